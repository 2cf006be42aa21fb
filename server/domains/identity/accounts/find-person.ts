import type { Db } from '../../../platform/database/database.ts'
import { findUser } from './user.repository.ts'

/** The personal details that a consultant needs to answer a person's questions. */
export interface PersonDetails {
  readonly fullName: string
  readonly email: string
  /** 1 male, 2 female, 3 other. */
  readonly gender: number
  /** Local at the place of birth, `YYYY-MM-DD HH:mm:00`. */
  readonly birthMoment: string
  /** The time in `birthMoment` is assumed. */
  readonly isTimeUnknown: boolean
  readonly birthPlace: string
  readonly latitudeDegrees: number
  readonly longitudeDegrees: number
}

/** Returns undefined if the account was deleted. */
export async function findPerson(db: Db, userId: string): Promise<PersonDetails | undefined> {
  const row = await findUser(db, userId)
  return (
    row && {
      fullName: row.full_name,
      email: row.email,
      gender: row.gender,
      birthMoment: row.birth_moment,
      isTimeUnknown: row.time_unknown,
      birthPlace: row.birth_place,
      latitudeDegrees: row.birth_latitude_degrees,
      longitudeDegrees: row.birth_longitude_degrees,
    }
  )
}
