import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { classNames } from './class-names.ts'
import { NextIcon, PreviousIcon } from './icon.tsx'
import iconButton from './icon-button.module.css'
import styles from './carousel.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Slide {
  id: string
  /** A link or a button that selects it, or what is to be seen. */
  content: ReactNode
}

export interface CarouselProps {
  label: string
  /** The direction of the buttons: it stands beside their arrows where one slide is shown. */
  previousLabel: string
  nextLabel: string
  slides: readonly Slide[]
  selectedId?: string | undefined
  /** Where one slide is shown, it is the selected one: turning selects. */
  onSelect?: ((id: string) => void) | undefined
  /** Announced when turning has selected another. */
  selectedWords?: string | undefined
}

/** Where a browser does not say that scrolling has ended, it has after so long without any. */
const restMilliseconds = 150

/** One slide under 768 px, two under 1024, three from there. It never moves on its own. */
export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, slides, selectedId, onSelect, selectedWords } = props
  const track = useRef<HTMLUListElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [view, setView] = useState<View>({ atStart: true, atEnd: false, isSingle: false })
  const [hasTurned, setHasTurned] = useState(false)
  const isFocusDue = useRef(false)
  const alignedWidth = useRef(0)
  const at = slides.findIndex(({ id }) => id === selectedId)
  const mayTurn = onSelect !== undefined && at >= 0
  const turnsToSelect = view.isSingle && mayTurn

  function look() {
    if (!track.current) return
    const { scrollLeft, scrollWidth, clientWidth } = track.current
    const next = {
      atStart: scrollLeft < 2,
      atEnd: scrollLeft + clientWidth > scrollWidth - 2,
      isSingle: isSingle(track.current),
    }
    setView((before) => (isSame(before, next) ? before : next))
  }

  function showSelected() {
    const { current } = track
    const selected = current?.querySelector<HTMLElement>('[aria-current]')
    if (current) alignedWidth.current = current.clientWidth
    if (current && selected)
      current.scrollTo({ left: selected.offsetLeft - current.offsetLeft, behavior: 'instant' })
    if (isFocusDue.current)
      selected?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    isFocusDue.current = false
    look()
  }

  const whenResized = useEffectEvent(showSelected)
  useEffect(() => {
    const { current } = track
    if (!current) return
    // Also hears the first size.
    const observer = new ResizeObserver(() => whenResized())
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  // Before the browser tells of any scrolling: it would be taken for a swipe back to the slide before.
  useLayoutEffect(() => whenResized(), [selectedId, slides.length])

  function select(index: number) {
    const slide = slides[index]
    if (!slide || index === at) return
    setHasTurned(true)
    onSelect?.(slide.id)
  }

  function turn(step: 1 | -1) {
    if (!track.current) return
    // The window may just have become narrow.
    if (mayTurn && isSingle(track.current)) select(at + step)
    else track.current.scrollBy({ left: step * track.current.clientWidth })
  }

  /** What a swipe has come to rest on is what is read. */
  const settle = useEffectEvent(() => {
    if (!mayTurn || !track.current || !isSingle(track.current)) return
    // Of another width than the slides were aligned at: the observer is about to align them anew.
    if (track.current.clientWidth !== alignedWidth.current) return
    select(Math.round(track.current.scrollLeft / track.current.clientWidth))
  })
  useEffect(() => {
    const { current } = track
    if (!current) return
    const ended = () => settle()
    const scrolled = () => {
      look()
      if ('onscrollend' in window) return
      clearTimeout(rest.current)
      rest.current = setTimeout(ended, restMilliseconds)
    }
    current.addEventListener('scroll', scrolled, { passive: true })
    current.addEventListener('scrollend', ended)
    return () => {
      clearTimeout(rest.current)
      current.removeEventListener('scroll', scrolled)
      current.removeEventListener('scrollend', ended)
    }
  }, [])

  function walk(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step && turnsToSelect) {
      event.preventDefault()
      isFocusDue.current = true
      return select(at + step)
    }
    const all = [...(track.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const next = all[all.indexOf(document.activeElement as HTMLElement) + step]
    if (!step || !next || !track.current?.contains(document.activeElement)) return
    event.preventDefault()
    next.focus()
  }

  const atFirst = turnsToSelect ? at === 0 : view.atStart
  const atLast = turnsToSelect ? at === slides.length - 1 : view.atEnd
  return (
    <section aria-label={label} className={styles.carousel}>
      <Turn isOff={atFirst} onTurn={() => turn(-1)}>
        <PreviousIcon />
        <span>{previousLabel}</span>
      </Turn>
      <ul ref={track} role="list" className={styles.track} onKeyDown={walk}>
        {slides.map((slide) => (
          <li
            key={slide.id}
            className={styles.slide}
            aria-current={slide.id === selectedId ? 'true' : undefined}
            // Nothing that is out of sight takes the focus: it would scroll there, and so select.
            inert={turnsToSelect && slide.id !== selectedId}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      <Turn isOff={atLast} onTurn={() => turn(1)}>
        <span>{nextLabel}</span>
        <NextIcon />
      </Turn>
      <VisuallyHidden role="status">{hasTurned && turnsToSelect && selectedWords}</VisuallyHidden>
    </section>
  )
}

function Turn(props: { isOff: boolean; onTurn: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-disabled={props.isOff}
      className={classNames(iconButton.button, styles.turn)}
      onClick={() => props.isOff || props.onTurn()}
    >
      {props.children}
    </button>
  )
}

interface View {
  readonly atStart: boolean
  readonly atEnd: boolean
  /** One slide is shown. */
  readonly isSingle: boolean
}

const isSingle = (track: HTMLElement): boolean =>
  getComputedStyle(track).getPropertyValue('--slides').trim() === '1'

const isSame = (one: View, other: View): boolean =>
  one.atStart === other.atStart && one.atEnd === other.atEnd && one.isSingle === other.isSingle
