import { charts } from '@rashi/contract/texts/en/charts'
import type { BirthSky as MoonSeen, User } from '@rashi/contract'
import { moonCard } from '@rashi/contract/pictures.rules'
import { useState } from 'react'
import { redirect, useLocation } from 'react-router'
import { addressIn } from '../../lib/page-address.rules.ts'
import { PendingOrderOffer } from '../pending-order/offer.entry.ts'
import { useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { RichText } from '../../lib/rich-text.tsx'
import { session } from '../../lib/session.ts'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { userStore, useUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Graticule } from '../../ui/graticule.tsx'
import { PlatePicture } from '../../ui/plate-picture.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { Skeleton, SkeletonHeading, SkeletonLines } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/horoscope-generated.page.ts'
import { hidesModal } from './arrival.rules.ts'
import { BirthSky, BirthSkyShape } from './birth-sky.tsx'
import { inOrderOfDay, type SignOfBirth } from './find-signs.ts'
import { GeneratedDoors } from './generated-doors.tsx'
import styles from './horoscope-generated.module.css'
import { birthOf, useOwnSigns } from './own-signs.ts'
import { Receipt, SignCertainty, SignPosition } from './sign-certainty.tsx'
import { SignPair } from './sign-pair.tsx'

registerTexts(charts)

/** Loads the reader's moonsign in the browser; the server sends a skeleton. */
export async function clientLoader() {
  const user = session.isLive() ? await userStore.load() : undefined
  if (!user) throw redirect('/?redirect=horoscope-generated')
  return { user }
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
  // A choice between two signs changes the user.
  const current = useUser()
  const user = current ?? loaderData.user
  const [isCovered, setIsCovered] = useState(!hidesModal(useLocation().state))
  const reveal = () => setIsCovered(false)
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
      {isCovered ? <Covered /> : <Generated user={user} />}
    </div>
  )
}

/** Shares the lookup, which tells others their own moonsign, with a card of the reader's Moon. */
function ShareMoonsign({ sign, moon }: { sign: string; moon: MoonSeen | undefined }) {
  const t = useTranslate()
  const language = useLanguage()
  const card = moon && moonCard(moon.mediaUrl, language.code)
  const fileName = `moon-${moon?.sign.toLowerCase()}.png`
  return (
    <div>
      <ShareButton
        title={t('charts.generated.share-title', { sign })}
        path={addressIn(language, '/moonsign-lookup')}
        picture={card ? { address: card, fileName } : undefined}
        labels={{
          share: t('charts.generated.share'),
          copied: t('shell.link-copied'),
          copyByHand: t('shell.copy-link'),
        }}
      />
      {card && (
        <TextLink alone reloadDocument to={card} download={fileName}>
          {t('charts.generated.save')}
        </TextLink>
      )}
    </div>
  )
}

/** The reader's moonsign with its picture and text, or both where the time of birth leaves two open. */
function Generated({ user }: { user: User }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const found = user.generated_horoscope
  const [moon, setMoon] = useState<MoonSeen>()
  const signs = inOrderOfDay(useOwnSigns(user))
  const isPair = signs.length > 1
  const translation = translated(found.translations, id)
  const name = translation?.name ?? found.key
  const birth = birthOf(user)
  const choosing = useCall(async ({ birth: chosen }: SignOfBirth) => {
    const body = {
      full_name: user.full_name,
      gender: user.gender,
      pob: user.pob,
      dob: `${chosen.date} ${chosen.time}:00`,
      time_unknown: true,
    }
    await api.user('POST /user/update-user-web', { body })
    await userStore.refresh()
    return true
  })
  /** Selected at once, and again what is stored if it could not be saved. */
  const [wanted, setWanted] = useState<string>()
  async function choose(sign: SignOfBirth) {
    setWanted(sign.found.key)
    await choosing.run(sign)
    setWanted(undefined)
  }
  return (
    <>
      <div>
        <BirthSky
          key={found.sky.utc}
          utc={found.sky.utc}
          assumedTime={user.time_unknown ? birth.time : undefined}
          onSeen={setMoon}
        />
      </div>
      <div className={styles.text}>
        <h1>
          <span className={styles.eyebrow}>{t('charts.generated.title')}</span> {name}
        </h1>
        {isPair ? (
          <>
            <SignPair
              signs={signs}
              chosen={signs.find((sign) => sign.found.key === (wanted ?? found.key)) ?? signs[0]!}
              onChoose={(sign) => void choose(sign)}
            />
            <p>{t('charts.unknown.choose')}</p>
          </>
        ) : (
          <RichText html={translation?.short_description ?? ''} />
        )}
        <PendingOrderOffer />
        <GeneratedDoors found={found} />
        <h2>{t('charts.sure.heading')}</h2>
        <SignCertainty found={found} birth={birth} isPair={isPair} />
        <SignPosition point="moonsign" found={found} birth={birth} />
        <Receipt
          found={found}
          place={user.pob.formatted_address}
          isTimeAssumed={user.time_unknown}
        />
        <ShareMoonsign sign={name} moon={moon} />
      </div>
      {!isPair && (
        <div className={styles.plate}>
          <PlatePicture
            src={found.mediaUrl}
            alt={t('charts.plate', { sign: name })}
            width={480}
            height={600}
          />
        </div>
      )}
    </>
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
