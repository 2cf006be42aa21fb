/** The first error of a text as XML of elements, attributes and character data; undefined without one. */
export function faultInXml(text: string): string | undefined {
  const open: string[] = []
  let position = 0
  while (position < text.length) {
    const rest = text.slice(position)
    const data = /^[^<]+/.exec(rest)?.[0]
    if (data) {
      if (open.length === 0) return `text outside the root: ${data.slice(0, 40)}`
      if (/&(?!(amp|lt|gt|quot|apos|#\d+);)|>/.test(data)) return `unescaped text: ${data}`
      position += data.length
      continue
    }
    const closing = /^<\/([\w-]+)>/.exec(rest)
    if (closing) {
      if (open.pop() !== closing[1]) return `closes what is not open: ${closing[0]}`
      position += closing[0].length
      continue
    }
    const opening = /^<([\w-]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/.exec(rest)
    if (!opening) return `no tag: ${rest.slice(0, 60)}`
    const names = [...opening[2]!.matchAll(/ ([\w:-]+)=/g)].map(([, name]) => name)
    if (new Set(names).size !== names.length) return `an attribute twice: ${opening[0]}`
    if (position > 0 && open.length === 0) return `a second root: ${opening[0]}`
    if (!opening[3]) open.push(opening[1]!)
    position += opening[0].length
  }
  return open.length ? `left open: ${open.join(' ')}` : undefined
}

export const idsOf = (text: string): string[] =>
  [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)

/** The ids that a text refers to: url(#...), href and aria-labelledby. */
export const pointedAt = (text: string): string[] =>
  [...text.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"|labelledby="([^"]*)"/g)].map(
    ([, url, href, label]) => (url ?? href ?? label)!,
  )
