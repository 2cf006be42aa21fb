import { pictureFile, type PictureFiles, pictureSet } from '@rashi/contract/uploaded-pictures.rules'
import type { ComponentProps } from 'react'

/** An uploaded picture in the best format and size for the browser, with its proportions before it is loaded. */
export function UploadedPicture({
  picture,
  sizes,
  alt,
  ...rest
}: { picture: PictureFiles; sizes: string } & ComponentProps<'img'>) {
  return (
    <picture>
      <source type="image/avif" sizes={sizes} srcSet={pictureSet(picture, 'avif')} />
      <source type="image/webp" sizes={sizes} srcSet={pictureSet(picture, 'webp')} />
      <img
        {...rest}
        alt={alt}
        width={picture.width}
        height={picture.height}
        sizes={sizes}
        srcSet={pictureSet(picture, 'jpg')}
        src={pictureFile(picture, 640, 'jpg')}
      />
    </picture>
  )
}
