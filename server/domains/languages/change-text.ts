import type { ParsedBodyOf, ParsedQueryOf, ResponseOf } from '@rashi/contract'
import { defaultLanguage, isLanguageId, languageCodeOf } from '@rashi/contract/languages.rules'
import { keepsPlaceholders } from '@rashi/contract/placeholders.rules'
import { builtInTexts } from '@rashi/contract/texts'
import type { Context } from '../../context/context.ts'
import type { Trx } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordAct, type StaffActor } from '../operations/index.ts'
import {
  deleteChangedText,
  insertChangedText,
  listChangedRows,
  lockChangedText,
  updateChangedText,
} from './language-text.repository.ts'
import { type Catalogue, type InterfaceText, listTexts, presentText } from './text-list.rules.ts'

type TextContext = Pick<Context, 'clock' | 'db'>

const catalogue: Catalogue = builtInTexts
const pageLength = 25

/** Lists a page of the texts of the interface with their changes. */
export const listInterfaceTexts = async (
  { db }: Pick<Context, 'db'>,
  { q, state, after }: ParsedQueryOf<'GET /studio/texts'>,
): Promise<ResponseOf<'GET /studio/texts'>> =>
  listTexts(catalogue, await listChangedRows(db), {
    ...(q === undefined ? {} : { q }),
    ...(after === undefined ? {} : { after }),
    state,
    limit: pageLength,
  })

/** @throws {Refusal} `not-found` for a key or a language that is not in the catalogue */
function findBuiltIn(key: string, languageId: number): string | null {
  const isKnown = Object.values(catalogue).some((texts) => Object.hasOwn(texts, key))
  if (!isKnown || !isLanguageId(languageId)) throw new Refusal('not-found')
  return catalogue[languageCodeOf(languageId)][key] ?? null
}

/**
 * Locks a text, so that of two changes at a time the second one sees the first.
 *
 * @throws {Refusal} `changed-meanwhile` unless it is still as the caller saw it
 */
async function lockAsSeen(trx: Trx, name: { key: string; languageId: number }, version: number) {
  const row = await lockChangedText(trx, name)
  if ((row?.version ?? 0) !== version) throw new Refusal('changed-meanwhile')
  return row
}

const readText = async ({ db }: TextContext, key: string): Promise<InterfaceText> =>
  presentText(key, catalogue, await listChangedRows(db, key))

const toObject = (key: string, languageId: number) => ({
  object: 'text',
  objectId: key,
  details: { language: languageCodeOf(languageId) },
})

/** Changes a text in one language. The built-in wording takes the change away. */
export async function changeText(
  context: TextContext,
  { key, language_id: languageId, text, version }: ParsedBodyOf<'POST /studio/change-text'>,
  actor: StaffActor,
): Promise<InterfaceText> {
  const builtIn = findBuiltIn(key, languageId)
  if (!keepsPlaceholders(text, builtIn ?? catalogue[defaultLanguage][key] ?? ''))
    throw new Refusal('invalid', { errors: { text: ['validation.placeholders'] } })
  const at = context.clock.now()
  await write(context.db, async (trx) => {
    const name = { key, languageId }
    const row = await lockAsSeen(trx, name, version)
    const before = row?.text ?? builtIn
    if (text === before) return
    if (text === builtIn) await deleteChangedText(trx, name)
    else if (row !== undefined) await updateChangedText(trx, { ...name, text, at })
    else if (!(await insertChangedText(trx, { ...name, text, at })))
      throw new Refusal('changed-meanwhile')
    const object = toObject(key, languageId)
    await recordAct(trx, actor, { at, ...object, before: { text: before }, after: { text } })
  })
  return readText(context, key)
}

/** Goes back to the built-in text of one language. */
export async function restoreText(
  context: TextContext,
  { key, language_id: languageId, version }: ParsedBodyOf<'POST /studio/restore-text'>,
  actor: StaffActor,
): Promise<InterfaceText> {
  const builtIn = findBuiltIn(key, languageId)
  const at = context.clock.now()
  await write(context.db, async (trx) => {
    const name = { key, languageId }
    const row = await lockAsSeen(trx, name, version)
    if (row === undefined) return
    await deleteChangedText(trx, name)
    const object = toObject(key, languageId)
    const values = { before: { text: row.text }, after: { text: builtIn } }
    await recordAct(trx, actor, { at, ...object, ...values })
  })
  return readText(context, key)
}
