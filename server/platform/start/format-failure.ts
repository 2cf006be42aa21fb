import { StartError } from '../start-error.ts'

/**
 * Formats a failed start for the operator: one line for a known reason or a system error, the whole stack
 * for an error of the product.
 */
export function formatFailure(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (error instanceof Error && 'syscall' in error) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
