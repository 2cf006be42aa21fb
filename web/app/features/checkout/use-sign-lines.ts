import type { SignKey } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { api } from '../../lib/client-api.ts'
import { inOwnTimeZone } from '../../lib/time-zone.ts'
import { loadSignLines, type SignLines } from './sign-lines.ts'

/** Returns the lines of a sign; `loaded` are those that came with the page, which may be of another sign. */
export function useSignLines(key: SignKey, loaded: SignLines): SignLines {
  const [latest, setLatest] = useState<SignLines>()
  useEffect(() => {
    if (key === loaded.key) return
    let isCurrent = true
    void loadSignLines(api, key, inOwnTimeZone()).then((lines) => isCurrent && setLatest(lines))
    return () => {
      isCurrent = false
    }
  }, [key, loaded.key])
  if (key === loaded.key) return loaded
  return latest?.key === key ? latest : { key, lines: [] }
}
