import type { Gemstone } from '@rashi/contract'
import { type LanguageCode, translationRows } from '@rashi/contract/languages.rules'
import type { GemDrawing } from '@rashi/engraving'
import { stones, type StoneKey } from './stones.ts'

export type PieceContent = Pick<Gemstone, 'slug' | 'translations'> & {
  readonly drawing: GemDrawing
}

type Words = readonly [title: string, text: string]

interface Making {
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

// NASA's own films of the heavenly bodies that tradition gives the stones to; free for all to show.
const sun = 'l3QQQu7QLoM'
const moon = 'nr5Pj6GQL2o'
const mars = '4czjS9h4Fpg'
const jupiter = '3afEX8a2jPg'
const film = (id: string): Video => ({ id, isBranded: false })
/** Its first seconds are a title, which is passed over. */
const filmPastTitle = (id: string): Video => ({ id, isBranded: true })
export const films = {
  sun: film(sun),
  sunPastTitle: filmPastTitle(sun),
  moon: film(moon),
  moonPastTitle: filmPastTitle(moon),
  mars: film(mars),
  marsPastTitle: filmPastTitle(mars),
  jupiter: film(jupiter),
  jupiterPastTitle: filmPastTitle(jupiter),
}

/** Makes the pieces of one form of jewellery. */
export const piecesOf =
  (form: NonNullable<GemDrawing['form']>) =>
  (slug: string, making: Making, words: Record<LanguageCode, Words>): PieceContent => {
    const { stone, cut, metal = 'gold', halo = false, video } = making
    const kind = stones[stone]
    return {
      slug,
      drawing: { cut, colour: kind.colour, form, metal, halo },
      translations: translationRows((code) => {
        const [name, tradition] = kind[code]
        const [title, text] = words[code]
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
