import { useRef } from 'react'

/** Longer than the interval of a double click on any system. */
const longestIntervalMs = 1_000

/**
 * Returns a function that says whether a click is the second or a later one of a double click on what uses this hook. What
 * makes a call ignores it: the first call may have ended before, so that `busy` alone depends on how quickly the server
 * answers. `detail` counts clicks in one place, also when the first was on something else there, such as an option that
 * covered a button.
 */
export function useRepeatedClick() {
  const last = useRef(-Infinity)
  return ({ detail, timeStamp }: Pick<UIEvent, 'detail' | 'timeStamp'>): boolean => {
    const isRepeated = detail > 1 && timeStamp - last.current < longestIntervalMs
    last.current = timeStamp
    return isRepeated
  }
}
