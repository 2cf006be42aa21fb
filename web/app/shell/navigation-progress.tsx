import { useNavigation } from 'react-router'
import styles from './navigation-progress.module.css'

/** A line along the top while the next page loads; it is not shown for a fast one. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />
}
