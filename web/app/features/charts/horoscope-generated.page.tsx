import { charts } from '@rashi/contract/texts/en/charts'
import { useState } from 'react'
import { redirect, useLocation } from 'react-router'
import { addressIn } from '../../lib/page-address.rules.ts'
import { PendingOrderOffer } from '../pending-order/offer.entry.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { RichText } from '../../lib/rich-text.tsx'
import { selectedHoroscope } from './selected-horoscope.ts'
import { session } from '../../lib/session.ts'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Graticule } from '../../ui/graticule.tsx'
import { PlatePicture } from '../../ui/plate-picture.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { Skeleton, SkeletonHeading, SkeletonLines } from '../../ui/skeleton.tsx'
import type { Route } from './+types/horoscope-generated.page.ts'
import { hidesModal } from './arrival.rules.ts'
import { BirthSky, BirthSkyShape } from './birth-sky.tsx'
import styles from './horoscope-generated.module.css'
import { SignCertainty } from './sign-certainty.tsx'

registerTexts(charts)

/** Loads the reader's moonsign in the browser; the server sends a skeleton. */
export async function clientLoader() {
  const user = session.isLive() ? await userStore.load() : undefined
  if (!user) throw redirect('/?redirect=horoscope-generated')
  return { found: user.generated_horoscope, place: user.pob.formatted_address }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const t = useTranslate()
  return (
    <div className={styles.generated}>
      <PageHead title={t('charts.generated.title')} hidden />
      <BirthSkyShape />
      <Skeleton label={t('shell.loading')}>
        <SkeletonHeading />
        <SkeletonLines count={5} />
      </Skeleton>
    </div>
  )
}

export default function HoroscopeGeneratedPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { id } = useLanguage()
  const { found, place } = loaderData
  const [isCovered, setIsCovered] = useState(!hidesModal(useLocation().state))
  const reveal = () => setIsCovered(false)
  const translation = translated(found.translations, id)
  const weekly = { horoscopeId: found.id, key: found.key, cycle: 1 }
  return (
    <div className={styles.generated}>
      <PageHead title={t('charts.generated.title')} hidden />
      <Dialog
        open={isCovered}
        onClose={reveal}
        title={t('charts.generated.dialog')}
        description={t('charts.generated.dialog-text')}
        closeLabel={t('shell.close')}
        actions={<Button onClick={reveal}>{t('charts.generated.yes')}</Button>}
      />
      {isCovered ? (
        <Covered />
      ) : (
        <>
          <div>
            <BirthSky utc={found.sky.utc} />
          </div>
          <div className={styles.text}>
            <h1>
              <span className={styles.eyebrow}>{t('charts.generated.title')}</span>{' '}
              {translation?.name ?? found.key}
            </h1>
            <RichText html={translation?.short_description ?? ''} />
            <PendingOrderOffer />
            <FormActions>
              <ButtonLink
                to="/payment-plan-select"
                state={weekly}
                onClick={() => selectedHoroscope.set(weekly)}
              >
                {t('charts.generated.continue')}
              </ButtonLink>
              <ButtonLink kind="quiet" to="/moonsign-select" state={{ hideModal: true }}>
                {t('charts.generated.choose')}
              </ButtonLink>
            </FormActions>
            <h2>{t('charts.sure.heading')}</h2>
            <SignCertainty point="moonsign" found={found} place={place} />
            <ShareMoonsign sign={translation?.name ?? found.key} />
          </div>
          <div className={styles.plate}>
            <PlatePicture
              src={found.mediaUrl}
              alt={t('charts.plate', { sign: translation?.name ?? found.key })}
              width={480}
              height={600}
            />
          </div>
        </>
      )}
    </div>
  )
}

/** Shares the lookup, which tells others their own moonsign. */
function ShareMoonsign({ sign }: { sign: string }) {
  const t = useTranslate()
  return (
    <ShareButton
      title={t('charts.generated.share-title', { sign })}
      path={addressIn(useLanguage(), '/moonsign-lookup')}
      labels={{
        share: t('charts.generated.share'),
        copied: t('shell.link-copied'),
        copyByHand: t('shell.copy-link'),
      }}
    />
  )
}

/** The background of the question: the grid of the sky without stars. */
function Covered() {
  const t = useTranslate()
  return (
    <div className={styles.covered}>
      <Graticule />
      <h1>{t('charts.generated.title')}</h1>
      <p>{t('charts.generated.covered')}</p>
    </div>
  )
}
