import type { Context } from '../../../context/context.ts'
import type { ChartContext } from '../../charts/index.ts'

/** The address of a person, and whether a mailed link has shown that it is theirs. */
export interface Recipient {
  readonly email: string
  readonly isConfirmed: boolean
}

export type LettersContext = Context &
  ChartContext & {
    /** Finds where a person's emails go; undefined if the account was deleted. Identity knows it, which this domain may not import. */
    readonly recipientOf: (userId: string) => Promise<Recipient | undefined>
  }
