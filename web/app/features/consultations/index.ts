/** The entry point of `consultations`: what other features may import. */
export { consultationDraft } from './consultation-draft.ts'
