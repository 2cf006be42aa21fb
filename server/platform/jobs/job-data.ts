import { currentRequestId, readRequestId, runForRequest } from '../request-id.ts'

/** Beside the fields of a payload; jobs that an earlier release enqueued have none. */
const requestField = 'requestId'

/** Adds the id of the request that enqueues a job to its payload. */
export function toJobData(payload: object): object {
  const requestId = currentRequestId()
  return requestId === undefined ? payload : { ...payload, [requestField]: requestId }
}

/** Calls a handler with the payload of a job, for the request that enqueued it. */
export function handleJobData<T>(data: unknown, handler: (payload: never) => T): T {
  const { [requestField]: requestId, ...payload } = (data ?? {}) as Record<string, unknown>
  return runForRequest(readRequestId(requestId), () => handler(payload as never))
}
