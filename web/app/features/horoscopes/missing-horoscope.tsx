import { PageHead } from '../../lib/page-head.tsx'
import { useSay } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { Rule } from '../../ui/rule.tsx'

export function MissingHoroscope() {
  const say = useSay()
  return (
    <section className={layout.stack}>
      <PageHead title={say('horoscopes.missing')} hidden />
      <h1>{say('horoscopes.missing')}</h1>
      <Rule kind="degrees" />
      <p className={layout.lead}>{say('horoscopes.missing-text')}</p>
      <div>
        <ButtonLink to="/moonsign-lookup">{say('horoscopes.missing-action')}</ButtonLink>
      </div>
    </section>
  )
}
