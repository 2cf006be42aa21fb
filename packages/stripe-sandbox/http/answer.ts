import type { ServerResponse } from 'node:http'
import type { StripeFailure } from '../shared/failures.ts'

export interface Answer {
  status: number
  /** JSON, ready to be sent again as it was. */
  body: string
  /** The id of the request that was answered first, where this is its answer once more. */
  replayOf?: string
}

export const apiVersion = '2026-10-28.endive'

export const answerOf = (status: number, body: object): Answer => ({
  status,
  body: JSON.stringify(body),
})

export const refusal = ({ status, body }: StripeFailure): Answer =>
  answerOf(status, { error: body })

export const internalError: Answer = answerOf(500, {
  error: { type: 'api_error', message: 'An unknown error occurred.' },
})

export function send(
  response: ServerResponse,
  { status, body }: Answer,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-cache, no-store',
      ...headers,
    })
    .end(body)
}
