/**
 * Whether a click is the second or a later one of a double click. What makes a call ignores it: the first call may have
 * ended before, so that `busy` alone depends on how quickly the server answers.
 */
export const isRepeatedClick = ({ detail }: { detail: number }): boolean => detail > 1
