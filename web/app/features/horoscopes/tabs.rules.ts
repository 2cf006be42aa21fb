/** The tabs of the dashboard; `id` is the value in the address. */
export const tabs = [
  {
    id: '1',
    group: 'Weekly',
    name: 'horoscopes.weekly',
    empty: 'horoscopes.dashboard.empty-weekly',
  },
  {
    id: '2',
    group: 'Monthly',
    name: 'horoscopes.monthly',
    empty: 'horoscopes.dashboard.empty-monthly',
  },
  {
    id: '3',
    group: 'Yearly',
    name: 'horoscopes.yearly',
    empty: 'horoscopes.dashboard.empty-yearly',
  },
] as const

export type DashboardTab = (typeof tabs)[number]

export const findTab = (id: string | null | undefined): DashboardTab | undefined =>
  tabs.find((tab) => tab.id === id)
