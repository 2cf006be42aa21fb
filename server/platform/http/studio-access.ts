import { findStudioCall, type StaffRole, type StudioCall } from '@rashi/contract/studio-roles.rules'
import type { RouteDefinition } from '@rashi/contract'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { relyingPartyOf } from '../secrets/relying-party.rules.ts'
import { isWithinProof, permitsSecureCookies, readStudioCookie } from './studio-access.rules.ts'

/** The session of a member of staff. */
export interface StaffSession {
  readonly staffId: string
  readonly sessionId: string
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly issuedAt: Temporal.Instant
  /** When a passkey or a code was last shown in this session. */
  readonly provenAt: Temporal.Instant
}

/** From where a call of the studio comes, and the act that it records. */
export interface StudioOrigin {
  /** Null for a call that records none. */
  readonly act: string | null
  readonly address: string
  /** Also the header `x-request-id` of the response. */
  readonly requestId: string
}

/** Finds the session of a token and records its use; undefined for an expired or unknown one. */
export type AuthenticateStaff = (token: string) => Promise<StaffSession | undefined>

/** Lets a request to a call of the studio pass, or throws a refusal. */
export type StudioGuard = (request: FastifyRequest) => Promise<void>

/** Creates the guards of the studio's calls, which follow the table of roles in the contract. */
export function createStudioGuards({
  config,
  clock,
  authenticateStaff,
}: {
  config: Pick<Config, 'publicUrl'>
  clock: Clock
  authenticateStaff: AuthenticateStaff
}): (name: string, route: Pick<RouteDefinition, 'auth'>) => StudioGuard {
  const isSecure = permitsSecureCookies(config.publicUrl)
  // At a loopback address the same pages are open as `localhost`, the only name under which passkeys work there.
  const origins = new Set([
    new URL(config.publicUrl).origin,
    relyingPartyOf(config.publicUrl)?.origin,
  ])
  const admit = async (request: FastifyRequest, { roles, proof }: StudioCall): Promise<void> => {
    if (roles === 'guest') return
    const token = readStudioCookie(request.headers.cookie)
    const session = token === undefined ? undefined : await authenticateStaff(token)
    if (session === undefined) throw new Refusal('unauthenticated')
    request.staff = session
    if (!roles.includes(session.role)) throw new Refusal('forbidden')
    if (proof && !isWithinProof(session.provenAt, clock.now())) throw new Refusal('proof-required')
  }
  return (name, route) => {
    const call = requireListed(name, route)
    return async (request) => {
      request.studio = { act: call.act, address: request.ip, requestId: request.id }
      if (!isSecure) throw new Refusal('studio-needs-https')
      // SameSite=Strict does not stop another host of the same site.
      if (request.method !== 'GET' && !origins.has(request.headers.origin))
        throw new Refusal('other-origin')
      await admit(request, call)
    }
  }
}

/** @throws {Error} if the table of roles does not list the call, or lists it for others than its definition says */
function requireListed(name: string, { auth }: Pick<RouteDefinition, 'auth'>): StudioCall {
  const call = findStudioCall(name)
  if (call === undefined) throw new Error(`${name} is not listed in the table of studio calls`)
  if (auth !== (call.roles === 'guest' ? 'public' : 'staff'))
    throw new Error(`${name} is ${auth} in its definition, and not in the table of studio calls`)
  return call
}

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffSession | undefined
    studio: StudioOrigin | undefined
  }
}
