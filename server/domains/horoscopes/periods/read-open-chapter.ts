import type { OpenChapter } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { accessToPublishedPart } from '../../access/index.ts'
import { signKeyOf } from '../../charts/index.ts'
import { dayAt, spanAt } from './calendar.rules.ts'
import { findPartRow, findPeriodRow } from './horoscopes.repository.ts'
import { openChapterOf } from './open-chapter.rules.ts'
import { presentPart } from './present-period.ts'
import { toStoredPart } from './stored-rows.ts'

/** Reads the chapter of the current week that everybody may read. */
export async function readOpenChapter({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<OpenChapter> {
  const now = clock.now()
  const { signId, periodId, partId } = openChapterOf(spanAt('weekly', dayAt(now)))
  const [period, row] = await Promise.all([findPeriodRow(db, periodId), findPartRow(db, partId)])
  if (!period || !row) throw new Refusal('horoscope-not-found')
  const part = presentPart(accessToPublishedPart(now, partId), period, toStoredPart(row))
  return {
    key: signKeyOf(signId),
    date: period.starts_on,
    id: part.id,
    translations: part.translations.flatMap(({ description, ...texts }) =>
      description === undefined
        ? []
        : {
            language_id: texts.language_id,
            name: texts.name,
            short_description: texts.short_description,
            description,
            week:
              period.translations.find(({ language_id: id }) => id === texts.language_id)?.name ??
              '',
          },
    ),
  }
}
