import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Account, supervise, type Supervised } from './supervise.ts'
import { waitUntil } from './wait.ts'

export interface ServerSettings {
  readonly name: string
  readonly port: number
  /** Where its data, socket and log are. */
  readonly folder: string
  readonly programs: string
  readonly account: Account | undefined
  /** Whether a supervisor starts it again when it has ended. */
  readonly isRestarted: () => boolean
}

/** One PostgreSQL server of the rehearsal, as the superuser `postgres` over its port of this machine. */
export class PostgresServer {
  readonly name: string
  readonly port: number
  readonly #settings: ServerSettings
  readonly #data: string
  #process: Supervised | undefined

  constructor(settings: ServerSettings) {
    this.#settings = settings
    this.name = settings.name
    this.port = settings.port
    this.#data = join(settings.folder, settings.name)
  }

  /** Connections from this machine need no password: the rehearsal is over before anybody else could use them. */
  create(): void {
    this.#run(
      'initdb',
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '-D',
      this.#data,
    )
  }

  /** Makes it a copy of another server, whose changes it then receives. */
  copyFrom(primary: PostgresServer): void {
    rmSync(this.#data, { recursive: true, force: true })
    const connection = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${this.name}`
    this.#run(
      'pg_basebackup',
      '-d',
      connection,
      '-D',
      this.#data,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
    )
  }

  async start(): Promise<void> {
    const { folder, programs, account, isRestarted } = this.#settings
    this.#process = supervise({
      name: this.name,
      command: join(programs, 'postgres'),
      args: [
        '-D',
        this.#data,
        '-p',
        String(this.port),
        '-k',
        folder,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'max_connections=100',
        '-c',
        'wal_keep_size=512MB',
        '-c',
        'wal_receiver_timeout=5s',
      ],
      account,
      cwd: folder,
      logFile: join(folder, `${this.name}.log`),
      isRestarted,
    })
    await waitUntil(`${this.name} answers`, async () => (await this.ask('select')) !== undefined)
  }

  promote(): void {
    this.#run('pg_ctl', 'promote', '-w', '-D', this.#data)
  }

  kill(): void {
    this.#process?.kill()
  }

  async stop(): Promise<void> {
    await this.#process?.stop('SIGINT')
  }

  /** Runs a statement on a connection of its own. */
  async ask<Row extends object>(
    text: string,
    values: unknown[] = [],
    database = 'postgres',
  ): Promise<Row[]> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.port,
      user: 'postgres',
      database,
      connectionTimeoutMillis: 1_000,
      query_timeout: 20_000,
    })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  #run(program: string, ...args: string[]): void {
    const { programs, folder, account } = this.#settings
    execFileSync(join(programs, program), args, {
      cwd: folder,
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...account,
    })
  }
}
