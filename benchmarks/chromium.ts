import { spawn } from 'node:child_process'
import { getChromium } from '../scripts/chromium.ts'

/** Starts a Chromium that Lighthouse can drive, and returns its debugging port. */
export async function startChromium(
  profile: string,
): Promise<{ readonly port: number; stop(): void }> {
  const chromium = spawn(
    getChromium(),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      'about:blank',
    ],
    // A group of processes of its own: Debian's program is a script that starts Chromium.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    chromium.stderr.on('data', (words: Buffer) => {
      said += words.toString()
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)
      if (found) resolve(Number(found[1]))
    })
    chromium.once('exit', () => reject(new Error(`Chromium did not start: ${said}`)))
  })
  const stop = () => {
    if (chromium.pid !== undefined) process.kill(-chromium.pid)
  }
  return { port, stop }
}
