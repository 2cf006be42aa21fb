import { noticeboard } from '@rashi/contract/texts/en/noticeboard'
import { useEffect, useId } from 'react'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { drawn } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './bell.module.css'
import { unreadIds } from './noticeboard-store.ts'
import { noticeboardStore, useNoticeboard } from './noticeboard.ts'

registerTexts(noticeboard)

const BellIcon = drawn(
  <path d="M12 3.5V5m-7 12h14c-1.6-1.7-2-3.4-2-6.5C17 7 15 5 12 5s-5 2-5 5.5c0 3.1-.4 4.8-2 6.5Zm5 2.5c.5.9 1.2 1.3 2 1.3s1.5-.4 2-1.3" />,
)
const BellRingingIcon = drawn(
  <>
    <path d="M12 3.5V5m-7 12h14c-1.6-1.7-2-3.4-2-6.5C17 7 15 5 12 5s-5 2-5 5.5c0 3.1-.4 4.8-2 6.5Zm5 2.5c.5.9 1.2 1.3 2 1.3s1.5-.4 2-1.3" />
    <path d="M3 9c.2-2 1-3.6 2.3-4.8M21 9c-.2-2-1-3.6-2.3-4.8" />
  </>,
)

/** Links to the noticeboard; while notices are unread the icon rings and has their number. */
export function Bell({ isDashboard }: { isDashboard: boolean }) {
  const t = useTranslate()
  const id = useId()
  const board = useNoticeboard()
  useEffect(() => {
    // A failure is ignored here; the noticeboard itself shows it. Only the dashboard asks again for known notices.
    if (isDashboard || !noticeboardStore.get()) noticeboardStore.refresh().catch(() => {})
  }, [isDashboard])
  const isRinging = board !== undefined && !board.allNoticeboardRead
  const unread = unreadIds(board?.noticeboards ?? []).length
  return (
    <PageLink
      to="/noticeboard"
      className={styles.bell}
      prefetch="intent"
      data-unread={isRinging || undefined}
      aria-label={t('noticeboard.title')}
      aria-describedby={isRinging ? id : undefined}
    >
      {isRinging ? <BellRingingIcon /> : <BellIcon />}
      {isRinging && (
        <>
          <span className={styles.count} data-count={unread > 9 ? '9+' : unread} />
          <VisuallyHidden id={id}>
            {t('noticeboard.unread-count', { count: unread })}
          </VisuallyHidden>
        </>
      )}
    </PageLink>
  )
}
