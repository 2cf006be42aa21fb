import { account } from '@rashi/contract/texts/en/account'
import { identity } from '@rashi/contract/texts/en/identity'
import { validation } from '@rashi/contract/texts/en/validation'
import { useRevalidator } from 'react-router'
import { api } from '../../../lib/client-api.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { registerTexts, useSay } from '../../../lib/texts.ts'
import { userStore, useVisitor } from '../../../lib/user.ts'
import { classNames } from '../../../ui/class-names.ts'
import layout from '../../../ui/layout.module.css'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Route } from './+types/account.page.ts'
import { AccountSection } from './account-section.tsx'
import { ChangeEmailForm } from './change-email.form.tsx'
import { ChangePasswordForm } from './change-password.form.tsx'
import { DataExport } from './data-export.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { LanguageField } from './language-field.tsx'
import { SessionList } from './session-list.tsx'

registerTexts({ ...account, ...identity, ...validation })

export const handle: PageHandle = { title: 'account.title' }

/** The account as it is now: another place may have changed it. */
export async function clientLoader() {
  const [user, { sessions }] = await Promise.all([
    userStore.refresh(),
    api.user('GET /user/sessions'),
  ])
  return { user, sessions }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const say = useSay()
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <Skeleton label={say('shell.loading')}>
        <h1>{say('account.title')}</h1>
        <p className={layout.lead}>{say('account.lead')}</p>
        <SkeletonBlock height="14rem" />
        <SkeletonBlock height="18rem" />
      </Skeleton>
    </div>
  )
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const user = useVisitor().details ?? loaderData.user
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <header className={classNames(layout.stack, layout.tight)}>
        <h1>{say('account.title')}</h1>
        <p className={layout.lead}>{say('account.lead')}</p>
        <TextLink alone to="/profile">
          {say('account.to-profile')}
        </TextLink>
      </header>
      <AccountSection title={say('account.email.title')}>
        <ChangeEmailForm email={user.email} />
      </AccountSection>
      <AccountSection title={say('account.password.title')}>
        <ChangePasswordForm email={user.email} onChanged={() => void revalidate()} />
      </AccountSection>
      <AccountSection title={say('account.sessions.title')}>
        <SessionList sessions={loaderData.sessions} onEnded={() => void revalidate()} />
      </AccountSection>
      <AccountSection title={say('account.language.title')}>
        <LanguageField />
      </AccountSection>
      <AccountSection title={say('account.data.title')}>
        <DataExport />
      </AccountSection>
      <AccountSection title={say('account.delete.title')}>
        <DeleteAccount email={user.email} />
      </AccountSection>
    </div>
  )
}
