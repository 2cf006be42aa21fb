import { useNavigation } from 'react-router'
import styles from './navigation-progress.module.css'

/** A brass line along the top while the next page is on its way; a quick one never shows it. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />
}
