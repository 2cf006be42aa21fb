import { pictureFormats, pictureSizes } from '@rashi/contract/uploaded-pictures.rules'

export const mediaTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const

/** The key of the uploaded bytes, which are never served. */
export const uploadKey = (id: string): string => `uploads/${id}`

export const fileKey = (id: string, file: string): string => `pictures/${id}/${file}`

/** The names of a picture's files. */
export const fileNames: readonly string[] = pictureSizes.flatMap((size) =>
  pictureFormats.map((format) => `${size}.${format}`),
)

/** Where a picture's files are served. */
export const addressOf = (id: string): string => `/media/pictures/${id}`
