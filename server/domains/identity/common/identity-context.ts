import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import type { PersonalData } from '../../../context/personal-data.ts'
import type { ChartContext } from '../../charts/index.ts'

/** The context of jobs: the welcome email tells the moonsign of the chart. */
export type IdentityJobContext = Context & ChartContext

/** Includes the context of charts, because sign-up and profile changes cast a chart. */
export type IdentityContext = IdentityJobContext & {
  /** The personal data of the other domains, in the order of its deletion. */
  readonly personalData: readonly PersonalData[]
  /** Called in the transaction that changes the birth details of an account. */
  readonly onBirthChanged: (trx: Trx, userId: string) => Promise<void>
}
