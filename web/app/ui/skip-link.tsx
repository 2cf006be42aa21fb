import styles from './skip-link.module.css'

/** The first tab stop: it skips the header. */
export function SkipLink({ to, label }: { to: `#${string}`; label: string }) {
  return (
    <a className={styles.skip} href={to} data-not-printed>
      {label}
    </a>
  )
}
