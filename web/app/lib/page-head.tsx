import { localeOf } from '@rashi/contract/languages.rules'
import { useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useBrand } from './config.ts'
import { addressIn, listAlternates, plainPath } from './page-address.rules.ts'
import { useHandleTitle } from './page-handle.ts'
import { structuredText, type Site, type Thing } from './structured-text.rules.ts'
import { useLanguage, useTranslate } from './texts.ts'

export interface PageHeadProps {
  /** The title, which the brand follows; by default that of the page's handle. */
  title?: string | undefined
  /** One or two sentences for search results and shared links, on public pages. */
  description?: string | undefined
  /** The picture of shared links, a PNG of 1200 x 630 pixels: its path and its alternative text. */
  picture?: { path: string; alt: string } | undefined
  /** The day (`YYYY-MM-DD`) of an article; absent for other pages. */
  articleOf?: string | undefined
  /** The structured data of the page. */
  about?: ((page: Site & { address: string; picture: string }) => readonly Thing[]) | undefined
  /** Excludes the page from search engines. */
  hidden?: boolean | undefined
}

/**
 * The page's title and its metadata for shared links and search engines. It is rendered inside the page, so that it
 * changes with the language; React moves it to the document's head.
 */
export function PageHead({ title, description, hidden, ...shared }: PageHeadProps) {
  const t = useTranslate()
  const brand = useBrand()
  const handleTitle = useHandleTitle()
  const name = title ?? (handleTitle && t(handleTitle))
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin
  return (
    <>
      <title>{[name, brand].filter(Boolean).join(' · ')}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && description && origin && (
        <Shared {...shared} {...{ title: name ?? brand, description, origin, brand }} />
      )}
    </>
  )
}

function Shared({
  title,
  description,
  picture,
  articleOf,
  about,
  origin,
  brand,
}: Omit<PageHeadProps, 'hidden'> & { title: string; description: string } & Site) {
  const t = useTranslate()
  const page = plainPath(useLocation().pathname)
  const language = useLanguage()
  const address = addressIn(language, page)
  const { path, alt } = picture ?? {
    path: `/media/share/${language.code}/site.png`,
    alt: t('shell.tagline'),
  }
  const locale = new Intl.Locale(localeOf(language.code)).maximize()
  return (
    <>
      <link rel="canonical" href={origin + address} />
      {listAlternates(language.choices, page).map((alternate) => (
        <link
          key={alternate.code}
          rel="alternate"
          hrefLang={alternate.code}
          href={origin + alternate.address}
        />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content={articleOf ? 'article' : 'website'} />
      <meta property="og:url" content={origin + address} />
      <meta property="og:locale" content={`${locale.language}_${locale.region}`} />
      <meta property="og:image" content={origin + path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {articleOf && <meta property="article:published_time" content={articleOf} />}
      {about && (
        <StructuredData text={structuredText(about({ origin, brand, address, picture: path }))} />
      )}
    </>
  )
}

/**
 * Structured data for search engines, which read the server's page: the browser keeps that and creates none, as its
 * Content-Security-Policy wants no scripts created.
 */
function StructuredData({ text }: { text: string }) {
  const isHydrated = useIsHydrated()
  const [kept] = useState(isHydrated ? null : text)
  if (kept === null) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: kept }} />
}
