import { useEffect } from 'react'
import { useConfig } from '../lib/config.ts'
import { startErrorReporting } from './error-reporting.ts'

/** Reports errors of the page, where the settings name an address for that. */
export function useErrorReporting(): void {
  const dsn = useConfig()?.error_reporting.dsn
  useEffect(() => {
    if (dsn !== undefined) void startErrorReporting({ isDebug: import.meta.env.DEV, dsn })
  }, [dsn])
}
