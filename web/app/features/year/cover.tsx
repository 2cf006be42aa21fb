import type { Part, Period, SingleHoroscope } from '@rashi/contract'
import type { ReactNode } from 'react'
import { EditedNote } from '../../lib/edited-note.tsx'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { useUser } from '../../lib/user.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { GuestView } from '../../ui/guest-view.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Video } from '../../ui/video.tsx'
import { Contents } from './contents.tsx'
import styles from './cover.module.css'
import { sectionAddress } from './pages.rules.ts'
import { placeInYear } from './place-in-year.ts'
import prose from './prose.module.css'
import { SkyOfYear } from './sky-of-year.tsx'
import { Wheel } from './wheel.tsx'

export interface CoverProps {
  horoscope: SingleHoroscope
  period: Period
  isGuestView: boolean
  /** The sign's name. */
  name: string
  otherPeriods: ReactNode
  /** The offer that opens the year; absent where it is open. */
  offer: ReactNode
  share: ReactNode
  onPrint: () => void
}

/** The cover of a year: its headline, its wheel, the text of the whole year, and the contents. */
export function Cover(props: CoverProps) {
  const { horoscope, period, isGuestView, name, otherPeriods } = props
  const t = useTranslate()
  const { id } = useLanguage()
  const translation = translated(period.translations, id)
  const year = Number(period.date.slice(0, 4))
  const isThisYear = horoscope.date.startsWith(`${year}`)
  return (
    <div className={styles.cover}>
      {period.wheel && (
        <figure className={styles.wheel}>
          <Wheel
            wheel={period.wheel}
            year={year}
            today={horoscope.date}
            icon={horoscope.iconUrl}
            description={t('year.wheel', { year, sign: name })}
          />
        </figure>
      )}
      <header className={styles.title}>
        <p className={styles.subtitle}>{t('horoscopes.annual')}</p>
        <h1>{translation?.name ?? name}</h1>
      </header>
      <div className={styles.lead}>
        <RichText opening html={translation?.description_preview ?? ''} />
        {translation?.description === undefined && <EditedNote of={translation} />}
        {otherPeriods}
      </div>
      {isGuestView ? (
        <GuestView shape={<Shape />} loadingLabel={t('shell.loading')}>
          <Opening {...props} />
        </GuestView>
      ) : (
        <Opening {...props} />
      )}
      {period.wheel && (
        <div className={styles.sky}>
          <p className={styles.key}>
            {t('year.wheel-key')} {isThisYear && t('year.needle')}
          </p>
          <SkyOfYear wheel={period.wheel} name={name} />
        </div>
      )}
      {isGuestView ? (
        <GuestView shape={<SkeletonLines count={12} />} loadingLabel={t('shell.loading')}>
          <Closing {...props} />
        </GuestView>
      ) : (
        <Closing {...props} />
      )}
    </div>
  )
}

const Shape = () => (
  <>
    <SkeletonLines count={6} />
    <SkeletonLines count={12} />
  </>
)

/** The text of the whole year, or while it is locked the contents, with the buttons of a reader who owns something. */
function Opening(props: CoverProps) {
  const { horoscope, period, onPrint } = props
  const t = useTranslate()
  const { id } = useLanguage()
  const translation = translated(period.translations, id)
  const open = period.parts.filter(({ user_has_access }) => user_has_access)
  return (
    <div className={styles.opening}>
      {(open.length > 0 || isOpen(period)) && (
        <div className={styles.actions}>
          <Continue period={period} open={open} />
          <Button kind="quiet" onClick={onPrint}>
            {t('year.print')}
          </Button>
        </div>
      )}
      <Video
        link={translation?.video_link ?? translation?.video_link_preview}
        title={t('shell.video', { title: translation?.name ?? horoscope.key })}
      />
      {translation?.description === undefined ? (
        <ContentsOf {...props} />
      ) : (
        <section aria-labelledby="overview" className={styles.overview}>
          <h2 id="overview">{t('year.overview')}</h2>
          <RichText className={prose.text} html={translation.description} />
          <EditedNote of={translation} />
        </section>
      )}
    </div>
  )
}

const isOpen = ({ translations }: Period) =>
  translations.some(({ description }) => description !== undefined)

const ContentsOf = ({ horoscope, period }: CoverProps) =>
  period.parts.length > 0 && (
    <Contents
      parts={period.parts}
      sign={horoscope.key}
      isSold={period.date === horoscope.current_period.from}
    />
  )

/** The contents of an open year in two columns, or what opens a locked one, and the share button. */
function Closing(props: CoverProps) {
  return (
    <div className={styles.closing}>
      {isOpen(props.period) ? (
        <div className={styles.columns}>
          <ContentsOf {...props} />
        </div>
      ) : (
        <div className={styles.offer}>{props.offer}</div>
      )}
      {props.share}
    </div>
  )
}

/** Leads to the section that the reader opened last, or to the first one. */
function Continue({ period, open }: { period: Period; open: readonly Part[] }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const readerId = useUser()?.id
  const place = readerId && placeInYear.get(readerId, period.id)
  const last = open.find((part) => part.id === place)
  const part = last ?? open[0]
  if (!part) return null
  const section = translated(part.translations, id)?.name ?? ''
  return (
    <ButtonLink to={sectionAddress(part)}>
      {t(last ? 'year.continue' : 'year.begin', { section })}
    </ButtonLink>
  )
}
