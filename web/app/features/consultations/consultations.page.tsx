import { consultations } from '@rashi/contract/texts/en/consultations'
import { useSearchParams } from 'react-router'
import { PendingOrderOffer } from '../pending-order/offer.entry.ts'
import { api } from '../../lib/client-api.ts'
import { pageContext } from '../../lib/page-context.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { unlessSamePage } from '../../lib/page-handle.ts'
import { useHasSession } from '../../lib/session.ts'
import { breadcrumbs, itemList } from '../../lib/structured-data.rules.ts'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import type { Route } from './+types/consultations.page.ts'
import { CategoriesDrawer } from './categories-drawer.tsx'
import { ConsultationCard } from './consultation-card.tsx'
import styles from './consultations.module.css'
import { chosenCategory, groupByCategory, type Group } from './groups.rules.ts'
import { MyConsultations } from './my-consultations.tsx'

registerTexts(consultations)

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api.guest('GET /consultation')

export const clientLoader = () => api.guest('GET /consultation')

/** A change of category shows another part of the loaded list. */
export const shouldRevalidate = unlessSamePage

export default function ConsultationsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { id } = useLanguage()
  const hasSession = useHasSession()
  const [query] = useSearchParams()
  const groups = groupByCategory(loaderData.consultations)
  const selected = chosenCategory(query, groups)
  const shown = groups.filter(({ category }) => selected === undefined || category.id === selected)
  const [only] = selected === undefined ? [] : shown
  return (
    <div className={classNames(layout.stack, layout.loose)}>
      <PageHead
        title={only ? translated(only.category.translations, id)?.name : t('consultations.title')}
        description={t('consultations.description')}
        about={(site) => [
          breadcrumbs(site, [{ name: t('consultations.title'), address: site.address }]),
          itemList(
            site,
            loaderData.consultations.map(({ slug, translations }) => ({
              name: translated(translations, id)?.title ?? slug,
              address: `/consultation-detail/${slug}`,
            })),
          ),
        ]}
      />
      <CategoriesDrawer
        categories={groups.map(({ category }) => category)}
        selected={selected ?? null}
      />
      <header className={layout.stack}>
        <h1>{t('consultations.title')}</h1>
        <p className={layout.lead}>{t('consultations.lead')}</p>
      </header>
      <PendingOrderOffer />
      {groups.length === 0 && (
        <EmptyState
          title={t('consultations.empty')}
          action={<ButtonLink to="/dashboard">{t('consultations.to-dashboard')}</ButtonLink>}
        >
          {t('consultations.empty-text')}
        </EmptyState>
      )}
      <div className={styles.groups}>
        {shown.map((group) => (
          <CategoryGroup key={group.category.id} group={group} />
        ))}
      </div>
      {hasSession && <MyConsultations />}
      <p className={layout.caption}>{t('consultations.reflection')}</p>
    </div>
  )
}

function CategoryGroup({ group: { category, consultations: listed } }: { group: Group }) {
  const { id } = useLanguage()
  const headingId = `category-${category.id}`
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h2 id={headingId}>{translated(category.translations, id)?.name}</h2>
      <ul role="list" className={styles.grid}>
        {listed.map((consultation) => (
          <ConsultationCard key={consultation.id} consultation={consultation} />
        ))}
      </ul>
    </section>
  )
}
