import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { ElementReference, EngineWindow } from './engine-window.ts'

const selectors = {
  button: 'button, [role=button]',
  link: 'a[href]',
  'button or link': 'button, [role=button], a[href]',
  field: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea',
  selector: 'select',
  choice: '[type=radio], [type=checkbox]',
  option: '[role=option]',
  heading: 'h1, h2, h3',
} as const

export type Kind = keyof typeof selectors
export type Name = string | RegExp

/** A person who operates the product in an engine, by what its controls are called. Every action is a step. */
export class Visitor {
  readonly #window: EngineWindow
  readonly #origin: string
  readonly #pointerType: 'mouse' | 'touch'

  constructor(window: EngineWindow, on: { origin: string; pointerType: 'mouse' | 'touch' }) {
    this.#window = window
    this.#origin = on.origin
    this.#pointerType = on.pointerType
  }

  open(path: string): Promise<void> {
    return test.step(`open ${path}`, () => this.#window.navigate(this.#origin + path))
  }

  /** Presses a control with the pointer or a finger, once it is there, still and not covered. */
  press(kind: Kind, name: Name): Promise<void> {
    return test.step(`press the ${kind} ${name}`, async () => {
      const { x, y } = await this.#findPoint(kind, name)
      await this.#window.perform({
        type: 'pointer',
        id: this.#pointerType,
        parameters: { pointerType: this.#pointerType },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })
    })
  }

  /** Types into a field, in place of what it holds. */
  fill(name: Name, text: string): Promise<void> {
    return test.step(`fill ${name} with ${text}`, async () => {
      const field = await this.#focus(name)
      await this.#type(text)
      await until(async () => {
        expect(await this.#window.evaluate(readValue, field)).toBe(text)
      })
    })
  }

  /** Types a date such as 1956-01-03 or a time such as 11:58 into the engine's own field for it. */
  fillDateOrTime(name: Name, value: string): Promise<void> {
    return test.step(`fill ${name} with ${value}`, async () => {
      const field = await this.#focus(name)
      await this.#type(toKeys(value))
      await until(async () => {
        expect(await this.#window.evaluate(readValue, field)).toBe(value)
      })
    })
  }

  /** Selects an option of a select element. */
  select(name: Name, option: string): Promise<void> {
    return test.step(`select ${option} as ${name}`, async () =>
      this.#window.selectOption(await this.#find('selector', name), option))
  }

  /** Waits until something is there. */
  sees(kind: Kind, name: Name): Promise<void> {
    return test.step(`see the ${kind} ${name}`, async () => {
      await this.#find(kind, name)
    })
  }

  /** Tells whether something is there now, on a page that is. */
  async has(kind: Kind, name: Name): Promise<boolean> {
    await until(() => this.#expectOperable())
    return (await this.#window.findNamed(selectors[kind], name)).length > 0
  }

  /** Waits until the main part of the page contains a text. */
  reads(text: string): Promise<void> {
    return test.step(`read “${text}”`, () =>
      until(async () => {
        const main = await this.#window.evaluate(() => document.querySelector('main')?.innerText)
        expect(main?.replaceAll(/\s+/g, ' ')).toContain(text)
      }))
  }

  /** Waits until the address is a path of the product, whatever its search. */
  isAt(path: string): Promise<void> {
    return test.step(`be at ${path}`, () =>
      until(async () => {
        expect(await this.#window.evaluate(() => location.pathname)).toBe(path)
      }))
  }

  language(): Promise<string> {
    return this.#window.evaluate(() => document.documentElement.lang)
  }

  /** How far the page is wider than the window, in CSS pixels. */
  overflow(): Promise<number> {
    return this.#window.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
  }

  reload(): Promise<void> {
    return test.step('reload', async () => {
      await this.#window.navigate(await this.#window.evaluate(() => location.href))
    })
  }

  async #find(kind: Kind, name: Name): Promise<ElementReference> {
    let found: ElementReference | undefined
    await until(async () => {
      await this.#expectOperable()
      ;[found] = await this.#window.findNamed(selectors[kind], name)
      expect(found, `a ${kind} named ${name}`).toBeDefined()
    })
    return found!
  }

  /** Finds where a control can be pressed: twice, because what still moves is not pressed. */
  async #findPoint(kind: Kind, name: Name): Promise<{ x: number; y: number }> {
    let point = { x: 0, y: 0 }
    await until(async () => {
      await this.#expectOperable()
      const found = await this.#window.findNamed(selectors[kind], name)
      expect(found.length, `a ${kind} named ${name}`).toBeGreaterThan(0)
      const first = await this.#window.evaluate(locate, ...found)
      const second = await this.#window.evaluate(locate, ...found)
      expect(first.cover, `what covers the ${kind} ${name}`).toBe('')
      expect(second).toEqual(first)
      point = second
    })
    return point
  }

  async #focus(name: Name): Promise<ElementReference> {
    const field = await this.#find('field', name)
    await this.#window.evaluate((element: HTMLInputElement) => {
      element.focus()
      if (!/^(date|time)$/.test(element.type)) element.select()
    }, field)
    return field
  }

  async #type(text: string): Promise<void> {
    await this.#window.perform({
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown' as const, value },
        { type: 'keyUp' as const, value },
      ]),
    })
  }

  /** The scripts of a page may wait for its use. The toast region is rendered by its first effects. */
  async #expectOperable(): Promise<void> {
    const isOperable = await this.#window.evaluate(() => {
      dispatchEvent(new Event('pointermove'))
      return (
        document.readyState !== 'loading' &&
        (document.getElementById('content') === null ||
          document.querySelector('body > section[aria-live="off"]') !== null)
      )
    })
    expect(isOperable, 'the page is hydrated').toBe(true)
  }
}

/** Limits what never comes; no test asserts how fast an engine is. */
const timeoutMs = 30_000

/** Repeats a check until it passes; at the end of the time its last failure is thrown. */
async function until(check: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;)
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(50)
    }
}

const readValue = (element: HTMLInputElement): string => element.value

/** The keys that write a date or a time into the engines' own fields, which are American here. */
function toKeys(value: string): string {
  const [year, month, day] = value.split('-').map(Number)
  if (month && day) return `${month}${arrowRight}${day}${arrowRight}${year}`
  const [hours = 0, minutes] = value.split(':').map(Number)
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

const arrowRight = '\uE014'

/** Runs in the page: the middle of the first of these elements that nothing covers, scrolled into view. */
function locate(...elements: Element[]): { x: number; y: number; cover: string } {
  let covered = { x: 0, y: 0, cover: 'nothing was found' }
  for (const element of elements) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [box] = element.getClientRects()
    if (!box) continue
    const x = Math.round(box.x + box.width / 2)
    const y = Math.round(box.y + box.height / 2)
    const hit = document.elementFromPoint(x, y)
    const isHit = element.contains(hit) || hit?.closest('label')?.control === element
    if (isHit) return { x, y, cover: '' }
    covered = { x, y, cover: hit?.outerHTML.slice(0, 120) ?? 'outside the window' }
  }
  return covered
}
