import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SignKey, Zodiac } from '@rashi/sky'
import type { Edition } from './edition.ts'
import type { Span } from './rules/spans.rules.ts'

/** A request to the worker thread; structured cloning does not copy the days of a `Span`. */
export interface EditionRequest {
  readonly readingPeriod: Span['readingPeriod']
  readonly index: number
  readonly moonsign: SignKey
  readonly zodiac: Zodiac
}

/** Composes one period; the next may be requested when it is done. */
export type ComposeEdition = (
  span: Span,
  moonsign: SignKey,
  zodiac: Zodiac,
) => Edition | Promise<Edition>

export interface EditionComposer {
  readonly compose: ComposeEdition
  /** Ends the thread; a composition under way is rejected. */
  close(): Promise<void>
}

/**
 * Composes periods in a worker thread, which starts with the first. Choosing the texts of a year of weeks takes a second of processor
 * time and several on a busy machine, in which the main thread would answer no request; and the almanac's texts and plans take 30 MB,
 * which are freed when the thread ends.
 */
export function openEditionComposer(): EditionComposer {
  const closing = new AbortController()
  let worker: Worker | undefined
  return {
    async compose({ readingPeriod, index }, moonsign, zodiac) {
      closing.signal.throwIfAborted()
      worker ??= new Worker(new URL('edition-composer.worker.ts', import.meta.url))
      const request: EditionRequest = { readingPeriod, index, moonsign, zodiac }
      worker.postMessage(request)
      const [composed] = (await once(worker, 'message', { signal: closing.signal })) as [Edition]
      return composed
    },
    async close() {
      closing.abort()
      await worker?.terminate()
    },
  }
}
