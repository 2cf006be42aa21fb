import { useId, type ReactNode } from 'react'
import styles from './account.module.css'

/** One matter of the account: its name beside what can be done about it. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
