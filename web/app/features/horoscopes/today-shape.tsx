import { SkeletonBlock, SkeletonHeading, SkeletonLines } from '../../ui/skeleton.tsx'
import { TodayHead } from './today.tsx'
import styles from './today.module.css'

/** The skeleton of the reader's day. */
export const TodayShape = () => (
  <div className={styles.today}>
    <TodayHead />
    <div className={styles.top}>
      <div className={styles.moon} />
      <div className={styles.words}>
        <SkeletonHeading width="65%" />
        <SkeletonLines count={5} />
      </div>
    </div>
    <SkeletonBlock height="17rem" />
  </div>
)
