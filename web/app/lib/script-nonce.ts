import { createContext } from 'react'

/** Marks the inline scripts of a rendering on the server; undefined in the browser, which writes none. */
export const ScriptNonce = createContext<string | undefined>(undefined)
