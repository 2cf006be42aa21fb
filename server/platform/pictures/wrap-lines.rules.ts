interface Wrapping {
  /** The width of a text, in any unit. */
  readonly measure: (text: string) => number
  /** The largest width of a line, in the same unit. A single word may be wider. */
  readonly widest: number
}

function fill(words: readonly string[], { measure, widest }: Wrapping): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer) <= widest) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Breaks a text between words into as few lines as its width allows, of about equal length. */
export function wrapLines(text: string, { measure, widest }: Wrapping): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const fewest = fill(words, { measure, widest })
  let [tooNarrow, wide] = [0, widest]
  // Eight halvings find the narrowest width with as many lines to within half a percent.
  for (let step = 0; step < 8; step++) {
    const middle = (tooNarrow + wide) / 2
    const isTooNarrow = fill(words, { measure, widest: middle }).length > fewest.length
    if (isTooNarrow) tooNarrow = middle
    else wide = middle
  }
  return fill(words, { measure, widest: wide })
}
