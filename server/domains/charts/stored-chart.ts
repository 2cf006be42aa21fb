import type { GeneratedHoroscope } from '@rashi/contract'
import { signKeys } from '@rashi/sky'
import type { Trx } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { castChart, type Chart, type ChartContext } from './cast-chart.ts'
import { findChartRow, findChartSign, upsertChart } from './charts.repository.ts'
import { describeChart } from './list-signs.ts'
import { signIdOf } from './signs.rules.ts'

/** Stores a person's chart in place of an earlier one. */
export const saveChart = (trx: Trx, userId: string, chart: Chart): Promise<void> =>
  upsertChart(trx, userId, chart)

/** Finds a person's chart, and computes it anew if it was stored for the other zodiac. */
export async function findChart(
  context: ChartContext,
  userId: string,
): Promise<Pick<Chart, 'sign' | 'sky'> | undefined> {
  const row = await findChartRow(context.db, userId)
  if (!row) return undefined
  const birth = {
    dob: row.born_at_local,
    pob: row.born_at_place,
    time_unknown: row.time_unknown,
  }
  if (row.zodiac !== context.config.zodiac) {
    const chart = castChart(context, birth)
    await write(context.db, (trx) => upsertChart(trx, userId, chart))
    return chart
  }
  const sign = signKeys[row.sign_id - 1]
  return sign && { sign, sky: row.sky }
}

export async function findGeneratedSignId(
  context: ChartContext,
  userId: string,
): Promise<number | undefined> {
  const stored = await findChartSign(context.db, userId)
  if (stored?.zodiac === context.config.zodiac) return stored.sign_id
  const chart = stored && (await findChart(context, userId))
  return chart && signIdOf(chart.sign)
}

export async function getGeneratedHoroscope(
  context: ChartContext,
  userId: string,
): Promise<GeneratedHoroscope> {
  const chart = await findChart(context, userId)
  if (!chart) throw new Refusal('horoscope-not-found')
  return describeChart(context.db, chart)
}
