import type { ClientConfig } from '@rashi/contract'
import { createContext, use } from 'react'

export const ConfigContext = createContext<ClientConfig | undefined>(undefined)

/** The settings that the browser may know; the brand is empty only on a page whose settings did not load. */
export const useConfig = (): ClientConfig | undefined => use(ConfigContext)
export const useBrand = (): string => use(ConfigContext)?.brand ?? ''
