import type { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/**
 * What a request may use up: the token bucket it takes from (docs/product/decisions.md section 2); `poll` is for what
 * every open page asks again and again, so that an office behind one address has the rest for its people.
 */
export type LimitName = 'sign-in' | 'sign-up' | 'mail' | 'lookup' | 'poll' | 'other'

/** One call of the API: everything that crosses the wire, and who may make it. */
export interface RouteDefinition {
  /** `user`: 401 without a live token; `public`: a token is neither asked for nor looked at. */
  readonly auth: 'public' | 'user'
  /** A session that was handed over for a purchase may make this call too; any other is a 403 for it. */
  readonly forPurchase?: true
  readonly summary: string
  readonly tag: string
  readonly limit?: LimitName
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The most bytes that a body may have; more is 413. Without it 32 KB. */
  readonly bodyLimit?: number
  /** The handler is handed the body as it came too, byte by byte: a signature is over those. */
  readonly rawBody?: true
  readonly response: z.ZodType
  /** Its own noes, beside those that every call of its kind has (no token, an invalid field, too many). */
  readonly refusals?: readonly RefusalCode[]
}

export type RouteName = `${'GET' | 'POST' | 'DELETE'} /${string}`

export const defineRoutes = <const T extends Record<RouteName, RouteDefinition>>(routes: T): T =>
  routes
