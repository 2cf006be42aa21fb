import { useLocation, useRouteLoaderData } from 'react-router'
import { useBrand } from './config.ts'

export interface PageHeadProps {
  /** The page's own name; the brand follows it. Left out where the page has none yet. */
  title?: string | undefined
  /** One or two sentences for search results and shared links: public pages have one. */
  description?: string | undefined
  /** The path of a picture for shared links, 1200 x 630. */
  picture?: string | undefined
  /** Not for search engines. */
  hidden?: boolean | undefined
}

/**
 * The page's title and what shared links and search engines read. Rendered inside the page, so that it
 * speaks the reader's language and changes with it; React moves it to the document's head.
 */
export function PageHead({ title, description, picture, hidden }: PageHeadProps) {
  const brand = useBrand()
  const { pathname } = useLocation()
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin
  const fullTitle = [title, brand].filter(Boolean).join(' · ')
  return (
    <>
      <title>{fullTitle}</title>
      {hidden && <meta name="robots" content="noindex" />}
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={title ?? brand} />
          <meta property="og:description" content={description} />
          <meta property="og:site_name" content={brand} />
          <meta property="og:type" content="website" />
        </>
      )}
      {description && origin && <link rel="canonical" href={origin + pathname} />}
      {description && origin && <meta property="og:url" content={origin + pathname} />}
      {picture && origin && <meta property="og:image" content={new URL(picture, origin).href} />}
    </>
  )
}
