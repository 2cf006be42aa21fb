import type { Db } from '../../platform/database/database.ts'
import { insertSigns } from './charts.repository.ts'
import { signContent } from './sign-content.ts'

/** Inserts the signs that are missing. */
export const seedSigns = (db: Db): Promise<void> => insertSigns(db, signContent)
