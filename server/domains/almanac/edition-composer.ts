import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SignKey, Zodiac } from '@rashi/sky'
import type { Edition } from './compose-edition.ts'
import type { Span } from './rules/spans.rules.ts'

/** A request to the worker thread; structured cloning does not copy the days of a `Span`. */
export interface EditionRequest {
  readonly readingPeriod: Span['readingPeriod']
  readonly index: number
  readonly moonsign: SignKey
  readonly zodiac: Zodiac
}

export interface EditionComposer {
  /** Composes one period; the next may be requested when it is done. */
  compose(span: Span, moonsign: SignKey, zodiac: Zodiac): Promise<Edition>
  close(): Promise<unknown>
}

/**
 * Composes periods in a worker thread, which starts with the first. Choosing the texts of a year of weeks takes a second of processor
 * time and several on a busy machine, in which the main thread would answer no request.
 *
 * @param signal ends a composition under way with its reason
 */
export function openEditionComposer(signal?: AbortSignal): EditionComposer {
  let worker: Worker | undefined
  return {
    async compose({ readingPeriod, index }, moonsign, zodiac) {
      worker ??= new Worker(new URL('edition-composer.worker.ts', import.meta.url))
      const request: EditionRequest = { readingPeriod, index, moonsign, zodiac }
      worker.postMessage(request)
      const [composed] = (await once(worker, 'message', { signal })) as [Edition]
      return composed
    },
    close: async () => worker?.terminate(),
  }
}
