import type { Site, Thing } from './structured-text.rules.ts'

const organisationId = ({ origin }: Site) => `${origin}/#organisation`

export const organisation = (site: Site): Thing => ({
  '@type': 'Organization',
  '@id': organisationId(site),
  name: site.brand,
  url: `${site.origin}/`,
  logo: `${site.origin}/app-icon-512.png`,
})

export const website = (site: Site, description: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${site.origin}/#website`,
  name: site.brand,
  url: `${site.origin}/`,
  description,
  publisher: { '@id': organisationId(site) },
})

/** Returns the breadcrumbs of a page, from the start page to itself. */
export const breadcrumbs = (
  site: Site,
  steps: readonly { name: string; address: string }[],
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: site.brand, address: '/' }, ...steps].map(
    ({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + address,
    }),
  ),
})

/** Returns the list that a page shows, in its order. */
export const itemList = (
  site: Site,
  items: readonly { name: string; address: string }[],
): Thing => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: site.origin + address,
  })),
})

/** Returns an article. `isFree` is false if the public sees only a preview of it. */
export const article = (
  site: Site,
  input: {
    headline: string
    description: string
    address: string
    picture: string
    /** `YYYY-MM-DD`. */
    publishedOn: string
    languageCode: string
    isFree: boolean
  },
): Thing => ({
  '@type': 'Article',
  headline: input.headline,
  description: input.description,
  mainEntityOfPage: site.origin + input.address,
  image: site.origin + input.picture,
  datePublished: input.publishedOn,
  inLanguage: input.languageCode,
  isAccessibleForFree: input.isFree,
  author: { '@id': organisationId(site) },
  publisher: organisation(site),
})

/** Returns a service with its price. */
export const service = (
  site: Site,
  input: { name: string; description: string; address: string; pounds: number },
): Thing => ({
  '@type': 'Service',
  name: input.name,
  description: input.description,
  url: site.origin + input.address,
  provider: organisation(site),
  offers: {
    '@type': 'Offer',
    price: input.pounds.toFixed(2),
    priceCurrency: 'GBP',
    url: site.origin + input.address,
  },
})
