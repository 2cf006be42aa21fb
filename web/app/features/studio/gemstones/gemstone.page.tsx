import '../studio-texts.ts'
import type { GemstoneCategory, ResponseOf } from '@rashi/contract'
import { languageCodeOf, languages } from '@rashi/contract/languages.rules'
import { findGaps, type GemstoneGap } from '@rashi/contract/studio-gemstones.rules'
import { useRef, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import layout from '../../../ui/layout.module.css'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/gemstone.page.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { GemstoneForm } from './gemstone.form.tsx'
import own from './gemstones.module.css'
import { titleOf } from './title-of.ts'

type Gemstone = ResponseOf<'GET /studio/gemstone'>

export const handle: PageHandle = { title: 'studio.gemstone.title' }

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [gemstone, { categories }] = await Promise.all([
    studioApi.staff('GET /studio/gemstone', { query: { gemstone_id: params.id } }),
    studioApi.guest('GET /gemstoneCategory'),
  ])
  return { gemstone, categories }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton isHeadingLoading />
}

export default function GemstonePage({ loaderData }: Route.ComponentProps) {
  const { gemstone, categories } = loaderData
  // Another gemstone is another page.
  return <GemstoneOf key={gemstone.id} first={gemstone} categories={categories} />
}

function GemstoneOf({
  first,
  categories,
}: {
  first: Gemstone
  categories: readonly GemstoneCategory[]
}) {
  const t = useTranslate()
  const language = useLanguage()
  const [gemstone, setGemstone] = useState(first)
  const [saves, setSaves] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const { slug, is_hidden, was_shown } = gemstone
  const gaps = is_hidden ? findGaps(gemstone) : []
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <TextLink alone to="/studio/gemstones">
        {t('studio.gemstone.back')}
      </TextLink>
      <div className={own.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {titleOf(gemstone, language.id)}
          </h1>
          <p className={styles.quiet}>
            {is_hidden ? (
              t(was_shown ? 'studio.gemstone.is-hidden' : 'studio.gemstone.is-draft')
            ) : (
              <TextLink to={`/gemstone/${encodeURIComponent(slug)}`}>
                {t('studio.gemstone.as-visitor')}
              </TextLink>
            )}
          </p>
        </div>
        <div className={styles.actions}>
          {gaps.length === 0 && <HideButton gemstone={gemstone} onChanged={setGemstone} />}
          {!was_shown && <DeleteDraft gemstone={gemstone} />}
        </div>
      </div>
      {gaps.length > 0 && <Gaps gaps={gaps} />}
      <GemstoneForm
        key={saves}
        gemstone={gemstone}
        categories={categories}
        onChanged={(changed) => {
          setGemstone(changed)
          setSaves(saves + 1)
          heading.current?.focus()
        }}
      />
    </div>
  )
}

/** Says what a hidden gemstone lacks, as it was saved, before visitors can be shown it. */
function Gaps({ gaps }: { gaps: readonly GemstoneGap[] }) {
  const t = useTranslate()
  const describe = (gap: GemstoneGap) =>
    gap.part === 'picture'
      ? t('studio.gemstone.lacks-picture')
      : t(`studio.gemstone.lacks-${gap.part}`, {
          language: languages[languageCodeOf(gap.languageId)].name,
        })
  return (
    <section aria-labelledby="gaps" className={classNames(styles.note, styles.form)}>
      <h2 id="gaps">{t('studio.gemstone.lacks')}</h2>
      <ul className={styles.bullets}>
        {gaps.map((gap) => (
          <li key={describe(gap)}>{describe(gap)}</li>
        ))}
      </ul>
    </section>
  )
}

/** Hides the gemstone from visitors, or shows it. What is typed in the form stays. */
function HideButton({
  gemstone: { id, version, is_hidden },
  onChanged,
}: {
  gemstone: Gemstone
  onChanged: (gemstone: Gemstone) => void
}) {
  const t = useTranslate()
  const hiding = useCall(async () => {
    const body = { gemstone_id: id, version, is_hidden: !is_hidden }
    onChanged(await studioApi.staff('POST /studio/hide-gemstone', { body }))
    toast.success(t(is_hidden ? 'studio.gemstone.shown-now' : 'studio.gemstone.hidden-now'))
  })
  return (
    <Button kind="quiet" busy={hiding.isBusy} onClick={() => void hiding.run()}>
      {t(is_hidden ? 'studio.gemstone.show' : 'studio.gemstone.hide')}
    </Button>
  )
}
