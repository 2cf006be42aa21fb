import type { ResponseOf } from '@rashi/contract'
import { staffRoles, type StaffRole } from '@rashi/contract/studio-roles.rules'
import { useState } from 'react'
import { useCall } from '../../lib/calls.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast-store.ts'
import { staffSession } from './staff-session.ts'
import { roleText, useInstants } from './staff-texts.ts'
import { studioApi } from './studio-api.ts'
import styles from './studio.module.css'

type Everyone = ResponseOf<'GET /studio/staff'>

/** A member of staff with the controls of an owner: the role, and removal. */
export function MemberEntry({
  member,
  onChanged,
  onRemove,
}: {
  member: Everyone['staff'][number]
  onChanged: (everyone: Everyone) => void
  onRemove: () => void
}) {
  const t = useTranslate()
  const { formatDay, formatTime } = useInstants()
  const { id, name, email, role, created_at, last_used_at, passkeys } = member
  const isOwn = useStore(staffSession)?.staff.id === id
  const [chosen, setChosen] = useState<StaffRole>()
  const change = useCall((next: StaffRole) =>
    studioApi.staff('POST /studio/change-role', { body: { id, role: next } }),
  )
  async function choose(value: string) {
    const next = staffRoles.find((one) => one === value)
    if (next === undefined) return
    setChosen(next)
    const everyone = await change.run(next)
    setChosen(undefined)
    if (!everyone) return
    onChanged(everyone)
    toast.success(t('studio.staff.role-changed', { name, role: t(roleText(next)) }))
  }
  return (
    <li className={styles.entry}>
      <span id={id}>
        <span className={styles.name}>{isOwn ? `${name} (${t('studio.staff.you')})` : name}</span>
        <span className={styles.quiet}>
          {[
            email,
            t('studio.staff.since', { day: formatDay(created_at) }),
            t(member.has_authenticator_app ? 'studio.staff.ways-with-app' : 'studio.staff.ways', {
              count: passkeys,
            }),
            last_used_at
              ? t('studio.staff.signed-in', { when: formatTime(last_used_at) })
              : t('studio.staff.not-signed-in'),
          ].join(' · ')}
        </span>
      </span>
      <div className={styles.controls}>
        <SelectField
          label={t('studio.staff.role', { name })}
          value={chosen ?? role}
          aria-busy={change.isBusy || undefined}
          choices={staffRoles.map((value) => ({ value, label: t(roleText(value)) }))}
          onChange={({ target }) => void choose(target.value)}
        />
        <Button kind="quiet" aria-describedby={id} onClick={onRemove}>
          {t('studio.staff.remove')}
        </Button>
      </div>
    </li>
  )
}
