import styles from './skip-link.module.css'

/** The first stop of the keyboard: past the header to what the page is about. */
export function SkipLink({ to, label }: { to: `#${string}`; label: string }) {
  return (
    <a className={styles.skip} href={to}>
      {label}
    </a>
  )
}
