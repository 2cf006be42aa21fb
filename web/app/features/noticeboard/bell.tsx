import { noticeboard } from '@rashi/contract/texts/en/noticeboard'
import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { BellIcon, BellRingingIcon } from '../../ui/page-icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './bell.module.css'
import { noticeboardStore, useNoticeboard } from './noticeboard.ts'

registerTexts(noticeboard)

/** Links to the noticeboard; the icon rings while a notice is unread. */
export function Bell() {
  const t = useTranslate()
  const id = useId()
  const board = useNoticeboard()
  useEffect(() => {
    // A failure is ignored here; the noticeboard itself shows it.
    noticeboardStore.refresh().catch(() => {})
  }, [])
  const isRinging = board !== undefined && !board.allNoticeboardRead
  return (
    <Link
      to="/noticeboard"
      className={styles.bell}
      prefetch="intent"
      data-unread={isRinging || undefined}
      aria-label={t('noticeboard.title')}
      aria-describedby={isRinging ? id : undefined}
    >
      {isRinging ? <BellRingingIcon /> : <BellIcon />}
      {isRinging && <VisuallyHidden id={id}>{t('noticeboard.unread')}</VisuallyHidden>}
    </Link>
  )
}
