import { useState } from 'react'
import { useCall } from '../../lib/calls.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { canUsePasskeys } from '../identity/access.entry.ts'
import type { OwnAccessProps } from './own-access-props.ts'
import { RemoveDialog } from './remove.dialog.tsx'
import { useInstants } from './staff-texts.ts'
import { studioApi } from './studio-api.ts'
import { addPasskey } from './studio-passkeys.ts'
import styles from './studio.module.css'

type Passkey = OwnAccessProps['access']['passkeys'][number]

/** The own passkeys, each with the button that removes it. */
export function OwnPasskeys({ access, onChanged }: OwnAccessProps) {
  const t = useTranslate()
  const { formatDay } = useInstants()
  const [leaving, setLeaving] = useState<Passkey>()
  const adding = useCall(async () => {
    onChanged(await addPasskey())
    toast.success(t('studio.account.passkey-added'))
  })
  const removal = useCall(async (id: string) => {
    onChanged(await studioApi.staff('POST /studio/remove-passkey', { body: { id } }))
    toast.success(t('studio.account.passkey-removed'))
  })
  const canAdd = access.passkey_origin === location.origin && canUsePasskeys()
  return (
    <>
      <p className={styles.quiet}>{t('studio.join.passkey-text')}</p>
      <ul role="list" className={styles.list} aria-busy={removal.isBusy || undefined}>
        {access.passkeys.map((passkey) => {
          const { id, name, created_at, last_used_at } = passkey
          const day = formatDay(created_at)
          return (
            <li key={id} className={styles.entry}>
              <span id={id}>
                <span className={styles.name}>{name}</span>
                <span className={styles.quiet}>
                  {last_used_at
                    ? t('factors.passkeys.used', { day, used: formatDay(last_used_at) })
                    : t('factors.passkeys.unused', { day })}
                </span>
              </span>
              <span>
                <Button kind="quiet" aria-describedby={id} onClick={() => setLeaving(passkey)}>
                  {t('factors.passkeys.remove')}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      {canAdd ? (
        <div className={styles.actions}>
          <Button kind="quiet" busy={adding.isBusy} onClick={() => void adding.run()}>
            {t('factors.passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>
          {access.passkey_origin === null
            ? t('factors.passkeys.unavailable')
            : t('factors.passkeys.elsewhere', { origin: access.passkey_origin })}
        </p>
      )}
      <RemoveDialog
        isOpen={leaving !== undefined}
        title={t('factors.remove-passkey.title', { name: leaving?.name ?? '' })}
        text={t('studio.account.remove-passkey-text')}
        onClose={() => setLeaving(undefined)}
        onRemove={() => leaving && void removal.run(leaving.id)}
      />
    </>
  )
}
