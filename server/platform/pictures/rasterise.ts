import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

let last: Promise<unknown> = Promise.resolve()

/**
 * A drawing as a PNG, in its own size. Drawn in a worker thread of its own, since the library keeps the pixels, 2 to 3 MB, until the
 * objects of the thread are collected. One at a time: however many are asked for, one core at most is busy with it. Text is not
 * drawn: letters come as outlines.
 * @throws {Error} if the drawing is no SVG.
 */
export function rasterise(svg: string): Promise<Buffer> {
  const drawing = last.then(() => draw(svg))
  last = drawing.catch(() => {})
  return drawing
}

async function draw(svg: string): Promise<Buffer> {
  const worker = new Worker(new URL('rasterise.worker.js', import.meta.url), { workerData: svg })
  const [png] = (await once(worker, 'message')) as [Uint8Array]
  return Buffer.from(png.buffer, png.byteOffset, png.byteLength)
}
