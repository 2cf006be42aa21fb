import { AlertIcon } from './icon.tsx'
import type { StateTexts } from './empty-state.tsx'
import styles from './state.module.css'

/** Shown in place of content that could not be loaded. Screen readers announce it at once. */
export function FailedState({ title, children, action }: StateTexts) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.mark}>
        <AlertIcon size={34} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
