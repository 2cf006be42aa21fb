import { findGaps, type GemstoneParts } from '@rashi/contract/studio-gemstones.rules'
import type { ParsedBodyOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import type { Trx } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sanitiseRichText } from '../../platform/rich-text.ts'
import { usePictures } from '../media/index.ts'
import { recordAct, type StaffActor } from '../operations/index.ts'
import { findChanges } from './gemstone-changes.rules.ts'
import { showStudioGemstone, type StudioGemstone } from './list-studio-gemstones.ts'
import {
  hasCategory,
  listStonePictures,
  lockStone,
  replaceStonePictures,
  updateStone,
} from './studio-gemstones.repository.ts'

type ChangeContext = Pick<Context, 'clock' | 'db'>

/** @throws {Refusal} `changed-meanwhile` unless the stone is still as the caller saw it */
export async function lockAsSeen(trx: Trx, id: number, version: number) {
  const row = await lockStone(trx, id)
  if (!row) throw new Refusal('not-found')
  if (row.version !== version) throw new Refusal('changed-meanwhile')
  return row
}

/** Changes texts, video, category and pictures of a stone. */
export async function changeGemstone(
  context: ChangeContext,
  { gemstone_id: id, version, ...body }: ParsedBodyOf<'POST /studio/change-gemstone'>,
  actor: StaffActor,
): Promise<StudioGemstone> {
  const at = context.clock.now()
  const { category_id, pictures } = body
  const translations = body.translations.map((texts) => ({
    ...texts,
    description: sanitiseRichText(texts.description),
  }))
  await write(context.db, async (trx) => {
    const row = await lockAsSeen(trx, id, version)
    const shown = await readShownPictures(trx, id)
    const changes = findChanges({ ...row, pictures: shown }, { ...body, translations })
    if (!changes) return
    if (!row.is_hidden) refuseGaps({ ...body, translations, drawing: row.drawing })
    if (!(await hasCategory(trx, category_id))) throw invalid('category_id')
    if (
      !(await usePictures(
        trx,
        pictures.map((one) => one.id),
      ))
    )
      throw invalid('pictures')
    await updateStone(trx, id, { category_id, translations }, at)
    await replaceStonePictures(trx, id, pictures)
    await recordAct(trx, actor, { at, object: 'gemstone', objectId: row.slug, ...changes })
  })
  return showStudioGemstone(context, id)
}

const invalid = (field: string) =>
  new Refusal('invalid', { errors: { [field]: ['validation.other'] } })

export const readShownPictures = async (trx: Trx, stoneId: number) =>
  (await listStonePictures(trx, [stoneId])).map(({ picture_id: id, translations }) => ({
    id,
    translations,
  }))

/** @throws {Refusal} `invalid` if visitors cannot be shown a stone without what it lacks */
function refuseGaps(stone: GemstoneParts): void {
  const [gap] = findGaps(stone)
  if (gap) throw invalid(gap.part === 'texts' ? 'translations' : 'pictures')
}

/** Hides a stone from visitors, or shows it: for the first time, or again. */
export async function hideGemstone(
  context: ChangeContext,
  { gemstone_id: id, version, is_hidden }: ParsedBodyOf<'POST /studio/hide-gemstone'>,
  actor: StaffActor,
): Promise<StudioGemstone> {
  const at = context.clock.now()
  await write(context.db, async (trx) => {
    const row = await lockAsSeen(trx, id, version)
    if (row.is_hidden === is_hidden) return
    if (!is_hidden) refuseGaps({ ...row, pictures: await readShownPictures(trx, id) })
    // Whichever it becomes, visitors see it or have seen it.
    await updateStone(trx, id, { is_hidden, was_shown: true }, at)
    const values = { before: { is_hidden: row.is_hidden }, after: { is_hidden } }
    await recordAct(trx, actor, { at, object: 'gemstone', objectId: row.slug, ...values })
  })
  return showStudioGemstone(context, id)
}
