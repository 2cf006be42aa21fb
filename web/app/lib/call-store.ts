import { createStore } from '../ui/store.ts'
import { ApiFailure } from './api-failure.ts'

/** What the client knows of one kind of call: whether it is under way, and how its last try failed. */
export interface CallState {
  readonly isBusy: boolean
  readonly failure: ApiFailure | undefined
}

const atRest: CallState = { isBusy: false, failure: undefined }

/** Keeps the state of one call. `announce` hears of each failure, once. */
export function createCall<Given extends unknown[], Answer>(
  make: (...given: Given) => Promise<Answer>,
  announce: (failure: ApiFailure) => void,
) {
  const state = createStore(atRest)
  let underWay: Promise<Answer | undefined> | undefined

  async function attempt(given: Given): Promise<Answer | undefined> {
    try {
      const answer = await make(...given)
      state.set(atRest)
      return answer
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') {
        state.set(atRest)
        return undefined
      }
      const failure = asFailure(error)
      state.set({ isBusy: false, failure })
      announce(failure)
      return undefined
    } finally {
      underWay = undefined
    }
  }

  return {
    state,
    /** The answer, or undefined where it failed. While one is under way, asking again joins it. */
    run: (...given: Given): Promise<Answer | undefined> => {
      if (underWay) return underWay
      state.set({ isBusy: true, failure: state.get().failure })
      return (underWay = attempt(given))
    },
    /** Forgets the last failure: its field was mended. */
    forget: () => state.set({ ...state.get(), failure: undefined }),
  }
}

const asFailure = (error: unknown): ApiFailure =>
  error instanceof ApiFailure
    ? error
    : new ApiFailure(error instanceof Error ? error.message : String(error), {
        code: 'internal-error',
      })
