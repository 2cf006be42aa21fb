import type { StaffSession } from '../../../platform/http/studio-access.ts'
import type { ChartContext } from '../../charts/index.ts'
import type { StaffActor } from '../../operations/index.ts'
import type { Context } from '../../../context/context.ts'

export type StudioOrdersContext = Pick<Context, 'clock' | 'config' | 'db' | 'jobs'> & ChartContext

/** The member of staff who makes a call about an order. */
export interface OrderCaller extends StaffActor {
  readonly staff: StaffSession
}
