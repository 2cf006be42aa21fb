import type { LogEvent } from 'kysely'
import { redact } from '../redact.rules.ts'
import { currentSpan, failSpan, startSpan } from './spans.ts'

const maxText = 2_000

/**
 * Adds a query that has ended to the trace of its request or job; queries of neither are left out. Values are parameters, which
 * are not part of the text.
 */
export function traceQuery(event: LogEvent): void {
  if (!currentSpan()) return
  const endedAt = performance.timeOrigin + performance.now()
  const { sql } = event.query
  const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query'
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql)?.[1]
  const span = startSpan({
    name: table ? `${operation} ${table}` : operation,
    kind: 'client',
    startedAt: endedAt - event.queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
      'db.query.text': redact(sql.slice(0, maxText)),
    },
  })
  if (!span) return
  if (event.level === 'error') failSpan(span, event.error)
  span.end(endedAt)
}
