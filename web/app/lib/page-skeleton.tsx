import { Skeleton, SkeletonBlock, SkeletonHeading, SkeletonLines } from '../ui/skeleton.tsx'
import { useHandleTitle } from './page-handle.ts'
import { PageHead } from './page-head.tsx'
import { useTranslate } from './texts.ts'

/**
 * The skeleton and the title of a page whose content is loading: the server sends this. Its heading is the title, unless
 * the page's heading is part of what is loading.
 */
export function PageSkeleton({ isHeadingLoading }: { isHeadingLoading?: boolean }) {
  const t = useTranslate()
  const title = useHandleTitle()
  return (
    <>
      <PageHead hidden />
      <Skeleton label={t('shell.loading')}>
        {title && !isHeadingLoading ? <h1>{t(title)}</h1> : <SkeletonHeading />}
        <SkeletonLines count={2} />
        <SkeletonBlock height="14rem" />
      </Skeleton>
    </>
  )
}
