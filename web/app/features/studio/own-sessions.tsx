import { useCall } from '../../lib/calls.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { OwnAccessProps } from './own-access-props.ts'
import { useInstants } from './staff-texts.ts'
import { studioApi } from './studio-api.ts'
import styles from './studio.module.css'

/** The own sessions, of which all but the current one can be ended. */
export function OwnSessions({ access: { sessions }, onChanged }: OwnAccessProps) {
  const t = useTranslate()
  const { formatTime } = useInstants()
  const ending = useCall(async (body: { session_id?: string }) => {
    onChanged(await studioApi.staff('POST /studio/end-session', { body }))
    toast.success(t('studio.account.session-ended'))
  })
  return (
    <>
      <p className={styles.quiet}>{t('studio.account.sessions-text')}</p>
      <ul role="list" className={styles.list}>
        {sessions.map(({ id, device, address, is_current, last_used_at }) => (
          <li key={id} className={styles.entry}>
            <span id={id}>
              <span className={styles.name}>{device ?? t('account.sessions.unknown')}</span>
              <span className={styles.quiet}>
                {is_current
                  ? t('account.sessions.here')
                  : t('account.sessions.last-used', { when: formatTime(last_used_at) })}{' '}
                · {address}
              </span>
            </span>
            {!is_current && (
              <span>
                <Button
                  kind="quiet"
                  aria-describedby={id}
                  busy={ending.isBusy}
                  onClick={() => void ending.run({ session_id: id })}
                >
                  {t('account.sessions.end')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className={styles.actions}>
          <Button kind="quiet" busy={ending.isBusy} onClick={() => void ending.run({})}>
            {t('account.sessions.end-others')}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>{t('account.sessions.only-here')}</p>
      )}
    </>
  )
}
