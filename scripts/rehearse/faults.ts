import { isReady, type Installation } from './installation.ts'
import type { Supervised } from './supervise.ts'
import { waitUntil } from './wait.ts'

/** Something that is killed under load. */
export interface Fault {
  readonly name: string
  /** Nothing stands before the balancer, so that its callers see its end. */
  readonly mayDisconnect?: true
  cause(): void
  /** Resolves once what was killed works again. */
  recovered(): Promise<void>
}

/** Everything that can be killed, one after the other; the primary twice, so that each server has been both. */
export function listFaults(installation: Installation): Fault[] {
  const { products, pooler, balancer, cluster, url } = installation
  const areReady = async () => {
    for (const one of [...products.map((product) => product.url), url])
      await waitUntil(`${one} is ready`, () => isReady(one))
  }
  const killProcess = (process: Supervised): Fault => {
    let before = 0
    return {
      name: process.name,
      cause: () => {
        before = process.starts
        process.kill()
      },
      recovered: async () => {
        await waitUntil(`${process.name} is started again`, () => process.starts > before)
        await areReady()
      },
    }
  }
  const killPrimary = (name: string): Fault => {
    let before = 0
    return {
      name,
      cause: () => {
        before = cluster.failovers
        cluster.primary.kill()
      },
      recovered: async () => {
        await waitUntil('a failover', () => cluster.failovers > before)
        await areReady()
      },
    }
  }
  return [
    ...products.map((product) => killProcess(product.process)),
    killProcess(pooler.process),
    {
      name: 'replica',
      cause: () => cluster.replica.kill(),
      recovered: () => cluster.waitForReplica(),
    },
    killPrimary('primary'),
    killPrimary('primary, the former replica'),
    { ...killProcess(balancer.process), mayDisconnect: true },
  ]
}
