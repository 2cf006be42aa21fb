import type { Part, SignKey, SingleHoroscope, UserLifeEvent } from '@rashi/contract'

interface Names {
  readonly language_id: number
  readonly name: string
}

interface SignNames {
  readonly key: SignKey
  readonly translations: readonly Names[]
}

/** The part of the answer about a sign's year that the list of sections needs. */
export interface Year {
  readonly sign: SignNames & { readonly id: number; readonly mediaUrl: string }
  /** The first day. */
  readonly date: string
  readonly sections: readonly Part[]
}

/** Finds the current year, or the one with the section. */
export function findYear(
  horoscope: Pick<SingleHoroscope, 'id' | 'key' | 'mediaUrl' | 'horoscopeData'> & {
    readonly translations: readonly Names[]
    readonly current_period: { readonly from: string }
  },
  sectionId?: number,
): Year | undefined {
  const { id, key, mediaUrl, translations, horoscopeData, current_period } = horoscope
  const period =
    sectionId === undefined
      ? (horoscopeData.find(({ date }) => date === current_period.from) ?? horoscopeData.at(-1))
      : horoscopeData.find(({ parts }) => parts.some((part) => part.id === sectionId))
  return (
    period && {
      sign: {
        id,
        key,
        mediaUrl,
        translations: translations.map(({ language_id, name }) => ({ language_id, name })),
      },
      date: period.date,
      sections: period.parts,
    }
  )
}

export const openSections = ({ sections }: Pick<Year, 'sections'>): Part[] =>
  sections.filter(({ user_has_access }) => user_has_access)

/** A section that the reader may open, with its sign and year. */
export interface OwnSection {
  readonly id: number
  readonly translations: readonly Names[]
  readonly sign: SignNames
  readonly date: string
  readonly isElsewhere: boolean
}

/** Lists the open sections of the shown year, then those bought of other signs and years. */
export function ownSections(year: Year, bought: readonly UserLifeEvent[]): OwnSection[] {
  const shown = year.sections.map(({ id }) => id)
  const { sign, date } = year
  return [
    ...openSections(year).map(({ id, translations }) => ({
      id,
      translations,
      sign,
      date,
      isElsewhere: false,
    })),
    ...bought
      .filter(({ id }) => !shown.includes(id))
      .map((one) => ({
        id: one.id,
        translations: one.translations,
        sign: one.horoscope,
        date: one.date,
        isElsewhere: true,
      })),
  ]
}

/** Finds the open sections before and after one. */
export function findNeighbours(sections: readonly Part[], id: number) {
  const at = sections.findIndex((one) => one.id === id)
  return { at, previous: at > 0 ? sections[at - 1] : undefined, next: sections[at + 1] }
}

/** Returns the sign whose sections are listed: the requested one, that of a guest's basket, the reader's, or the first. */
export function chooseListedSign({
  requested,
  basket,
  generated,
}: {
  requested: string | null
  basket: { readonly key: SignKey; readonly isGuests: boolean } | undefined
  generated: SignKey | undefined
}): string {
  return requested ?? (basket?.isGuests ? basket.key : undefined) ?? generated ?? 'Aries'
}
