import { Card } from '../../ui/card.tsx'
import { SkeletonBlock, SkeletonHeading, SkeletonLines } from '../../ui/skeleton.tsx'
import styles from './horoscope-item-shape.module.css'

/** The skeleton of a horoscope's card. */
export const HoroscopeItemShape = () => (
  <Card className={styles.shape}>
    <SkeletonBlock ratio={480 / 600} />
    <div className={styles.text}>
      <SkeletonHeading width="40%" />
      <SkeletonLines count={4} />
      <div className={styles.button}>
        <SkeletonBlock height="3.125rem" />
      </div>
    </div>
  </Card>
)
