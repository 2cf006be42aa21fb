import type { RefusalCode } from '@rashi/contract'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../context/context.ts'
import { networkOf } from '../http/rate-limits/network.rules.ts'
import { tokensAt, type Bucket } from '../http/rate-limits/token-bucket.rules.ts'
import type { Refusal } from '../refusal.ts'
import { noteSecurityEvent } from './note-security-event.ts'
import { countSecurityEvent, type SecurityEvent } from './security-event.ts'

/** The refusals that are security events. */
const events: Partial<Record<RefusalCode, SecurityEvent>> = {
  'wrong-credentials': 'sign-in-wrong',
  'studio-credentials-wrong': 'sign-in-wrong',
  'invitation-invalid': 'link-refused',
  'second-step-required': 'second-step-asked',
  'code-wrong': 'second-step-wrong',
  'passkey-refused': 'second-step-wrong',
  'second-step-expired': 'link-refused',
  'password-wrong': 'password-wrong',
  'sign-in-link-invalid': 'link-refused',
  'reset-link-invalid': 'link-refused',
  'email-link-invalid': 'link-refused',
  unauthenticated: 'session-unknown',
  forbidden: 'forbidden',
  'under-age': 'forbidden',
  'too-many-requests': 'limit-reached',
  'signature-invalid': 'signature-invalid',
}

/** The lines in the log about one event and network. Whatever is above is only counted, so that a flood fills no disk. */
const lines = { capacity: 20, secondsPerToken: 3 }
const maxBuckets = 10_000

/** Logs a refusal that is a security event. */
export type NoteRefusal = (request: FastifyRequest, refusal: Refusal) => Promise<void>

/** Creates the function that logs refusals, with its limit of lines. */
export function createRefusalNotes(context: Pick<Context, 'db' | 'log' | 'clock'>): NoteRefusal {
  const buckets = new LRUCache<string, Bucket>({ max: maxBuckets })
  const takeLine = (key: string): boolean => {
    const nowMs = context.clock.now().epochMilliseconds
    const tokens = tokensAt(buckets.get(key), lines, nowMs)
    if (tokens < 1) return false
    buckets.set(key, { tokens: tokens - 1, atMs: nowMs })
    return true
  }
  return async (request, { code }) => {
    const event = events[code]
    if (event === undefined) return
    // A call without a token is a guest's, not an attempt with a token.
    if (code === 'unauthenticated' && request.headers.authorization === undefined) return
    if (takeLine(`${event} ${networkOf(request.ip)}`))
      await noteSecurityEvent(context, event, request, { code, email: typedEmail(request) })
    else countSecurityEvent(event)
  }
}

function typedEmail({ session, body }: FastifyRequest): string | undefined {
  if (session || typeof body !== 'object' || body === null || !('email' in body)) return undefined
  return typeof body.email === 'string' ? body.email : undefined
}
