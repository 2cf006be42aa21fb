import type { ResponseOf } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../lib/calls.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { errorLines, useCheckedForm } from '../identity/access.entry.ts'
import { NewAppFields } from './new-app-fields.tsx'
import { checkJoinByPasskey, checkJoinByPassword } from './check-forms.ts'
import { studioApi } from './studio-api.ts'
import { joinByPasskey } from './studio-passkeys.ts'
import styles from './studio.module.css'

export type Joined = ResponseOf<'POST /studio/join/passkey'>
type Setup = ResponseOf<'POST /studio/join/authenticator-app'>

interface JoinProps {
  readonly token: string
  readonly onJoined: (joined: Joined) => void
}

export function JoinByPasskey({ token, onJoined }: JoinProps) {
  const t = useTranslate()
  const form = useCheckedForm({
    name: 'studio-join',
    check: checkJoinByPasskey,
    send: (data) => joinByPasskey(token, String(data.get('full_name'))),
    done: onJoined,
  })
  return (
    <form {...form.props} className={styles.form}>
      <FullName form={form} />
      <p className={styles.quiet}>{t('studio.join.passkey-text')}</p>
      <Button {...form.submitProps} wide>
        {t('studio.join.passkey')}
      </Button>
    </form>
  )
}

export function JoinByPassword({ token, email, onJoined }: JoinProps & { email: string }) {
  const t = useTranslate()
  const [setup, setSetup] = useState<Setup>()
  const { run } = useCall(async () =>
    setSetup(await studioApi.guest('POST /studio/join/authenticator-app', { body: { token } })),
  )
  useEffect(() => void run(), [run])
  const form = useCheckedForm({
    name: 'studio-join',
    check: checkJoinByPassword,
    send: (data) =>
      studioApi.guest('POST /studio/join/password', {
        body: {
          token,
          full_name: String(data.get('full_name')),
          password: String(data.get('password')),
          setup: setup?.setup ?? '',
          code: String(data.get('code')),
        },
      }),
    done: onJoined,
  })
  if (!setup)
    return (
      <Skeleton label={t('shell.loading')}>
        <SkeletonBlock height="24rem" />
      </Skeleton>
    )
  return (
    <form {...form.props} className={styles.form}>
      <FullName form={form} />
      <NewAppFields form={form} email={email} setup={setup} />
      <Button {...form.submitProps} wide>
        {t('studio.join.submit')}
      </Button>
    </form>
  )
}

function FullName({
  form,
}: {
  form: Pick<ReturnType<typeof useCheckedForm>, 'findErrors' | 'isRefused' | 'typed'>
}) {
  const t = useTranslate()
  return (
    <TextField
      label={t('studio.join.full-name')}
      name="full_name"
      autoComplete="name"
      maxLength={120}
      required
      defaultValue={form.typed('full_name')}
      error={errorLines(form.findErrors('full_name'), form.isRefused('full_name'))}
    />
  )
}
