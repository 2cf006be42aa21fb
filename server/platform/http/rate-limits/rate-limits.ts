import type { LimitName } from '@rashi/contract'

/** The address of the calls that the server makes to itself while it renders a page: never limited. */
export const inProcess = 'in-process'

/** Takes tokens, one unless told, from the address's bucket; refuses with 429 and `Retry-After` when it has too few. */
export type LimitRequest = (limit: LimitName, address: string, tokens?: number) => void
