import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, supervise, type Supervised } from './supervise.ts'

export interface Pooler {
  readonly process: Supervised
  /** Sends new transactions to the server at this port, without a restart. */
  pointTo(port: number): void
}

/** Starts PgBouncer in transaction mode. */
export function startPooler({
  command,
  folder,
  port,
  primaryPort,
  account,
}: {
  command: string
  folder: string
  port: number
  primaryPort: number
  account: Account | undefined
}): Pooler {
  const file = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users.txt')
  writeFileSync(users, '"rashi" ""\n')
  const write = (to: number) =>
    writeFileSync(
      file,
      `[databases]
rashi = host=127.0.0.1 port=${to} dbname=rashi
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
; By default a failed connection is tried again after 15 s only, and a caller waits 120 s for one.
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
`,
    )
  write(primaryPort)
  const process = supervise({
    name: 'PgBouncer',
    command,
    args: [file],
    account,
    cwd: folder,
    logFile: join(folder, 'pgbouncer.log'),
  })
  return {
    process,
    pointTo: (to) => {
      write(to)
      process.signal('SIGHUP')
    },
  }
}
