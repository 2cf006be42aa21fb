import { defaultLanguage, translationRows } from '@rashi/contract/languages.rules'
import type { ParsedBodyOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordAct, type StaffActor } from '../operations/index.ts'
import { showStudioGemstone, type StudioGemstone } from './list-studio-gemstones.ts'
import { toSlug } from './slug.rules.ts'
import { hasCategory, insertDraft } from './studio-gemstones.repository.ts'

/** Adds a stone that visitors do not see: its texts and pictures follow. Its address comes from its first title, and stays. */
export async function addGemstone(
  context: Pick<Context, 'clock' | 'db'>,
  { category_id, title }: ParsedBodyOf<'POST /studio/add-gemstone'>,
  actor: StaffActor,
): Promise<StudioGemstone> {
  const at = context.clock.now()
  const translations = translationRows((code) => ({
    name: '',
    title: code === defaultLanguage ? title : '',
    description: '',
    video_link: null,
    skip_branding: false,
  }))
  const id = await write(context.db, async (trx) => {
    if (!(await hasCategory(trx, category_id)))
      throw new Refusal('invalid', { errors: { category_id: ['validation.other'] } })
    const stone = await insertDraft(trx, { slug: toSlug(title), category_id, translations, at })
    await recordAct(trx, actor, {
      at,
      object: 'gemstone',
      objectId: stone.slug,
      after: { category_id, [`title ${defaultLanguage}`]: title },
    })
    return stone.id
  })
  return showStudioGemstone(context, id)
}
