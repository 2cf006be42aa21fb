import { PageHead } from '../../lib/page-head.tsx'
import { useSay } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { Rule } from '../../ui/rule.tsx'

/** No stone has the address. */
export function UnknownGemstone() {
  const say = useSay()
  return (
    <section className={layout.stack}>
      <PageHead title={say('gemstones.not-found')} hidden />
      <h1>{say('gemstones.not-found')}</h1>
      <Rule kind="degrees" />
      <p className={layout.lead}>{say('gemstones.not-found-one')}</p>
      <div className={layout.row}>
        <ButtonLink to="/">{say('gemstones.back-home')}</ButtonLink>
        <ButtonLink kind="quiet" to="/gemstones">
          {say('gemstones.show-all')}
        </ButtonLink>
      </div>
    </section>
  )
}
