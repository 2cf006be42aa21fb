import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { recordAct, type StaffActor } from '../../operations/index.ts'
import { listOneOffPrices, lockOneOffPrice, setOneOffPrice } from '../../subscriptions/index.ts'
import {
  listSectionPrices,
  listSectionNames,
  lockSectionPrice,
  setChapterPrices,
  setSectionPrice,
} from './section-price.repository.ts'

type PriceContext = Pick<Context, 'clock' | 'db'>
type Prices = ResponseOf<'GET /studio/prices'>

/** Lists the prices of single periods and of life-event sections. */
export async function listPrices(db: Db): Promise<Prices> {
  const [singles, sections, names] = await Promise.all([
    listOneOffPrices(db),
    listSectionPrices(db),
    listSectionNames(db),
  ])
  return {
    singles,
    sections: sections.map(({ position, amount_pence, version }) => ({
      position,
      translations: (names.find((one) => one.position === position)?.translations ?? []).map(
        ({ language_id, name }) => ({ language_id, name }),
      ),
      amount_pence,
      version,
    })),
  }
}

/** @throws {Refusal} `changed-meanwhile` unless the price is still as its author saw it */
function requireSeen<Row extends { version: number }>(row: Row | undefined, version: number): Row {
  if (row === undefined) throw new Refusal('not-found')
  if (row.version !== version) throw new Refusal('changed-meanwhile')
  return row
}

/** Changes the price of a single week, month or year. Who has seen another one is told before they pay. */
export async function changeSinglePrice(
  { clock, db }: PriceContext,
  {
    reading_period: period,
    version,
    amount_pence: pence,
  }: ParsedBodyOf<'POST /studio/change-single-price'>,
  actor: StaffActor,
): Promise<Prices> {
  await write(db, async (trx) => {
    const row = requireSeen(await lockOneOffPrice(trx, period), version)
    if (row.amount_pence === pence) return
    await setOneOffPrice(trx, row, pence)
    if (period !== 'yearly') await setChapterPrices(trx, period, pence)
    await recordAct(trx, actor, {
      at: clock.now(),
      object: 'single price',
      objectId: period,
      before: { amount_pence: row.amount_pence },
      after: { amount_pence: pence },
    })
  })
  return listPrices(db)
}

/** Changes the price of a life-event section in every sign and year; 0 opens it to everyone. */
export async function changeSectionPrice(
  { clock, db }: PriceContext,
  { position, version, amount_pence: pence }: ParsedBodyOf<'POST /studio/change-section-price'>,
  actor: StaffActor,
): Promise<Prices> {
  await write(db, async (trx) => {
    const row = requireSeen(await lockSectionPrice(trx, position), version)
    if (row.amount_pence === pence) return
    await setSectionPrice(trx, row, pence)
    await recordAct(trx, actor, {
      at: clock.now(),
      object: 'section price',
      objectId: String(position),
      before: { amount_pence: row.amount_pence },
      after: { amount_pence: pence },
    })
  })
  return listPrices(db)
}
