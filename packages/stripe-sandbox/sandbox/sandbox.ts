import type { Faults } from '../shared/faults.ts'
import type { SandboxKeys } from '../shared/keys-file.ts'
import type { SandboxClock } from '../store/sandbox-clock.ts'
import type { Store } from '../store/store.ts'
import type { Deliveries } from '../webhooks/deliver-events.ts'

/** The dependencies of every route. */
export interface Sandbox {
  store: Store
  clock: SandboxClock
  keys: SandboxKeys
  faults: Faults
  deliveries: Deliveries
  /** Its address, without a trailing slash. */
  baseUrl: string
}
