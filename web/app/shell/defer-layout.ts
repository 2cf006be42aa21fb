/**
 * Defers the layout of the parts of a page far below the fold (`[data-below-fold]`, `styles/global.css`) until the page has
 * loaded, then lays them out one per frame: a phone shows the first view sooner, and the arrival of a font lays out less. A
 * page that is opened at a fragment, reloaded or returned to is laid out at once. Browsers run the source of this function
 * before the first paint, so it refers to nothing outside itself.
 */
function deferLayout(): void {
  const { dataset } = document.documentElement
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') return
  dataset.defersLayout = ''
  addEventListener('load', () => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-below-fold]')]
    const waiting = [...parts]
    const layOutNext = () => {
      const part = waiting.shift()
      if (part) {
        part.dataset.belowFold = 'laid-out'
        requestAnimationFrame(() => setTimeout(layOutNext))
        return
      }
      delete dataset.defersLayout
      // As the server has sent them, which React expects.
      for (const { dataset: ofPart } of parts) ofPart.belowFold = 'true'
    }
    layOutNext()
  })
}

export const deferLayoutCode = `(${deferLayout.toString()})();`
