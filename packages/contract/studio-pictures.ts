import { z } from 'zod'
import { defineRoutes } from './route.ts'
import { maxPictureBytes } from './uploaded-pictures.rules.ts'

const other = 'validation.other'

/** SHA-256 of the bytes that were uploaded, in hexadecimal digits. */
export const pictureId = z.string(other).regex(/^[0-9a-f]{64}$/, other)

export const studioPicture = z.object({
  id: pictureId,
  /** `waiting` until a job has written the files of all sizes. */
  state: z.enum(['waiting', 'ready', 'failed']),
  /** Why it failed: the bytes cannot be decoded, or that takes too long. */
  failure: z.enum(['damaged', 'slow']).nullable(),
  /** The directory of the files `320`, `640` and `1280`, each as `.avif`, `.webp` and `.jpg`. */
  address: z.string(),
  /** Of the largest file, in pixels; null until it is ready. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})

/** Pictures that staff upload. */
export const studioPictureRoutes = defineRoutes({
  'POST /studio/upload-picture': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Upload a picture (JPEG, PNG, WebP or AVIF of at most 10 MB and 40 million pixels) as a body of type application/octet-stream; a job then writes it anew in three sizes, without what it says about camera and place',
    bodyLimit: maxPictureBytes,
    rawBody: true,
    response: studioPicture,
    refusals: [
      'malformed-body',
      'too-large',
      'unsupported-media-type',
      'picture-unknown',
      'picture-too-large',
    ],
  },
  'GET /studio/picture': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Show a picture that was uploaded, and whether it is ready',
    limit: 'poll',
    query: z.object({ picture_id: pictureId }),
    response: studioPicture,
    refusals: ['not-found'],
  },
})
