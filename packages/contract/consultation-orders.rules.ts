/** Days within which an order of a consultation is answered; the texts and the terms promise them. */
export const daysToAnswer = 14
/** Days before its due date from which on an open order is due soon. */
export const daysDueSoon = 3

export const orderStates = ['open', 'due-soon', 'overdue', 'answered', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]

/** Of an answer, in characters: some six pages. */
export const maxAnswerCharacters = 20_000

/** Splits what somebody wrote into paragraphs, at empty lines. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
