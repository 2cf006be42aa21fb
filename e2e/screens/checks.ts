import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns the violations that axe finds, of any impact. */
export async function checkAxe(page: Page): Promise<string[]> {
  // In the page itself: no screen has frames, and a second page to combine results would cost time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 140)} ${any[0]?.message ?? ''}`),
  )
}

/** Checks that a page has one h1 and a title. */
export async function checkHead(page: Page): Promise<string[]> {
  const [headings, title] = await Promise.all([page.locator('h1').count(), page.title()])
  return [
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(title.trim() === '' ? ['no title'] : []),
  ]
}

/** Checks that a page fits the width of the window: it does not scroll horizontally and no text is cut off. */
export const checkWidth = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const faults = scrollWidth > clientWidth ? [`scrolls to ${scrollWidth} of ${clientWidth}`] : []
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').trim().slice(0, 50)}`
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (!texts.currentNode.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, position, clipPath } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        // Text for screen readers only, and elements that are hidden until they are focused.
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

/** The minimum height of controls, in CSS pixels (docs/product/look.md). */
const minHeight = 44

/** Returns the controls that are too low to press; links in a sentence are exempt (WCAG 2.5.8). */
export const checkTargetSize = (page: Page): Promise<string[]> =>
  page.evaluate((min) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab], [role=option]',
    )
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isInSentence = (element: HTMLElement) => {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.closest(
        'p, li, dd, td, span, label, figcaption, h2, h3',
      )
      const others = (around?.textContent ?? '').replace(element.textContent ?? '', '')
      return element.matches('a, button') && others.trim() !== ''
    }
    // A link that is stretched over its card is as high as the card.
    const isStretched = (element: Element) => {
      const { content, position } = getComputedStyle(element, '::after')
      return content !== 'none' && position === 'absolute'
    }
    const findTarget = (element: HTMLElement): Element =>
      (element.matches('a') && isStretched(element) && element.offsetParent) ||
      (element.matches('[type=radio], [type=checkbox]') &&
        (element.closest('label') ?? element.parentElement)) ||
      element
    return [...controls].flatMap((control) => {
      const target = findTarget(control)
      if (!isVisible(target) || control.closest('[inert], [aria-hidden=true]')) return []
      const { height, width } = target.getBoundingClientRect()
      // A control outside the screen, such as the skip link, cannot be pressed.
      if (width <= 1 || height <= 1 || target.getBoundingClientRect().bottom <= 0) return []
      if (height >= min - 0.5 || isInSentence(control)) return []
      const label = control.getAttribute('aria-label') ?? control.textContent ?? ''
      return [`${height.toFixed(1)} px: ${control.outerHTML.slice(0, 80)} ${label.slice(0, 40)}`]
    })
  }, minHeight)

/** Returns the controls that have neither a border, a text nor a picture in forced colours. */
export const checkForcedColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const findBackground = (element: Element | null): string => {
      for (let box = element; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box)
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    const isMarked = (control: Element) => {
      const style = getComputedStyle(control)
      const background = findBackground(control)
      const hasBorder = ['Top', 'Bottom'].some(
        (side) =>
          style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none' &&
          parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0 &&
          style.getPropertyValue(`border-${side.toLowerCase()}-color`) !==
            findBackground(control.parentElement),
      )
      const parts = [control, ...control.querySelectorAll('*')].filter(isVisible)
      const hasText = parts.some((part) => {
        const own = [...part.childNodes].some(
          (node) => node.nodeType === 3 && node.nodeValue?.trim(),
        )
        return own && getComputedStyle(part).color !== background
      })
      const hasPicture = parts.some(
        (part) =>
          part instanceof HTMLImageElement ||
          (part instanceof SVGElement &&
            [getComputedStyle(part).stroke, getComputedStyle(part).fill].some(
              (colour) => colour !== 'none' && colour !== background,
            )),
      )
      return hasBorder || hasText || hasPicture
    }
    const controls = document.querySelectorAll(
      'button, a[href], select, textarea, input:not([type=hidden], [type=radio], [type=checkbox])',
    )
    return [...controls]
      .filter((control) => isVisible(control) && control.getBoundingClientRect().width > 1)
      .filter((control) => !isMarked(control))
      .map((control) => control.outerHTML.slice(0, 140))
  })

const tabStops = 4

/** Returns those of the first Tab stops at which no outline shows the focus. */
export async function checkFocus(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (let stop = 0; stop < tabStops; stop++) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return undefined
      const marks = [focused, focused.parentElement, focused.nextElementSibling]
      const hasOutline = marks.some((element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
      })
      return hasOutline ? undefined : focused.outerHTML.slice(0, 140)
    })
    if (fault !== undefined) faults.push(fault)
  }
  return [...new Set(faults)]
}
