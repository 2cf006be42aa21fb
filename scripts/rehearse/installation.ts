import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  startSandboxProcess,
  type SandboxProcess,
} from '../../server/gateways/payment/sandbox-process.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openLog } from '../../server/platform/log.ts'
import { root } from '../run-program.ts'
import { startBalancer, type Balancer } from './balancer.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { startPooler, type Pooler } from './pooler.ts'
import { findFreePorts } from './ports.ts'
import type { Programs } from './programs.ts'
import { type Account, supervise, type Supervised } from './supervise.ts'
import { waitUntil } from './wait.ts'

/** Two processes of the product with everything around them, on this machine. */
export interface Installation {
  readonly url: string
  /** Holds its data and the output of each program; it is not removed by `stop`. */
  readonly folder: string
  readonly products: readonly { readonly process: Supervised; readonly url: string }[]
  readonly pooler: Pooler
  readonly balancer: Balancer
  readonly cluster: Cluster
  readonly sandbox: SandboxProcess
  /** The environment of the product's commands. */
  readonly settings: Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>
  stop(): Promise<void>
}

const secondsToStart = 180

/** Debian's account of PostgreSQL: its server and PgBouncer refuse to run as root. */
const serverAccount = 'postgres'

export async function startInstallation(programs: Programs): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  const account = process.getuid?.() === 0 ? findAccount(serverAccount) : undefined
  const open = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path)
    if (account) chownSync(path, account.uid, account.gid)
    return path
  }
  if (account) chownSync(folder, account.uid, account.gid)
  const [alpha, beta, poolerPort, balancerPort, databasePort, one, two] = await findFreePorts(7)
  const toStop: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (let step = toStop.pop(); step; step = toStop.pop()) await step()
  }
  try {
    const cluster = await startCluster(
      { folder: open('postgres'), programs: programs.postgres, account, ports: [alpha, beta] },
      async ({ port }) => {
        pooler.pointTo(port)
        await balancer.pointTo(port)
      },
    )
    toStop.push(cluster.stop)
    const around = { account, primaryPort: cluster.primary.port }
    const pooler = startPooler({
      ...around,
      command: programs.pgbouncer,
      folder: open('pooler'),
      port: poolerPort,
    })
    toStop.push(() => pooler.process.stop('SIGINT'))
    const balancer = startBalancer({
      ...around,
      command: programs.haproxy,
      folder: open('balancer'),
      port: balancerPort,
      databasePort,
      productPorts: [one, two],
    })
    toStop.push(() => balancer.process.stop())
    const url = `http://127.0.0.1:${balancerPort}`
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: `postgresql://rashi@127.0.0.1:${poolerPort}/rashi`,
      DATABASE_DIRECT_URL: `postgresql://rashi@127.0.0.1:${databasePort}/rashi`,
      PUBLIC_URL: url,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '2',
    }
    // In a process of its own, as Stripe is: it outlives the processes of the product, which share it.
    const sandbox = await startSandboxProcess(readConfig(settings), openLog('error'))
    sandbox.sendEventsTo(`${url}/api/payment-webhook`)
    toStop.push(sandbox.stop)
    const products = [one, two].map((port, index) => ({
      url: `http://127.0.0.1:${port}`,
      process: supervise({
        name: `process ${index + 1}`,
        command: process.execPath,
        args: [join(root, 'server/start.js')],
        env: { ...settings, PORT: String(port) },
        cwd: folder,
        logFile: join(folder, `product-${index + 1}.log`),
      }),
    }))
    toStop.push(() => Promise.all(products.map((product) => product.process.stop())))
    for (const product of products)
      await waitUntil(
        `${product.process.name} is ready`,
        () => isReady(product.url),
        secondsToStart,
      )
    await waitUntil('the balancer sends visitors on', () => isReady(url))
    return { url, folder, products, pooler, balancer, cluster, sandbox, settings, stop }
  } catch (error) {
    await stop()
    process.stderr.write(`What the programs wrote is in ${folder}\n`)
    throw error
  }
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

function findAccount(name: string): Account {
  const read = (option: string) =>
    Number(execFileSync('id', [option, name], { encoding: 'utf8' }).trim())
  return { uid: read('-u'), gid: read('-g') }
}
