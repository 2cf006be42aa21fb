import type { ResponseOf } from '@rashi/contract'
import type { TextKey } from '../../../lib/texts.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { BarChart } from './bar-chart.tsx'
import { FigureSection } from './figure-section.tsx'
import { useFormats } from './formats.ts'
import { type Month, MonthFigure, type Months } from './month-figure.tsx'

type Countries = ResponseOf<'GET /studio/figures'>['countries']

/** The kinds of purchases, in the order of the chart; one that has no name here is shown by its own. */
const kindNames: Record<string, TextKey> = {
  subscription: 'studio.figures.kind-subscription',
  consultation: 'studio.figures.kind-consultation',
  life_event: 'studio.figures.kind-life-event',
  one_off: 'studio.figures.kind-one-off',
}

/** The net sales of each month, by kind. */
export function SalesByKind({ months, current }: { months: Months; current: string }) {
  const t = useTranslate()
  const { pounds, roundPounds, count } = useFormats()
  const sold = months.flatMap(({ sales }) => sales?.kinds.map(({ kind }) => kind) ?? [])
  const kinds = [...new Set([...Object.keys(kindNames), ...sold])]
  const netOf =
    (kind: string) =>
    ({ sales }: Month) =>
      sales ? (sales.kinds.find((one) => one.kind === kind)?.net_pence ?? 0) : null
  const nameOf = (kind: string) => (kindNames[kind] ? t(kindNames[kind]) : kind)
  return (
    <MonthFigure
      title={t('studio.figures.sales')}
      formula={t('studio.figures.sales-formula')}
      months={months}
      series={kinds.map((kind) => ({ name: nameOf(kind), valueOf: netOf(kind) }))}
      format={pounds}
      tick={roundPounds}
      isOpen={({ month }) => month === current}
      columns={[
        ...kinds.map((kind) => [nameOf(kind), (one: Month) => pounds(netOf(kind)(one))] as const),
        [t('studio.figures.payments'), ({ sales }) => count(sales?.payments ?? null)],
        [t('studio.figures.gross'), ({ sales }) => pounds(sales?.gross_pence ?? null)],
        [t('studio.figures.refunded'), ({ sales }) => pounds(sales?.refunded_pence ?? null)],
        [t('studio.figures.lost'), ({ sales }) => pounds(sales?.lost_pence ?? null)],
        [t('studio.figures.net'), ({ sales }) => pounds(sales?.net_pence ?? null)],
        [t('studio.figures.vat'), ({ sales }) => pounds(sales?.vat_pence ?? null)],
      ]}
    />
  )
}

/** So many countries have a bar of their own. */
const countriesShown = 8

/** The sales of all months of the page, by the country of the card. */
export function SalesByCountry({ countries }: { countries: Countries }) {
  const t = useTranslate()
  const { pounds, count, country } = useFormats()
  const title = t('studio.figures.countries')
  const [shown, others] = [countries.slice(0, countriesShown), countries.slice(countriesShown)]
  const bars = [
    ...shown.map((one) => ({ name: country(one.country), value: one.net_pence })),
    ...(others.length === 0
      ? []
      : [
          {
            name: t('studio.figures.other-countries'),
            value: others.reduce((sum, { net_pence }) => sum + net_pence, 0),
          },
        ]),
  ]
  const [first] = bars
  return (
    <FigureSection
      title={title}
      formula={t('studio.figures.countries-formula')}
      table={{
        head: [
          t('studio.figures.country'),
          t('studio.figures.payments'),
          t('studio.figures.gross'),
          t('studio.figures.refunded'),
          t('studio.figures.lost'),
          t('studio.figures.net'),
          t('studio.figures.vat'),
        ],
        rows: countries.map((one) => [
          country(one.country),
          count(one.payments),
          pounds(one.gross_pence),
          pounds(one.refunded_pence),
          pounds(one.lost_pence),
          pounds(one.net_pence),
          pounds(one.vat_pence),
        ]),
      }}
    >
      {first
        ? (id) => (
            <BarChart
              id={id}
              title={title}
              description={t('studio.figures.describe-countries', {
                count: countries.length,
                country: first.name,
                value: pounds(first.value),
              })}
              bars={bars}
              format={pounds}
            />
          )
        : undefined}
    </FigureSection>
  )
}
