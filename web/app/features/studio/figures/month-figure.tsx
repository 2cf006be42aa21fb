import type { ResponseOf } from '@rashi/contract'
import { useTranslate } from '../../../lib/texts.ts'
import { ColumnChart } from './column-chart.tsx'
import { FigureSection } from './figure-section.tsx'
import { useFormats } from './formats.ts'
import { Legend } from './patterns.tsx'

export type Months = ResponseOf<'GET /studio/figures'>['months']
export type Month = Months[number]

/** One of the series that a chart stacks: its name, and its value in each month. */
export interface Series {
  readonly name: string
  readonly valueOf: (month: Month) => number | null
}

/** A figure of twelve months: columns of stacked series, and a table with further columns. */
export function MonthFigure({
  title,
  formula,
  months,
  series,
  format,
  tick = format,
  isOpen = () => false,
  columns,
}: {
  title: string
  formula: string
  months: Months
  series: readonly Series[]
  format: (value: number) => string
  /** Writes the numbers of the scale. */
  tick?: (value: number) => string
  /** Later events can still change the month. */
  isOpen?: (month: Month) => boolean
  /** The columns of the table besides the month: a name and what it says. */
  columns: readonly (readonly [name: string, textOf: (month: Month) => string])[]
}) {
  const t = useTranslate()
  const formats = useFormats()
  const totalOf = (month: Month) => {
    const values = series.flatMap(({ valueOf }) => valueOf(month) ?? [])
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0)
  }
  const known = months.filter((month) => totalOf(month) !== null)
  const [first, last] = [known[0], known.at(-1)]
  const describe = (month: Month) => ({
    month: formats.month(month.month),
    value: format(totalOf(month) ?? 0),
  })
  const nameOf = (month: Month) =>
    isOpen(month)
      ? t('studio.figures.open-month', { month: formats.month(month.month) })
      : formats.month(month.month)
  return (
    <FigureSection
      title={title}
      formula={formula}
      table={{
        head: [t('studio.figures.month'), ...columns.map(([name]) => name)],
        rows: months.map((month) => [nameOf(month), ...columns.map(([, textOf]) => textOf(month))]),
      }}
    >
      {first && last && known.some((month) => totalOf(month) !== 0)
        ? (id) => (
            <>
              <ColumnChart
                id={id}
                title={title}
                description={t('studio.figures.describe', {
                  from: describe(first).month,
                  first: describe(first).value,
                  to: describe(last).month,
                  last: describe(last).value,
                })}
                columns={months.map((month) => ({
                  label: formats.shortMonth(month.month),
                  values: series.map(({ valueOf }) => valueOf(month)),
                  isOpen: isOpen(month),
                }))}
                seriesCount={series.length}
                format={tick}
              />
              {series.length > 1 && <Legend chart={id} names={series.map(({ name }) => name)} />}
            </>
          )
        : undefined}
    </FigureSection>
  )
}
