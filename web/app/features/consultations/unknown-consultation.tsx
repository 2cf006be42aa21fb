import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PageHead } from '../../lib/page-head.tsx'
import { spoken } from '../../lib/spoken.ts'
import { useSay } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { toast } from '../../ui/toast-store.ts'

/** As the server sends it; the browser goes on to the list by itself. */
export function UnknownConsultation() {
  const say = useSay()
  const navigate = useNavigate()
  useEffect(() => {
    toast.error(spoken.translate('consultations.unknown'))
    void navigate('/consultations', { replace: true })
  }, [navigate])
  return (
    <section className={layout.stack}>
      <PageHead title={say('consultations.unknown')} hidden />
      <h1>{say('consultations.unknown')}</h1>
      <div>
        <ButtonLink to="/consultations">{say('consultations.back')}</ButtonLink>
      </div>
    </section>
  )
}
