import { signPicture } from '@rashi/contract/pictures.rules'
import type { GeneratedHoroscope, Sign, SignKey } from '@rashi/contract'
import type { Db } from '../../platform/database/database.ts'
import { sanitiseRichText } from '../../platform/rich-text.ts'
import type { Chart } from './cast-chart.ts'
import { listSignRows } from './charts.repository.ts'

const cachedSigns = new WeakMap<Db, readonly Sign[]>()

/** Lists the twelve signs in zodiac order; they are read once for each database. */
export async function listSigns(db: Db): Promise<readonly Sign[]> {
  const cached = cachedSigns.get(db)
  if (cached) return cached
  const rows = await listSignRows(db)
  const signs = rows.map(({ id, key, translations }) => ({
    id,
    key,
    translations: translations.map((translation) => ({
      ...translation,
      short_description: sanitiseRichText(translation.short_description),
      description_preview: sanitiseRichText(translation.description_preview),
    })),
    mediaUrl: signPicture(key),
    iconUrl: signPicture(key, '-icon'),
  }))
  if (signs.length === 12) cachedSigns.set(db, signs)
  return signs
}

async function findSign(db: Db, key: SignKey): Promise<Sign> {
  const found = (await listSigns(db)).find((sign) => sign.key === key)
  if (!found) throw new Error(`The table of signs has no ${key}: it was not seeded`)
  return found
}

/** Returns a chart's sign with its texts, and its sky with how certain the sign is. */
export const describeChart = async (
  db: Db,
  { sign, sky }: Pick<Chart, 'sign' | 'sky'>,
): Promise<GeneratedHoroscope> => ({ ...(await findSign(db, sign)), sky })

const serializedSigns = new WeakMap<Sign, string>()

/**
 * Serializes a JSON object with a chart and the properties of `more`. The texts of a sign are serialized once and
 * cached.
 */
export async function serializeChart(
  db: Db,
  name: 'moonsign' | 'risingSign',
  { sign: key, sky }: Pick<Chart, 'sign' | 'sky'>,
  more: Readonly<Record<string, object>> = {},
): Promise<string> {
  const sign = await findSign(db, key)
  let text = serializedSigns.get(sign)
  if (text === undefined) {
    text = JSON.stringify(sign).slice(0, -1)
    serializedSigns.set(sign, text)
  }
  const rest = Object.entries(more).map(([key, value]) => `,"${key}":${JSON.stringify(value)}`)
  return `{"${name}":${text},"sky":${JSON.stringify(sky)}}${rest.join('')}}`
}
