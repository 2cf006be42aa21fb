import type { PlaceOfBirth, Sign, SignKey, Sky } from '@rashi/contract'
import type { JSONColumnType } from 'kysely'

export interface SignTable {
  id: number
  key: SignKey
  translations: JSONColumnType<Sign['translations']>
}

export interface ChartTable {
  user_id: string
  sign_id: number
  zodiac: Sky['zodiac']
  /** `YYYY-MM-DD HH:mm:00`, local time at the place. */
  born_at_local: string
  born_at_place: JSONColumnType<PlaceOfBirth>
  /** The time in `born_at_local` is assumed. */
  time_unknown: boolean
  sky: JSONColumnType<Sky>
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    signs: SignTable
    charts: ChartTable
  }
}
