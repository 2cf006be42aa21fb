import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../ui/store.ts'
import { formToast, toast } from '../ui/toast-store.ts'
import type { ApiFailure } from './api-failure.ts'
import { createCall, type CallState } from './call-store.ts'

/** Says a failure in passing; of a dead session the guard has already spoken. */
export function announceFailure(
  { code, message }: ApiFailure,
  by: { error(words: string): unknown } = toast,
): void {
  if (code !== 'unauthenticated' && code !== 'no-token') by.error(message)
}

export interface Call<Given extends unknown[], Answer> extends CallState {
  /** The answer, or undefined where it failed, which was then said and is kept in `failure`. */
  run(...given: Given): Promise<Answer | undefined>
  /** Forgets the last failure. */
  forget(): void
}

/**
 * A call that a person asks for: `isBusy` for its button, `failure.errors` for its fields, the server's
 * sentence in a toast. A second press joins the call under way.
 */
export function useCall<Given extends unknown[], Answer>(
  make: (...given: Given) => Promise<Answer>,
  how: {
    /** The page itself says this failure: it needs no toast. */
    isSaidInPlace?: (failure: ApiFailure) => boolean
  } = {},
): Call<Given, Answer> {
  const latest = useRef({ make, how })
  useLayoutEffect(() => {
    latest.current = { make, how }
  })
  // oxlint-disable-next-line react/refs -- read when the call is made, never while rendering
  const [call] = useState(() =>
    createCall(
      (...given: Given) => {
        formToast.clear()
        return latest.current.make(...given)
      },
      (failure) => {
        if (!latest.current.how.isSaidInPlace?.(failure)) announceFailure(failure, formToast)
      },
    ),
  )
  return { ...useStore(call.state), run: call.run, forget: call.forget }
}
