import type { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/**
 * The rate limit of a request (docs/product/decisions.md section 2). `poll` is for calls that open pages repeat,
 * so that many pages behind one IP address do not use up the limit of other calls.
 */
export type LimitName = 'sign-in' | 'sign-up' | 'mail' | 'lookup' | 'poll' | 'page' | 'other'

/** One call of the API: its input and output, and who may make it. */
export interface RouteDefinition {
  /**
   * `user`: 401 without a valid token; `public`: a token is neither required nor read; `staff`: 401 without the cookie of
   * the studio, and 403 unless `studio-roles.rules.ts` lists the role.
   */
  readonly auth: 'public' | 'user' | 'staff'
  /** A purchase session may make this call too; all others are a 403 for it. */
  readonly forPurchase?: true
  readonly summary: string
  readonly tag: string
  readonly limit?: LimitName
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The maximum size of a body in bytes, by default 32 KB; 413 above. */
  readonly bodyLimit?: number
  /** The handler also receives the body as bytes, to verify a signature of them. */
  readonly rawBody?: true
  readonly response: z.ZodType
  /** The call's own refusals, besides those of every such call (no token, an invalid field, too many requests). */
  readonly refusals?: readonly RefusalCode[]
}

export type RouteName = `${'GET' | 'POST' | 'DELETE'} /${string}`

export const defineRoutes = <const T extends Record<RouteName, RouteDefinition>>(routes: T): T =>
  routes
