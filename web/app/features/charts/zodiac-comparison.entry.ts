/** The entry point for the page on the method; lookups do not load it. */
export { ZodiacComparison } from './zodiac-comparison.tsx'
