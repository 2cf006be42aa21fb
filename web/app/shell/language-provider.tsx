import { directionOf } from '@rashi/contract/languages.rules'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loadBuiltInTexts } from '../lib/built-in-texts.ts'
import { api } from '../lib/client-api.ts'
import { rememberLanguage } from '../lib/language-cookie.ts'
import { languageCodeFromSearch } from '../lib/page-address.rules.ts'
import { isPublicPage, linkIn, searchIn } from '../lib/public-page.rules.ts'
import { afterClearing } from '../lib/session-end.ts'
import {
  activateTexts,
  createTexts,
  LanguageContext,
  defaultChoice,
  TextsProvider,
  type Texts,
  type ChosenLanguage,
  type LanguageChoice,
} from '../lib/texts.ts'
import { LinkAddress } from '../ui/page-link.tsx'

interface Loaded {
  languageId: number
  languages: LanguageChoice[]
  changedTexts: Record<string, string>
}

const textsOnServerCache = new WeakMap<object, Texts>()

/** Shares the texts among pages that are rendered from the same ones: on the server no page changes its language. */
function textsOnServer(code: string, changed: Record<string, string>): Texts {
  const known = textsOnServerCache.get(changed)
  if (known) return known
  const created = createTexts(code, changed)
  textsOnServerCache.set(changed, created)
  return created
}

/**
 * Provides the reader's language. The server renders with the texts it has; the browser fetches them
 * again, so that a changed text also appears on a page that was cached.
 */
export function LanguageProvider({
  data,
  children,
}: {
  data: Loaded | undefined
  children: ReactNode
}) {
  const [choices, setChoices] = useState<readonly LanguageChoice[]>(
    data?.languages ?? [defaultChoice],
  )
  const [id, setId] = useState(data?.languageId ?? defaultChoice.id)
  const navigate = useNavigate()
  const { state } = useLocation()
  /** The choice that was made last, which an earlier one that is still being shown does not replace. */
  const latest = useRef<LanguageChoice>(undefined)
  const current = choices.find((choice) => choice.id === id) ?? defaultChoice
  const [texts] = useState(() => {
    if (typeof window === 'undefined') return textsOnServer(current.code, data?.changedTexts ?? {})
    return activateTexts(createTexts(current.code, data?.changedTexts ?? {}))
  })

  const refreshTexts = useCallback(() => {
    async function refresh() {
      const { languages } = await api.guest('GET /language/list')
      const { code: shownCode } = texts.shown.get()
      const newer = languages.find(({ code }) => code === shownCode)?.systemValues ?? {}
      const isChanged = Object.entries(texts.list()).some(
        ([key, text]) => (newer[key] ?? text) !== text,
      )
      for (const { code, systemValues } of languages) texts.replace(code, systemValues)
      const offered = languages.map(({ id, code, name }) => ({ id, code, name }))
      setChoices((known) => (JSON.stringify(known) === JSON.stringify(offered) ? known : offered))
      // Only after a change, because it renders the whole page again.
      if (isChanged) texts.show(shownCode)
    }
    // Without newer texts, those that the page was rendered with remain.
    refresh().catch(() => {})
  }, [texts])

  const show = useCallback(
    async (chosen: LanguageChoice) => {
      latest.current = chosen
      await loadBuiltInTexts(chosen.code)
      if (latest.current !== chosen) return
      texts.show(chosen.code)
      document.documentElement.lang = chosen.code
      document.documentElement.dir = directionOf(chosen.code)
      setId(chosen.id)
    },
    [texts],
  )
  const choose = useCallback(
    async (chosenId: number) => {
      const chosen = choices.find((choice) => choice.id === chosenId) ?? defaultChoice
      latest.current = chosen
      rememberLanguage(chosen.id)
      // The address itself: after an earlier choice it may have changed before this is rendered again.
      const { pathname, search, hash } = window.location
      const chosenSearch = searchIn(chosen, { pathname, search })
      // On a public page also to the same address, because the navigation of an earlier choice may not have ended.
      if (chosenSearch !== search || isPublicPage(pathname))
        // The page has the texts of every language, so nothing is loaded again.
        await navigate(
          { search: chosenSearch, hash },
          {
            replace: true,
            preventScrollReset: true,
            defaultShouldRevalidate: false,
            state: state as unknown,
          },
        )
      if (latest.current !== chosen) return
      await show(chosen)
      refreshTexts()
    },
    [choices, navigate, refreshTexts, show, state],
  )
  useEffect(() => {
    // A visitor who opens an address that names a language continues in it.
    if (languageCodeFromSearch(window.location.search) === current.code)
      rememberLanguage(current.id)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the address that the page was opened with counts
  }, [])
  useEffect(() => {
    afterClearing.resetFrame = () => void show(defaultChoice)
    return () => {
      afterClearing.resetFrame = () => {}
    }
  }, [show])

  useEffect(refreshTexts, [refreshTexts])

  const language = useMemo<ChosenLanguage>(
    () => ({ ...current, choices, choose }),
    [current, choices, choose],
  )
  const toLink = useCallback((address: string) => linkIn(current, address), [current])
  return (
    <LanguageContext value={language}>
      <LinkAddress value={toLink}>
        <TextsProvider value={texts}>{children}</TextsProvider>
      </LinkAddress>
    </LanguageContext>
  )
}
