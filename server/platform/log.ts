import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import type { LogLevel } from './config.ts'

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

const places = ['', 'req.headers.', 'headers.', 'body.', 'req.body.', 'mail.', 'err.', '*.']

/** Where secrets may stand in a logged object; each is replaced by [hidden]. */
export const redactedPaths = places.flatMap((place) =>
  secretNames.map((name) =>
    name.includes('-') ? `${place.replace(/\.$/, '')}["${name}"]` : `${place}${name}`,
  ),
)

/** The product's log: one JSON object a line on standard output, or to `destination`. */
export function openLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactedPaths, censor: '[hidden]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
