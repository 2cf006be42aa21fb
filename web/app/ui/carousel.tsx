import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { NextIcon, PreviousIcon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './carousel.module.css'

export interface Slide {
  id: string
  /** A link or a button that selects it, or what is to be seen. */
  content: ReactNode
}

export interface CarouselProps {
  label: string
  previousLabel: string
  nextLabel: string
  slides: readonly Slide[]
  selectedId?: string | undefined
}

/** One slide under 768 px, two under 1024, three from there. It never moves on its own. */
export function Carousel({ label, previousLabel, nextLabel, slides, selectedId }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })

  function look() {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = track.current ?? {}
    setEnds({ atStart: scrollLeft < 2, atEnd: scrollLeft + clientWidth > scrollWidth - 2 })
  }

  useEffect(() => {
    const selected = track.current?.querySelector<HTMLElement>('[aria-current]')
    const start = track.current?.offsetLeft ?? 0
    if (selected)
      track.current?.scrollTo({ left: selected.offsetLeft - start, behavior: 'instant' })
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [selectedId, slides.length])

  function turn(pages: 1 | -1) {
    track.current?.scrollBy({ left: pages * track.current.clientWidth })
  }

  function walk(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const all = [...(track.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const next = all[all.indexOf(document.activeElement as HTMLElement) + step]
    if (!step || !next || !track.current?.contains(document.activeElement)) return
    event.preventDefault()
    next.focus()
  }

  return (
    <section aria-label={label} className={styles.carousel}>
      <IconButton
        label={previousLabel}
        aria-disabled={ends.atStart}
        onClick={() => ends.atStart || turn(-1)}
      >
        <PreviousIcon />
      </IconButton>
      <ul ref={track} role="list" className={styles.track} onScroll={look} onKeyDown={walk}>
        {slides.map((slide) => (
          <li
            key={slide.id}
            className={styles.slide}
            aria-current={slide.id === selectedId ? 'true' : undefined}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      <IconButton
        label={nextLabel}
        aria-disabled={ends.atEnd}
        onClick={() => ends.atEnd || turn(1)}
      >
        <NextIcon />
      </IconButton>
    </section>
  )
}
