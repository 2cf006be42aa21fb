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
import { NextIcon, PreviousIcon } from './page-icons.tsx'
import iconButton from './icon-button.module.css'
import styles from './carousel.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Slide {
  id: string
  /** The slide, or a link or button that selects it. */
  content: ReactNode
}

export interface CarouselProps {
  label: string
  /** The names of the buttons, shown beside their arrows. */
  previousLabel: string
  nextLabel: string
  slides: readonly Slide[]
  selectedId?: string | undefined
  /** Called when the selected slide changes: where one slide is shown, turning selects. */
  onSelect?: ((id: string) => void) | undefined
  /** Announced to screen readers when turning has selected another slide. */
  selectedLabel?: string | undefined
}

/** In a browser without the event `scrollend`, scrolling has ended after this pause. */
const scrollPauseMilliseconds = 150

/** Shows one slide below 768 px, two below 1024 px, and otherwise three. It never moves by itself. */
export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, slides, selectedId, onSelect, selectedLabel } = props
  const track = useRef<HTMLUListElement>(null)
  const scrollPause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [view, setView] = useState<View>({ atStart: true, atEnd: false, isSingle: false })
  const [hasTurned, setHasTurned] = useState(false)
  const isFocusDue = useRef(false)
  const alignedWidth = useRef(0)
  const at = slides.findIndex(({ id }) => id === selectedId)
  const mayTurn = onSelect !== undefined && at >= 0
  const turnsToSelect = view.isSingle && mayTurn

  function measure() {
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
    measure()
  }

  const onResize = useEffectEvent(showSelected)
  useEffect(() => {
    const { current } = track
    if (!current) return
    // It also reports the initial size.
    const observer = new ResizeObserver(() => onResize())
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  // Before the browser reports scrolling, which would be taken for a swipe back to the previous slide.
  useLayoutEffect(() => onResize(), [selectedId, slides.length])

  function select(index: number) {
    const slide = slides[index]
    if (!slide || index === at) return
    setHasTurned(true)
    onSelect?.(slide.id)
  }

  function turn(step: 1 | -1) {
    if (!track.current) return
    // The window may have become narrow since the last render.
    if (mayTurn && isSingle(track.current)) select(at + step)
    else track.current.scrollBy({ left: step * track.current.clientWidth })
  }

  /** Selects the slide at which a swipe has ended. */
  const selectSwiped = useEffectEvent(() => {
    if (!mayTurn || !track.current || !isSingle(track.current)) return
    // The width has changed since the slides were aligned; the observer is about to align them again.
    if (track.current.clientWidth !== alignedWidth.current) return
    select(Math.round(track.current.scrollLeft / track.current.clientWidth))
  })
  useEffect(() => {
    const { current } = track
    if (!current) return
    const onScrollEnd = () => selectSwiped()
    const onScroll = () => {
      measure()
      if ('onscrollend' in window) return
      clearTimeout(scrollPause.current)
      scrollPause.current = setTimeout(onScrollEnd, scrollPauseMilliseconds)
    }
    current.addEventListener('scroll', onScroll, { passive: true })
    current.addEventListener('scrollend', onScrollEnd)
    return () => {
      clearTimeout(scrollPause.current)
      current.removeEventListener('scroll', onScroll)
      current.removeEventListener('scrollend', onScrollEnd)
    }
  }, [])

  function pressKey(event: KeyboardEvent) {
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
      <ul ref={track} role="list" className={styles.track} onKeyDown={pressKey}>
        {slides.map((slide) => (
          <li
            key={slide.id}
            className={styles.slide}
            aria-current={slide.id === selectedId ? 'true' : undefined}
            // A hidden slide must not take the focus: the browser would scroll to it, and so select it.
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
      <VisuallyHidden role="status">{hasTurned && turnsToSelect && selectedLabel}</VisuallyHidden>
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
  /** Whether one slide is shown. */
  readonly isSingle: boolean
}

const isSingle = (track: HTMLElement): boolean =>
  getComputedStyle(track).getPropertyValue('--slides').trim() === '1'

const isSame = (one: View, other: View): boolean =>
  one.atStart === other.atStart && one.atEnd === other.atEnd && one.isSingle === other.isSingle
