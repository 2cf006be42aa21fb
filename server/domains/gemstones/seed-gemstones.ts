import type { Db } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { insertMissingCategories, insertMissingGemstones } from './catalogue.repository.ts'
import { categoryContent } from './content/categories.ts'
import { gemstoneContent } from './content/gemstones.ts'

/** Inserts missing categories and stones; does not change existing ones, which an operator may have edited. */
export async function seedGemstones(db: Db): Promise<void> {
  await write(db, async (trx) => {
    await insertMissingCategories(
      trx,
      categoryContent.map(({ id, translations }) => ({
        id,
        translations: JSON.stringify(translations),
      })),
    )
    await insertMissingGemstones(
      trx,
      gemstoneContent.map(({ translations, drawing, ...row }) => ({
        ...row,
        translations: JSON.stringify(translations),
        drawing: JSON.stringify(drawing),
      })),
    )
  })
}
