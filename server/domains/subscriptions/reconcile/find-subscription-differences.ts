import type { Context } from '../../../context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { byId, inPages } from '../../../platform/database/in-pages.ts'
import { isUserSubscribed, readAccess } from '../../access/index.ts'
import {
  type Difference,
  listFulfilledPurchases,
  readPurchaseRecords,
} from '../../payments/index.ts'
import {
  type GroupRow,
  listExistingGroups,
  listGroupPage,
  listSubscriptionRows,
} from '../groups/subscription.repository.ts'
import { listRenewals } from '../renewals/renewal.repository.ts'
import { compareGroup } from './subscription-difference.rules.ts'

type Books = Pick<Context, 'clock' | 'db'>

/** Finds contradictions within the tables of subscriptions, with their payments and with their grants. */
export async function* findSubscriptionDifferences(books: Books): AsyncGenerator<Difference> {
  const { db } = books
  yield* findUnstarted(db)
  for await (const groups of inPages(byId, (at) => listGroupPage(db, at))) {
    const ids = groups.map(({ id }) => id)
    const [records, renewals] = await Promise.all([
      readPurchaseRecords(db, ids),
      listRenewals(db, ids),
    ])
    for (const group of groups)
      yield* compareGroup(
        group,
        records.get(group.id),
        renewals.filter(({ group_id }) => group_id === group.id),
      )
    yield* findUnreadable(books, groups)
  }
}

/** Paid purchases whose subscription was not started. */
async function* findUnstarted(db: Db): AsyncGenerator<Difference> {
  const read = (at: { after: string; limit: number }) =>
    listFulfilledPurchases(db, { payable: 'subscription', ...at })
  for await (const page of inPages(byId, read)) {
    const started = new Set(
      await listExistingGroups(
        db,
        page.map(({ id }) => id),
      ),
    )
    for (const { id } of page)
      if (!started.has(id))
        yield { about: 'purchase', id, what: 'paid, but its subscription was not started' }
  }
}

/** Active subscriptions whose owner cannot read a sign that they pay for. */
async function* findUnreadable(
  { clock, db }: Books,
  groups: readonly GroupRow[],
): AsyncGenerator<Difference> {
  const running = groups.filter(
    ({ status, platform }) => status !== 'cancelled' && platform === 'web',
  )
  const rows = await listSubscriptionRows(
    db,
    running.map(({ id }) => id),
  )
  for (const { id, user_id } of running) {
    const access = await readAccess({ db, clock }, { userId: user_id, generatedSignId: null })
    for (const { sign_id } of rows.filter(({ group_id }) => group_id === id))
      if (!isUserSubscribed(access, sign_id))
        yield {
          about: 'subscription',
          id,
          what: `paid for sign ${sign_id}, but its owner cannot read that sign`,
        }
  }
}
