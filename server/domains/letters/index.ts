export { chooseLetters, dropWeeklyConsent } from './settings/choose-letters.ts'
export { letterData } from './letters-data.ts'
export { letterEmailExamples } from './letters.examples.ts'
export { planWeeklyLetters } from './weekly/plan-weekly-letters.ts'
export { letterJobs } from './letters.jobs.ts'
export { letters } from './letters.routes.ts'
export {
  countReaders,
  findSettings as findLetterSettings,
} from './settings/letter-settings.repository.ts'
export type { LettersContext, Recipient } from './common/letters-context.ts'
export { serveOneClickStop } from './stop/one-click.routes.ts'
