import { identity } from '@rashi/contract/texts/en/identity'
import { validation } from '@rashi/contract/texts/en/validation'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { userStore, useUser } from '../../lib/user.ts'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { ProfileForm } from './profile.form.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { SplitPlate } from './split-plate.tsx'
import styles from './split-plate.module.css'
import type { Route } from './+types/profile.page.ts'

registerTexts({ ...identity, ...validation })

export const handle: PageHandle = { title: 'identity.profile.title' }

/** Loads the details again, which another tab may have changed. */
export async function clientLoader() {
  return { user: await userStore.refresh() }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const t = useTranslate()
  return (
    <div className={styles.split}>
      <PageHead hidden />
      <Skeleton label={t('shell.loading')}>
        <h1>{t('identity.profile.title')}</h1>
        <p>{t('identity.profile.lead')}</p>
        <SkeletonBlock height="3.125rem" />
        <SkeletonBlock height="3.125rem" />
        <SkeletonBlock height="3.125rem" />
        <SkeletonBlock height="3.125rem" />
      </Skeleton>
    </div>
  )
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  // Details saved after loading are shown at once, such as a new moonsign.
  const user = useUser() ?? loaderData.user
  const moonsign = user.generated_horoscope
  return (
    <SplitPlate
      sign={moonsign.key.toLowerCase()}
      caption={t('identity.profile.moonsign', {
        sign: translated(moonsign.translations, languageId)?.name ?? moonsign.key,
      })}
      title={t('identity.profile.title')}
      lead={t('identity.profile.lead')}
    >
      <PageHead hidden />
      <ProfileForm key={user.id} user={loaderData.user} />
      <p>
        <TextLink alone to="/account">
          {t('identity.profile.account')}
        </TextLink>
      </p>
    </SplitPlate>
  )
}
