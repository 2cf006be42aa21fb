import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './order-sheet.module.css'

/** The summary of an order: pictures of its signs beside its lines. */
export function OrderSheet({
  plates,
  children,
}: {
  /** Addresses of small cuts. */
  plates: readonly string[]
  children: ReactNode
}) {
  return (
    <Card className={styles.sheet}>
      <div className={styles.plates}>
        {plates.map((src) => (
          <img key={src} src={src} alt="" width="160" height="200" />
        ))}
      </div>
      <dl className={styles.lines}>{children}</dl>
    </Card>
  )
}

export function SheetLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
