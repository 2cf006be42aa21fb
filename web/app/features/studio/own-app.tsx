import type { ResponseOf } from '@rashi/contract'
import { useState } from 'react'
import { useCall } from '../../lib/calls.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useCheckedForm } from '../identity/access.entry.ts'
import { NewAppFields } from './new-app-fields.tsx'
import type { OwnAccessProps } from './own-access-props.ts'
import { RemoveDialog } from './remove.dialog.tsx'
import { checkNewApp } from './check-forms.ts'
import { studioApi } from './studio-api.ts'
import styles from './studio.module.css'

type Setup = ResponseOf<'POST /studio/add-authenticator-app'>

/** The own password with the authenticator app, which sign in together. */
export function OwnApp({ access, email, onChanged }: OwnAccessProps) {
  const t = useTranslate()
  const [setup, setSetup] = useState<Setup>()
  const [isLeaving, setIsLeaving] = useState(false)
  const start = useCall(async () =>
    setSetup(await studioApi.staff('POST /studio/add-authenticator-app')),
  )
  const removal = useCall(async () => {
    onChanged(await studioApi.staff('POST /studio/remove-authenticator-app'))
    toast.success(t('studio.account.app-removed'))
  })
  const hasApp = access.has_authenticator_app
  if (setup)
    return (
      <SetupForm
        email={email}
        setup={setup}
        onCancel={() => setSetup(undefined)}
        onDone={(changed) => {
          setSetup(undefined)
          onChanged(changed)
          toast.success(t('studio.account.app-added'))
        }}
      />
    )
  return (
    <>
      <p className={styles.quiet}>
        {t(hasApp ? 'studio.account.app-on' : 'studio.account.app-off')}
      </p>
      <div className={styles.actions}>
        <Button kind="quiet" busy={start.isBusy} onClick={() => void start.run()}>
          {t(hasApp ? 'studio.account.app-replace' : 'studio.account.app-add')}
        </Button>
        {hasApp && (
          <Button kind="quiet" busy={removal.isBusy} onClick={() => setIsLeaving(true)}>
            {t('studio.account.app-remove')}
          </Button>
        )}
      </div>
      <RemoveDialog
        isOpen={isLeaving}
        title={t('studio.account.remove-app-title')}
        text={t('studio.account.remove-app-text')}
        onClose={() => setIsLeaving(false)}
        onRemove={() => void removal.run()}
      />
    </>
  )
}

function SetupForm({
  email,
  setup,
  onCancel,
  onDone,
}: {
  email: string
  setup: Setup
  onCancel: () => void
  onDone: (access: OwnAccessProps['access']) => void
}) {
  const t = useTranslate()
  const form = useCheckedForm({
    name: 'studio-app',
    check: checkNewApp,
    send: (data) =>
      studioApi.staff('POST /studio/confirm-authenticator-app', {
        body: {
          password: String(data.get('password')),
          setup: setup.setup,
          code: String(data.get('code')),
        },
      }),
    done: onDone,
  })
  return (
    <form {...form.props} className={styles.form}>
      <NewAppFields form={form} email={email} setup={setup} />
      <p className={styles.quiet}>{t('factors.ends-others')}</p>
      <div className={styles.actions}>
        <Button {...form.submitProps}>{t('factors.add-app.submit')}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('factors.cancel')}
        </Button>
      </div>
    </form>
  )
}
