import type { ResponseOf } from '@rashi/contract'
import { staffRoles, type StaffRole } from '@rashi/contract/studio-roles.rules'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { errorLines, useCheckedForm } from '../identity/access.entry.ts'
import { roleText } from './staff-texts.ts'
import { checkEmail } from './check-forms.ts'
import { studioApi } from './studio-api.ts'
import styles from './studio.module.css'

type Invited = ResponseOf<'POST /studio/invite-staff'>

/** Invites somebody, and shows the link once. */
export function InviteForm({
  onInvited,
}: {
  onInvited: (invitation: Invited['invitation']) => void
}) {
  const [invited, setInvited] = useState<Invited>()
  return (
    <>
      <Fields
        // Empty again after each invitation.
        key={invited?.invitation.id}
        onDone={(answer) => {
          setInvited(answer)
          onInvited(answer.invitation)
        }}
      />
      {invited && <InvitationLink key={invited.link} invited={invited} />}
    </>
  )
}

function Fields({ onDone }: { onDone: (invited: Invited) => void }) {
  const t = useTranslate()
  const form = useCheckedForm({
    name: 'studio-invite',
    check: checkEmail,
    send: (data) =>
      studioApi.staff('POST /studio/invite-staff', {
        body: { email: String(data.get('email')), role: data.get('role') as StaffRole },
      }),
    done: onDone,
  })
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        label={t('studio.staff.invite-email')}
        hint={t('studio.staff.invite-hint')}
        type="email"
        name="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errorLines(form.findErrors('email'), form.isRefused('email'))}
      />
      <SelectField
        label={t('studio.staff.invite-role')}
        name="role"
        defaultValue="viewer"
        choices={staffRoles.map((value) => ({ value, label: t(roleText(value)) }))}
      />
      <FormActions>
        <Button {...form.submitProps} wide>
          {t('studio.staff.invite-submit')}
        </Button>
      </FormActions>
    </form>
  )
}

function InvitationLink({ invited: { invitation, link } }: { invited: Invited }) {
  const t = useTranslate()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t('studio.staff.copied'))
    } catch {
      toast.error(t('studio.staff.not-copied'))
    }
  }
  const label = t('studio.staff.link', { email: invitation.email })
  return (
    <div ref={panel} role="group" aria-label={label} tabIndex={-1} className={styles.form}>
      <p className={styles.name}>{label}</p>
      <p className={styles.link}>{link}</p>
      <p className={styles.quiet}>{t('studio.staff.link-text')}</p>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => void copy()}>
          {t('studio.staff.copy')}
        </Button>
      </div>
    </div>
  )
}
