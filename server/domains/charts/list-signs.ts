import type { GeneratedHoroscope, Sign, SignKey } from '@rashi/contract'
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

async function findSign(db: Db, key: SignKey): Promise<Sign> {
  const found = (await listSigns(db)).find((sign) => sign.key === key)
  if (!found) throw new Error(`The signs have not been filled in: ${key} is missing`)
  return found
}

/** A chart as people read it: its sign, and how sure it is. */
export const describeChart = async (
  db: Db,
  { sign, sky }: Pick<Chart, 'sign' | 'sky'>,
): Promise<GeneratedHoroscope> => ({ ...(await findSign(db, sign)), sky })

const signTexts = new WeakMap<Sign, string>()

/** Writes a chart as JSON under a name. The sign's part is written once: it is most of the text. */
export async function writeChart(
  db: Db,
  name: 'moonsign' | 'risingSign',
  { sign: key, sky }: Pick<Chart, 'sign' | 'sky'>,
): Promise<string> {
  const sign = await findSign(db, key)
  let text = signTexts.get(sign)
  if (text === undefined) {
    text = JSON.stringify(sign).slice(0, -1)
    signTexts.set(sign, text)
  }
  return `{"${name}":${text},"sky":${JSON.stringify(sky)}}}`
}
