import type { FormEvent } from 'react'

/** Handles `onInput`: applies `filter` to the typed text and keeps the caret's position. */
export const keepCharacters =
  (filter: (text: string) => string) =>
  ({ currentTarget: input }: FormEvent<HTMLInputElement>): void => {
    const kept = filter(input.value)
    if (kept === input.value) return
    const caret = filter(input.value.slice(0, input.selectionStart ?? 0)).length
    input.value = kept
    input.setSelectionRange(caret, caret)
  }
