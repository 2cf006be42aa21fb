import type { ClientConfig } from '@rashi/contract'
import { createContext, use } from 'react'

export const ConfigContext = createContext<ClientConfig | undefined>(undefined)

/** Returns the public settings. The brand is empty only on a page whose settings could not be loaded. */
export const useConfig = (): ClientConfig | undefined => use(ConfigContext)
export const useBrand = (): string => use(ConfigContext)?.brand ?? ''
