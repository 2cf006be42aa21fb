import { AlertIcon } from './icon.tsx'
import type { StateWords } from './empty-state.tsx'
import styles from './state.module.css'

/** Something that belongs here could not be fetched or done; it is announced at once. */
export function FailedState({ title, children, action }: StateWords) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.mark}>
        <AlertIcon size={34} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
