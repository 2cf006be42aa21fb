import type { Context } from '../../platform/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { listPlans } from './list-plans.ts'

export function billing(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve('GET /payment-plan/plans', async () => ({ plans: await listPlans(db) }))
}
