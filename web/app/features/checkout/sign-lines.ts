import type { Period, SignKey } from '@rashi/contract'
import { readingPeriods, type ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Api } from '../../lib/api.ts'

/** The beginning of a sign's newest text of one reading period, as everyone may read it. */
export interface SignLine {
  readonly period: ReadingPeriod
  readonly translations: readonly Pick<
    Period['translations'][number],
    'language_id' | 'name' | 'description_preview'
  >[]
  /** How many sections or chapters may be read or bought one by one; 0 where they are not listed. */
  readonly sections: number
}

export interface SignLines {
  readonly key: SignKey
  /** Without those that could not be loaded. */
  readonly lines: readonly SignLine[]
}

/** Loads the newest lines of a sign. It never rejects: the plans can be chosen without them. */
export async function loadSignLines(
  api: Api,
  key: SignKey,
  query: { time_zone?: string } = {},
): Promise<SignLines> {
  const found = await Promise.all(
    readingPeriods.map((period) => loadLine(api, { key, period, query }).catch(() => undefined)),
  )
  return { key, lines: found.filter((line) => line !== undefined) }
}

async function loadLine(
  api: Api,
  { key, period, query }: { key: SignKey; period: ReadingPeriod; query: { time_zone?: string } },
): Promise<SignLine | undefined> {
  const { horoscope } = await api.guest(
    'GET /horoscope/new-single-horoscope/:timePeriod/:horoscopeSign',
    { params: { timePeriod: period, horoscopeSign: key.toLowerCase() }, query },
  )
  const newest = horoscope.horoscopeData.at(-1)
  return (
    newest && {
      period,
      translations: newest.translations.map(({ language_id, name, description_preview }) => ({
        language_id,
        name,
        description_preview,
      })),
      sections: newest.parts.length,
    }
  )
}
