import type { Context } from '../../platform/context.ts'
import type { ChartContext } from '../charts/index.ts'

/** Births are cast here, so a place's time zone has to be found. */
export type IdentityContext = Context & ChartContext
