export { composeEdition, edition, type Edition } from './compose-edition.ts'
export { type AlmanacSpan, readSpanSky, type SpanSky } from './span-sky.ts'
