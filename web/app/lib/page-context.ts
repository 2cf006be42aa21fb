import type { ClientConfig, Language } from '@rashi/contract'
import { createContext } from 'react-router'
import type { Api } from './api.ts'

/** The context that the server passes to the loaders of a page, which it renders as for a guest. */
export interface PageContext {
  readonly api: Api
  readonly config: ClientConfig
  readonly language: Language
  readonly languages: readonly Language[]
}

export const pageContext = createContext<PageContext>()
