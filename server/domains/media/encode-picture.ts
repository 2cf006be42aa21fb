import type { PictureFormat } from '@rashi/contract/uploaded-pictures.rules'
import { pictureFormats, pictureSizes } from '@rashi/contract/uploaded-pictures.rules'
import pLimit from 'p-limit'
import type { Sharp, SharpInput } from 'sharp'
import { Refusal } from '../../platform/refusal.ts'

const maxPixels = 40_000_000

/** A step that takes longer has met a picture made to be slow. */
const timeoutSeconds = 300

/** Above 3, AVIF takes seven times as long for 1 % fewer bytes. */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
}

let loading: Promise<typeof import('sharp').default> | undefined

/** Loads the library when the first picture comes, since most processes never see one. */
const loadSharp = () =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    // The content alone says what is read, and only by these four: none for SVG, PDF or anything else.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpeg',
        'VipsForeignLoadPng',
        'VipsForeignLoadWebp',
        'VipsForeignLoadHeif',
      ],
    })
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  }))

/**
 * Reads what the header of a picture says, without decoding it.
 *
 * @throws {Refusal} `picture-unknown` unless it is a JPEG, PNG, WebP or AVIF, `picture-too-large` over 40 million pixels
 */
export async function inspectPicture(bytes: Uint8Array): Promise<void> {
  const sharp = await loadSharp()
  // Without bytes the library throws before there is a promise.
  const readHeader = async () => sharp(bytes, { limitInputPixels: false }).metadata()
  const header = await readHeader().catch(() => undefined)
  // HEIC has the same container as AVIF.
  const isKnown = header && (header.format !== 'heif' || header.compression === 'av1')
  if (!isKnown) throw new Refusal('picture-unknown')
  if (header.width * header.height > maxPixels) throw new Refusal('picture-too-large')
}

interface EncodedPicture {
  /** Of the largest size. */
  readonly width: number
  readonly height: number
  readonly files: readonly { name: string; format: PictureFormat; bytes: Buffer }[]
}

const oneAtATime = pLimit(1)

/**
 * Decodes a picture, turns it upright and encodes it anew in all sizes and formats. Nothing but its pixels is kept. One
 * picture at a time, in one thread: however many are uploaded, one core at most is busy with them.
 *
 * @returns the failure, for bytes that cannot be decoded
 */
export const encodePicture = (bytes: Uint8Array): Promise<EncodedPicture | 'damaged' | 'slow'> =>
  oneAtATime(async () => {
    try {
      return await encode(bytes)
    } catch (error) {
      return error instanceof Error && error.message.startsWith('timeout') ? 'slow' : 'damaged'
    }
  })

async function encode(bytes: Uint8Array): Promise<EncodedPicture> {
  const sharp = await loadSharp()
  const open = (input: SharpInput, options: object, size: number) =>
    sharp(input, options)
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
  const largest = Math.max(...pictureSizes)
  const { data, info } = await open(
    bytes,
    { limitInputPixels: maxPixels, failOn: 'error' },
    largest,
  )
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const files: EncodedPicture['files'][number][] = []
  for (const size of pictureSizes)
    for (const format of pictureFormats) {
      const picture = open(data, { raw: { width, height, channels } }, size)
      const encoded = await encoders[format](picture).toBuffer()
      files.push({ name: `${size}.${format}`, format, bytes: encoded })
    }
  return { width, height, files }
}
