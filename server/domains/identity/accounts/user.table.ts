export interface UserTable {
  id: string
  email: string
  /** Null once the password was voided. */
  password_hash: string | null
  full_name: string
  /** 1 male, 2 female, 3 other. */
  gender: number
  /** Local at the place of birth, `YYYY-MM-DD HH:mm:00`. */
  birth_moment: string
  /** The time in `birth_moment` is assumed. */
  time_unknown: boolean
  birth_place: string
  birth_latitude_degrees: number
  birth_longitude_degrees: number
  agreement: boolean
  /** When a mailed link was first used; null until then. */
  email_confirmed_at: Temporal.Instant | null
  created_at: Temporal.Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    users: UserTable
  }
}
