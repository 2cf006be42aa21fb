import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { type Account, supervise, type Supervised } from './supervise.ts'

export interface Balancer {
  readonly process: Supervised
  /** Sends connections of the direct database address to the server at this port. */
  pointTo(port: number): Promise<void>
}

interface BalancerSettings {
  readonly command: string
  readonly folder: string
  readonly account: Account | undefined
  /** The address of visitors. */
  readonly port: number
  /** The address of DATABASE_DIRECT_URL, which follows the primary. */
  readonly databasePort: number
  readonly productPorts: readonly number[]
  readonly primaryPort: number
}

/** The answer to visitors while no process is ready, or when the one that had their request is gone. */
const unavailable = [
  'HTTP/1.0 503 Service Unavailable',
  'Cache-Control: no-store',
  'Retry-After: 2',
  'Content-Type: application/json; charset=utf-8',
  '',
  '{"message":"We cannot answer right now. Please try again in a moment.","code":"unavailable"}',
].join('\r\n')

/** Starts HAProxy in front of the processes of the product, and in front of the primary for what uses no pooler. */
export function startBalancer(settings: BalancerSettings): Balancer {
  const { command, folder, account } = settings
  const file = join(folder, 'haproxy.cfg')
  const socket = join(folder, 'haproxy.sock')
  const answer = join(folder, '503.http')
  writeFileSync(answer, unavailable)
  const write = (primaryPort: number) =>
    writeFileSync(file, formatConfiguration({ ...settings, primaryPort }, socket, answer))
  write(settings.primaryPort)
  const process = supervise({
    name: 'HAProxy',
    command,
    args: ['-db', '-f', file],
    account,
    cwd: folder,
    logFile: join(folder, 'haproxy.log'),
  })
  return {
    process,
    pointTo: async (port) => {
      write(port)
      await sendCommands(socket, [
        `set server database/primary addr 127.0.0.1 port ${port}`,
        'shutdown sessions server database/primary',
      ])
    },
  }
}

const formatConfiguration = (
  { port, databasePort, productPorts, primaryPort }: BalancerSettings,
  socket: string,
  answer: string,
) => `global
  stats socket ${socket} mode 600 level admin
defaults
  timeout connect 1s
  # /readyz itself gives up a database that hangs after 2 s.
  timeout check 3s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch 1

listen product
  mode http
  bind 127.0.0.1:${port}
  option forwardfor
  option httpchk GET /readyz
  # To the second request of a visitor's connection HAProxy does not answer 502 when the server closes: it closes the
  # connection too, and leaves it to the visitor to ask again. With one request per connection each is answered.
  option httpclose
  # A read that a killed process has not answered is made again at another one. A write may have been committed.
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  errorfile 502 ${answer}
  errorfile 503 ${answer}
  errorfile 504 ${answer}
  default-server check inter 1s fall 2 rise 1
${productPorts.map((at, index) => `  server product${index + 1} 127.0.0.1:${at}`).join('\n')}

listen database
  mode tcp
  timeout client 1h
  timeout server 1h
  bind 127.0.0.1:${databasePort}
  server primary 127.0.0.1:${primaryPort}
`

async function sendCommands(path: string, commands: readonly string[]): Promise<void> {
  const connection = createConnection(path)
  connection.end(`${commands.join(';')}\n`)
  connection.resume()
  await once(connection, 'close')
}
