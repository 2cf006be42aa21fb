import type { FormEvent } from 'react'

/** Handles `onInput`: removes what `filter` removes as it is typed, and leaves the caret in its place. */
export const keepCharacters =
  (filter: (text: string) => string) =>
  ({ currentTarget: input }: FormEvent<HTMLInputElement>): void => {
    const kept = filter(input.value)
    if (kept === input.value) return
    const caret = filter(input.value.slice(0, input.selectionStart ?? 0)).length
    input.value = kept
    input.setSelectionRange(caret, caret)
  }
