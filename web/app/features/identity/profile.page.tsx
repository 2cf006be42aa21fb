import { identity } from '@rashi/contract/texts/en/identity'
import { validation } from '@rashi/contract/texts/en/validation'
import { PageHead } from '../../lib/page-head.tsx'
import { addEnglish, useSay } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import layout from '../../ui/layout.module.css'
import { Skeleton, SkeletonBlock, SkeletonHeading, SkeletonLines } from '../../ui/skeleton.tsx'
import { ProfileForm } from './profile.form.tsx'
import type { Route } from './+types/profile.page.ts'

addEnglish({ ...identity, ...validation })

/** The details as they are stored now, whatever another tab has changed. */
export async function clientLoader() {
  return { user: await userStore.refresh() }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const say = useSay()
  return (
    <div className={layout.narrow}>
      <PageHead title={say('identity.profile.title')} hidden />
      <Skeleton label={say('shell.loading')}>
        <SkeletonHeading />
        <SkeletonLines count={2} />
        <SkeletonBlock height="3.125rem" />
        <SkeletonBlock height="3.125rem" />
        <SkeletonBlock height="3.125rem" />
        <SkeletonBlock height="3.125rem" />
      </Skeleton>
    </div>
  )
}

export default function ProfilePage({ loaderData: { user } }: Route.ComponentProps) {
  const say = useSay()
  return (
    <div className={`${layout.narrow} ${layout.stack}`}>
      <PageHead title={say('identity.profile.title')} hidden />
      <h1>{say('identity.profile.title')}</h1>
      <p className={layout.lead}>{say('identity.profile.lead')}</p>
      <ProfileForm key={user.id} user={user} />
    </div>
  )
}
