import { classNames } from './class-names.ts'
import styles from './rule.module.css'

/** `double`: thick over thin. `degrees`: a graduated scale. `star`: hairlines that meet at a star, between chapters. */
export function Rule({ kind = 'double' }: { kind?: 'double' | 'degrees' | 'star' }) {
  if (kind !== 'star') return <div aria-hidden="true" className={classNames(styles[kind])} />
  return (
    <div aria-hidden="true" className={styles.star}>
      <svg viewBox="0 0 24 24" width="20" height="20">
        <path d="m12 0 1.6 8.2L20.5 3.5l-4.7 6.9L24 12l-8.2 1.6 4.7 6.9-6.9-4.7L12 24l-1.6-8.2-6.9 4.7 4.7-6.9L0 12l8.2-1.6L3.5 3.5l6.9 4.7z" />
      </svg>
    </div>
  )
}
