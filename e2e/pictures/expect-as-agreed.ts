import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * How far a picture may be from its reference (CONTRIBUTING.md says it too). On one machine two runs do
 * not differ; the rest is for browsers of another version, which smooth letters and gradients otherwise.
 */
const tolerance = {
  /** A pixel is another from this distance of colour on, of 0 to 1: 0.03 is 8 of 255 steps of grey. */
  colour: 0.03,
  /**
   * This share of all pixels may be others; smoothed edges are not counted. A browser that places letters
   * by whole pixels differs by up to 1.9 %.
   */
  share: 0.02,
} as const

const root = join(import.meta.dirname, '../..')
const references = join(import.meta.dirname, 'references')
const differing = join(root, 'test-results/pictures')

/** `npm run references`: what is no longer as agreed, or never was agreed on, is agreed on anew. */
const isAgreeing = process.env['REFERENCES'] === 'anew'

/**
 * Compares a picture with its reference.
 *
 * @throws {Error} where they differ by more than the tolerance; it names the pictures to look at.
 */
export async function expectAsAgreed(name: string, taken: Buffer): Promise<void> {
  const reference = join(references, `${name}.png`)
  const agreed = await readFile(reference).catch(() => undefined)
  const difference = agreed && compare(PNG.sync.read(agreed), PNG.sync.read(taken))
  const files = (['now', 'difference'] as const).map((of) => join(differing, `${name}.${of}.png`))
  await Promise.all(files.map((file) => rm(file, { force: true })))
  if (difference && difference.share <= tolerance.share) return
  if (isAgreeing) return writeFile(reference, smallest(taken))

  await mkdir(differing, { recursive: true })
  const [now, seen] = files as [string, string]
  await writeFile(now, taken)
  if (difference?.picture) await writeFile(seen, PNG.sync.write(difference.picture))
  throw new Error(
    difference
      ? `${name} is not as agreed: ${difference.words}. See ${relative(root, now)} beside ${relative(root, reference)}; \`npm run references\` agrees on it`
      : `${name} has no reference: \`npm run references\` takes it`,
  )
}

interface Difference {
  readonly share: number
  readonly words: string
  readonly picture?: PNG
}

function compare(agreed: PNG, now: PNG): Difference {
  const { width, height } = agreed
  if (now.width !== width || now.height !== height)
    return { share: 1, words: `it is ${now.width} × ${now.height}, not ${width} × ${height}` }
  const picture = new PNG({ width, height })
  const count = pixelmatch(agreed.data, now.data, picture.data, width, height, {
    threshold: tolerance.colour,
  })
  const share = count / (width * height)
  const percent = (of: number) => `${(of * 100).toFixed(2)} %`
  const words = `${percent(share)} of its pixels differ, more than ${percent(tolerance.share)}`
  return { share, words, picture }
}

/** Colours go by steps of 4: two fifths of the size, and far within the tolerance. */
function smallest(taken: Buffer): Buffer {
  const picture = PNG.sync.read(taken)
  picture.data = picture.data.map((value) => Math.min(255, Math.round(value / 4) * 4)) as Buffer
  return PNG.sync.write(picture, {
    colorType: 2,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  })
}
