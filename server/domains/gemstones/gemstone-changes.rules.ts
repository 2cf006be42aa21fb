import { languageCodeOf } from '@rashi/contract/languages.rules'
import type { ParsedBodyOf } from '@rashi/contract'

type Stone = Pick<
  ParsedBodyOf<'POST /studio/change-gemstone'>,
  'category_id' | 'translations' | 'pictures'
>
type Values = Record<string, string | number | boolean | null | string[]>

/** The values of a stone by their names, such as `title en`. A picture is named by its id and what it shows. */
export const listValues = ({ category_id, translations, pictures }: Stone): Values => ({
  category_id,
  ...Object.fromEntries(
    translations.flatMap(({ language_id, ...texts }) =>
      Object.entries(texts).map(([name, value]) => [
        `${name} ${languageCodeOf(language_id)}`,
        value,
      ]),
    ),
  ),
  pictures: pictures.map(({ id, translations: texts }) =>
    [id, ...texts.map(({ alt }) => alt)].join(' · '),
  ),
})

/** Returns the values that differ, as they were and as they are; undefined if none does. */
export function findChanges(
  stone: Stone,
  changed: Stone,
): { before: Values; after: Values } | undefined {
  const [before, after] = [listValues(stone), listValues(changed)]
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  if (names.length === 0) return undefined
  const select = (values: Values): Values =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return { before: select(before), after: select(after) }
}
