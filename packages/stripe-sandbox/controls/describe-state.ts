import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Kind, Kinds } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'

/** All objects and settings, oldest first: for tests, whose sandboxes are small. */
export function describeState({ store, clock, faults, deliveries }: Sandbox) {
  return {
    now: clock.now().toString(),
    customers: all(store, 'customer'),
    payment_methods: all(store, 'payment_method'),
    payment_intents: all(store, 'payment_intent'),
    setup_intents: all(store, 'setup_intent'),
    charges: all(store, 'charge'),
    refunds: all(store, 'refund'),
    disputes: all(store, 'dispute'),
    events: all(store, 'event'),
    webhook_endpoints: all(store, 'webhook_endpoint'),
    payment_method_domains: all(store, 'payment_method_domain'),
    pending_deliveries: deliveries.countPending(),
    faults: faults.list(),
  }
}

const all = <K extends Kind>(store: Store, kind: K): Kinds[K][] =>
  (store.list(kind, { limit: Number.MAX_SAFE_INTEGER - 1 })?.rows ?? [])
    .map(({ object }) => object)
    .toReversed()
