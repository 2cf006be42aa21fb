import { languageCodes, languageIdOf } from './languages.rules.ts'

/** The limits of a gemstone's texts, in characters, and of its pictures. */
export const maxTextCharacters = { name: 60, title: 100, description: 10_000 } as const
export const maxAltCharacters = 250
export const maxGemstonePictures = 8

/** A gemstone as visitors see it; `drawing` is null if it has none. */
export interface GemstoneParts {
  readonly translations: readonly {
    readonly language_id: number
    readonly name: string
    readonly title: string
    readonly description: string
  }[]
  readonly pictures: readonly {
    readonly translations: readonly { readonly language_id: number; readonly alt: string }[]
  }[]
  readonly drawing: unknown
}

/** `alt`: what a picture shows. */
export type GemstoneGap =
  | { readonly part: 'texts' | 'alt'; readonly languageId: number }
  | { readonly part: 'picture' }

/** Lists what a gemstone lacks before visitors can be shown it. */
export function findGaps({ translations, pictures, drawing }: GemstoneParts): GemstoneGap[] {
  const languageIds = languageCodes.map(languageIdOf)
  const hasTexts = (id: number) =>
    translations.some(
      ({ language_id, name, title, description }) =>
        language_id === id && name !== '' && title !== '' && description !== '',
    )
  const hasAlts = (id: number) =>
    pictures.every((one) =>
      one.translations.some(({ language_id, alt }) => language_id === id && alt !== ''),
    )
  const list = (part: 'texts' | 'alt', isThere: (id: number) => boolean) =>
    languageIds.filter((id) => !isThere(id)).map((languageId) => ({ part, languageId }))
  return [
    ...list('texts', hasTexts),
    ...(pictures.length === 0 && drawing === null ? [{ part: 'picture' } as const] : []),
    ...list('alt', hasAlts),
  ]
}
