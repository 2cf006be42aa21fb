import type { FastifyRequest } from 'fastify'
import { createHmac } from 'node:crypto'
import type { Context } from '../../context/context.ts'
import type { Db } from '../database/database.ts'
import { networkOf } from '../http/rate-limits/network.rules.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import { securityEvent, type EventDetails, type SecurityEvent } from './security-event.ts'

/** The account that an event is about: its id, or the email that was typed. */
export interface Subject {
  readonly userId?: string | undefined
  readonly email?: string | undefined
}

/** Logs a security event of a request; without a subject it is about the account that is signed in. */
export async function noteSecurityEvent(
  { db, log }: Pick<Context, 'db' | 'log'>,
  event: SecurityEvent,
  request: FastifyRequest,
  { userId, email, ...more }: Subject & Pick<EventDetails, 'code'> = {},
): Promise<void> {
  securityEvent(log, event, {
    user: userId ?? request.session?.userId,
    account: email === undefined ? undefined : await hashEmail(db, email),
    network: networkOf(request.ip),
    route: request.routeOptions.url,
    ...more,
  })
}

/** Hashes an email with a secret, so that the log cannot be searched for a known address without the database. */
async function hashEmail(db: Db, email: string): Promise<string> {
  const key = await serverSecret(db, 'security-events')
  return createHmac('sha256', key).update(email.toLowerCase()).digest('base64url').slice(0, 22)
}
