import type { OpenChapter, Plan } from '@rashi/contract'
import { frontPageMore } from '@rashi/contract/texts/en/front-page-more'
import { registerTexts } from '../../lib/texts.ts'
import { Rule } from '../../ui/rule.tsx'
import { Chapter } from './chapter.tsx'
import { Method } from './method.tsx'
import styles from './more.module.css'
import { Prices } from './prices.tsx'
import { SignRibbon } from './sign-ribbon.tsx'

registerTexts(frontPageMore)

/** The page below its first view: the signs, a chapter, the prices and the method. */
export function More({
  chapter,
  plans,
}: {
  chapter: OpenChapter | undefined
  plans: readonly Plan[]
}) {
  return (
    <div className={styles.more}>
      <SignRibbon />
      {chapter && (
        <>
          <Rule kind="star" />
          <Chapter chapter={chapter} />
        </>
      )}
      <Rule kind="star" />
      <Prices plans={plans} />
      <Rule kind="star" />
      <Method />
    </div>
  )
}
