import type { Context } from '../../../context/context.ts'
import type { PersonalData } from '../../../context/personal-data.ts'
import type { ChartContext } from '../../charts/index.ts'

/** Births are cast here, so a place's time zone has to be found. */
export type IdentityContext = Context &
  ChartContext & {
    /** Everybody else who keeps something about people, in the order in which they forget it. */
    readonly personalData: readonly PersonalData[]
  }
