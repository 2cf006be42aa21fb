import { Counter, Registry } from 'prom-client'
import type { Log } from '../log.ts'

/** The events of docs/security-events.md, which says when each is logged. */
export const securityEvents = [
  'sign-up',
  'sign-in',
  'sign-in-wrong',
  'second-step-asked',
  'second-step-wrong',
  'sign-in-link-requested',
  'sign-in-link-used',
  'reset-requested',
  'password-reset',
  'password-wrong',
  'password-changed',
  'password-chosen',
  'factor-added',
  'factor-removed',
  'recovery-codes-renewed',
  'email-change-requested',
  'email-changed',
  'email-confirmed',
  'link-refused',
  'account-deleted',
  'data-exported',
  'purchase-session',
  'session-ended',
  'sessions-over-limit',
  'session-unknown',
  'forbidden',
  'limit-reached',
  'signature-invalid',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

/** The account and the origin of an event; never an email, a password or a token. */
export interface EventDetails {
  /** The id of the account that is signed in or was signed in to. */
  readonly user?: string | undefined
  /** A keyed hash of the email that was typed, where nobody is signed in. */
  readonly account?: string | undefined
  /** An IPv4 address, or the /64 of an IPv6 address. */
  readonly network?: string | undefined
  /** The pattern of the call's path. */
  readonly route?: string | undefined
  /** The code of the refusal. */
  readonly code?: string | undefined
  /** The number of sessions that ended. */
  readonly sessions?: number | undefined
}

/** The security events by name, for `/metrics`. */
export const securityCounters = new Registry()

const counter = new Counter({
  name: 'security_events_total',
  help: 'Security events by name, those left out of the log included.',
  labelNames: ['event'] as const,
  registers: [securityCounters],
})
// A labelled counter is absent until its first event, and a rate would miss that one.
for (const event of securityEvents) counter.inc({ event }, 0)

export const countSecurityEvent = (event: SecurityEvent): void => counter.inc({ event })

/** Counts an event and logs it as one line. */
export function securityEvent(log: Log, event: SecurityEvent, details: EventDetails): void {
  countSecurityEvent(event)
  log.info({ event, ...details }, 'security event')
}
