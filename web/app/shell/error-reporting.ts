import { isRouteErrorResponse } from 'react-router'
import { ApiFailure } from '../lib/api-failure.ts'

/** Error reporting starts only outside debug mode and with a key. */
export const mayReport = ({ isDebug, dsn }: { isDebug: boolean; dsn: string | null }): boolean =>
  !isDebug && dsn !== null && dsn !== ''

/** What went wrong before the reporter was there. */
const waiting: unknown[] = []
const mostWaiting = 10
let send = (error: unknown): void => {
  if (waiting.length < mostWaiting) waiting.push(error)
}

/** A no of the server is an answer, not an error of ours. */
export function reportError(error: unknown): void {
  if (!(error instanceof ApiFailure) && !isRouteErrorResponse(error)) send(error)
}

/** Starts the reporter, which is loaded only then. @param isDebug true while developing */
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
