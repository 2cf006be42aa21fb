/**
 * Lays out the parts of a page far below its first view (`[data-far-part]`, `styles/global.css`) once the page has loaded,
 * one in a frame: a phone shows the first view sooner, and the arrival of the fonts moves only what is in view. A page that is
 * opened at a place below its beginning is laid out whole. Browsers run the source of this function before the first
 * paint, so it refers to nothing outside itself.
 */
function layOutFarPartsLater(): void {
  const { dataset } = document.documentElement
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') return
  dataset.farParts = ''
  addEventListener('load', () => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-far-part]')]
    let laidOut = 0
    const next = () => {
      const part = parts[laidOut++]
      if (part) {
        part.dataset.farPart = 'laid-out'
        requestAnimationFrame(() => setTimeout(next))
        return
      }
      delete dataset.farParts
      for (const laidOutPart of parts) laidOutPart.dataset.farPart = 'true'
    }
    next()
  })
}

export const layOutFarPartsLaterCode = `(${layOutFarPartsLater.toString()})();`
