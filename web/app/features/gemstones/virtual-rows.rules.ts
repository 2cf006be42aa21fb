/** The rows from `first` to `end`, which is exclusive. */
export interface Rows {
  readonly first: number
  readonly end: number
}

/** How many screen heights above and below are rendered. */
const screens = 1.5
/** Rows are added and removed in steps of this many, so that short scrolls change nothing. */
const stride = 4

/** Returns the rows of a list to render. Lengths are in pixels; `listTop` is relative to the screen. */
export function virtualRows({
  listTop,
  screenHeight,
  rowHeight,
  rowCount,
}: {
  listTop: number
  screenHeight: number
  rowHeight: number
  rowCount: number
}): Rows {
  if (rowHeight <= 0) return { first: 0, end: rowCount }
  const margin = screens * screenHeight
  const from = Math.floor((-listTop - margin) / rowHeight / stride) * stride
  const to = Math.ceil((-listTop + screenHeight + margin) / rowHeight / stride) * stride
  const first = Math.min(Math.max(0, from), Math.max(0, rowCount - stride))
  return { first, end: Math.min(rowCount, Math.max(to, first + stride)) }
}
