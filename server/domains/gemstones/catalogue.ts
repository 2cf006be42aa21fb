import { setImmediate as turn } from 'node:timers/promises'
import type { Gemstone, GemstoneCategory } from '@rashi/contract'
import type { GemDrawing } from '@rashi/engraving'
import type { Context } from '../../context/context.ts'
import { sanitiseRichText } from '../../platform/rich-text.ts'
import { readPictureFiles } from '../media/index.ts'
import {
  findCatalogueVersion,
  listCategoryRows,
  listGemstoneRows,
  listPictureRows,
} from './catalogue.repository.ts'
import { WordIndex } from './search/word-index.ts'
import { splitWords, splitMarkup } from './search/words.rules.ts'

/** A stone with its texts in every language. */
export type Stone = Pick<Gemstone, 'id' | 'slug' | 'category_id' | 'translations' | 'pictures'> & {
  /** Null for a piece that staff have added, which has pictures. */
  readonly drawing: GemDrawing | null
}

export interface Catalogue {
  readonly stones: readonly Stone[]
  readonly bySlug: ReadonlyMap<string, Stone>
  readonly byId: ReadonlyMap<number, Stone>
  readonly categories: readonly GemstoneCategory[]
  readonly index: WordIndex
}

type CatalogueContext = Pick<Context, 'db' | 'clock'>
interface CacheEntry {
  version: string
  catalogue: Catalogue
  checkedAtMs: number
  pendingRefresh: Promise<Catalogue> | undefined
}

/** How long a change of the catalogue may go unnoticed. */
const maxStaleMilliseconds = 2_000
const cache = new WeakMap<CatalogueContext['db'], CacheEntry>()

/**
 * Returns the whole catalogue from memory and reads it again after a change. A search in memory tolerates
 * typing errors without extensions of PostgreSQL and needs no query.
 */
export async function readCatalogue({ db, clock }: CatalogueContext): Promise<Catalogue> {
  const entry = cache.get(db)
  const nowMs = clock.now().epochMilliseconds
  if (!entry) return addToCache(db, nowMs)
  if (entry.pendingRefresh) return entry.pendingRefresh
  if (Math.abs(nowMs - entry.checkedAtMs) < maxStaleMilliseconds) return entry.catalogue
  entry.checkedAtMs = nowMs
  entry.pendingRefresh = refresh(db, entry).finally(() => {
    entry.pendingRefresh = undefined
  })
  return entry.pendingRefresh
}

async function addToCache(db: CatalogueContext['db'], checkedAtMs: number): Promise<Catalogue> {
  const version = await findCatalogueVersion(db)
  const catalogue = await load(db)
  cache.set(db, { version, catalogue, checkedAtMs, pendingRefresh: undefined })
  return catalogue
}

async function refresh(db: CatalogueContext['db'], entry: CacheEntry): Promise<Catalogue> {
  const version = await findCatalogueVersion(db)
  if (version !== entry.version) {
    entry.catalogue = await load(db)
    entry.version = version
  }
  return entry.catalogue
}

/** The stones that are processed between turns of the event loop, so that 10,000 do not delay a request. */
const stonesPerTurn = 200

async function load(db: CatalogueContext['db']): Promise<Catalogue> {
  const rows = await listGemstoneRows(db)
  const pictures = await readPictures(db)
  const categories = await listCategoryRows(db)
  const stones: Stone[] = []
  const words: string[][] = []
  for (const { translations, ...row } of rows) {
    const stone = {
      ...row,
      translations: translations.map(sanitiseTexts),
      pictures: pictures.get(row.id) ?? [],
    }
    stones.push(stone)
    words.push(listWords(stone))
    if (stones.length % stonesPerTurn === 0) await turn()
  }
  return {
    stones,
    bySlug: new Map(stones.map((stone) => [stone.slug, stone])),
    byId: new Map(stones.map((stone) => [stone.id, stone])),
    categories,
    index: new WordIndex(words),
  }
}

/** Reads the pictures of all stones, by the id of the stone. */
async function readPictures(db: CatalogueContext['db']) {
  const rows = await listPictureRows(db)
  const files = await readPictureFiles(
    db,
    rows.map(({ picture_id }) => picture_id),
  )
  const byStone = new Map<number, Gemstone['pictures']>()
  for (const { gemstone_id, picture_id, translations } of rows) {
    const picture = files.get(picture_id)
    if (picture)
      byStone.set(gemstone_id, [...(byStone.get(gemstone_id) ?? []), { ...picture, translations }])
  }
  return byStone
}

const sanitiseTexts = (texts: Stone['translations'][number]) => ({
  ...texts,
  description: sanitiseRichText(texts.description),
})

const listWords = ({ translations }: Stone): string[] =>
  translations.flatMap(({ name, title, description }) => [
    ...splitWords(name),
    ...splitWords(title),
    ...splitMarkup(description),
  ])
