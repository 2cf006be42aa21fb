import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../ui/store.ts'
import { formToast, toast } from '../ui/toast-store.ts'
import type { ApiFailure } from './api-failure.ts'
import { createCall, type CallState } from './call-store.ts'

/** Shows a failure as a toast, unless the session is over, which the guard has shown. */
export function announceFailure(
  { code, message }: ApiFailure,
  by: { error(text: string): unknown } = toast,
): void {
  if (code !== 'unauthenticated' && code !== 'no-token') by.error(message)
}

export interface Call<Input extends unknown[], Answer> extends CallState {
  /** Makes the call. Returns the answer, or undefined if it failed; `failure` then has the reason, which was shown. */
  run(...input: Input): Promise<Answer | undefined>
  /** Removes the last failure. */
  clearFailure(): void
}

/**
 * A call that a person starts: `isBusy` is for its button and `failure.errors` for its fields; the server's
 * message is shown as a toast. A second press joins the call in progress.
 */
export function useCall<Input extends unknown[], Answer>(
  make: (...input: Input) => Promise<Answer>,
  options: {
    /** Returns whether the page itself shows this failure, which then needs no toast. */
    isShownInPlace?: (failure: ApiFailure) => boolean
  } = {},
): Call<Input, Answer> {
  const latest = useRef({ make, options })
  useLayoutEffect(() => {
    latest.current = { make, options }
  })
  // oxlint-disable-next-line react/refs -- read when the call is made, not while rendering
  const [call] = useState(() =>
    createCall(
      (...input: Input) => {
        formToast.clear()
        return latest.current.make(...input)
      },
      (failure) => {
        if (!latest.current.options.isShownInPlace?.(failure)) announceFailure(failure, formToast)
      },
    ),
  )
  return { ...useStore(call.state), run: call.run, clearFailure: call.clearFailure }
}
