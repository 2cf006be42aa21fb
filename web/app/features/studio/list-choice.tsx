import { Link } from 'react-router'
import type { ListName } from './lists.rules.ts'
import styles from './studio.module.css'

/** The two lists of a page as links: what waits, and what is done. */
export function ListChoice({
  label,
  address,
  list,
  names,
}: {
  label: string
  address: string
  list: ListName
  names: Readonly<Record<ListName, string>>
}) {
  return (
    <nav aria-label={label} className={styles.choice}>
      <Link to={address} aria-current={list === 'open' ? 'page' : undefined}>
        {names.open}
      </Link>
      <Link to={`${address}?list=closed`} aria-current={list === 'closed' ? 'page' : undefined}>
        {names.closed}
      </Link>
    </nav>
  )
}
