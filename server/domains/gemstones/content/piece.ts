import type { Gemstone } from '@rashi/contract'
import { type LanguageCode, translationRows } from '@rashi/contract/languages.rules'
import type { GemDrawing } from '@rashi/engraving'
import { stones, type StoneKey } from './stones.ts'

export type PieceContent = Pick<Gemstone, 'slug' | 'translations'> & {
  readonly drawing: GemDrawing
}

type PieceTexts = readonly [title: string, text: string]

interface PieceOptions {
  readonly stone: StoneKey
  readonly cut: GemDrawing['cut']
  readonly metal?: GemDrawing['metal']
  readonly halo?: boolean
  readonly video?: Video
}

interface Video {
  readonly id: string
  readonly isBranded: boolean
}

// NASA's films of the celestial bodies that tradition associates with the stones; free to show.
const sun = 'l3QQQu7QLoM'
const moon = 'nr5Pj6GQL2o'
const mars = '4czjS9h4Fpg'
const jupiter = '3afEX8a2jPg'
const film = (id: string): Video => ({ id, isBranded: false })
/** A film whose first seconds are a title, which the player skips. */
const filmWithTitle = (id: string): Video => ({ id, isBranded: true })
export const films = {
  sun: film(sun),
  sunWithTitle: filmWithTitle(sun),
  moon: film(moon),
  moonWithTitle: filmWithTitle(moon),
  mars: film(mars),
  marsWithTitle: filmWithTitle(mars),
  jupiter: film(jupiter),
  jupiterWithTitle: filmWithTitle(jupiter),
}

/** Returns the function that defines pieces of one form of jewellery. */
export const definePieces =
  (form: NonNullable<GemDrawing['form']>) =>
  (slug: string, options: PieceOptions, texts: Record<LanguageCode, PieceTexts>): PieceContent => {
    const { stone, cut, metal = 'gold', halo = false, video } = options
    const kind = stones[stone]
    return {
      slug,
      drawing: { cut, colour: kind.colour, form, metal, halo },
      translations: translationRows((code) => {
        const [name, tradition] = kind[code]
        const [title, text] = texts[code]
        return {
          name,
          title,
          description: `<p>${text}</p><p>${tradition}</p>`,
          video_link: video?.id ?? null,
          skip_branding: video?.isBranded ?? false,
        }
      }),
    }
  }
