import type { GeneratedHoroscope, Sign } from '@rashi/contract'
import type { Db } from '../../platform/database/database.ts'
import { sanitiseRichText } from '../../platform/rich-text.ts'
import type { Chart } from './cast-chart.ts'
import { listSignRows } from './charts.repository.ts'

const kept = new WeakMap<Db, readonly Sign[]>()

/** The twelve signs in zodiac order, read once a database. */
export async function listSigns(db: Db): Promise<readonly Sign[]> {
  const known = kept.get(db)
  if (known) return known
  const rows = await listSignRows(db)
  const signs = rows.map(({ id, key, translations }) => ({
    id,
    key,
    translations: translations.map((translation) => ({
      ...translation,
      short_description: sanitiseRichText(translation.short_description),
      description_preview: sanitiseRichText(translation.description_preview),
    })),
    mediaUrl: `/media/signs/${key.toLowerCase()}.svg`,
    iconUrl: `/media/signs/${key.toLowerCase()}-icon.svg`,
  }))
  if (signs.length === 12) kept.set(db, signs)
  return signs
}

/** A chart as people read it: its sign, and how sure it is. */
export async function describeChart(
  db: Db,
  { sign, sky }: Pick<Chart, 'sign' | 'sky'>,
): Promise<GeneratedHoroscope> {
  const found = (await listSigns(db)).find(({ key }) => key === sign)
  if (!found) throw new Error(`The signs have not been filled in: ${sign} is missing`)
  return { ...found, sky }
}
