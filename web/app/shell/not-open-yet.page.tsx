import type { PageHandle } from '../lib/page-handle.ts'
import { PageHead } from '../lib/page-head.tsx'
import { useTranslate } from '../lib/texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export const handle: PageHandle = { title: 'shell.not-open-title' }

/** Shown at addresses whose pages do not exist yet. */
export default function NotOpenYetPage() {
  const t = useTranslate()
  return (
    <>
      <PageHead hidden />
      <h1>{t('shell.not-open-title')}</h1>
      <EmptyState
        title={t('shell.not-open-text')}
        action={<ButtonLink to="/">{t('shell.back-to-start')}</ButtonLink>}
      />
    </>
  )
}
