/** Scrolls to a place of the page and focuses it, so that the keyboard and a screen reader go on from there. */
export function showPlace(place: HTMLElement, block: ScrollLogicalPosition = 'start'): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  place.scrollIntoView({ block })
}
