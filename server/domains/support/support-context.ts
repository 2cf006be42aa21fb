import type { PersonalData } from '../../context/personal-data.ts'
import type { PaymentsContext } from '../payments/index.ts'
import type { StaffActor } from '../operations/index.ts'
import type { StaffSession } from '../../platform/http/studio-access.ts'

export type SupportContext = PaymentsContext & {
  /** The personal data of the domains besides identity. */
  readonly personalData: readonly PersonalData[]
}

/** The member of staff who makes a call about a customer. */
export interface SupportCaller extends StaffActor {
  readonly staff: StaffSession
}
