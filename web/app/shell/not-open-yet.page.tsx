import type { PageHandle } from '../lib/page-handle.ts'
import { PageHead } from '../lib/page-head.tsx'
import { useSay } from '../lib/texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export const handle: PageHandle = { title: 'shell.not-open-title' }

/** Stands at the promised addresses whose pages are still being made. */
export default function NotOpenYetPage() {
  const say = useSay()
  return (
    <>
      <PageHead hidden />
      <h1>{say('shell.not-open-title')}</h1>
      <EmptyState
        title={say('shell.not-open-text')}
        action={<ButtonLink to="/">{say('shell.back-to-start')}</ButtonLink>}
      />
    </>
  )
}
