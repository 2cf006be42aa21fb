import '../studio-texts.ts'
import { useLocation, useNavigate } from 'react-router'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import layout from '../../../ui/layout.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import { useCheckedForm, withErrors } from '../../identity/access.entry.ts'
import styles from '../studio.module.css'
import { FoundCustomers } from './found-customers.tsx'

export const handle: PageHandle = { title: 'studio.customers' }

/** Waits for the guard of the layout. */
export const clientLoader = async () => null
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

const checkSearch = (form: FormData) =>
  withErrors({
    email: [
      String(form.get('email')).trim().length < 3
        ? ('studio.customers.email-short' as const)
        : undefined,
    ],
  })

/**
 * Finds customers by email. The search is kept in the browser's history, so that Back and reload show it again, and not in
 * the address, which logs of servers keep.
 */
export default function CustomersPage() {
  const t = useTranslate()
  const { state, key } = useLocation()
  const email = (state as { email?: string } | null)?.email
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.customers')}</h1>
      <p className={layout.lead}>{t('studio.customers.lead')}</p>
      <SearchForm key={`search ${key}`} email={email} />
      {email !== undefined && <FoundCustomers key={`found ${key}`} email={email} />}
    </div>
  )
}

function SearchForm({ email }: { email: string | undefined }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const form = useCheckedForm({
    name: 'studio-customers',
    check: checkSearch,
    send: async (data) => String(data.get('email')).trim(),
    done: (typed) => void navigate('.', { state: { email: typed }, preventScrollReset: true }),
  })
  return (
    <form {...form.props} role="search" aria-label={t('studio.customers')} className={styles.form}>
      <TextField
        label={t('studio.customers.email')}
        type="search"
        name="email"
        inputMode="email"
        defaultValue={email}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.findErrors('email')[0]}
      />
      <div className={styles.actions}>
        <Button {...form.submitProps}>{t('studio.customers.submit')}</Button>
      </div>
    </form>
  )
}
