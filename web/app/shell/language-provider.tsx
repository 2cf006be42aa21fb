import type { i18n } from 'i18next'
import { directionOf } from '@rashi/contract/languages.rules'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { builtInTexts, loadBuiltInTexts } from '../lib/built-in-texts.ts'
import { api } from '../lib/client-api.ts'
import { rememberLanguage } from '../lib/language-cookie.ts'
import { languageCodeFromSearch, withoutLanguage } from '../lib/page-address.rules.ts'
import { afterClearing } from '../lib/session-end.ts'
import {
  activateTexts,
  createTexts,
  LanguageContext,
  defaultChoice,
  TextsProvider,
  type ChosenLanguage,
  type LanguageChoice,
} from '../lib/texts.ts'

interface Loaded {
  languageId: number
  languages: LanguageChoice[]
  changedTexts: Record<string, string>
}

const createChangedTexts = (code: string, changed: Record<string, string> | undefined) =>
  createTexts(code, { ...builtInTexts(code), ...changed })

const textsOnServerCache = new WeakMap<object, i18n>()

/** Shares the texts among pages that are rendered from the same ones: on the server no page changes its language. */
function textsOnServer(code: string, changed: Record<string, string>): i18n {
  const known = textsOnServerCache.get(changed)
  if (known) return known
  const created = createChangedTexts(code, changed)
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
  const { search, hash, state } = useLocation()
  const current = choices.find((choice) => choice.id === id) ?? defaultChoice
  const [texts] = useState(() => {
    if (typeof window === 'undefined') return textsOnServer(current.code, data?.changedTexts ?? {})
    return activateTexts(createChangedTexts(current.code, data?.changedTexts))
  })

  const refreshTexts = useCallback(() => {
    async function refresh() {
      const { languages } = await api.guest('GET /language/list')
      const shown = texts.getResourceBundle(texts.language, 'translation') as Record<string, string>
      const newer = languages.find(({ code }) => code === texts.language)?.systemValues ?? {}
      const isChanged = Object.entries(shown).some(([key, text]) => (newer[key] ?? text) !== text)
      for (const { code, systemValues } of languages)
        texts.addResourceBundle(code, 'translation', systemValues, true, true)
      const offered = languages.map(({ id, code, name }) => ({ id, code, name }))
      setChoices((known) => (JSON.stringify(known) === JSON.stringify(offered) ? known : offered))
      // Only after a change, because it renders the whole page again.
      if (isChanged) texts.emit('languageChanged', texts.language)
    }
    // Without newer texts, those that the page was rendered with remain.
    refresh().catch(() => {})
  }, [texts])

  const show = useCallback(
    async (chosen: LanguageChoice) => {
      await loadBuiltInTexts(chosen.code)
      texts.addResourceBundle(chosen.code, 'translation', builtInTexts(chosen.code), true, false)
      await texts.changeLanguage(chosen.code)
      document.documentElement.lang = chosen.code
      document.documentElement.dir = directionOf(chosen.code)
      setId(chosen.id)
    },
    [texts],
  )
  const choose = useCallback(
    async (chosenId: number) => {
      const chosen = choices.find((choice) => choice.id === chosenId) ?? defaultChoice
      rememberLanguage(chosen.id)
      await show(chosen)
      refreshTexts()
      if (languageCodeFromSearch(search) === undefined) return
      // The address names another language, which would be used again after a reload.
      await navigate(
        { search: withoutLanguage(search), hash },
        { replace: true, preventScrollReset: true, state: state as unknown },
      )
    },
    [choices, hash, navigate, refreshTexts, search, show, state],
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
  return (
    <LanguageContext value={language}>
      <TextsProvider i18n={texts}>{children}</TextsProvider>
    </LanguageContext>
  )
}
