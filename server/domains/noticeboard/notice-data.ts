import { inDefaultLanguage } from '@rashi/contract/languages.rules'
import type { PersonalData } from '../../context/personal-data.ts'
import { deleteReads, listReads } from './notice.repository.ts'

/** The export and deletion of a person's read notices. */
export const noticeData: PersonalData = {
  exportFor: async (db, userId) => [
    {
      topic: 'notices_read',
      rows: (await listReads(db, userId)).map(({ translations, read_at }) => ({
        title: inDefaultLanguage(translations)?.title ?? '',
        read_at: read_at.toString(),
      })),
    },
  ],
  deleteFor: deleteReads,
}
