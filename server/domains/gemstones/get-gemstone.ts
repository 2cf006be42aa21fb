import type { ResponseOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readCatalogue } from './catalogue.ts'
import { presentStone } from './gemstone.rules.ts'

/** @throws {Refusal} `not-found` if no stone has the slug. */
export async function getGemstone(
  context: Pick<Context, 'db' | 'clock'>,
  { slug, languageId }: { slug: string; languageId: number },
): Promise<ResponseOf<'GET /singleGemstone/:slug'>> {
  const { bySlug } = await readCatalogue(context)
  const stone = bySlug.get(slug)
  if (!stone) throw new Refusal('not-found')
  return { gemstone: presentStone(stone, languageId) }
}
