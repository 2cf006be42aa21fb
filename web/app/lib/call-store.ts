import { createStore } from '../ui/store.ts'
import { ApiFailure } from './api-failure.ts'

/** The state of a call: whether it is in progress, and how its last attempt failed. */
export interface CallState {
  readonly isBusy: boolean
  readonly failure: ApiFailure | undefined
}

const idle: CallState = { isBusy: false, failure: undefined }

/** Creates a call with its state. `announce` is called once for each failure. */
export function createCall<Input extends unknown[], Answer>(
  make: (...input: Input) => Promise<Answer>,
  announce: (failure: ApiFailure) => void,
) {
  const state = createStore(idle)
  let inFlight: Promise<Answer | undefined> | undefined

  async function attempt(input: Input): Promise<Answer | undefined> {
    try {
      const answer = await make(...input)
      state.set(idle)
      return answer
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') {
        state.set(idle)
        return undefined
      }
      const failure = toFailure(error)
      state.set({ isBusy: false, failure })
      announce(failure)
      return undefined
    } finally {
      inFlight = undefined
    }
  }

  return {
    state,
    /** Makes the call, or joins the one in progress. Returns the answer, or undefined if it failed. */
    run: (...input: Input): Promise<Answer | undefined> => {
      if (inFlight) return inFlight
      state.set({ isBusy: true, failure: state.get().failure })
      return (inFlight = attempt(input))
    },
    /** Removes the last failure, when its field is edited. */
    clearFailure: () => state.set({ ...state.get(), failure: undefined }),
  }
}

const toFailure = (error: unknown): ApiFailure =>
  error instanceof ApiFailure
    ? error
    : new ApiFailure(error instanceof Error ? error.message : String(error), {
        code: 'internal-error',
      })
