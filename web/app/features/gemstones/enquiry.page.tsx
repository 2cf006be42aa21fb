import { gemstones } from '@rashi/contract/texts/en/gemstones'
import { validation } from '@rashi/contract/texts/en/validation'
import { redirect, useLocation } from 'react-router'
import { useConfig } from '../../lib/config.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { session } from '../../lib/session.ts'
import { registerTexts, translated, useLanguage, useTranslate, translate } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import layout from '../../ui/layout.module.css'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { Route } from './+types/enquiry.page.ts'
import { EnquiryForm } from './enquiry.form.tsx'
import { readAccountValues } from './enquiry.rules.ts'
import { readSubject, type EnquirySubject } from './enquiry-subject.ts'
import styles from './enquiry.module.css'

registerTexts({ ...gemstones, ...validation })

export const handle: PageHandle = { title: 'gemstones.enquiry.title', isProtected: true }

/** Redirects guests to the start page to sign in. The form contains the reader's name and email. */
export async function clientLoader() {
  if (!session.isLive()) {
    toast.info(translate('gemstones.enquiry.sign-in'))
    throw redirect('/')
  }
  // Before the form is shown, so that loaded values do not replace what is being typed.
  const user = await userStore.load().catch(() => undefined)
  return { known: user ? readAccountValues(user) : {} }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function EnquiryPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const phone = useConfig()?.support_phone
  const subject = readSubject(useLocation().state)
  return (
    <div className={styles.page}>
      <PageHead hidden />
      <div className={layout.stack}>
        <h1>{t('gemstones.enquiry.title')}</h1>
        <p className={layout.lead}>
          {t('gemstones.enquiry.lead')} {t('gemstones.enquiry.promise')}
        </p>
        {subject && <Subject gemstone={subject} />}
        {phone && (
          <p className={styles.phone}>
            {t('gemstones.enquiry.or-call')}{' '}
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </p>
        )}
      </div>
      <EnquiryForm gemstoneId={subject?.id ?? null} known={loaderData.known} />
    </div>
  )
}

function Subject({ gemstone }: { gemstone: EnquirySubject['gemstone'] }) {
  const t = useTranslate()
  const { id } = useLanguage()
  return (
    <div className={styles.subject}>
      <img src={gemstone.mediaUrl} alt="" width="96" height="96" />
      <p>
        <span className={layout.caption}>{t('gemstones.enquiry.about')}</span>
        <TextLink to={`/gemstone/${encodeURIComponent(gemstone.slug)}`}>
          {translated(gemstone.translations, id)?.title}
        </TextLink>
      </p>
    </div>
  )
}
