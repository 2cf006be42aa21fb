import type { GeneratedHoroscope, User } from '@rashi/contract'
import { signs } from '@rashi/contract/texts/en/signs'
import { useState, type FormEvent } from 'react'
import {
  birthDateAndTime,
  birthNames,
  localDay,
  readBirth,
  BirthFields,
} from '../charts/birth-fields.entry.ts'
import { useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { userStore, useUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { formToast, toast } from '../../ui/toast-store.ts'
import { readProfile } from './person-form.ts'
import { FullNameField, GenderField } from './person-fields.tsx'
import { findFirstMissing } from './profile.rules.ts'
import styles from './split-plate.module.css'

registerTexts(signs)

export function ProfileForm({ user }: { user: User }) {
  const t = useTranslate()
  const [outcome, setOutcome] = useState<MoonsignChange>()
  const saving = useCall(async (body: ReturnType<typeof readProfile>) => {
    try {
      const { msg } = await api.user('POST /user/update-user-web', { body })
      toast.success(msg)
    } catch {
      // This is not shown to the user (ID-33).
      console.error('Unable update user!')
      return
    }
    const before = userStore.store.get().answer?.generated_horoscope ?? user.generated_horoscope
    const now = await userStore.refresh().catch(() => undefined)
    setOutcome(now && { before, now: now.generated_horoscope })
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const birth = readBirth(data)
    const today = localDay(new Date())
    const missing = findFirstMissing({
      fullName: data.get('full_name'),
      gender: data.get('gender'),
      birth,
      today,
    })
    if (!missing) return void saving.run(readProfile(data))
    formToast.info(t(missing.text))
    const input = missing.field === 'moment' && birth.date ? birthNames.time : inputs[missing.field]
    event.currentTarget.querySelector<HTMLElement>(`[name="${input}"]`)?.focus()
  }

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.aside}>{t('identity.profile.email-kept', { email: user.email })}</p>
      <FullNameField value={user.full_name} errors={[]} />
      <GenderField value={String(user.gender)} errors={[]} />
      <BirthFields
        birth={{
          ...birthDateAndTime(user.dob),
          place: user.pob,
          timeUnknown: user.time_unknown,
        }}
      />
      <TrialNote user={useUser() ?? user} />
      <Button type="submit" busy={saving.isBusy} needsScript wide>
        {t('identity.profile.submit')}
      </Button>
      <div role="status">{outcome && !saving.isBusy && <MoonsignOutcome {...outcome} />}</div>
    </form>
  )
}

/** Says which sign the free weeks are for, and how many corrections of the birth they still follow. */
function TrialNote({ user: { trial_sign, trial_corrections_left } }: { user: User }) {
  const t = useTranslate()
  if (trial_sign === null) return null
  const left = trial_corrections_left >= 2 ? 2 : trial_corrections_left === 1 ? 1 : 0
  return (
    <p className={styles.note}>
      {t(`identity.profile.trial-${left}`, { sign: t(`charts.sign.${trial_sign}`) })}
    </p>
  )
}

interface MoonsignChange {
  before: GeneratedHoroscope
  now: GeneratedHoroscope
}

/** Says whether the saved birth gives another moonsign. */
function MoonsignOutcome({ before, now }: MoonsignChange) {
  const t = useTranslate()
  const { id } = useLanguage()
  const nameOf = ({ key, translations }: GeneratedHoroscope) =>
    translated(translations, id)?.name ?? key
  return (
    <p className={styles.note}>
      {now.key === before.key
        ? t('identity.profile.moonsign-same', { sign: nameOf(now) })
        : t('identity.profile.moonsign-new', { sign: nameOf(now), before: nameOf(before) })}
    </p>
  )
}

/** The input of a missing field. */
const inputs = {
  full_name: 'full_name',
  gender: 'gender',
  moment: birthNames.date,
  place: birthNames.placeText,
} as const
