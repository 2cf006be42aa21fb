import type { Db } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { insertMissingContent } from './catalogue/catalogue.repository.ts'
import { categoryContent } from './content/categories.ts'
import { loveConsultations } from './content/love.ts'
import { timeConsultations } from './content/time.ts'
import { workConsultations } from './content/work.ts'

const toRow = <T extends { translations: object }>(row: T) => ({
  ...row,
  translations: JSON.stringify(row.translations),
})

/** Inserts missing consultations and questions; does not change existing ones, which an operator may have edited. */
export async function seedConsultations(db: Db): Promise<void> {
  const content = [...workConsultations, ...loveConsultations, ...timeConsultations]
  await write(db, (trx) =>
    insertMissingContent(trx, {
      categories: categoryContent.map(toRow),
      consultations: content.map(({ questions: _questions, ...row }) => toRow(row)),
      questions: content.flatMap(({ id, questions }) =>
        questions.map((question) => toRow({ ...question, consultation_id: id })),
      ),
    }),
  )
}
