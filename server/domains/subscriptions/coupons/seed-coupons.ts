import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { insertMissingCoupons } from './coupon.repository.ts'
import type { CouponTable } from './coupon.table.ts'

const gold = 3

/** The coupons of a fresh installation. */
const couponContent: readonly Insertable<CouponTable>[] = [
  { id: 1, code: 'WELCOME4', weeks: 4, payment_plan_id: null, expires_at: null },
  { id: 2, code: 'GOLD8', weeks: 8, payment_plan_id: gold, expires_at: null },
  {
    id: 3,
    code: 'OLDMOON',
    weeks: 4,
    payment_plan_id: null,
    expires_at: Temporal.Instant.from('2025-01-01T00:00:00Z'),
  },
]

/** Inserts the coupons that are missing; the plans must exist. */
export const seedCoupons = (db: Db): Promise<void> =>
  write(db, (trx) => insertMissingCoupons(trx, couponContent))
