import type Stripe from 'stripe'
import type { Faults } from '../shared/faults.ts'
import type { SandboxKeys } from '../shared/keys-file.ts'
import type { SandboxClock } from '../store/sandbox-clock.ts'
import type { Store } from '../store/store.ts'
import type { Deliveries } from '../webhooks/deliver-events.ts'

/** A request to a route of the API and its answer. */
export interface Exchange {
  /** For example `GET /v1/customers/:id`. */
  readonly route: string
  readonly form: object
  /** Whether it came with the public key. */
  readonly isPublic: boolean
  readonly idempotencyKey: string | null
  readonly status: number
  readonly body: unknown
}

/** Is shown what the sandbox answers and sends, for tests that compare it with Stripe's types. */
export interface Observer {
  readonly onExchange: (exchange: Exchange) => unknown
  readonly onEvent: (event: Stripe.Event) => unknown
}

/** The dependencies of every route. */
export interface Sandbox {
  store: Store
  clock: SandboxClock
  keys: SandboxKeys
  faults: Faults
  deliveries: Deliveries
  /** Its address, without a trailing slash. */
  baseUrl: string
  observer?: Observer | undefined
}
