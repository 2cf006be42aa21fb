/** The entry point for pages that show the card form; the other pages do not load it. */
export { CardForm } from './card-form.tsx'
export { useCardForm, type CardChoice } from './use-card-form.ts'
