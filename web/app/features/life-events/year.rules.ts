import type { Part, SignKey, SingleHoroscope, UserLifeEvent } from '@rashi/contract'

interface Names {
  readonly language_id: number
  readonly name: string
}

interface SignNames {
  readonly key: SignKey
  readonly translations: readonly Names[]
}

/** A sign's year as its sections are listed, without the rest that the answer has. */
export interface Year {
  readonly sign: SignNames & { readonly id: number; readonly mediaUrl: string }
  /** Its first day. */
  readonly date: string
  readonly sections: readonly Part[]
}

/** The current year, or the one that has the section. */
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

/** A section that its reader may open, wherever it stands. */
export interface OwnSection {
  readonly id: number
  readonly translations: readonly Names[]
  readonly sign: SignNames
  readonly date: string
  readonly isElsewhere: boolean
}

/** What is open of the year that is shown, then what was bought of other signs and years. */
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

/** The sections before and after one among those that are open. */
export function neighboursOf(sections: readonly Part[], id: number) {
  const at = sections.findIndex((one) => one.id === id)
  return { at, previous: at > 0 ? sections[at - 1] : undefined, next: sections[at + 1] }
}

/** Whose sections are listed: the sign that is asked for, a guest's basket's, the reader's own, or the first. */
export function signToList({
  asked,
  basket,
  generated,
}: {
  asked: string | null
  basket: { readonly key: SignKey; readonly isGuests: boolean } | undefined
  generated: SignKey | undefined
}): string {
  return asked ?? (basket?.isGuests ? basket.key : undefined) ?? generated ?? 'Aries'
}
