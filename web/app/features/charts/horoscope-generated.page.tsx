import { charts } from '@rashi/contract/texts/en/charts'
import { useState } from 'react'
import { redirect, useLocation } from 'react-router'
import { PageHead } from '../../lib/page-head.tsx'
import { RichText } from '../../lib/rich-text.tsx'
import { selectedHoroscope } from '../../lib/tab-storage.ts'
import { session } from '../../lib/session.ts'
import { addEnglish, translated, useLanguage, useSay } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Graticule } from '../../ui/graticule.tsx'
import { PlatePicture } from '../../ui/plate-picture.tsx'
import { Skeleton, SkeletonBlock, SkeletonHeading, SkeletonLines } from '../../ui/skeleton.tsx'
import type { Route } from './+types/horoscope-generated.page.ts'
import { hidesModal } from './arrival.rules.ts'
import { BirthSky } from './birth-sky.tsx'
import styles from './horoscope-generated.module.css'
import { HowSure } from './sign-certainty.tsx'

addEnglish(charts)

/** The sign of one's own birth: the browser asks for it, and the server sends the page's shape. */
export async function clientLoader() {
  const user = session.isLive() ? await userStore.load() : undefined
  if (!user) throw redirect('/?redirect=horoscope-generated')
  return { found: user.generated_horoscope, place: user.pob.formatted_address }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const say = useSay()
  return (
    <div className={styles.generated}>
      <PageHead title={say('charts.generated.title')} hidden />
      <Skeleton label={say('shell.loading')}>
        <SkeletonBlock ratio={3 / 2} />
      </Skeleton>
      <Skeleton label="">
        <SkeletonHeading />
        <SkeletonLines count={5} />
      </Skeleton>
    </div>
  )
}

export default function HoroscopeGeneratedPage({ loaderData }: Route.ComponentProps) {
  const say = useSay()
  const { id } = useLanguage()
  const { found, place } = loaderData
  const [isCovered, setIsCovered] = useState(!hidesModal(useLocation().state))
  const uncover = () => setIsCovered(false)
  const words = translated(found.translations, id)
  const weekly = { horoscopeId: found.id, key: found.key, cycle: 1 }
  return (
    <div className={styles.generated}>
      <PageHead title={say('charts.generated.title')} hidden />
      <Dialog
        open={isCovered}
        onClose={uncover}
        title={say('charts.generated.dialog')}
        description={say('charts.generated.dialog-text')}
        closeLabel={say('shell.close')}
        actions={<Button onClick={uncover}>{say('charts.generated.yes')}</Button>}
      />
      {isCovered ? (
        <Covered />
      ) : (
        <>
          <div>
            <BirthSky utc={found.sky.utc} />
          </div>
          <div className={styles.words}>
            <h1>
              <span className={styles.eyebrow}>{say('charts.generated.title')}</span>{' '}
              {words?.name ?? found.key}
            </h1>
            <RichText html={words?.short_description ?? ''} />
            <FormActions>
              <ButtonLink
                to="/payment-plan-select"
                state={weekly}
                onClick={() => selectedHoroscope.keep(weekly)}
              >
                {say('charts.generated.continue')}
              </ButtonLink>
              <ButtonLink kind="quiet" to="/moonsign-select" state={{ hideModal: true }}>
                {say('charts.generated.choose')}
              </ButtonLink>
            </FormActions>
            <h2>{say('charts.sure.heading')}</h2>
            <HowSure point="moonsign" found={found} place={place} />
          </div>
          <div className={styles.plate}>
            <PlatePicture
              src={found.mediaUrl}
              alt={say('charts.plate', { sign: words?.name ?? found.key })}
              width={480}
              height={600}
            />
          </div>
        </>
      )}
    </div>
  )
}

/** Behind the question: the net of the sky, and no stars yet. */
function Covered() {
  const say = useSay()
  return (
    <div className={styles.covered}>
      <Graticule />
      <h1>{say('charts.generated.title')}</h1>
      <p>{say('charts.generated.covered')}</p>
    </div>
  )
}
