import type { Part, Period, SingleHoroscope } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { lifeEventsPath } from '../life-events/index.ts'
import { addToBasket, SectionHead, SectionText } from '../life-events/section.entry.ts'
import { useHasSession } from '../../lib/session.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { useUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DrawerLinks } from '../../ui/drawer-links.tsx'
import { GuestView } from '../../ui/guest-view.tsx'
import layout from '../../ui/layout.module.css'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TurnPages } from '../../ui/turn-pages.tsx'
import { coverAddress, findPagesAround, sectionAddress } from './pages.rules.ts'
import { placeInYear } from './place-in-year.ts'
import prose from './prose.module.css'
import styles from './section-page.module.css'

/** The page of one section, which is remembered as the reader's place if it is open. */
export function SectionPage({
  horoscope,
  period,
  section,
  isGuestView,
  offer,
}: {
  horoscope: SingleHoroscope
  period: Period
  section: Part
  isGuestView: boolean
  /** The offer that opens the year; absent where it is open. */
  offer: ReactNode
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const readerId = useUser()?.id
  const { previous, next } = findPagesAround(period.parts, section)
  const isOpen = section.user_has_access && !isGuestView
  useEffect(() => {
    if (isOpen && readerId) placeInYear.set(readerId, period.id, section.id)
  }, [isOpen, readerId, period.id, section.id])
  const toPage = (part: Part) => ({
    to: sectionAddress(part),
    name: translated(part.translations, id)?.name,
  })
  const page = (
    <div className={layout.stack}>
      {section.user_has_access ? (
        <SectionText section={section} className={prose.text} />
      ) : (
        <>
          <LockedSection horoscope={horoscope} period={period} section={section} />
          {offer}
        </>
      )}
      <TurnPages
        label={t('year.turn')}
        previousLabel={t('year.previous')}
        nextLabel={t('year.next')}
        previous={previous && toPage(previous)}
        next={next && toPage(next)}
      />
      <TextLink alone to={coverAddress(period, horoscope.horoscopeData.at(-1)?.date)}>
        {t('year.cover')}
      </TextLink>
    </div>
  )
  return (
    <div className={styles.sides}>
      <div className={layout.stack}>
        <SectionHead section={section} />
        {isGuestView ? (
          <GuestView shape={<SkeletonLines count={14} />} loadingLabel={t('shell.loading')}>
            {page}
          </GuestView>
        ) : (
          page
        )}
      </div>
      <Card as="section" aria-labelledby="sections" className={styles.contents}>
        <h2 id="sections">{t('year.contents')}</h2>
        <DrawerLinks
          links={period.parts.map((part) => ({
            key: part.id,
            ...toPage(part),
            isCurrent: part.id === section.id,
          }))}
        />
      </Card>
    </div>
  )
}

/** The price of a locked section; sections of the current year alone are sold. */
function LockedSection({
  horoscope: { key, current_period },
  period,
  section,
}: {
  horoscope: SingleHoroscope
  period: Period
  section: Part
}) {
  const t = useTranslate()
  const { code } = useLanguage()
  const navigate = useNavigate()
  const hasSession = useHasSession()
  const isSold = period.date === current_period.from
  const price = formatPrice(section.current_price, code)
  function add() {
    addToBasket(section.id, { key, isGuests: !hasSession })
    void navigate(lifeEventsPath(key))
  }
  return (
    <Card as="section" className={layout.stack}>
      <h2>{t('year.locked-title')}</h2>
      <p id="locked-section">{isSold ? t('year.locked-text', { price }) : t('year.locked-past')}</p>
      {isSold && (
        <div>
          <Button aria-describedby="locked-section" onClick={add}>
            {t('year.add')}
          </Button>
        </div>
      )}
    </Card>
  )
}
