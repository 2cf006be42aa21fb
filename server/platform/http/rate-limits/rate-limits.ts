import type { LimitName } from '@rashi/contract'

/** Takes one from the address's bucket; refuses with 429 and `Retry-After` when it is empty. */
export type LimitRequest = (limit: LimitName, address: string) => Promise<void>
