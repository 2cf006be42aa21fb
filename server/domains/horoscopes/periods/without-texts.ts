import type { StoredPeriod } from './stored-periods.ts'

/** Empties the texts of a period that may have to be paid for. */
export const withoutTexts = ({ row, parts }: StoredPeriod): StoredPeriod => ({
  row: {
    ...row,
    translations: row.translations.map(emptyTexts),
    in_short: row.in_short?.map((texts) => ({ ...texts, sentences: [] })) ?? null,
  },
  parts: parts.map((part) => ({ ...part, translations: part.translations.map(emptyTexts) })),
})

const emptyTexts = <
  T extends { description?: string | undefined; video_link?: string | null | undefined },
>(
  texts: T,
): T => ({
  ...texts,
  ...(texts.description !== undefined && { description: '' }),
  ...(texts.video_link !== undefined && { video_link: null }),
})
