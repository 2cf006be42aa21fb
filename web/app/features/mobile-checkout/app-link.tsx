import { toAppAddress } from '../deep-links/index.ts'
import { useConfig } from '../../lib/config.ts'
import { useTranslate } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Gives the app's address of a path of this site; empty until the settings are loaded. */
export function useAppAddress(path: string): string {
  const scheme = useConfig()?.app.scheme
  return scheme === undefined ? '' : toAppAddress(scheme, path)
}

/** A link that opens the app by its own scheme. */
export function AppLink({ path = '/' }: { path?: string }) {
  const t = useTranslate()
  return (
    <a className={buttonClass()} href={useAppAddress(path)}>
      {t('mobile.open-app')}
    </a>
  )
}
