import type { Config } from '../../config.ts'
import { Refusal } from '../../refusal.ts'
import { networkOf } from './network.rules.ts'
import { inProcess } from './rate-limits.ts'

/** Runs work for an address once its earlier work is done. */
export type InTurn = <T>(address: string, work: () => Promise<T>) => Promise<T>

/**
 * Runs costly work one at a time for each address, so that an address that asks for much at once waits for itself and
 * others wait for one piece of its work at most. Between two pieces it rests for as long as the last one took, so that
 * it has half of the server's time at most.
 *
 * @param maxWaiting how much work of an address may wait; more throws 503
 */
export function createTurns(
  { rateLimits }: Pick<Config, 'rateLimits'>,
  maxWaiting: number,
): InTurn {
  const turns = new Map<string, { last: Promise<unknown>; count: number }>()
  return async (address, work) => {
    if (!rateLimits || address === inProcess) return work()
    const network = networkOf(address)
    const turn = turns.get(network) ?? { last: Promise.resolve(), count: 0 }
    if (turn.count > maxWaiting) throw new Refusal('unavailable', { retryAfterSeconds: 5 })
    turn.count++
    turns.set(network, turn)
    const began = turn.last.then(() => performance.now())
    const result = began.then(work)
    turn.last = result.then(end, end)
    return result

    async function end() {
      const took = performance.now() - (await began)
      if (--turn.count === 0) turns.delete(network)
      else await new Promise((resolve) => setTimeout(resolve, took))
    }
  }
}
