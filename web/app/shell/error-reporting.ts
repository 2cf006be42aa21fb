import { isRouteErrorResponse } from 'react-router'
import { ApiFailure } from '../lib/api-failure.ts'

/** Returns whether error reporting starts: it needs a key, and debug mode is off. */
export const mayReport = ({ isDebug, dsn }: { isDebug: boolean; dsn: string | null }): boolean =>
  !isDebug && dsn !== null && dsn !== ''

/** The errors that occurred before the reporter was loaded. */
const queued: unknown[] = []
const maxQueued = 10
let send = (error: unknown): void => {
  if (queued.length < maxQueued) queued.push(error)
}

/** Reports an error, unless it is a refusal by the server. */
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
  const report = ({ error, reason }: { error?: unknown; reason?: unknown }) =>
    reportError(error ?? reason)
  const stopListening = new AbortController()
  const whileListening = { signal: stopListening.signal }
  addEventListener('error', (event) => report(event), whileListening)
  addEventListener('unhandledrejection', (event) => report(event), whileListening)

  const reporter = await import('./error-reporter.ts')
  stopListening.abort()
  send = reporter.start(settings.dsn ?? '')
  for (const error of queued.splice(0)) send(error)
}
