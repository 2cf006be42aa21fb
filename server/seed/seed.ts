import { seedPlans } from '../domains/billing/index.ts'
import { seedSigns } from '../domains/charts/index.ts'
import { seedNotices } from '../domains/noticeboard/index.ts'
import type { AppContext } from '../app.ts'

/** Fills in the content of a fresh installation; what is there already stays as it is. */
export async function seedContent(context: AppContext): Promise<void> {
  await seedSigns(context.db)
  await seedPlans(context.db)
  await seedNotices(context)
}
