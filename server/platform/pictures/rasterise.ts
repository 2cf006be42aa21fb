import { renderAsync } from '@resvg/resvg-js'

let last: Promise<unknown> = Promise.resolve()

/**
 * A drawing as a PNG, in its own size. Drawn in another thread, and one at a time: however many are asked
 * for, one core at most is busy with it. Text is not drawn: letters come as outlines.
 */
export function rasterise(svg: string): Promise<Buffer> {
  const drawing = last.then(async () =>
    (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng(),
  )
  last = drawing.catch(() => {})
  return drawing
}
