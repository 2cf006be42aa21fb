import type { Faults } from '../shared/faults.ts'
import type { SandboxKeys } from '../shared/keys-file.ts'
import type { SandboxClock } from '../store/sandbox-clock.ts'
import type { Store } from '../store/store.ts'
import type { Deliveries } from '../webhooks/deliver-events.ts'

/** What every route of the stand-in is handed. */
export interface Sandbox {
  store: Store
  clock: SandboxClock
  keys: SandboxKeys
  faults: Faults
  deliveries: Deliveries
  /** Where it answers, without a slash at its end. */
  baseUrl: string
}
