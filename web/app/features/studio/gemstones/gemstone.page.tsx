import '../studio-texts.ts'
import type { GemstoneCategory, ResponseOf } from '@rashi/contract'
import { useRef, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { translated, useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import layout from '../../../ui/layout.module.css'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/gemstone.page.ts'
import { GemstoneForm } from './gemstone.form.tsx'
import own from './gemstones.module.css'

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
  const { slug, is_hidden } = gemstone
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <TextLink alone to="/studio/gemstones">
        {t('studio.gemstone.back')}
      </TextLink>
      <div className={own.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {translated(gemstone.translations, language.id)?.title ?? slug}
          </h1>
          <p className={styles.quiet}>
            {is_hidden ? (
              t('studio.gemstone.is-hidden')
            ) : (
              <TextLink to={`/gemstone/${encodeURIComponent(slug)}`}>
                {t('studio.gemstone.as-visitor')}
              </TextLink>
            )}
          </p>
        </div>
        <HideButton gemstone={gemstone} onChanged={setGemstone} />
      </div>
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

/** Hides the gemstone from visitors, or shows it again. What is typed in the form stays. */
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
