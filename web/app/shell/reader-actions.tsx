import { foot } from '@rashi/contract/texts/en/foot'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { registerTexts, useTranslate } from '../lib/texts.ts'
import { reader } from '../lib/reader.ts'
import { drawn } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useStore } from '../ui/store.ts'
import { Bell } from '../features/noticeboard/index.ts'
import { LiveButton } from '../features/streaming/index.ts'
import styles from './reader-actions.module.css'

registerTexts(foot)

const ReaderIcon = drawn(
  <path d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 9c.6-4 3.4-6 7.5-6s6.9 2 7.5 6" />,
)

/** The part of the header for a signed-in reader: their name, the noticeboard and, on the dashboard, the live stream. */
export default function ReaderActions(props: { isDashboard: boolean; isProtected: boolean }) {
  const { isDashboard, isProtected } = props
  useEffect(() => {
    // A failure is ignored here; pages that need the details show it.
    if (!isProtected && !reader.get()) loadReader().catch(() => {})
  }, [isProtected])
  return (
    <>
      {isDashboard && <LiveButton />}
      <AccountLink />
      <Bell isDashboard={isDashboard} />
    </>
  )
}

/** Loads the details. A static import would load the shared styles again, behind those of the page. */
const loadReader = async () => (await import('../lib/user.ts')).userStore.load()

function AccountLink() {
  const t = useTranslate()
  const { pathname } = useLocation()
  const name = useStore(reader)?.name.trim().split(/\s+/)[0]
  return (
    <PageLink
      to="/account"
      className={styles.account}
      aria-label={name ? t('shell.account-of', { name }) : t('shell.account')}
      aria-current={pathname === '/account' ? 'page' : undefined}
    >
      <span className={styles.name}>{name}</span>
      <ReaderIcon />
    </PageLink>
  )
}
