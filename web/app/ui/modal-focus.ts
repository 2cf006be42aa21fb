import { pageHeading } from './page-heading.ts'

/** In this order, after the dialog pattern of the WAI-ARIA Authoring Practices. */
const candidates = [
  // The harmless answer to a question that is about to destroy something.
  '[data-first-focus]',
  'form :is(input, select, textarea):not([hidden], [type=hidden], :disabled)',
  ':scope > footer :is(button, a[href])',
  ':scope > div :is(button, a[href])',
]

/** What is focused when a dialog or drawer opens; without anything to do in it, the dialog itself. */
export const firstFocus = (popup: HTMLElement): HTMLElement =>
  candidates
    .map((selector) => popup.querySelector<HTMLElement>(selector))
    .find((found) => found !== null) ?? popup

/**
 * What is focused when it has closed: what opened it; where that is gone or goes before the focus moves on, the page's
 * heading. False where the focus has gone elsewhere by itself, as to the heading of a new page.
 */
export function finalFocus(
  popup: HTMLElement | null,
  opener: Element | null | undefined,
): HTMLElement | false | null {
  const focused = document.activeElement
  if (focused && focused !== document.body && !popup?.contains(focused)) return false
  if (!(opener instanceof HTMLElement) || opener === document.body || !opener.isConnected)
    return pageHeading()
  watchFocus(opener)
  return opener
}

/** Until the focus moves on: where the element that has it is removed, the page's heading takes it. */
function watchFocus(element: HTMLElement): void {
  const removal = new MutationObserver(() => {
    if (element.isConnected) return
    stop()
    findLostFocus()
  })
  const moved = ({ target }: FocusEvent) => {
    if (target !== element) stop()
  }
  const stop = () => {
    removal.disconnect()
    document.removeEventListener('focusin', moved)
  }
  removal.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', moved)
}

/** Where a dialog has gone together with what opened it, nothing has the focus: then the heading takes it. */
export function findLostFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true })
  })
}
