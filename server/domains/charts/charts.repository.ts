import type { Db, Trx } from '../../platform/database/database.ts'
import type { Chart } from './cast-chart.ts'
import { signIdOf } from './signs.rules.ts'
import type { SignContent } from './sign-content.ts'
import './charts.table.ts'

export const listSignRows = (db: Db) => db.selectFrom('signs').selectAll().orderBy('id').execute()

export async function insertSigns(db: Db, signs: readonly SignContent[]) {
  await db
    .insertInto('signs')
    .values(
      signs.map(({ key, translations }) => ({
        id: signIdOf(key),
        key,
        translations: JSON.stringify(translations),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function upsertChart(db: Db | Trx, userId: string, chart: Chart) {
  const row = {
    sign_id: signIdOf(chart.sign),
    zodiac: chart.sky.zodiac,
    born_at_local: chart.birth.dob,
    born_at_place: JSON.stringify(chart.birth.pob),
    time_unknown: chart.birth.time_unknown ?? false,
    sky: JSON.stringify(chart.sky),
  }
  await db
    .insertInto('charts')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export const findChartRow = (db: Db, userId: string) =>
  db.selectFrom('charts').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Finds what tells a person's sign, without the sky, which is large. */
export const findChartSign = (db: Db, userId: string) =>
  db
    .selectFrom('charts')
    .select(['sign_id', 'zodiac'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export async function deleteChart(trx: Trx, userId: string) {
  await trx.deleteFrom('charts').where('user_id', '=', userId).execute()
}
