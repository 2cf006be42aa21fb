/** The entry point for pages that show a section or offer it. */
export { addToBasket } from './basket.ts'
export { SectionHead, SectionText } from './section-text.tsx'
