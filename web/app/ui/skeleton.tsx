import type { CSSProperties, ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './skeleton.module.css'

/**
 * The shape of a page while its content loads; screen readers announce `label`. Parts that do not depend on the
 * content, such as heading and tabs, are rendered in it as they are, but cannot be pressed or read out yet.
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

/** Lines of text; the last one is shorter. */
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

/** A picture or a card, with a ratio of width to height, or with a height. */
export function SkeletonBlock({
  ratio,
  height,
}: Pick<CSSProperties, 'height'> & { ratio?: number }) {
  return <div className={styles.block} style={{ aspectRatio: ratio, height }} />
}
