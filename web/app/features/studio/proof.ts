import { createStore } from '../../ui/store.ts'

interface Question {
  readonly answer: (isProven: boolean) => void
}

/** The question that the dialog shows; undefined while there is none. */
export const proofQuestion = createStore<Question | undefined>(undefined)
let asking: Promise<void> | undefined

/**
 * Asks who is at the browser, by a passkey or a code. Calls at the same time share one question.
 *
 * @throws {DOMException} `AbortError` if the person declines; `useCall` shows nothing then
 */
export function askForProof(): Promise<void> {
  asking ??= new Promise<boolean>((resolve) => proofQuestion.set({ answer: resolve })).then(
    (isProven) => {
      asking = undefined
      proofQuestion.set(undefined)
      if (!isProven) throw new DOMException('The person gave no proof', 'AbortError')
    },
  )
  return asking
}
