import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string | undefined>()

/** The id of the request that this code runs for, or whose job this is; undefined outside of both. */
export const currentRequestId = (): string | undefined => requests.getStore()

/** Runs `work` and everything that it awaits for the request of an id. */
export const runForRequest = <T>(requestId: string | undefined, work: () => T): T =>
  requests.run(requestId, work)

/** A UUID, or 32 hexadecimal digits as nginx and traces write them: nothing that could say something about a person. */
const pattern = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32})$/i

/** Returns an id that a proxy or a job names, if it has the form of one. */
export const readRequestId = (value: unknown): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined
