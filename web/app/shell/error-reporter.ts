import {
  captureException,
  dedupeIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/browser'
import { scrubReport, type Report } from './error-report.rules.ts'

/** Reports errors only: without breadcrumbs, session or tracing. */
export function start(dsn: string): (error: unknown) => void {
  init({
    dsn,
    environment: 'live',
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
    ],
    maxBreadcrumbs: 0,
    beforeSend: (event, { originalException }) =>
      isExpected(originalException) ? null : (scrubReport(event as Report) as typeof event),
  })
  return (error) => {
    captureException(error)
  }
}

const isExpected = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ApiFailure' || error.name === 'AbortError')
