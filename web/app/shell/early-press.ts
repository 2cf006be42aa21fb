declare global {
  interface Window {
    earlyPress?: { keep(event: Event): void; last?: HTMLElement }
  }
}

/**
 * Keeps the last press before the page's scripts have started, which would be lost. Browsers run the source of this
 * function before the first paint, so it refers to nothing outside itself.
 */
function keepEarlyPress(): void {
  const early: NonNullable<Window['earlyPress']> = {
    keep(event) {
      const pressed = (event.target as Element).closest<HTMLElement>(
        'button[type="button"], input[type="radio"], input[type="checkbox"]',
      )
      if (!pressed) return
      // A choice that React has not seen would be forgotten; it is made when the press is repeated.
      event.preventDefault()
      early.last = pressed
    },
  }
  window.earlyPress = early
  addEventListener('click', early.keep, true)
}

export const keepEarlyPressCode = `(${keepEarlyPress.toString()})();`

/** Repeats the press that was kept, once the page reacts to it. */
export function repeatEarlyPress(): void {
  const { earlyPress } = window
  if (!earlyPress) return
  delete window.earlyPress
  removeEventListener('click', earlyPress.keep, true)
  if (earlyPress.last?.isConnected) earlyPress.last.click()
}
