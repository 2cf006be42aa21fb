import { languageCodeOf } from '@rashi/contract/languages.rules'
import type { Notice } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { safePath } from '../../lib/safe-path.rules.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './noticeboard.module.css'

/** A notice; an unread one is labelled and highlighted. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const translation = translated(notice.translations, id)
  if (!translation) return null
  const isUnread = notice.read_at === null
  return (
    <Card
      as="li"
      frame="plain"
      className={classNames(styles.notice, isUnread && styles.unread)}
      data-unread={isUnread || undefined}
    >
      <p className={styles.when}>
        {isUnread && <span className={styles.mark}>{t('noticeboard.unread-mark')}</span>}
        <time dateTime={notice.created_at} suppressHydrationWarning>
          {dateFormat(code, { dateStyle: 'long' }).format(new Date(notice.created_at))}
        </time>
      </p>
      <h2
        lang={translation.language_id === id ? undefined : languageCodeOf(translation.language_id)}
      >
        {translation.title}
      </h2>
      <p
        lang={translation.language_id === id ? undefined : languageCodeOf(translation.language_id)}
      >
        {translation.description}
      </p>
      {translation.link && (
        <NoticeLink address={translation.link}>
          {translation.link_label ?? t('noticeboard.read-more')}
        </NoticeLink>
      )}
    </Card>
  )
}

/** The link of a notice: only a path of this site or a web address. */
function NoticeLink({ address, children }: { address: string; children: string }) {
  const path = safePath(address)
  if (path)
    return (
      <TextLink to={path} alone>
        {children}
      </TextLink>
    )
  if (!/^https?:\/\//i.test(address)) return null
  return (
    <a href={address} rel="noopener" className={styles.away}>
      {children}
    </a>
  )
}
