import type { ServerResponse } from 'node:http'
import type { StripeFailure } from '../shared/failures.ts'

export interface Answer {
  status: number
  /** JSON, which can be sent again unchanged. */
  body: string
  /** The id of the first request with this key, if its answer is repeated. */
  replayOf?: string
}

export const apiVersion = '2026-10-28.endive'

export const jsonAnswer = (status: number, body: object): Answer => ({
  status,
  body: JSON.stringify(body),
})

export const refusal = ({ status, body }: StripeFailure): Answer =>
  jsonAnswer(status, { error: body })

export const internalError: Answer = jsonAnswer(500, {
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
