import type { Context } from '../../../context/context.ts'
import type { StaffSession } from '../../../platform/http/studio-access.ts'
import type { StaffActor } from '../../operations/index.ts'

export type DeskContext = Pick<Context, 'db' | 'clock'>

/** The member of staff who makes a call about a text. */
export interface DeskCaller extends StaffActor {
  readonly staff: StaffSession
}
