import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import {
  matches,
  type ElementReference,
  type Engine,
  type EngineWindow,
  type WindowSize,
} from './engine-window.ts'
import { findMiniBrowser } from './install-engines.ts'
import { startProgram } from './processes.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- results as the protocol returns them
type Json = any
type Send = (name: string, body?: object) => Promise<Json>

/** The key that classic WebDriver gives the id of an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const startTimeoutMs = 60_000
const answerTimeoutMs = 60_000

/** Starts WebKitGTK's driver, which speaks classic WebDriver, on a display of its own. */
export async function startWebKit(): Promise<Engine> {
  const display = await startProgram('Xvfb', {
    args: () => ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    announcement: /^(\d+)\n/m,
  })
  const port = await findFreePort()
  const driver = await startProgram('WebKitWebDriver', {
    args: () => [`--port=${port}`],
    env: { DISPLAY: `:${display.announced}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url)
  return {
    openWindow: (size) => openWindow(url, size),
    async stop() {
      await driver.stop()
      await display.stop()
    },
  }
}

/** Starts a browser of its own for every window: the driver has one session at a time. */
async function openWindow(driver: string, size: WindowSize): Promise<EngineWindow> {
  const { sessionId } = await request(`${driver}/session`, 'POST', {
    capabilities: capabilities(),
  })
  const session = `${driver}/session/${sessionId}`
  const send: Send = (name, body) => {
    const [method = '', path = ''] = name.split(' ')
    return request(session + path, method, body)
  }
  await resize(send, size)

  const evaluate: EngineWindow['evaluate'] = async (run, ...values) => {
    const result = await send('POST /execute/sync', {
      script: `return JSON.stringify((${run})(...arguments))`,
      args: values,
    })
    return typeof result === 'string' ? JSON.parse(result) : undefined
  }

  return {
    evaluate,
    async navigate(url) {
      await send('POST /url', { url })
    },
    async findNamed(selector, name) {
      const found: ElementReference[] = await send('POST /elements', {
        using: 'css selector',
        value: selector,
      })
      const areVisible = await evaluate(
        (...elements: Element[]) => elements.map((element) => element.checkVisibility()),
        ...found,
      )
      const visible = found.filter((_, index) => areVisible[index])
      const labels = await Promise.all(
        visible.map((element) => send(`GET /element/${String(element[elementKey])}/computedlabel`)),
      )
      return visible.filter((_, index) => matches(labels[index], name))
    },
    async perform(source) {
      await send('POST /actions', { actions: [source] })
    },
    async selectOption(select, label) {
      const options: ElementReference[] = await send(
        `POST /element/${String(select[elementKey])}/elements`,
        { using: 'css selector', value: 'option' },
      )
      const labels = await evaluate(
        (...elements: HTMLOptionElement[]) => elements.map((option) => option.label),
        ...options,
      )
      const option = options[labels.indexOf(label)]
      await send(`POST /element/${String(option?.[elementKey])}/click`, {})
    },
    listScriptErrors: () => [],
    takePicture: async () => Buffer.from(await send('GET /screenshot'), 'base64'),
    async close() {
      await send('DELETE ')
    },
  }
}

const capabilities = () => ({
  alwaysMatch: {
    'webkitgtk:browserOptions': {
      binary: findMiniBrowser(),
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  },
})

/** Gives the page the size. A window with a toolbar cannot be as narrow as a phone, one of a script can. */
async function resize(send: Send, { width, height }: WindowSize): Promise<void> {
  const first = await send('GET /window')
  await send('POST /execute/sync', {
    script: `window.open('about:blank', '_blank', 'popup,width=${width},height=${height}')`,
    args: [],
  })
  const handles: string[] = await send('GET /window/handles')
  await send('POST /window', { handle: handles.find((handle) => handle !== first) })
  await send('POST /window/rect', { x: 0, y: 0, width, height })
}

async function request(url: string, method: string, body?: object): Promise<Json> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(answerTimeoutMs),
  }).catch((error: unknown) => {
    throw new Error(`WebKit's driver did not answer ${method} ${new URL(url).pathname}`, {
      cause: error,
    })
  })
  const { value }: Json = await answer.json()
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

async function waitUntilReady(driver: string): Promise<void> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await wait(100)) {
    const isReady = await request(`${driver}/status`, 'GET').then(
      ({ ready }) => ready === true,
      () => false,
    )
    if (isReady) return
  }
  throw new Error('WebKitWebDriver did not start')
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
