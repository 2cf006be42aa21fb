import { Skeleton, SkeletonBlock, SkeletonHeading, SkeletonLines } from '../ui/skeleton.tsx'
import { useSay } from './texts.ts'

/** The shape of a page whose content is under way. */
export function PageSkeleton() {
  const say = useSay()
  return (
    <Skeleton label={say('shell.loading')}>
      <SkeletonHeading />
      <SkeletonLines count={2} />
      <SkeletonBlock height="14rem" />
    </Skeleton>
  )
}
