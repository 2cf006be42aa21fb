import { mockResponse, screen } from './screen.ts'

const customer = {
  id: '019ab000-0000-7000-8000-000000000001',
  name: 'Lata Iyer',
  email: 'lata.iyer@example.org',
}
const dispute = {
  id: 'dp_1',
  customer,
  payment_id: 'pi_3SXkQ2LkdIwHu7ix0aBcDeFg',
  amount: 5.99,
  reason: 'product_not_received',
  state: 'open',
  evidence_due_at: '2026-12-04T10:00:00Z',
  opened_at: '2026-11-27T10:00:00Z',
  changed_at: '2026-11-27T10:00:00Z',
  has_stopped_renewals: true,
}
const disputes = {
  open: [dispute, { ...dispute, id: 'dp_2', evidence_due_at: null }],
  decided: [
    { ...dispute, id: 'dp_3', state: 'lost', customer: null },
    { ...dispute, id: 'dp_4', state: 'won', amount: 45, has_stopped_renewals: false },
  ],
}

const job = {
  id: '019ab000-0000-7000-8000-000000000002',
  queue: 'mail',
  enqueued_at: '2026-11-26T21:10:00Z',
  failed_at: '2026-11-26T22:19:00Z',
  tries: 13,
  error: 'connect ECONNREFUSED 203.0.113.7:587',
}

/** Disputes and the work outside requests in the studio. */
export const studioMoneyScreens = [
  screen({
    name: 'studio-disputes',
    route: '/studio/disputes',
    as: 'owner',
    beforeOpen: async (page) => {
      for (const state of ['open', 'decided'] as const)
        await mockResponse(`**/api/studio/disputes?state=${state}`, {
          disputes: disputes[state],
          next: state === 'decided' ? 'dp_4' : null,
        })(page)
    },
  }),
  screen({
    name: 'studio-home-disputes',
    route: '/studio',
    as: 'owner',
    beforeOpen: mockResponse('**/api/studio/open-disputes', {
      open: 2,
      first_due_at: dispute.evidence_due_at,
    }),
    afterOpen: (page) => page.locator('main a[href="/studio/disputes"]').nth(1).waitFor(),
  }),
  screen({
    name: 'studio-operations',
    route: '/studio/operations',
    as: 'owner',
    beforeOpen: mockResponse('**/api/studio/operations', {
      reconcile: {
        last: {
          finished_at: '2026-11-27T03:23:41Z',
          differences: 2,
          lines: [
            'payment pi_3SXkQ2LkdIwHu7ix0aBcDeFg: charged £5.99, but the database has no attempt for it',
            'attempt 019ab000-0000-7000-8000-000000000003: £1.50 must be refunded and is not refunded yet',
          ],
        },
        is_running: false,
      },
      queues: [
        { queue: 'mail', count: 26 },
        { queue: 'refund-email', count: 1 },
      ],
      dead: {
        jobs: [
          job,
          { ...job, id: '019ab000-0000-7000-8000-000000000004', queue: 'refund-email', error: '' },
        ],
        next: job.id,
      },
    }),
  }),
  screen({ name: 'studio-operations-new', route: '/studio/operations', as: 'owner' }),
]
