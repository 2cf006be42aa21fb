import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import { describeError } from './redact.rules.ts'
import { currentRequestId } from './request-id.ts'
import type { LogLevel } from './settings.ts'

export type Log = Logger

const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'confirm_password',
  'token',
  'auth_token',
  'client_secret',
  'secret',
  'secretKey',
  'card',
  'number',
  'cvc',
  'exp_month',
  'exp_year',
  'html',
  'text',
]

const prefixes = ['', 'req.headers.', 'headers.', 'body.', 'req.body.', 'mail.', 'err.', '*.']

/** Paths of secrets in logged objects, whose values are replaced by [hidden]. */
export const redactedPaths = prefixes.flatMap((prefix) =>
  secretNames.map((name) =>
    name.includes('-') ? `${prefix.replace(/\.$/, '')}["${name}"]` : `${prefix}${name}`,
  ),
)

/** Every line about a request, or about a job that it enqueued, names the request. */
function identifyRequest(): { requestId?: string } {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}

/** Opens the log: one JSON object per line on standard output or to `destination`. */
export function openLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    mixin: identifyRequest,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, error: describeError },
    redact: { paths: redactedPaths, censor: '[hidden]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
