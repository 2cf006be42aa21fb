import { escapeUTF8 } from 'entities/escape'

/** Formats a coordinate briefly: one decimal by default, no trailing zeros. */
export function short(value: number, digits = 1): string {
  const text = String(Number(value.toFixed(digits)))
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

export function at(x: number, y: number, digits = 1): string {
  const second = short(y, digits)
  return short(x, digits) + (second.startsWith('-') ? '' : ' ') + second
}

/** A round dot for each point, as one path's data: relative and sorted, so that it compresses well. */
export function dots(points: readonly { x: number; y: number }[], digits = 1): string {
  const unit = 10 ** digits
  const whole = points.map(({ x, y }) => [Math.round(x * unit), Math.round(y * unit)] as const)
  let [left, top] = [0, 0]
  return whole
    .toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
    .map(([x, y]) => {
      const move = `m${at((x - left) / unit, (y - top) / unit, digits)}h0`
      left = x
      top = y
      return move
    })
    .join('')
}

type Attributes = Record<string, string | number | undefined>

const write = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value, 2) : value}"`)
    .join('')

/** One element; an absent or empty body makes it self-closing. */
export function element(name: string, attributes: Attributes, body = ''): string {
  return body ? `<${name}${write(attributes)}>${body}</${name}>` : `<${name}${write(attributes)}/>`
}

/** Strokes without a fill. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return d
    ? element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more })
    : ''
}

export interface Sheet {
  width: number
  height: number
  /** Prefix of every id in the picture, since a page may have several pictures. */
  id: string
  /** Accessible name; a picture without one is decorative and hidden from assistive technology. */
  title?: string | undefined
}

export function sheet({ width, height, id, title }: Sheet, body: string): string {
  const spoken = title
    ? { role: 'img', 'aria-labelledby': `${id}-title` }
    : { 'aria-hidden': 'true' }
  const name = title ? `<title id="${id}-title">${escapeUTF8(title)}</title>` : ''
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, ...spoken },
    name + body,
  )
}

/** Derives a short stable part of ids from the parameters that distinguish drawings. */
export function fingerprint(text: string): string {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619)
  return (hash >>> 0).toString(36)
}
