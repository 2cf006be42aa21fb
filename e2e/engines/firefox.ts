import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BidiConnection } from './bidi-connection.ts'
import {
  matches,
  type ElementReference,
  type Engine,
  type EngineWindow,
  type WindowSize,
} from './engine-window.ts'
import { startProgram } from './processes.ts'

/** The payment sandbox's page of a bank forbids the icon that browsers ask for. */
const ofOtherSites = /favicon\.ico/

interface Node {
  readonly sharedId: string
}

/** Starts Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox(): Promise<Engine> {
  const firefox = await startProgram('firefox-esr', {
    args: (home) => [
      '--headless',
      '--no-remote',
      '--profile',
      home,
      '--remote-debugging-port',
      '0',
    ],
    announcement: /WebDriver BiDi listening on (ws:\/\/\S+)/,
    prepare: (home) =>
      writeFile(join(home, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n'),
  })
  const connection = await BidiConnection.open(`${firefox.announced}/session`)
  await connection.send('session.new', { capabilities: {} })
  await connection.send('session.subscribe', {
    events: ['log.entryAdded', 'browsingContext.navigationStarted'],
  })
  return {
    openWindow: (size) => openWindow(connection, size),
    async stop() {
      connection.close()
      await firefox.stop()
    },
  }
}

/** Opens a tab of the given size in a user context, which shares no storage with others. */
async function openWindow(connection: BidiConnection, viewport: WindowSize): Promise<EngineWindow> {
  const { userContext } = await connection.send('browser.createUserContext')
  const { context } = await connection.send('browsingContext.create', { type: 'tab', userContext })
  await connection.send('browsingContext.setViewport', { context, viewport })
  const scriptErrors: string[] = []
  connection.on('log.entryAdded', ({ type, level, text, source }) => {
    const isError = source.context === context && type === 'javascript' && level === 'error'
    if (isError && !ofOtherSites.test(text)) scriptErrors.push(text)
  })

  let onLeave = () => {}
  connection.on('browsingContext.navigationStarted', (navigation) => {
    if (navigation.context === context) onLeave()
  })

  const evaluate: EngineWindow['evaluate'] = async (run, ...values) => {
    const answer = await connection.send('script.callFunction', {
      functionDeclaration: `(...values) => JSON.stringify((${run})(...values))`,
      arguments: values.map(encode),
      target: { context },
      awaitPromise: false,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result.type === 'string' ? JSON.parse(answer.result.value) : undefined
  }
  const locate = async (locator: object): Promise<ElementReference[]> => {
    const { nodes } = await connection.send('browsingContext.locateNodes', { context, locator })
    return nodes.map(({ sharedId }: Node) => ({ sharedId }))
  }
  const filterBySelector = async (nodes: ElementReference[], selector: string) => {
    const kept = await evaluate(
      (wanted: string, ...elements: Element[]) =>
        elements.map((element) => element.matches(wanted) && element.checkVisibility()),
      selector,
      ...nodes,
    )
    return nodes.filter((_, index) => kept[index])
  }
  const findExactly = async (selector: string, name: string) =>
    filterBySelector(await locate({ type: 'accessibility', value: { name } }), selector)

  return {
    evaluate,
    async navigate(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    // The protocol compares whole names: those that may match are read from the page and then asked for.
    async findNamed(selector, name) {
      if (typeof name === 'string') return findExactly(selector, name)
      const texts = await evaluate(readLikelyNames, selector)
      const names = [...new Set(texts)].filter((text) => matches(text, name))
      return (await Promise.all(names.map((text) => findExactly(selector, text)))).flat()
    },
    async perform(source) {
      // Firefox does not always answer actions whose page they have left.
      const left = new Promise<void>((resolve) => (onLeave = resolve))
      await Promise.race([
        connection.send('input.performActions', { context, actions: [source] }),
        left,
      ])
    },
    // A select that has the focus changes with the arrow keys, without opening its list.
    async selectOption(select, label) {
      const moves = await evaluate(
        (element: HTMLSelectElement, wanted: string) => {
          element.focus()
          const labels = Array.from(element.options, (option) => option.label)
          return labels.indexOf(wanted) - element.selectedIndex
        },
        select,
        label,
      )
      const key = moves < 0 ? '\uE013' : '\uE015'
      for (let move = 0; move < Math.abs(moves); move++)
        await connection.send('input.performActions', {
          context,
          actions: [
            {
              type: 'key',
              id: 'keyboard',
              actions: [
                { type: 'keyDown', value: key },
                { type: 'keyUp', value: key },
              ],
            },
          ],
        })
    },
    listScriptErrors: () => scriptErrors,
    async takePicture() {
      const { data } = await connection.send('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async close() {
      await connection.send('browser.removeUserContext', { userContext })
    },
  }
}

/** Reads the texts in the page that are likely to be the accessible names of elements. */
function readLikelyNames(selector: string): string[] {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  return elements.flatMap((element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])] as HTMLElement[]
    const texts = [element, ...labels].flatMap((one) => [one.textContent, one.innerText])
    return [element.ariaLabel ?? '', ...texts].map((text) => text.replaceAll(/\s+/g, ' ').trim())
  })
}

const encode = (value: unknown): object => {
  if (typeof value === 'string') return { type: 'string', value }
  if (typeof value === 'number') return { type: 'number', value }
  return value as Node
}
