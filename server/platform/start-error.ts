/** A failed start that the operator can correct: its message is one line, printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
