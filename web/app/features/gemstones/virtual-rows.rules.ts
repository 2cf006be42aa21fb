/** Rows from `first` up to, but without, `end`. */
export interface Rows {
  readonly first: number
  readonly end: number
}

/** How many screens above and below stay in the document. */
const screens = 1.5
/** Rows come and go by so many, so that scrolling a little changes nothing. */
const stride = 4

/** Which rows of a list are near the screen. Lengths are in pixels; `listTop` is the list's on the screen. */
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
