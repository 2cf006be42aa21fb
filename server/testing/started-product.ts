import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache } from '../../scripts/compile-cache.ts'
import { startArguments } from '../../scripts/start-arguments.ts'
import { prepareGazetteer } from '../domains/places/index.ts'
import { buildPages } from '../platform/start/build-pages.ts'

export interface StartedProduct {
  readonly process: ChildProcess
  /** The output on stderr, once the process has exited. */
  readonly errorOutput: Promise<string>
  readonly ended: Promise<unknown>
  /** Its address, once it has printed it. */
  readonly url: Promise<string>
}

/** Builds what the first start of a checkout builds, so that a test waits only for the start. */
export const prepareStart = () => Promise.all([prepareGazetteer(), buildPages()])

/** Starts products as `npm start` does, pages included, in one temporary directory. */
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
    /** Kills all of them and removes their data. */
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
  const options = startArguments.slice(0, -1)
  const child = spawn(process.execPath, [...options, join(import.meta.dirname, '../start.js')], {
    cwd: folder,
    env: {
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: compileCache,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errorOutput = ''
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()))
  const ended = once(child, 'close')
  const url = new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = / is at (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error(`ended: ${errorOutput}`)))
  })
  url.catch(() => undefined)
  return { process: child, errorOutput: ended.then(() => errorOutput), ended, url }
}
