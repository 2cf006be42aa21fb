import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** An account of the system as which a program runs; undefined: the account that runs this script. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

export interface Program {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly account?: Account | undefined
  readonly env?: Record<string, string>
  readonly cwd: string
  /** The file of its output. */
  readonly logFile: string
  /** Asked when it has ended by itself; false leaves it ended. Default: it is started again. */
  readonly isRestarted?: () => boolean
}

export interface Supervised {
  readonly name: string
  /** How often it was started. */
  readonly starts: number
  /** Kills the process and its children with SIGKILL, all at once as a machine that loses its power. */
  kill(): void
  signal(name: NodeJS.Signals): void
  start(): void
  /** Ends it for good. */
  stop(name?: NodeJS.Signals): Promise<void>
}

/** As systemd does with `Restart=on-failure` and `RestartSec=1`. */
const restartMilliseconds = 1_000

/** Starts a program and starts it again whenever it ends, until `stop` is called. */
export function supervise(program: Program): Supervised {
  const log = openSync(program.logFile, 'a')
  let child: ChildProcess | undefined
  let isStopped = false
  let starts = 0

  const start = () => {
    isStopped = false
    starts++
    const started = spawn(program.command, [...program.args], {
      cwd: program.cwd,
      env: { PATH: process.env['PATH'], HOME: program.cwd, ...program.env },
      stdio: ['ignore', log, log],
      ...program.account,
    })
    child = started
    started.once('error', (error) => process.stderr.write(`${program.name}: ${error.message}\n`))
    started.once('exit', () => {
      if (child === started) child = undefined
      if (isStopped || program.isRestarted?.() === false) return
      void delay(restartMilliseconds).then(() => {
        if (!isStopped && child === undefined) start()
      })
    })
  }
  start()

  return {
    name: program.name,
    get starts() {
      return starts
    },
    start,
    kill: () => {
      if (child?.pid === undefined) throw new Error(`${program.name} does not run`)
      const children = listChildren(child.pid)
      process.kill(child.pid, 'SIGKILL')
      for (const pid of children) killIfThere(pid)
    },
    signal: (name) => child?.kill(name),
    stop: async (name = 'SIGTERM') => {
      isStopped = true
      if (!child) return
      const ended = once(child, 'exit')
      child.kill(name)
      await Promise.race([ended, delay(10_000, undefined, { ref: false })])
      if (child) {
        child.kill('SIGKILL')
        await ended
      }
    },
  }
}

/** PostgreSQL's processes are children of the one that was started. */
const listChildren = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended with its parent.
  }
}
