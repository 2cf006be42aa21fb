import { deepLinks } from '@rashi/contract/texts/en/deep-links'
import { replace, useNavigate } from 'react-router'
import { storePendingDeepLink } from './pending-deep-link.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { session } from '../../lib/session.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import layout from '../../ui/layout.module.css'
import type { Route } from './+types/deep-link.page.ts'
import { AppOrBrowser } from './app-or-browser.tsx'
import { isAndroid, isToWait, readDeepLink, type DeepLink } from './deep-link.rules.ts'

registerTexts(deepLinks)

export const handle: PageHandle = { title: 'deep-links.title' }

/** Returns where a link leads in the browser; a link that needs a session is stored until the sign-in. */
function follow(link: DeepLink): string {
  if (!isToWait(link, session.isLive())) return link.path
  storePendingDeepLink(link.path)
  return '/'
}

/** Redirects a link; on Android the reader is asked first whether the app opens it. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const link = readDeepLink(new URL(request.url))
  if (!isAndroid(navigator.userAgent)) throw replace(follow(link))
  return link
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function DeepLinkPage({ loaderData: link }: Route.ComponentProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('deep-links.title')}</h1>
      <AppOrBrowser
        path={link.path}
        onBrowser={() => void navigate(follow(link), { replace: true })}
      />
    </div>
  )
}
