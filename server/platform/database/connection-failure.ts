/**
 * SQLSTATE classes and codes, and system error codes, of a lost or refused connection. 25P03 is a transaction that
 * PostgreSQL ended since it was idle for too long.
 */
const codes = /^(08|57P0|25P03|53300|ECONN|ETIMEDOUT|EPIPE)/

/** Messages of node-postgres without a code; see its `lib/client.js` and `pg-pool`. */
const messages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
]

/** Returns whether the database could not be reached or its connection was lost, so that a retry may succeed. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  // A socket file is absent while its server restarts.
  if ('syscall' in error && error.syscall === 'connect') return true
  return messages.some((message) => message.test(error.message))
}

/** Returns whether PostgreSQL ended a statement that ran longer than `statement_timeout`. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014'
