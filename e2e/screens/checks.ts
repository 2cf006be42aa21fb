import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, of any impact. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Within the page itself: no screen has frames, and a page for the summing up costs time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 140)} ${any[0]?.message ?? ''}`),
  )
}

/** One heading of the first rank, a title, and the language said. */
export async function headFaults(page: Page): Promise<string[]> {
  const [headings, title] = await Promise.all([page.locator('h1').count(), page.title()])
  return [
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(title.trim() === '' ? ['no title'] : []),
  ]
}

/** What does not fit the window's width: the page scrolls sideways, or words are cut off. */
export const widthFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const faults = scrollWidth > clientWidth ? [`scrolls to ${scrollWidth} of ${clientWidth}`] : []
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').trim().slice(0, 50)}`
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const element = words.currentNode.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (!words.currentNode.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, position, clipPath } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        // Words for ears alone, and what is put away until the keyboard asks for it.
        if (edge.width <= 1 || (position === 'absolute' && clipPath !== 'none')) break
        if (overflowX === 'auto' || overflowX === 'scroll') break
        const isPage = box === document.documentElement
        const [from, to] = isPage ? [0, clientWidth] : [edge.left, edge.right]
        if (!isPage && overflowX === 'visible') continue
        if (right > to + 1 || left < from - 1) {
          faults.push(`cut off: ${name(element)} by <${box.tagName.toLowerCase()}>`)
          break
        }
      }
    }
    return faults
  })

/** Least height of what is pressed, in CSS pixels (docs/product/look.md). */
const leastHeight = 44

/** What a finger is to hit and is too low; links that stand in a sentence are let be (WCAG 2.5.8). */
export const targetFaults = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab], [role=option]',
    )
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isInSentence = (element: HTMLElement) => {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.closest(
        'p, li, dd, td, span, label, figcaption, h2, h3',
      )
      const others = (around?.textContent ?? '').replace(element.textContent ?? '', '')
      return element.matches('a, button') && others.trim() !== ''
    }
    // A link whose face is drawn over its whole card is as high as the card.
    const isStretched = (element: Element) => {
      const { content, position } = getComputedStyle(element, '::after')
      return content !== 'none' && position === 'absolute'
    }
    const targetOf = (element: HTMLElement): Element =>
      (element.matches('a') && isStretched(element) && element.offsetParent) ||
      (element.matches('[type=radio], [type=checkbox]') &&
        (element.closest('label') ?? element.parentElement)) ||
      element
    return [...controls].flatMap((control) => {
      const target = targetOf(control)
      if (!isSeen(target) || control.closest('[inert], [aria-hidden=true]')) return []
      const { height, width } = target.getBoundingClientRect()
      // One that is put away, as the skip link is, cannot be pressed.
      if (width <= 1 || height <= 1 || target.getBoundingClientRect().bottom <= 0) return []
      if (height >= least - 0.5 || isInSentence(control)) return []
      const words = control.getAttribute('aria-label') ?? control.textContent ?? ''
      return [`${height.toFixed(1)} px: ${control.outerHTML.slice(0, 80)} ${words.slice(0, 40)}`]
    })
  }, leastHeight)

/** Controls that forced colours have left without border, words or picture. */
export const fadedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const groundOf = (element: Element | null): string => {
      for (let box = element; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box)
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    const isDrawn = (control: Element) => {
      const style = getComputedStyle(control)
      const ground = groundOf(control)
      const isBordered = ['Top', 'Bottom'].some(
        (side) =>
          style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none' &&
          parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0 &&
          style.getPropertyValue(`border-${side.toLowerCase()}-color`) !==
            groundOf(control.parentElement),
      )
      const parts = [control, ...control.querySelectorAll('*')].filter(isSeen)
      const isWorded = parts.some((part) => {
        const own = [...part.childNodes].some(
          (node) => node.nodeType === 3 && node.nodeValue?.trim(),
        )
        return own && getComputedStyle(part).color !== ground
      })
      const isPictured = parts.some(
        (part) =>
          part instanceof HTMLImageElement ||
          (part instanceof SVGElement &&
            [getComputedStyle(part).stroke, getComputedStyle(part).fill].some(
              (colour) => colour !== 'none' && colour !== ground,
            )),
      )
      return isBordered || isWorded || isPictured
    }
    const controls = document.querySelectorAll(
      'button, a[href], select, textarea, input:not([type=hidden], [type=radio], [type=checkbox])',
    )
    return [...controls]
      .filter((control) => isSeen(control) && control.getBoundingClientRect().width > 1)
      .filter((control) => !isDrawn(control))
      .map((control) => control.outerHTML.slice(0, 140))
  })

const stops = 4

/** The first stops of the keyboard at which nothing shows where it stands. */
export async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return undefined
      const marks = [focused, focused.parentElement, focused.nextElementSibling]
      const isMarked = marks.some((element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
      })
      return isMarked ? undefined : focused.outerHTML.slice(0, 140)
    })
    if (fault !== undefined) faults.push(fault)
  }
  return [...new Set(faults)]
}
