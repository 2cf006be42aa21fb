import { languageCodeOf } from '@rashi/contract/languages.rules'
import type { Gemstone, GemstoneCategory } from '@rashi/contract'
import { PageHead } from '../../lib/page-head.tsx'
import { plainText, RichText } from '../../lib/rich-text.tsx'
import { breadcrumbs } from '../../lib/structured-data.rules.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { RunningHead } from '../../ui/running-head.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CategoriesDrawer } from './categories-drawer.tsx'
import { toEnquiryState } from './enquiry-subject.ts'
import { GemstoneMedia } from './gemstone-media.tsx'
import styles from './gemstone-view.module.css'

export function GemstoneView({
  gemstone,
  categories,
}: {
  gemstone: Gemstone
  categories: readonly GemstoneCategory[]
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const translation = translated(gemstone.translations, id)
  const category = categories.find((one) => one.id === gemstone.category_id)
  const categoryTitle = category && translated(category.translations, id)?.title
  if (!translation) return null
  const lang = translation.language_id === id ? undefined : languageCodeOf(translation.language_id)
  return (
    <article className={layout.stack}>
      <PageHead
        title={translation.title}
        description={plainText(translation.description)}
        about={(site) => [
          breadcrumbs(site, [
            { name: t('gemstones.title'), address: '/gemstones' },
            { name: translation.title, address: site.address },
          ]),
        ]}
      />
      <CategoriesDrawer categories={categories} />
      <RunningHead
        left={<TextLink to="/gemstones">{t('gemstones.all')}</TextLink>}
        right={
          category && <TextLink to={`/gemstones?category=${category.id}`}>{categoryTitle}</TextLink>
        }
      />
      <div className={styles.beside}>
        <GemstoneMedia gemstone={gemstone} translation={translation} />
        <div className={layout.stack}>
          <header className={styles.head} lang={lang}>
            <h1>{translation.title}</h1>
            <p className={styles.stone}>{translation.name}</p>
          </header>
          <RichText html={translation.description} lang={lang} />
          <div className={styles.enquire}>
            <ButtonLink to="/gemstone-enquiry" state={toEnquiryState(gemstone)}>
              {t('gemstones.enquire')}
            </ButtonLink>
            <p className={layout.caption}>{t('gemstones.enquiry.promise')}</p>
          </div>
          <p className={styles.note}>
            {t('gemstones.tradition-note')}
            {gemstone.pictures.length === 0 && ` ${t('gemstones.drawing-note')}`}
          </p>
        </div>
      </div>
    </article>
  )
}
