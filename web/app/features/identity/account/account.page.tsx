import { account } from '@rashi/contract/texts/en/account'
import { identity } from '@rashi/contract/texts/en/identity'
import { letters } from '@rashi/contract/texts/en/letters'
import { secondStep } from '@rashi/contract/texts/en/second-step'
import { validation } from '@rashi/contract/texts/en/validation'
import { welcome } from '@rashi/contract/texts/en/welcome'
import { useRevalidator } from 'react-router'
import { api } from '../../../lib/client-api.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../../lib/texts.ts'
import { userStore, useUser } from '../../../lib/user.ts'
import { classNames } from '../../../ui/class-names.ts'
import layout from '../../../ui/layout.module.css'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import type { Route } from './+types/account.page.ts'
import { LetterSwitches } from './letter-switches.tsx'
import { ChoosePasswordForm } from '../choose-password.form.tsx'
import { AccountDoors } from './account-doors.tsx'
import { AccountSection } from '../account-section.tsx'
import { ChangeEmailForm } from './change-email.form.tsx'
import { ChangePasswordForm } from './change-password.form.tsx'
import { DataExport } from './data-export.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { LanguageField } from './language-field.tsx'
import { SessionList } from './session-list.tsx'
import { SignInList } from './sign-in-list.tsx'
import { TwoStep } from './two-step.tsx'

registerTexts({ ...account, ...identity, ...letters, ...secondStep, ...validation, ...welcome })

export const handle: PageHandle = { title: 'account.title' }

/** Loads the account again, which another device may have changed. */
export async function clientLoader() {
  const [user, { sessions, sign_ins }, { second_factors }, { letters: chosen }] = await Promise.all(
    [
      userStore.refresh(),
      api.user('GET /user/sessions'),
      api.user('GET /user/second-factors'),
      api.user('GET /user/letters'),
    ],
  )
  const open = new Set<string | null>(sessions.map(({ id }) => id))
  return {
    user,
    sessions,
    // A sign-in whose session is still open is listed as that session.
    signIns: sign_ins.filter(({ session_id }) => !open.has(session_id)),
    factors: second_factors,
    letters: chosen,
  }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const t = useTranslate()
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <Skeleton label={t('shell.loading')}>
        <h1>{t('account.title')}</h1>
        <p className={layout.lead}>{t('account.lead')}</p>
        <SkeletonBlock height="14rem" />
        <SkeletonBlock height="18rem" />
      </Skeleton>
    </div>
  )
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const user = useUser() ?? loaderData.user
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <header className={classNames(layout.stack, layout.tight)}>
        <h1>{t('account.title')}</h1>
        <p className={layout.lead}>{t('account.lead')}</p>
        <AccountDoors />
      </header>
      <AccountSection title={t('account.email.title')}>
        <ChangeEmailForm email={user.email} isConfirmed={user.email_confirmed} />
      </AccountSection>
      <AccountSection title={t('letters.title')}>
        <LetterSwitches
          letters={loaderData.letters}
          isConfirmed={user.email_confirmed}
          hasTrial={user.trial_ends_at !== null}
        />
      </AccountSection>
      <AccountSection title={t('account.password.title')}>
        {user.has_password ? (
          <ChangePasswordForm email={user.email} onChanged={() => void revalidate()} />
        ) : (
          <ChoosePasswordForm email={user.email} onChosen={() => void revalidate()} />
        )}
      </AccountSection>
      <AccountSection title={t('factors.title')}>
        <TwoStep user={user} factors={loaderData.factors} onChanged={() => void revalidate()} />
      </AccountSection>
      <AccountSection title={t('account.sessions.title')}>
        <SessionList sessions={loaderData.sessions} onEnded={() => void revalidate()} />
      </AccountSection>
      <AccountSection title={t('account.sign-ins.title')}>
        <SignInList signIns={loaderData.signIns} />
      </AccountSection>
      <AccountSection title={t('account.language.title')}>
        <LanguageField />
      </AccountSection>
      <AccountSection title={t('account.data.title')}>
        <DataExport />
      </AccountSection>
      <AccountSection title={t('account.delete.title')}>
        <DeleteAccount email={user.email} />
      </AccountSection>
    </div>
  )
}
