import { useEffect, useState } from 'react'

/** Tells which of some chapters, by the ids of their headings, is being read. */
export function useCurrentChapter(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')
  useEffect(() => {
    const headings = new Map<Element, string>()
    // A chapter is current while it crosses a line a third down the window.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) setCurrent(headings.get(target))
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const id of list.split(' ')) {
      const section = document.getElementById(id)?.closest('section')
      if (!section) continue
      headings.set(section, id)
      observer.observe(section)
    }
    return () => observer.disconnect()
  }, [list])
  return current
}
