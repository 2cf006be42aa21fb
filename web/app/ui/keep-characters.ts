import type { FormEvent } from 'react'

/** Handles `onInput`: applies `filter` to the typed text and keeps the caret's position. */
export const keepCharacters =
  (filter: (text: string) => string) =>
  ({ currentTarget: input }: FormEvent<HTMLInputElement>): void => {
    const filtered = filter(input.value)
    if (filtered === input.value) return
    const caret = filter(input.value.slice(0, input.selectionStart ?? 0)).length
    input.value = filtered
    input.setSelectionRange(caret, caret)
  }
