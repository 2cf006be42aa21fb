import type { Db } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { insertMissingContent } from './catalogue/catalogue.repository.ts'
import { categoryContent } from './content/categories.ts'
import { loveConsultations } from './content/love.ts'
import { timeConsultations } from './content/time.ts'
import { workConsultations } from './content/work.ts'

const stored = <T extends { translations: object }>(row: T) => ({
  ...row,
  translations: JSON.stringify(row.translations),
})

/** Fills in the consultations and questions that are missing; what an operator changed stays. */
export async function seedConsultations(db: Db): Promise<void> {
  const content = [...workConsultations, ...loveConsultations, ...timeConsultations]
  await write(db, (trx) =>
    insertMissingContent(trx, {
      categories: categoryContent.map(stored),
      consultations: content.map(({ questions: _questions, ...row }) => stored(row)),
      questions: content.flatMap(({ id, questions }) =>
        questions.map((question) => stored({ ...question, consultation_id: id })),
      ),
    }),
  )
}
