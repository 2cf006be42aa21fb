import { setImmediate as turn } from 'node:timers/promises'
import type { Gemstone, GemstoneCategory } from '@rashi/contract'
import type { GemDrawing } from '@rashi/engraving'
import type { Context } from '../../context/context.ts'
import { sanitiseRichText } from '../../platform/rich-text.ts'
import { findEdition, listCategoryRows, listGemstoneRows } from './catalogue.repository.ts'
import { WordIndex } from './search/word-index.ts'
import { wordsOf, wordsOfMarkup } from './search/words.rules.ts'

/** A stone as it is kept; its words are taken out for one language when it is shown. */
export type Stone = Pick<Gemstone, 'id' | 'slug' | 'category_id' | 'translations'> & {
  readonly drawing: GemDrawing
}

export interface Catalogue {
  readonly stones: readonly Stone[]
  readonly bySlug: ReadonlyMap<string, Stone>
  readonly byId: ReadonlyMap<number, Stone>
  readonly categories: readonly GemstoneCategory[]
  readonly index: WordIndex
}

type Given = Pick<Context, 'db' | 'clock'>
interface Kept {
  edition: string
  catalogue: Catalogue
  lookedAtMs: number
  underWay: Promise<Catalogue> | undefined
}

/** How long a change of the catalogue may stay unseen. */
const unseenMilliseconds = 2_000
const kept = new WeakMap<Given['db'], Kept>()

/**
 * The whole catalogue, kept in memory and read again when it has changed: searching it there forgives
 * wrong letters on every engine that speaks PostgreSQL, and takes no round trip.
 */
export async function readCatalogue({ db, clock }: Given): Promise<Catalogue> {
  const known = kept.get(db)
  const nowMs = clock.now().epochMilliseconds
  if (!known) return keep(db, nowMs)
  if (known.underWay) return known.underWay
  if (Math.abs(nowMs - known.lookedAtMs) < unseenMilliseconds) return known.catalogue
  known.lookedAtMs = nowMs
  known.underWay = look(db, known).finally(() => {
    known.underWay = undefined
  })
  return known.underWay
}

async function keep(db: Given['db'], lookedAtMs: number): Promise<Catalogue> {
  const edition = await findEdition(db)
  const catalogue = await load(db)
  kept.set(db, { edition, catalogue, lookedAtMs, underWay: undefined })
  return catalogue
}

async function look(db: Given['db'], known: Kept): Promise<Catalogue> {
  const edition = await findEdition(db)
  if (edition !== known.edition) {
    known.catalogue = await load(db)
    known.edition = edition
  }
  return known.catalogue
}

/** Stones worked on before others get their turn: reading 10,000 stones must not hold up a request. */
const stonesAtOnce = 200

async function load(db: Given['db']): Promise<Catalogue> {
  const rows = await listGemstoneRows(db)
  const categories = await listCategoryRows(db)
  const stones: Stone[] = []
  const words: string[][] = []
  for (const { translations, ...row } of rows) {
    const stone = { ...row, translations: translations.map(withSafeMarkup) }
    stones.push(stone)
    words.push(wordsOfStone(stone))
    if (stones.length % stonesAtOnce === 0) await turn()
  }
  return {
    stones,
    bySlug: new Map(stones.map((stone) => [stone.slug, stone])),
    byId: new Map(stones.map((stone) => [stone.id, stone])),
    categories,
    index: new WordIndex(words),
  }
}

const withSafeMarkup = (words: Stone['translations'][number]) => ({
  ...words,
  description: sanitiseRichText(words.description),
})

const wordsOfStone = ({ translations }: Stone): string[] =>
  translations.flatMap(({ name, title, description }) => [
    ...wordsOf(name),
    ...wordsOf(title),
    ...wordsOfMarkup(description),
  ])
