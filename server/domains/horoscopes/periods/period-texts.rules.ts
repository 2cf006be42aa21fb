import type { PeriodTextKind } from '@rashi/contract/studio-horoscopes.rules'
import type { PeriodTexts } from './horoscopes.table.ts'

/** The field of a period's texts that has a text of the kind. */
const fieldOf = {
  title: 'name',
  preview: 'description_preview',
  opening: 'description',
} as const satisfies Record<PeriodTextKind, keyof PeriodTexts>

/** The texts of a period are in `part_texts` at positions that no part has. */
export const positionOf = { title: 97, preview: 98, opening: 99 } as const satisfies Record<
  PeriodTextKind,
  number
>

export const textOfKind = (texts: PeriodTexts, kind: PeriodTextKind): string | undefined =>
  texts[fieldOf[kind]]

export const withText = (texts: PeriodTexts, kind: PeriodTextKind, text: string): PeriodTexts => ({
  ...texts,
  [fieldOf[kind]]: text,
  edited: [...(texts.edited ?? []), kind],
})
