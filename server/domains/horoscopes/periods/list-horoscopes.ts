import type { Horoscope } from '@rashi/contract'
import type { Db } from '../../../platform/database/database.ts'
import { listHoroscopePaymentPlans } from '../../subscriptions/index.ts'
import { listSigns } from '../../charts/index.ts'
import { describeSign } from './read-horoscopes.ts'

/** Lists the twelve signs as weekly horoscopes without periods. */
export async function listHoroscopes(db: Db): Promise<Horoscope[]> {
  const [signs, plans] = await Promise.all([listSigns(db), listHoroscopePaymentPlans(db)])
  return signs.map((sign) => describeSign(sign, 'weekly', plans))
}
