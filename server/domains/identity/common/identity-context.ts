import type { Context } from '../../../context/context.ts'
import type { PersonalData } from '../../../context/personal-data.ts'
import type { ChartContext } from '../../charts/index.ts'

/** Includes the context of charts, because sign-up and profile changes cast a chart. */
export type IdentityContext = Context &
  ChartContext & {
    /** The personal data of the other domains, in the order of its deletion. */
    readonly personalData: readonly PersonalData[]
  }
