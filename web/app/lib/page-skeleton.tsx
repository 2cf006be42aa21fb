import { Skeleton, SkeletonBlock, SkeletonHeading, SkeletonLines } from '../ui/skeleton.tsx'
import { PageHead } from './page-head.tsx'
import { useTranslate } from './texts.ts'

/** The skeleton and the title of a page whose content is loading: the server sends this. */
export function PageSkeleton() {
  const t = useTranslate()
  return (
    <>
      <PageHead hidden />
      <Skeleton label={t('shell.loading')}>
        <SkeletonHeading />
        <SkeletonLines count={2} />
        <SkeletonBlock height="14rem" />
      </Skeleton>
    </>
  )
}
