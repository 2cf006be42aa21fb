import { seedSigns } from '../domains/charts/index.ts'
import type { AppContext } from '../app.ts'

/** Fills in the content of a fresh installation; what is there already stays as it is. */
export async function seedContent(context: AppContext): Promise<void> {
  await seedSigns(context.db)
}
