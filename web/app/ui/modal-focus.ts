import { pageHeading } from './page-heading.ts'

/** The order of the dialog pattern in the WAI-ARIA Authoring Practices. */
const candidates = [
  // The harmless answer of a dialog that confirms a deletion.
  '[data-first-focus]',
  'form :is(input, select, textarea):not([hidden], [type=hidden], :disabled)',
  ':scope > footer :is(button, a[href])',
  ':scope > div :is(button, a[href])',
]

/** Returns the element to focus when a dialog or drawer opens: the popup itself if it has no control. */
export const firstFocus = (popup: HTMLElement): HTMLElement =>
  candidates
    .map((selector) => popup.querySelector<HTMLElement>(selector))
    .find((found) => found !== null) ?? popup

/**
 * Returns the element to focus when a dialog or drawer has closed: the one that opened it, or the page's heading
 * if that element is gone or is removed before the focus moves on. False if the focus has already moved
 * elsewhere, such as to the heading of a new page.
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

/** Focuses the page's heading if the focused element is removed before the focus moves on. */
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

/** Focuses the page's heading if a dialog was removed together with its opener, so that nothing has the focus. */
export function findLostFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true })
  })
}
