import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'
import { sample } from '../../scripts/test-scope.ts'

const configFile = path.resolve('web/component-catalogue/vite.config.ts')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let outDir: string
let gallery: PreviewServer
let page: Page

test.beforeAll(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'gallery-'))
  await build({ configFile, build: { outDir }, logLevel: 'silent' })
  const serve = { port: 0, host: '127.0.0.1' }
  gallery = await preview({ configFile, build: { outDir }, preview: serve, logLevel: 'silent' })
})

test.afterAll(async () => {
  await gallery?.close()
  await rm(outDir, { recursive: true, force: true })
})

test.beforeEach(({ page: fresh }) => {
  page = fresh
})

async function open(address = '', { width = 1440, height = 900 } = {}) {
  await page.setViewportSize({ width, height })
  await page.goto(`${gallery.resolvedUrls!.local[0]!}${address}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())

async function findViolations() {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 140)} ${node.any[0]?.message ?? ''}`),
  )
}

for (const theme of sample(['night', 'day'], 2))
  test.describe(`the components by ${theme}`, () => {
    test('have no violations found by axe', async () => {
      await open(`?theme=${theme}`)
      expect(await findViolations()).toEqual([])
    })

    test('have no violations found by axe with the suggestions, a dialog, a drawer or a toast open', async () => {
      await open(`?theme=${theme}`)
      await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially('mu')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      expect(await findViolations()).toEqual([])
      await page.keyboard.press('Escape')
      for (const opener of ['Reveal', 'Chapters']) {
        await button('Say error').click()
        await page.getByRole('alert').filter({ hasText: 'The network is down' }).waitFor()
        await button(opener).click()
        await page.getByRole('dialog').waitFor()
        expect(await findViolations()).toEqual([])
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
    })
  })

test.describe('by keyboard', () => {
  test('every focused element is on the screen and has a focus ring', async () => {
    await open()
    const stops: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        const ring = [element, element.parentElement!]
          .map((one) => getComputedStyle(one))
          .some((style) => style.outlineStyle === 'solid' && parseFloat(style.outlineWidth) >= 3)
        const { bottom, top, width } = element.getBoundingClientRect()
        const isOnScreen = width > 0 && bottom > 0 && top < innerHeight
        const name = `${element.tagName} ${element.textContent?.slice(0, 30)}`
        return { name, isSeen: ring && isOnScreen, isFirst: name === 'A Skip to the parts' }
      })
      if (!stop || (stop.isFirst && stops.length > 0)) break
      expect(stop.isSeen, stop.name).toBe(true)
      stops.push(stop.name)
    }
    expect(stops[0]).toBe('A Skip to the parts')
    expect(stops.length).toBeGreaterThan(40)
  })

  test('the arrow keys move along the tabs and select them', async () => {
    await open()
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Weekly').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => tab('Yearly').getAttribute('aria-selected')).toBe('true')
    expect(await page.getByRole('tabpanel', { name: 'Yearly' }).textContent()).toContain('year')
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).toBe('Weekly')
    await page.keyboard.press('End')
    await expect.poll(focused).toBe('Yearly')
  })

  test('the combobox suggests while one types, selects by Enter and closes by Escape', async () => {
    await open()
    const place = page.getByRole('combobox', { name: 'Place of birth' })
    const id = page.locator('input[name=birthPlaceId]')
    await place.pressSequentially('mu')
    await page.getByRole('option').first().waitFor()
    await expect(place).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    const readActiveOption = async () => {
      const active = await place.getAttribute('aria-activedescendant')
      return active && page.locator(`[id="${active}"]`).textContent()
    }
    await expect.poll(readActiveOption).toBe('Munich, Bavaria, Germany')
    await page.keyboard.press('Enter')
    await expect(place).toHaveValue('Munich, Bavaria, Germany')
    await expect(id).toHaveValue('muc')
    await expect(place).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Backspace')
    await expect(id).toHaveValue('')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    await expect(place).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('option', { name: /Munich/ })).toHaveCount(0)
    await expect(place).toHaveValue('Munich, Bavaria, German')
  })

  test('every dialog traps the focus, and Escape returns it to the button that opened it', async () => {
    await open()
    for (const opener of ['Reveal', 'Chapters', 'Menu']) {
      await button(opener).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press('Tab')
        await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'))
      }
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.waitForFunction(
        (name) => document.activeElement?.textContent?.trim() === name,
        opener,
      )
    }
  })

  test('the heading of a new page has the focus, that of the first page has not', async () => {
    await open()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await page.getByRole('link', { name: 'Another page' }).click()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    expect(await focused()).toBe('Another page')
  })

  test('an invalid form focuses its first invalid field', async () => {
    await open()
    await page.getByLabel('Full name').fill('Asha')
    await button('Create account').last().press('Enter')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')
    const email = page.getByLabel('Email')
    const described = (await email.getAttribute('aria-describedby'))!.split(' ').at(-1)
    const error = await page.locator(`[id="${described}"]`).textContent()
    expect(error).toContain('name@example.org')
    await expect(page.getByLabel('Full name')).toHaveValue('Asha')
  })
})

test('a toast is shown above an open dialog, and closing it leaves the dialog open', async () => {
  await open()
  await button('Reveal').click()
  await button('Yes').click()
  const toast = page.getByRole('status').filter({ hasText: 'It is revealed.' })
  await toast.waitFor()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }).click()
  await toast.waitFor({ state: 'detached' })
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the right drawer is 350 px wide, and on a phone as wide as the window', async () => {
  for (const [width, expected] of [
    [1440, 350],
    [768, 350],
    [360, 360],
  ] as const) {
    await open('', { width })
    await button('Chapters').click()
    const readBox = async () => {
      const box = (await page.getByRole('dialog').boundingBox())!
      return [box.width, box.x]
    }
    await expect.poll(readBox).toEqual([expected, width - expected])
  }
})

test('the carousel shows one, two or three slides by its width, and its buttons turn it', async () => {
  for (const [width, expected] of [
    [767, 1],
    [768, 2],
    [1024, 3],
  ] as const) {
    await open('', { width })
    const weeks = page.getByRole('region', { name: 'Weeks' })
    const shown = () =>
      weeks.getByRole('list').evaluate((track) => {
        const { left, right } = track.getBoundingClientRect()
        const boxes = [...track.children].map((slide) => slide.getBoundingClientRect())
        return boxes.flatMap((box, at) =>
          box.left >= left - 2 && box.right <= right + 2 ? [at] : [],
        )
      })
    await expect.poll(shown).toHaveLength(expected)
    await weeks.getByRole('button', { name: 'Next weeks' }).click()
    await expect.poll(async () => (await shown())[0]).toBe(Math.min(expected, 5 - expected))
    await weeks.getByRole('button', { name: 'Previous weeks' }).click()
    await expect.poll(async () => (await shown())[0]).toBe(0)
  }
})

test('every control has a target of at least 44 px, except links in a sentence, and no width scrolls horizontally', async () => {
  await open('', { width: 360 })
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, [role=tab]')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      const reach = -2 * (parseFloat(getComputedStyle(one, '::after').top) || 0)
      const isEnough = width === 0 || Math.min(width, height) + Math.max(reach, 0) >= 44
      return isEnough ? [] : [`${one.outerHTML.slice(0, 80)} ${width} x ${height}`]
    }),
  )
  expect(small).toEqual([])
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a page in English loads no Devanagari font', async () => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await open('another-page')
  expect(fonts.length).toBeGreaterThan(0)
  expect(
    fonts.filter((url) => url.includes('-devanagari-400') || url.includes('devanagari-wght')),
  ).toEqual([])
})

test('in forced colours the selected card, radio button and tab are still marked', async () => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open()
  const marks = await page.evaluate(() => {
    const card = document.querySelector('[class*=chosen]')!
    const radio = document.querySelector('input[name=gender]:checked')!
    const tab = document.querySelector('[role=tab][aria-selected=true]')!
    return {
      card: getComputedStyle(card).borderTopWidth,
      radio: getComputedStyle(radio).appearance,
      tab: getComputedStyle(tab, '::before').height,
    }
  })
  expect(marks).toEqual({ card: '3px', radio: 'auto', tab: '4px' })
})
