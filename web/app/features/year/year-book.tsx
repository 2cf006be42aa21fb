import type { Period, SingleHoroscope } from '@rashi/contract'
import { year as yearTexts } from '@rashi/contract/texts/en/year'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { DrawerLinks } from '../../ui/drawer-links.tsx'
import layout from '../../ui/layout.module.css'
import { ChaptersIcon } from '../../ui/page-icons.tsx'
import { pageHeading } from '../../ui/page-heading.ts'
import { RightDrawer } from '../../ui/right-drawer.tsx'
import { RunningHead } from '../../ui/running-head.tsx'
import { Cover } from './cover.tsx'
import { coverAddress, findSection, sectionAddress } from './pages.rules.ts'
import { PrintedYear, usePrint } from './printed-year.tsx'
import { SectionPage } from './section-page.tsx'

registerTexts(yearTexts)

/** A sign's year as a book: its cover, or the section that the address names. */
export function YearBook(props: {
  horoscope: SingleHoroscope
  period: Period
  isGuestView: boolean
  /** The sign's name. */
  name: string
  dates: string
  zodiac: ReactNode
  /** The metadata of the cover. */
  head: ReactNode
  otherPeriods: ReactNode
  /** The offer that opens the year; absent where it is open. */
  offer: ReactNode
  share: ReactNode
}) {
  const { horoscope, period, isGuestView, name, dates, zodiac, head } = props
  const t = useTranslate()
  const { id } = useLanguage()
  const [search] = useSearchParams()
  const [printed, setPrinted] = useState(0)
  usePrint(printed)
  const section = findSection(period.parts, search)
  useFocusOnTurn(section?.id)
  const at = section && period.parts.indexOf(section) + 1
  const sectionName = section && translated(section.translations, id)?.name
  return (
    <>
      <article className={layout.stack} data-not-printed={printed > 0 || undefined}>
        {section ? (
          <PageHead
            title={`${sectionName} · ${t('horoscopes.title-yearly', { sign: name, dates })}`}
            description={translated(section.translations, id)?.short_description}
          />
        ) : (
          head
        )}
        <RunningHead
          left={name}
          middle={at ? t('year.place', { at, count: period.parts.length }) : zodiac}
          right={dates}
        />
        <ChaptersOfYear horoscope={horoscope} period={period} shown={section?.id} />
        {section ? (
          <SectionPage
            key={section.id}
            {...{ horoscope, period, section, isGuestView }}
            offer={props.offer}
          />
        ) : (
          <Cover {...props} onPrint={() => setPrinted(printed + 1)} />
        )}
      </article>
      {printed > 0 && <PrintedYear {...{ period, name, dates }} icon={horoscope.iconUrl} />}
    </>
  )
}

/** Focuses the heading when the page is turned: to the router a changed query is the same page. */
function useFocusOnTurn(sectionId: number | undefined): void {
  const shown = useRef(sectionId)
  useEffect(() => {
    if (shown.current === sectionId) return
    shown.current = sectionId
    pageHeading()?.focus({ preventScroll: true })
  }, [sectionId])
}

/** The drawer with links to the cover and to the open sections. */
function ChaptersOfYear({
  horoscope,
  period,
  shown,
}: {
  horoscope: SingleHoroscope
  period: Period
  shown: number | undefined
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const open = period.parts.filter(({ user_has_access }) => user_has_access)
  if (open.length === 0) return null
  return (
    <RightDrawer
      label={t('horoscopes.chapters')}
      icon={<ChaptersIcon size={20} />}
      closeLabel={t('shell.close')}
    >
      {(close) => (
        <DrawerLinks
          onFollow={close}
          links={[
            {
              key: 'cover',
              to: coverAddress(period, horoscope.horoscopeData.at(-1)?.date),
              name: t('year.cover'),
              isCurrent: shown === undefined,
            },
            ...open.map((part) => ({
              key: part.id,
              to: sectionAddress(part),
              name: translated(part.translations, id)?.name,
              isCurrent: part.id === shown,
            })),
          ]}
        />
      )}
    </RightDrawer>
  )
}
