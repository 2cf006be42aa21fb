import type { Sandbox } from '../sandbox/sandbox.ts'
import { matchSegments } from '../shared/match-segments.ts'
import type { Form } from './form.ts'

/** One authenticated request to the API, with its decoded parameters. */
export interface Call {
  sandbox: Sandbox
  /** The query of a GET, the body of a POST. */
  form: Form
  /** The named segments of the route's path. */
  path: Record<string, string>
  /** Made with the public key. */
  isPublic: boolean
  /** The request that caused an event, as Stripe describes it. */
  request: { id: string | null; idempotency_key: string | null }
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  /** For example `/v1/customers/:id`. */
  path: string
  /** A browser may call it with the public key, from any origin. */
  isForBrowsers?: boolean
  /** Runs synchronously inside a transaction. Its refusals are `StripeFailure`s. */
  answer: (call: Call) => object
}

export interface Match {
  route: Route
  path: Record<string, string>
}

/** Finds the route of a request. A known path with another method counts as unknown, as at Stripe. */
export function createRouter(routes: readonly Route[]) {
  const compiled = routes.map((route) => ({ route, segments: route.path.split('/') }))
  return (method: string, pathname: string): Match | null => {
    const parts = pathname.split('/')
    for (const { route, segments } of compiled) {
      if (route.method !== method && method !== 'OPTIONS') continue
      const path = matchSegments(segments, parts)
      if (path !== null) return { route, path }
    }
    return null
  }
}
