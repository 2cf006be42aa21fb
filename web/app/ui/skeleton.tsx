import type { CSSProperties, ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './skeleton.module.css'

/**
 * The page's own shape while its content is on the way; `label` says so aloud. What the page shows whatever
 * comes, such as its heading and its tabs, stands in it as it is: nobody can press or hear it yet.
 */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden="true" inert className={styles.shapes}>
        {children}
      </div>
    </div>
  )
}

/** A run of text: the last line ends early, as paragraphs do. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  )
}

export function SkeletonHeading({ width = '60%' }: { width?: string }) {
  return <div className={styles.heading} style={{ width }} />
}

/** A picture or a card, by its width-to-height ratio or its height. */
export function SkeletonBlock({
  ratio,
  height,
}: Pick<CSSProperties, 'height'> & { ratio?: number }) {
  return <div className={styles.block} style={{ aspectRatio: ratio, height }} />
}
