import { signPicture } from '@rashi/contract/pictures.rules'
import { lifeEvents } from '@rashi/contract/texts/en/life-events'
import { redirect } from 'react-router'
import { lifeEventPath, lifeEventsPath } from './life-event-paths.rules.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { boughtLifeEvents } from './basket-storage.ts'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import { RunningHead } from '../../ui/running-head.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/life-event-confirmation.page.ts'
import { LifeEventsDrawer } from './life-events-drawer.tsx'
import styles from './life-event-confirmation.module.css'
import { loadReader, loadYear } from './load-year.ts'
import { useYearTexts } from './use-year-texts.ts'
import { openSections } from './year.rules.ts'

registerTexts(lifeEvents)

export const handle: PageHandle = { title: 'life-events.thanks' }

/** Loads the sections bought last that are open; redirects to the list if there are none. */
export async function clientLoader() {
  const bought = boughtLifeEvents.get()
  if (!bought) throw redirect('/life-events')
  const [year, reader] = await Promise.all([loadYear(bought.key, bought.partIds[0]), loadReader()])
  const sections = year ? openSections(year).filter(({ id }) => bought.partIds.includes(id)) : []
  if (!year || sections.length === 0) throw redirect('/life-events')
  return { year, sections, reader }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function LifeEventConfirmationPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { id } = useLanguage()
  const { year, sections, reader } = loaderData
  const texts = useYearTexts()(year)
  return (
    <div className={styles.page}>
      <PageHead hidden />
      <LifeEventsDrawer year={year} reader={reader} />
      <header className={layout.stack}>
        <h1>{t('life-events.thanks')}</h1>
        <p className={layout.lead}>{t('life-events.thanks-text')}</p>
      </header>
      <Card className={styles.bought}>
        <img src={signPicture(year.sign.key, '-small')} alt="" width="160" height="200" />
        <div className={styles.list}>
          <RunningHead left={texts.sign} right={texts.year} />
          <ul role="list">
            {sections.map((section) => {
              const text = translated(section.translations, id)
              return (
                <li key={section.id}>
                  <div>
                    <h2>{text?.name}</h2>
                    <p>{text?.short_description}</p>
                  </div>
                  <ButtonLink
                    to={lifeEventPath(year.sign.key, section.id)}
                    aria-label={t('life-events.read-of', { section: text?.name ?? '' })}
                  >
                    {t('life-events.read')}
                  </ButtonLink>
                </li>
              )
            })}
          </ul>
        </div>
      </Card>
      <FormActions>
        <ButtonLink kind="quiet" to={lifeEventsPath(year.sign.key)}>
          {t('life-events.all')}
        </ButtonLink>
        <TextLink alone to="/dashboard">
          {t('life-events.to-dashboard')}
        </TextLink>
      </FormActions>
    </div>
  )
}
