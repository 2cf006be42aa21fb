import type { ResponseOf } from '@rashi/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { describeFacts } from '../../almanac/index.ts'
import { signKeyOf } from '../../charts/index.ts'
import { findPeriodRow } from '../periods/horoscopes.repository.ts'
import type { DeskCaller, DeskContext } from './desk-context.ts'
import { listDeskParts } from './desk-part.repository.ts'
import { presentDeskPeriod } from './list-desk.ts'
import { readPeriodFacts, readTexts } from './read-texts.ts'

const toShown = ({ language_id, name }: { language_id: number; name: string }) => ({
  language_id,
  text: name,
})

/**
 * Shows a period with what the sky does, and with its texts in every language.
 *
 * @throws {Refusal} `not-found`
 */
export async function showDeskPeriod(
  context: DeskContext,
  id: number,
  caller: DeskCaller,
): Promise<ResponseOf<'GET /studio/horoscope'>> {
  const { db, clock } = context
  const [row, parts] = await Promise.all([findPeriodRow(db, id), listDeskParts(db, id)])
  if (row === undefined) throw new Refusal('not-found')
  const [facts, texts] = await Promise.all([
    readPeriodFacts(row),
    readTexts(context, row, parts, caller),
  ])
  return {
    period: {
      ...presentDeskPeriod(row, clock.now()),
      titles: row.translations.map(toShown),
    },
    facts: describeFacts(facts, signKeyOf(row.sign_id)),
    parts: parts.map((part) => ({
      id: part.id,
      kind: part.kind,
      names: part.kind === 'part' ? part.translations.map(toShown) : [],
      texts: texts.filter(({ part_id }) => part_id === part.id),
    })),
  }
}
