import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { virtualRows, type Rows } from './virtual-rows.rules.ts'

interface Measures {
  readonly columns: number
  readonly rowHeight: number
  readonly windowWidth: number
}

/** The measurements of the last visit, so that the list has its height at once after Back. */
let lastMeasures: Measures | undefined
let lastRows: Rows | undefined

function measured(grid: HTMLElement): Measures | undefined {
  const item = grid.firstElementChild
  if (!item) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: item.getBoundingClientRect().height + Number.parseFloat(rowGap),
    windowWidth: window.innerWidth,
  }
}

/**
 * Renders only the rows near the screen and replaces the others by padding, so all rows need the same height.
 * Before the first measurement every item is rendered, as on the server.
 */
export function useVirtualRows(count: number): {
  ref: RefObject<HTMLUListElement | null>
  from: number
  to: number
  style: CSSProperties
} {
  const ref = useRef<HTMLUListElement>(null)
  const [measures, setMeasures] = useState(() =>
    lastMeasures?.windowWidth === globalThis.window?.innerWidth ? lastMeasures : undefined,
  )
  const [rows, setRows] = useState(() => (measures ? lastRows : undefined))

  useLayoutEffect(() => {
    const grid = ref.current
    if (!grid) return
    let frame = 0
    const measure = () => {
      const now = measured(grid)
      if (!now) return
      const next = virtualRows({
        listTop: grid.getBoundingClientRect().top,
        screenHeight: window.innerHeight,
        rowHeight: now.rowHeight,
        rowCount: Math.ceil(count / now.columns),
      })
      lastMeasures = now
      lastRows = next
      setMeasures((before) => (isAlike(before, now) ? before : now))
      setRows((before) => (before?.first === next.first && before.end === next.end ? before : next))
    }
    const scheduleMeasure = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    scheduleMeasure()
    const sizes = new ResizeObserver(scheduleMeasure)
    sizes.observe(grid)
    addEventListener('scroll', scheduleMeasure, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      removeEventListener('scroll', scheduleMeasure)
    }
  }, [count])

  if (!measures || !rows) return { ref, from: 0, to: count, style: {} }
  const { columns, rowHeight } = measures
  const rowCount = Math.ceil(count / columns)
  const first = Math.min(rows.first, rowCount)
  const end = Math.min(Math.max(rows.end, first), rowCount)
  return {
    ref,
    from: first * columns,
    to: Math.min(count, end * columns),
    style: {
      paddingTop: first * rowHeight,
      paddingBottom: (rowCount - end) * rowHeight,
    },
  }
}

const isAlike = (one: Measures | undefined, other: Measures): boolean =>
  one?.columns === other.columns &&
  one.windowWidth === other.windowWidth &&
  Math.abs(one.rowHeight - other.rowHeight) < 0.1
