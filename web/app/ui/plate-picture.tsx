import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './plate-picture.module.css'

export interface PlatePictureProps {
  src: string
  /** The picture that draws itself and ends like `src`; `src` is shown to people who prefer less motion. */
  moving?: string | undefined
  /** The alternative text; empty if the text beside the picture says the same. */
  alt: string
  width: number
  height: number
  caption?: ReactNode
  /** Fades the picture in, for something that is revealed. */
  appearing?: boolean | undefined
  /** Loads lazily: the picture is not in the first view of the page. */
  lazy?: boolean | undefined
}

/** A picture's space with its caption, while the picture loads. */
export const PlateShape = ({ caption, children }: { caption: ReactNode; children: ReactNode }) => (
  <figure className={styles.plate}>
    {children}
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
)

/** An engraved picture with its caption. */
export function PlatePicture(props: PlatePictureProps) {
  const { src, moving, alt, width, height, caption, appearing, lazy } = props
  return (
    <figure className={classNames(styles.plate, appearing && styles.appearing)}>
      <picture>
        {/* Browsers do not tell a picture in an img element that less motion is preferred. */}
        {moving && <source media="(prefers-reduced-motion: reduce)" srcSet={src} />}
        <img
          src={moving ?? src}
          alt={alt}
          width={width}
          height={height}
          loading={lazy ? 'lazy' : undefined}
        />
      </picture>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
