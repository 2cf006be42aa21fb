import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './plate-picture.module.css'

export interface PlatePictureProps {
  src: string
  /** What is engraved; empty where the words beside it say so already. */
  alt: string
  width: number
  height: number
  caption?: ReactNode
  /** Comes out of the dark: for something that is revealed. */
  appearing?: boolean | undefined
  /** Not needed for the first view of the page. */
  lazy?: boolean | undefined
}

/** An engraved plate with the line that stands below it. */
export function PlatePicture(props: PlatePictureProps) {
  const { src, alt, width, height, caption, appearing, lazy } = props
  return (
    <figure className={classNames(styles.plate, appearing && styles.appearing)}>
      <img src={src} alt={alt} width={width} height={height} loading={lazy ? 'lazy' : undefined} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
