/**
 * The events by which a visitor uses a page. Assistive technology may send a `click` alone, and a browser that fills fields
 * in an `input`; `storage` is another tab that signs in or out.
 */
const eventsOfUse = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'input',
  'scroll',
  'popstate',
  'storage',
]

/** How long a page that nobody uses waits after it has loaded. */
const unusedMilliseconds = 10_000

export const waiting = { eventsOfUse, unusedMilliseconds }

/**
 * Waits until a visitor first touches, scrolls or types, at most until ten seconds after the page has loaded, and preloads
 * its scripts after its fonts and pictures. With a session, in a browser that has signed in before, with a kept order, and
 * in a tab that has shown the site before, it does not wait. Browsers run the source of this function, so it refers to
 * nothing outside itself.
 */
export async function waitForUse({
  scripts,
  eventsOfUse,
  unusedMilliseconds,
}: {
  scripts: readonly string[]
  eventsOfUse: readonly string[]
  unusedMilliseconds: number
}): Promise<void> {
  let isPreloading = false
  const preload = async () => {
    if (isPreloading) return
    isPreloading = true
    for (const href of scripts) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      document.head.append(link)
      // All at once take a slow phone a tenth of a second.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const hasHistory = () => {
    try {
      return sessionStorage.length > 0
    } catch {
      return true
    }
  }
  const { signedIn, returning, pendingOrder } = document.documentElement.dataset
  const isUsed =
    signedIn !== undefined ||
    returning !== undefined ||
    pendingOrder !== undefined ||
    scrollY > 0 ||
    document.activeElement !== document.body ||
    hasHistory()
  if (!isUsed)
    await new Promise<void>((resolve) => {
      const listening = new AbortController()
      const use = (event: Event) => {
        // A browser sends the position of a pointer that rests over a new page, without movement.
        const { movementX, movementY } = event as PointerEvent
        if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return
        listening.abort()
        // The answer to the first touch is painted before scripts keep the browser busy.
        requestAnimationFrame(() => setTimeout(resolve))
      }
      const { signal } = listening
      for (const event of eventsOfUse)
        addEventListener(event, use, { signal, capture: true, passive: true })
      const afterLoad = () => {
        void preload()
        setTimeout(resolve, unusedMilliseconds)
      }
      if (document.readyState === 'complete') afterLoad()
      else addEventListener('load', afterLoad, { once: true })
    })
  void preload()
}
