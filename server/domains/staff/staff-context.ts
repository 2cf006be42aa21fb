import type { Context } from '../../context/context.ts'
import type { StaffSession, StudioOrigin } from '../../platform/http/studio-access.ts'

export type StaffContext = Pick<Context, 'config' | 'clock' | 'db'>

/** A call without a session. */
export interface GuestCaller {
  readonly studio: StudioOrigin
  /** Browser and system, such as `Firefox · Windows`. */
  readonly device: string | null
}

/** A call of a member of staff. */
export interface StaffCaller extends GuestCaller {
  readonly staff: StaffSession
}
