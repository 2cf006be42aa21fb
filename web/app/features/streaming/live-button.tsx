import { streaming } from '@rashi/contract/texts/en/streaming'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { LiveIcon } from '../../ui/page-icons.tsx'
import styles from './live-button.module.css'
import { useLiveStatus } from './live-status.ts'

registerTexts(streaming)

/** A link to the stream while it is live, otherwise plain text. */
export function LiveButton() {
  const t = useTranslate()
  const status = useLiveStatus()
  if (status === 'checking')
    return (
      <span className={styles.place} aria-busy="true">
        <button type="button" className={styles.live} aria-disabled="true">
          {t('streaming.live')}
        </button>
        <span role="progressbar" aria-label={t('streaming.checking')} className={styles.orbit} />
      </span>
    )
  if (status === null)
    return <span className={classNames(styles.live, styles.off)}>{t('streaming.live')}</span>
  return (
    <a href={status} rel="noopener" className={classNames(styles.live, styles.on)}>
      <LiveIcon size={20} />
      {t('streaming.live')}
    </a>
  )
}
