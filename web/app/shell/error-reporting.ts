import { isRouteErrorResponse } from 'react-router'
import { ApiFailure } from '../lib/api-failure.ts'

/** Returns whether error reporting starts: it needs a key, and debug mode is off. */
export const mayReport = ({ isDebug, dsn }: { isDebug: boolean; dsn: string | null }): boolean =>
  !isDebug && dsn !== null && dsn !== ''

/** The errors that occurred before the reporter was loaded. */
const waiting: unknown[] = []
const mostWaiting = 10
let send = (error: unknown): void => {
  if (waiting.length < mostWaiting) waiting.push(error)
}

/** A refusal by the server is not an error of the page. */
export function reportError(error: unknown): void {
  if (!(error instanceof ApiFailure) && !isRouteErrorResponse(error)) send(error)
}

/** Loads and starts the reporter. @param isDebug true during development */
export async function startErrorReporting(settings: {
  isDebug: boolean
  dsn: string | null
}): Promise<void> {
  if (!mayReport(settings)) {
    send = () => {}
    return
  }
  const hear = ({ error, reason }: { error?: unknown; reason?: unknown }) =>
    reportError(error ?? reason)
  const stopHearing = new AbortController()
  const until = { signal: stopHearing.signal }
  addEventListener('error', (event) => hear(event), until)
  addEventListener('unhandledrejection', (event) => hear(event), until)

  const reporter = await import('./error-reporter.ts')
  stopHearing.abort()
  send = reporter.start(settings.dsn ?? '')
  for (const error of waiting.splice(0)) send(error)
}
