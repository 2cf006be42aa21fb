const kinds = ['subscription', 'consultation', 'life_event', 'one_off'] as const

const monthBefore = (months: number) => {
  const date = new Date()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 7)
}

const soldFor = (pence: number) => ({
  payments: Math.round(pence / 400),
  gross_pence: pence,
  refunded_pence: Math.round(pence * 0.03),
  lost_pence: Math.round(pence * 0.005),
  net_pence: pence - Math.round(pence * 0.03) - Math.round(pence * 0.005),
  vat_pence: Math.round(pence * 0.11),
})

const countries = ['GB', 'IN', 'US', 'CA', 'AE', 'AU', 'DE', 'SG', 'FR', 'NZ', null]

function monthOf(before: number) {
  const month = 12 - before
  const [begun, failed, lookups] = [90 + month * 11, 18 + month, 2200 + month * 170]
  const [week, monthly, year] = [31_000 + month * 2900, 24_000 + month * 2100, 9000 + month * 1700]
  const active = 420 + month * 35
  return {
    month: monthBefore(before),
    mrr: {
      subscriptions: active,
      week_pence: week,
      month_pence: monthly,
      year_pence: year,
      total_pence: week + monthly + year,
    },
    churn: {
      active_at_start: active,
      chosen: 19 + (month % 4) * 3,
      failed: 6 + (month % 3),
      chosen_share: (19 + (month % 4) * 3) / active,
      failed_share: (6 + (month % 3)) / active,
    },
    trials: { begun, converted: 9 + month, share: (9 + month) / begun, is_final: before > 3 },
    renewals: { failed, recovered: 11 + month, share: (11 + month) / failed, is_final: before > 0 },
    sales: {
      ...soldFor(210_000 + month * 14_000),
      kinds: kinds.map((kind, index) => ({
        kind,
        ...soldFor(((210_000 + month * 14_000) * [6, 2, 1.2, 0.8][index]!) / 10),
      })),
    },
    // Visits are counted since the release that began to.
    visits:
      before > 8
        ? null
        : {
            lookups,
            sign_ups_after_lookup: Math.round(lookups * 0.04) + month,
            other_sign_ups: 20 + month,
            share: (Math.round(lookups * 0.04) + month) / lookups,
          },
  }
}

/** The answer of the studio's figures for a business of some months, whose last month still runs. */
export const sampleFigures = () => ({
  months: Array.from({ length: 12 }, (_, index) => monthOf(11 - index)),
  countries: countries.map((country, index) => ({
    country,
    ...soldFor(Math.round(1_900_000 / (index + 1) ** 1.3)),
  })),
  current_month: monthBefore(0),
  first_month: monthBefore(19),
  counted_at: new Date().toISOString(),
})
