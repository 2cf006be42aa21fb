import './styles/global.css'
import { defaultLanguage, directionOf, languageCodeOf } from '@rashi/contract/languages.rules'
import { builtInTexts } from '@rashi/contract/texts'
import { shell } from '@rashi/contract/texts/en/shell'
import { useContext, useEffect, type ReactNode } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { ConfigContext } from './lib/config.ts'
import { FirstScript } from './lib/first-script.ts'
import { pageContext, type PageContext } from './lib/page-context.ts'
import type { PageHandle } from './lib/page-handle.ts'
import { registerTexts } from './lib/texts.ts'
import { repeatEarlyPress } from './shell/early-press.ts'
import { Frame } from './shell/frame.tsx'
import { LanguageProvider } from './shell/language-provider.tsx'
import { PageScroll } from './shell/page-scroll.tsx'
import { RouteFailure } from './shell/route-failure.tsx'

registerTexts(shell)

const changedTexts = new WeakMap<PageContext['language'], Record<string, string>>()

/** Returns the texts that differ from the built-in ones; computed once for all pages that share them. */
function findChangedTexts(language: PageContext['language']): Record<string, string> {
  const known = changedTexts.get(language)
  if (known) return known
  const builtIn: Record<string, string> = builtInTexts[languageCodeOf(language.id)]
  const changed = Object.fromEntries(
    Object.entries(language.systemValues).filter(([key, text]) => builtIn[key] !== text),
  )
  changedTexts.set(language, changed)
  return changed
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { config, language, languages } = context.get(pageContext)
  return {
    config,
    /** The origin of this site, for the addresses in shared links. */
    origin: new URL(request.url).origin,
    languageId: language.id,
    languages: languages.map(({ id, code, name }) => ({ id, code, name })),
    changedTexts: findChangedTexts(language),
  }
}
export type RootData = Awaited<ReturnType<typeof loader>>

/** Settings and languages are not loaded again; the language provider refreshes the texts. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const firstScript = useContext(FirstScript)
  useEffect(repeatEarlyPress, [])
  const code = data?.languages.find(({ id }) => id === data.languageId)?.code ?? defaultLanguage
  return (
    <html lang={code} dir={directionOf(code)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script
          suppressHydrationWarning
          nonce={firstScript?.nonce}
          dangerouslySetInnerHTML={{ __html: firstScript?.code ?? '' }}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" content="#12112a" media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content="#f3ead4" media="(prefers-color-scheme: light)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/app-icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        <ConfigContext value={data?.config}>
          <LanguageProvider data={data}>{children}</LanguageProvider>
        </ConfigContext>
        <PageScroll />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const matches = useMatches() as { handle?: PageHandle }[]
  if (matches.some(({ handle }) => handle?.hasOwnFrame)) return <Outlet />
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure />
    </Frame>
  )
}
