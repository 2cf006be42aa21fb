import type { Faults } from './controls/faults.ts'
import type { SandboxKeys } from './keys-file.ts'
import type { SandboxClock } from './sandbox-clock.ts'
import type { Store } from './store/store.ts'
import type { Deliveries } from './webhooks/deliver-events.ts'

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
