import type { Db } from '../../../platform/database/database.ts'
import { findPerson, type PersonDetails } from '../../identity/index.ts'
import type { OrderBirth } from '../catalogue/consultations.table.ts'
import type { OrderRow } from './order.repository.ts'

export const toOrderBirth = (person: PersonDetails): OrderBirth => ({
  moment: person.birthMoment,
  time_unknown: person.isTimeUnknown,
  place: person.birthPlace,
  latitude_degrees: person.latitudeDegrees,
  longitude_degrees: person.longitudeDegrees,
})

/** Returns the buyer of an order with the birth details of the order; undefined if the account was deleted. */
export async function findBuyer(
  db: Db,
  { user_id, birth }: Pick<OrderRow, 'user_id' | 'birth'>,
): Promise<PersonDetails | undefined> {
  const person = await findPerson(db, user_id)
  if (person === undefined || birth === null) return person
  return {
    ...person,
    birthMoment: birth.moment,
    isTimeUnknown: birth.time_unknown,
    birthPlace: birth.place,
    latitudeDegrees: birth.latitude_degrees,
    longitudeDegrees: birth.longitude_degrees,
  }
}
