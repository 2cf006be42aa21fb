import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareGazetteer } from '../domains/places/index.ts'
import { buildPages } from '../platform/start/build-pages.ts'

export interface StartedProduct {
  readonly process: ChildProcess
  /** What it wrote to the error stream, when it has ended. */
  readonly complaint: Promise<string>
  readonly ended: Promise<unknown>
  /** Its address, once it says so. */
  readonly url: Promise<string>
}

/** Prepares what the first start of a checkout builds, so that a test waits for the start alone. */
export const prepareStart = () => Promise.all([prepareGazetteer(), buildPages()])

/** Products that are started as `npm start` starts them, pages included, below one temporary folder. */
export function startedProducts() {
  const folder = mkdtempSync(join(tmpdir(), 'rashi-start-'))
  const products: StartedProduct[] = []
  return {
    folder,
    dataDir: join(folder, 'data'),
    start(settings: Record<string, string> = {}): StartedProduct {
      const product = startProduct(folder, settings)
      products.push(product)
      return product
    },
    /** Ends all of them at once and removes what they have stored. */
    async remove(): Promise<void> {
      for (const { process, ended } of products) {
        process.kill('SIGKILL')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startProduct(folder: string, settings: Record<string, string>): StartedProduct {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../start.js')], {
    cwd: folder,
    env: { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (words: Buffer) => (complaint += words.toString()))
  const ended = once(child, 'close')
  const url = new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (words: Buffer) => {
      said += words.toString()
      const address = / is at (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error(`ended: ${complaint}`)))
  })
  url.catch(() => undefined)
  return { process: child, complaint: ended.then(() => complaint), ended, url }
}
