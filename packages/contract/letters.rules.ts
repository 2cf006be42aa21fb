/** The emails that a reader asks for or can stop: the week on Monday mornings, and the reminders before the free weeks end. */
export const letterKinds = ['weekly', 'trial'] as const
export type LetterKind = (typeof letterKinds)[number]

/**
 * The version of what is said beside the box and the switch of the weekly letter (`letters.weekly.consent` and
 * `letters.weekly.hint`), stored with the consent: another sentence is another version.
 */
export const weeklyConsentVersion = '2026-11-22'
