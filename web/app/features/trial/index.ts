export { TrialSentence } from './trial-sentence.tsx'
export { useTrial } from './use-trial.ts'
