import type { OpenSession } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { useId } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { api } from '../../../lib/client-api.ts'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import styles from './account.module.css'

interface SessionListProps {
  sessions: readonly OpenSession[]
  onEnded: () => void
}

export function SessionList({ sessions, onEnded }: SessionListProps) {
  const t = useTranslate()
  const others = sessions.filter(({ is_current }) => !is_current)
  const ending = useEnding(onEnded)
  return (
    <>
      <p className={styles.quiet}>{t('account.sessions.text')}</p>
      <ul role="list" className={styles.sessions}>
        {sessions.map((one) => (
          <Place key={one.id} session={one} onEnded={onEnded} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={styles.quiet}>{t('account.sessions.only-here')}</p>
      ) : (
        <div className={styles.actions}>
          <Button kind="quiet" busy={ending.isBusy} onClick={() => void ending.run({})}>
            {t('account.sessions.end-others')}
          </Button>
        </div>
      )}
    </>
  )
}

function Place({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const id = useId()
  const ending = useEnding(onEnded)
  const when = dateFormat(code, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(session.last_used_at))
  return (
    <li className={styles.session}>
      <span id={id}>
        <span className={styles.device}>{session.device ?? t('account.sessions.unknown')}</span>
        <span className={styles.quiet}>
          {session.is_current
            ? t('account.sessions.here')
            : t('account.sessions.last-used', { when })}
        </span>
      </span>
      {!session.is_current && (
        <Button
          kind="quiet"
          aria-describedby={id}
          busy={ending.isBusy}
          onClick={() => void ending.run({ session_id: session.id })}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}

const useEnding = (onEnded: () => void) =>
  useCall(async (body: { session_id?: string }) => {
    const { msg } = await api.user('POST /user/end-sessions', { body })
    toast.success(msg)
    onEnded()
  })
