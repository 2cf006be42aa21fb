import { type ReactNode, useId } from 'react'
import { useTranslate } from '../../../lib/texts.ts'
import layout from '../../../ui/layout.module.css'
import styles from '../studio.module.css'
import chart from './chart.module.css'

export interface Table {
  /** The names of the columns, that of the rows first. */
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A figure: how it is computed, its chart, and the same numbers as a table that opens. */
export function FigureSection({
  title,
  formula,
  table,
  children,
}: {
  title: string
  formula: string
  table: Table
  /** Draws the chart under this id; undefined where there is nothing to draw. */
  children: ((id: string) => ReactNode) | undefined
}) {
  const t = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={`${id}-heading`} className={`${layout.stack} ${layout.tight}`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      <p className={styles.quiet}>{formula}</p>
      {children ? children(id) : <p className={styles.note}>{t('studio.figures.nothing')}</p>}
      <details className={styles.more}>
        <summary id={`${id}-summary`}>{t('studio.figures.table', { title })}</summary>
        {/* Scrolled by keyboard where it is wider than the screen. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={chart.scroll} tabIndex={0} role="region" aria-labelledby={`${id}-summary`}>
          <table className={chart.table}>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={table.head[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}
