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

const written = new WeakMap<Sign, Buffer>()

/**
 * The same as JSON, under a name: the sign's words, in every script there is, are turned into bytes
 * once and not for every birth, which took a fifth of a lookup's time.
 */
export async function writeChart(
  db: Db,
  name: 'moonsign' | 'risingSign',
  { sign: key, sky }: Pick<Chart, 'sign' | 'sky'>,
): Promise<Buffer> {
  const sign = await findSign(db, key)
  let words = written.get(sign)
  if (!words) {
    words = Buffer.from(JSON.stringify(sign).slice(0, -1))
    written.set(sign, words)
  }
  return Buffer.concat([
    Buffer.from(`{"${name}":`),
    words,
    Buffer.from(`,"sky":${JSON.stringify(sky)}}}`),
  ])
}
