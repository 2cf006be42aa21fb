import { findDifferences } from '../domains/payments/index.ts'
import { payables } from '../payables.ts'
import type { TestApp } from './test-app.ts'

/** Lists the differences that `npm run reconcile` would report, each with the id that it is about. */
export async function listDifferences({ context }: Pick<TestApp, 'context'>): Promise<string[]> {
  const found: string[] = []
  for await (const { id, what } of findDifferences({ ...context, payables }))
    found.push(`${id} ${what}`)
  return found
}
