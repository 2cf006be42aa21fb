import { signPicture } from '@rashi/contract/pictures.rules'
import { lifeEventPath } from './life-event-paths.rules.ts'
import { useHasSession } from '../../lib/session.ts'
import { useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { RunningHead } from '../../ui/running-head.tsx'
import { BasketPanel } from './basket-panel.tsx'
import { listSelected } from './basket.rules.ts'
import { basket, useBasket } from './basket.ts'
import { DiamondLink } from './diamond-link.tsx'
import { SectionRow } from './section-row.tsx'
import sections from './section-list.module.css'
import { SignSelect, type NamedSign } from './sign-select.tsx'
import { useYearTexts } from './use-year-texts.ts'
import styles from './life-events.module.css'
import { type Year } from './year.rules.ts'

/** The sections of a sign's year, with the basket beside them. */
export function YearList(props: {
  year: Year
  signs: readonly NamedSign[]
  isSubscribed: boolean
}) {
  const { year, signs, isSubscribed } = props
  const t = useTranslate()
  const hasSession = useHasSession()
  const partIds = useBasket()
  const texts = useYearTexts()(year)
  const { key } = year.sign
  const isForSale = year.sections.some(({ user_has_access }) => !user_has_access)
  return (
    <div className={layout.stack}>
      <RunningHead left={texts.sign} right={texts.year} />
      <div className={styles.choice}>
        <img src={signPicture(key, '-small')} alt="" width="160" height="200" />
        <SignSelect signs={signs} shown={key} />
      </div>
      {year.sections.length === 0 && (
        <EmptyState
          title={t('life-events.none')}
          action={
            <ButtonLink to={`/horoscope/yearly/${key.toLowerCase()}`}>
              {t('life-events.whole-year')}
            </ButtonLink>
          }
        >
          {t('life-events.none-text')}
        </EmptyState>
      )}
      <div className={styles.sides}>
        <ol role="list" aria-label={t('life-events.sections', texts)} className={sections.sections}>
          {year.sections.map((section, index) => (
            <SectionRow
              key={section.id}
              section={section}
              number={index + 1}
              path={lifeEventPath(year.sign.key, section.id)}
              isChosen={partIds.includes(section.id)}
              onToggle={() => basket.toggle(section.id, { key, isGuests: !hasSession })}
            />
          ))}
        </ol>
        <aside className={styles.aside}>
          {isForSale && <BasketPanel chosen={listSelected(year.sections, partIds)} />}
          {isSubscribed || !isForSale ? null : (
            <div className={styles.diamond}>
              <p>{t('life-events.diamond-text')}</p>
              <DiamondLink sign={year.sign} />
            </div>
          )}
          {!isForSale && year.sections.length > 0 && (
            <p className={layout.caption}>{t('life-events.all-open')}</p>
          )}
        </aside>
      </div>
    </div>
  )
}
