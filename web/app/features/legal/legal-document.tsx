import { interpolate } from '@rashi/contract/texts/interpolate.rules'
import { sayTrader } from '@rashi/contract/trader.rules'
import { Fragment } from 'react'
import { useConfig } from '../../lib/config.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { useTranslate } from '../../lib/texts.ts'
import { useTextOfLanguage } from '../../lib/use-text-of-language.ts'
import { classNames } from '../../ui/class-names.ts'
import layout from '../../ui/layout.module.css'
import { Prose } from '../../ui/prose.tsx'
import { Rule } from '../../ui/rule.tsx'
import styles from './legal-document.module.css'
import type { LegalText } from './legal-texts.ts'

/** A legal document. */
export function LegalDocument({ text }: { text: LegalText }) {
  const t = useTranslate()
  const config = useConfig()
  const brand = config?.brand ?? ''
  const phone = config?.support_phone ?? ''
  const trader = config?.trader
  const values = {
    brand,
    phone,
    contact: trader ? `${trader.email}, ${phone}` : phone,
    seller: trader ? sayTrader(trader, t).join(', ') : brand,
  }
  const fill = (paragraph: string) => interpolate(paragraph, values)
  useTextOfLanguage()
  return (
    <article className={classNames(layout.stack, layout.loose)}>
      <PageHead title={text.title} description={fill(text.summary)} />
      <header className={layout.stack}>
        <h1>{text.title}</h1>
        <p className={layout.lead}>{fill(text.summary)}</p>
        <Rule />
      </header>
      <div className={styles.page}>
        <nav aria-label={t('shell.contents')} className={styles.contents}>
          <ol role="list">
            {text.sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#section-${index + 1}`}>{fill(heading)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose>
          {text.sections.map(({ heading, paragraphs }, index) => (
            <Fragment key={heading}>
              <h2 id={`section-${index + 1}`}>{fill(heading)}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{fill(paragraph)}</p>
              ))}
            </Fragment>
          ))}
        </Prose>
      </div>
    </article>
  )
}
