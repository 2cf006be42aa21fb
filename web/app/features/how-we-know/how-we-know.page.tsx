import { useConfig } from '../../lib/config.ts'
import { pageContext } from '../../lib/page-context.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { useTranslate } from '../../lib/texts.ts'
import { useTextOfLanguage } from '../../lib/use-text-of-language.ts'
import layout from '../../ui/layout.module.css'
import { Rule } from '../../ui/rule.tsx'
import { ZodiacComparison } from '../charts/zodiac-comparison.entry.ts'
import type { Route } from './+types/how-we-know.page.ts'
import { AccuracyPlot } from './accuracy-plot.tsx'
import { readMethod } from './document.ts'
import styles from './how-we-know.module.css'

export const loader = ({ context }: Route.LoaderArgs) =>
  readMethod(context.get(pageContext).language.id)

const sections = ['method', 'exact', 'sure', 'zodiacs', 'sources', 'limits'] as const

/** How a birth becomes a sign, how exact and how sure that is, and what nobody can claim. */
export default function HowWeKnowPage({ loaderData: { text, plot } }: Route.ComponentProps) {
  const t = useTranslate()
  const zodiac = useConfig()?.zodiac ?? 'sidereal'
  const { method, exact, sure, zodiacs, sources, limits } = text
  useTextOfLanguage()
  return (
    <article className={styles.page}>
      <PageHead title={text.title} description={text.summary} />
      <header className={layout.stack}>
        <h1>{text.title}</h1>
        <p className={layout.lead}>{text.lead}</p>
        <nav aria-label={t('shell.contents')}>
          <ul role="list" className={styles.contents}>
            {sections.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{text[section].heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Rule />
      </header>

      <section className={styles.section}>
        <h2 id="method">{method.heading}</h2>
        <ol role="list" className={styles.steps}>
          {method.steps.map(({ term, text: words }) => (
            <li key={term}>
              <h3>{term}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className={styles.section}>
        <h2 id="exact">{exact.heading}</h2>
        <p className={styles.text}>{exact.text}</p>
        <div className={styles.beside}>
          <figure className={styles.plate}>
            <AccuracyPlot {...plot} label={exact.plot} axis={exact.axis} />
            <figcaption>{exact.caption}</figcaption>
          </figure>
          <table className={styles.figures}>
            <thead>
              <tr>
                <th scope="col">{exact.columns.what}</th>
                <th scope="col">{exact.columns.against}</th>
                <th scope="col">{exact.columns.off}</th>
              </tr>
            </thead>
            <tbody>
              {exact.rows.map(({ what, against, off }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{against}</td>
                  <td>{off}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>

      <section className={styles.section}>
        <h2 id="sure">{sure.heading}</h2>
        <p className={styles.text}>{sure.text}</p>
        <ul role="list" className={styles.shares}>
          {sure.figures.map(({ figure, text: words }) => (
            <li key={figure}>
              <span className={styles.share}>{figure}</span> {words}
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.section}>
        <h2 id="zodiacs">{zodiacs.heading}</h2>
        <div className={styles.text}>
          {[...zodiacs.paragraphs, zodiacs.here[zodiac]].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ZodiacComparison />
      </section>

      <section className={styles.section}>
        <h2 id="sources">{sources.heading}</h2>
        <dl className={styles.sources}>
          {sources.items.map(({ term, text: words, ...source }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {words}
                {'link' in source && (
                  <>
                    {' '}
                    <a href={source.link} rel="noopener">
                      {new URL(source.link).host.replace('www.', '')}
                    </a>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={styles.section}>
        <h2 id="limits">{limits.heading}</h2>
        <ul role="list" className={styles.limits}>
          {limits.paragraphs.map((paragraph) => (
            <li key={paragraph}>{paragraph}</li>
          ))}
        </ul>
      </section>
    </article>
  )
}
