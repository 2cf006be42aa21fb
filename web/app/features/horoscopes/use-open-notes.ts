import { useEffect, type RefObject } from 'react'

/** On windows with a wide margin the notes of the paragraphs are open from the beginning. */
const wideMargin = '(min-width: 87.5rem)'

/** Opens the notes within an element once, where the margin has room for them; the reader may close them. */
export function useOpenNotes(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!matchMedia(wideMargin).matches) return
    for (const note of element.current?.querySelectorAll('details') ?? []) note.open = true
  }, [element])
}
