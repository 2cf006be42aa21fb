import type { Horoscope } from '@rashi/contract'
import type { Db } from '../../../platform/database/database.ts'
import { presentOneOffPrices } from '../../subscriptions/index.ts'
import { readVersionRow } from './horoscopes.repository.ts'

export interface ReadingsVersion {
  /** Changes whenever anything that readers are shown of any period changes, its prices included. */
  readonly version: string
  /** The prices of single purchases, which chapters repeat. */
  readonly prices: Horoscope['horoscopePaymentPlans']
}

const asked = new WeakMap<Db, Promise<ReadingsVersion>>()

/** Reads the version of all readings. Who asks within one turn of the event loop shares the statement, which is sent at its end. */
export function readVersion(db: Db): Promise<ReadingsVersion> {
  const shared = asked.get(db)
  if (shared) return shared
  const turnEnds = new Promise<void>((resolve) => setImmediate(resolve))
  const reading = turnEnds.then(async () => {
    asked.delete(db)
    const row = await readVersionRow(db)
    const prices = presentOneOffPrices(row.prices)
    return { version: `${row.version} ${JSON.stringify(prices)}`, prices }
  })
  asked.set(db, reading)
  return reading
}
