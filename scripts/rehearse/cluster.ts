import { setTimeout as delay } from 'node:timers/promises'
import { PostgresServer, type ServerSettings } from './postgres-server.ts'
import { waitUntil } from './wait.ts'

export interface Cluster {
  readonly primary: PostgresServer
  readonly replica: PostgresServer
  /** How often the replica has become the primary. */
  readonly failovers: number
  /** Resolves once the replica confirms each commit again. */
  waitForReplica(): Promise<void>
  stop(): Promise<void>
}

const watchMilliseconds = 500
const failuresBeforeFailover = 2

/** Limits that a pooler in transaction mode cannot keep for each session: docs/guides/upgrade.md. */
const createDatabase = [
  'create role rashi login',
  "alter role rashi set statement_timeout = '20s'",
  "alter role rashi set idle_in_transaction_session_timeout = '30s'",
  'create database rashi owner rashi',
]

/**
 * Starts a primary and a streaming replica that confirms each commit, and watches the primary: when it has not answered
 * twice, the replica is promoted, `onFailover` sends callers to it, and the former primary comes back as its replica.
 */
export async function startCluster(
  settings: Omit<ServerSettings, 'name' | 'port' | 'isRestarted'> & { ports: [number, number] },
  onFailover: (primary: PostgresServer) => Promise<void>,
): Promise<Cluster> {
  const servers = ['alpha', 'beta'].map(
    (name, index): PostgresServer =>
      new PostgresServer({
        ...settings,
        name,
        port: settings.ports[index] ?? 0,
        // A primary that comes back by itself could take writes that the new primary never sees.
        isRestarted: () => replica.name === name,
      }),
  )
  let [primary, replica] = servers as [PostgresServer, PostgresServer]
  let [failovers, isStopped] = [0, false]

  const addReplica = async () => {
    replica.copyFrom(primary)
    await replica.start()
    await waitForStreaming('async')
    await primary.ask("alter system set synchronous_standby_names = '*'")
    await primary.ask('select pg_reload_conf()')
  }
  const waitForStreaming = (state: string) =>
    waitUntil(`${replica.name} receives changes`, async () => {
      const rows = await primary.ask<{ sync_state: string }>(
        "select sync_state from pg_stat_replication where state = 'streaming'",
      )
      return rows.some(({ sync_state }) => sync_state === state)
    })

  const failOver = async () => {
    const failed = primary
    await failed.stop()
    replica.promote()
    ;[primary, replica] = [replica, failed]
    failovers++
    await onFailover(primary)
    await addReplica()
  }

  primary.create()
  await primary.start()
  for (const statement of createDatabase) await primary.ask(statement)
  await addReplica()

  const watching = (async () => {
    let failures = 0
    while (!isStopped) {
      const isThere = await primary.ask('select').then(
        () => true,
        () => false,
      )
      failures = isThere ? 0 : failures + 1
      if (failures >= failuresBeforeFailover && !isStopped) {
        await failOver()
        failures = 0
      }
      await delay(watchMilliseconds)
    }
  })()

  return {
    get primary() {
      return primary
    },
    get replica() {
      return replica
    },
    get failovers() {
      return failovers
    },
    waitForReplica: () => waitForStreaming('sync'),
    stop: async () => {
      isStopped = true
      await watching.catch((error: unknown) => process.stderr.write(`failover: ${String(error)}\n`))
      for (const server of [primary, replica]) await server.stop()
    },
  }
}
