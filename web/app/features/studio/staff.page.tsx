import './studio-texts.ts'
import type { ResponseOf } from '@rashi/contract'
import { useState } from 'react'
import { useCall } from '../../lib/calls.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { toast } from '../../ui/toast-store.ts'
import { AccountSection } from '../identity/access.entry.ts'
import type { Route } from './+types/staff.page.ts'
import { InviteForm } from './invite.form.tsx'
import { MemberEntry } from './member-entry.tsx'
import { RemoveDialog } from './remove.dialog.tsx'
import { roleText, useInstants } from './staff-texts.ts'
import { studioApi } from './studio-api.ts'
import styles from './studio.module.css'

type Everyone = ResponseOf<'GET /studio/staff'>
type Member = Everyone['staff'][number]

export const handle: PageHandle = { title: 'studio.staff' }

export const clientLoader = () => studioApi.staff('GET /studio/staff')
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function StaffPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const [everyone, setEveryone] = useState<Everyone>(loaderData)
  const [leaving, setLeaving] = useState<Member>()
  const removal = useCall(async ({ id, name }: Member) => {
    setEveryone(await studioApi.staff('POST /studio/remove-staff', { body: { id } }))
    toast.success(t('studio.staff.removed', { name }))
  })
  const invited = (invitation: Everyone['invitations'][number]) =>
    setEveryone(({ staff, invitations }) => ({
      staff,
      invitations: [...invitations.filter(({ email }) => email !== invitation.email), invitation],
    }))
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.staff')}</h1>
      <p className={layout.lead}>{t('studio.staff.lead')}</p>
      <AccountSection title={t('studio.staff.members')}>
        <ul role="list" className={styles.list} aria-busy={removal.isBusy || undefined}>
          {everyone.staff.map((member) => (
            <MemberEntry
              key={member.id}
              member={member}
              onChanged={setEveryone}
              onRemove={() => setLeaving(member)}
            />
          ))}
        </ul>
      </AccountSection>
      <AccountSection title={t('studio.staff.invite')}>
        <InviteForm onInvited={invited} />
      </AccountSection>
      <AccountSection title={t('studio.staff.invitations')}>
        <Invitations invitations={everyone.invitations} onChanged={setEveryone} />
      </AccountSection>
      <RemoveDialog
        isOpen={leaving !== undefined}
        title={t('studio.staff.remove-title', { name: leaving?.name ?? '' })}
        text={t('studio.staff.remove-text')}
        onClose={() => setLeaving(undefined)}
        onRemove={() => leaving && void removal.run(leaving)}
      />
    </div>
  )
}

function Invitations({
  invitations,
  onChanged,
}: {
  invitations: Everyone['invitations']
  onChanged: (everyone: Everyone) => void
}) {
  const t = useTranslate()
  const { formatTime } = useInstants()
  const withdrawal = useCall(async ({ id, email }: Everyone['invitations'][number]) => {
    onChanged(await studioApi.staff('POST /studio/withdraw-invitation', { body: { id } }))
    toast.success(t('studio.staff.withdrawn', { email }))
  })
  if (invitations.length === 0)
    return <p className={styles.quiet}>{t('studio.staff.no-invitations')}</p>
  return (
    <ul role="list" className={styles.list}>
      {invitations.map((invitation) => (
        <li key={invitation.id} className={styles.entry}>
          <span id={invitation.id}>
            <span className={styles.name}>{invitation.email}</span>
            <span className={styles.quiet}>
              {t('studio.staff.invited-as', {
                role: t(roleText(invitation.role)),
                when: formatTime(invitation.expires_at),
              })}
            </span>
          </span>
          <span>
            <Button
              kind="quiet"
              busy={withdrawal.isBusy}
              aria-describedby={invitation.id}
              onClick={() => void withdrawal.run(invitation)}
            >
              {t('studio.staff.withdraw')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
