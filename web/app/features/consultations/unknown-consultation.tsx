import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PageHead } from '../../lib/page-head.tsx'
import { useTranslate, translate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { toast } from '../../ui/toast-store.ts'

/** Shown by the server for an unknown consultation; the browser redirects to the list. */
export function UnknownConsultation() {
  const t = useTranslate()
  const navigate = useNavigate()
  useEffect(() => {
    toast.error(translate('consultations.unknown'))
    void navigate('/consultations', { replace: true })
  }, [navigate])
  return (
    <section className={layout.stack}>
      <PageHead title={t('consultations.unknown')} hidden />
      <h1>{t('consultations.unknown')}</h1>
      <div>
        <ButtonLink to="/consultations">{t('consultations.back')}</ButtonLink>
      </div>
    </section>
  )
}
