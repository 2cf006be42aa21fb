import type { LimitName } from '@rashi/contract'

/** The address of the calls that the server makes while it renders a page; they have no rate limit. */
export const inProcess = 'in-process'

/** Takes tokens (one by default) from an address's bucket; throws 429 with `Retry-After` where there are too few. */
export type LimitRequest = (limit: LimitName, address: string, tokens?: number) => void
