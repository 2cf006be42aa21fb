import { seedCoupons, seedPlans } from '../domains/subscriptions/index.ts'
import { seedSigns } from '../domains/charts/index.ts'
import { seedGemstones } from '../domains/gemstones/index.ts'
import { seedConsultations } from '../domains/consultations/index.ts'
import type { ComposeEdition } from '../domains/almanac/index.ts'
import { ensureCurrentEditions } from '../domains/horoscopes/index.ts'
import { seedNotices } from '../domains/noticeboard/index.ts'
import type { Context } from '../context/context.ts'

/** Fills in the content of a fresh installation; what is there already stays as it is. */
export async function seedContent(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  compose: ComposeEdition,
): Promise<void> {
  await seedSigns(context.db)
  await seedPlans(context.db)
  await seedCoupons(context.db)
  await seedNotices(context)
  await seedGemstones(context.db)
  await seedConsultations(context.db)
  await ensureCurrentEditions(context, compose)
}
