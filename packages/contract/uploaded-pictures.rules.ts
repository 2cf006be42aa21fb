/** The largest picture that may be uploaded, in bytes. */
export const maxPictureBytes = 10 * 1024 * 1024

/** A picture of a size fits into a square of so many pixels; a smaller upload is not enlarged. */
export const pictureSizes = [320, 640, 1280] as const

/** The formats of each size, in the order in which a browser tries them. The last one is for all browsers. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** An uploaded picture: the directory of its files, and width and height of the largest one in pixels. */
export interface PictureFiles {
  readonly address: string
  readonly width: number
  readonly height: number
}

/** Returns the address of the file of a size. */
export const pictureFile = (
  { address }: Pick<PictureFiles, 'address'>,
  size: (typeof pictureSizes)[number],
  format: PictureFormat,
): string => `${address}/${size}.${format}`

/** Returns the `srcset` of a format. Sizes that a small picture does not reach are left out. */
export function pictureSet(picture: PictureFiles, format: PictureFormat): string {
  const longest = Math.max(picture.width, picture.height)
  return pictureSizes
    .filter((_, index) => index === 0 || pictureSizes[index - 1]! < longest)
    .map((size) => {
      const width = Math.round((picture.width * Math.min(size, longest)) / longest)
      return `${pictureFile(picture, size, format)} ${Math.max(1, width)}w`
    })
    .join(', ')
}
