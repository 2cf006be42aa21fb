import { useRef } from 'react'

/** Longer than the interval of a double click on any system. */
const longestIntervalMs = 1_000

/**
 * Returns a function that tells whether a click is the second or a later one of a double click on the same element. An element
 * that makes a call ignores those: the call of the first click may have ended already, so that ignoring clicks during the call is
 * not enough. `detail` alone also counts an earlier click on another element in the same place, such as an option of a list that
 * covered the button.
 */
export function useRepeatedClick() {
  const last = useRef(-Infinity)
  return ({ detail, timeStamp }: Pick<UIEvent, 'detail' | 'timeStamp'>): boolean => {
    const isRepeated = detail > 1 && timeStamp - last.current < longestIntervalMs
    last.current = timeStamp
    return isRepeated
  }
}
