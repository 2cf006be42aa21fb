import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './plate-picture.module.css'

export interface PlatePictureProps {
  src: string
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
  const { src, alt, width, height, caption, appearing, lazy } = props
  return (
    <figure className={classNames(styles.plate, appearing && styles.appearing)}>
      <img src={src} alt={alt} width={width} height={height} loading={lazy ? 'lazy' : undefined} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
