/** The entry point for pages of staff that show a chart with how certain it is. */
export { SignChangeNote } from './sign-certainty.tsx'
export { formatArc } from './sky-labels.rules.ts'
