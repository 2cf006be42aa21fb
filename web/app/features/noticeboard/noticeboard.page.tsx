import { noticeboard } from '@rashi/contract/texts/en/noticeboard'
import { useCall } from '../../lib/calls.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { NoticeCard } from './notice-card.tsx'
import styles from './noticeboard.module.css'
import { noticeboardStore, useNoticeboard } from './noticeboard.ts'

registerTexts(noticeboard)

export const handle: PageHandle = { title: 'noticeboard.title' }

export async function clientLoader() {
  await noticeboardStore.refresh()
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const t = useTranslate()
  return (
    <div className={styles.board}>
      <PageHead hidden />
      <Skeleton label={t('shell.loading')}>
        <h1>{t('noticeboard.title')}</h1>
        <SkeletonBlock height="11rem" />
        <SkeletonBlock height="11rem" />
        <SkeletonBlock height="11rem" />
      </Skeleton>
    </div>
  )
}

export default function NoticeboardPage() {
  const t = useTranslate()
  const notices = useNoticeboard()?.noticeboards ?? []
  const marking = useCall(noticeboardStore.markAllRead)
  async function markAllRead() {
    const wasUnread = await marking.run()
    if (wasUnread === undefined) return
    toast.success(t(wasUnread ? 'noticeboard.marked' : 'noticeboard.nothing-unread'))
  }
  return (
    <div className={classNames(layout.stack, styles.board)}>
      <PageHead hidden />
      <div className={classNames(layout.row, layout.apart)}>
        <h1>{t('noticeboard.title')}</h1>
        {notices.length > 0 && (
          <Button kind="quiet" busy={marking.isBusy} onClick={() => void markAllRead()}>
            {t('noticeboard.mark-all')}
          </Button>
        )}
      </div>
      {notices.length > 0 ? (
        <ul role="list" className={layout.stack}>
          {notices.map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('noticeboard.empty')}
          action={<ButtonLink to="/dashboard">{t('shell.dashboard')}</ButtonLink>}
        >
          {t('noticeboard.empty-text')}
        </EmptyState>
      )}
    </div>
  )
}
