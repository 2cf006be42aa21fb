import type { Db } from '../../platform/database/database.ts'
import { insertSigns } from './charts.repository.ts'
import { signContent } from './sign-content.ts'

/** Fills in the signs that are missing; what stands there stays. */
export const seedSigns = (db: Db): Promise<void> => insertSigns(db, signContent)
