/** The state of a part's text in one language. `edited`: an approved text of an editor stands in place of the almanac's. */
export const horoscopeTextStates = ['almanac', 'draft', 'waiting', 'edited'] as const
export type HoroscopeTextState = (typeof horoscopeTextStates)[number]

/** The texts of a period itself; only years have an opening. */
export const periodTextKinds = ['title', 'preview', 'opening'] as const
export type PeriodTextKind = (typeof periodTextKinds)[number]
export const horoscopeTextKinds = [...periodTextKinds, 'part'] as const
export type HoroscopeTextKind = (typeof horoscopeTextKinds)[number]

/** The kinds of findings of the checks of a text. */
export const findingCodes = [
  'empty',
  'date-wrong',
  'date-outside',
  'date-without-fact',
  'position-wrong',
  'claim',
  'phrasing',
  'like-earlier',
  'too-short',
  'too-long',
  'one-paragraph',
  'one-language',
] as const
export type FindingCode = (typeof findingCodes)[number]
