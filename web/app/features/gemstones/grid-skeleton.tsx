import { useTranslate } from '../../lib/texts.ts'
import { Skeleton, SkeletonBlock, SkeletonLines } from '../../ui/skeleton.tsx'
import styles from './gemstones.module.css'

/** The skeleton of the list while its first page is loading. */
export function GridSkeleton() {
  const t = useTranslate()
  return (
    <Skeleton label={t('shell.loading')}>
      <div className={styles.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={styles.item}>
            <SkeletonBlock ratio={1} />
            <SkeletonLines count={2} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
