import { interpolate } from '@rashi/contract/texts/interpolate.rules'
import { Fragment, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useConfig } from '../../lib/config.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
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
  const values = { brand: config?.brand ?? '', phone: config?.support_phone ?? '' }
  const fill = (paragraph: string) => interpolate(paragraph, values)
  useTextOfChosenLanguage()
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

/** Loads the document in another language when that is chosen; the page contains one language. */
function useTextOfChosenLanguage() {
  const { id } = useLanguage()
  const { revalidate } = useRevalidator()
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    void revalidate()
  }, [id, revalidate])
}
