import { createContext } from 'react'

/**
 * The script that runs before the first paint, with the mark of a rendering's own scripts; undefined in the browser, where
 * the server's copy has run. So the browser is not sent its code another time.
 */
export const FirstScript = createContext<{ code: string; nonce: string } | undefined>(undefined)
