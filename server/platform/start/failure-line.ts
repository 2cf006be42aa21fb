import { StartError } from '../start-error.ts'

/**
 * What the operator reads when the start fails: one line where the reason is known or the system's
 * own, the whole stack where it is a fault of the product.
 */
export function sayFailure(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (error instanceof Error && 'syscall' in error) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
