import type { Gemstone } from '@rashi/contract'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { GemstoneCard } from './gemstone-card.tsx'
import type { GemstoneList } from './gemstone-list.ts'
import styles from './gemstones.module.css'
import { gemstoneList } from './gemstones.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

/** The distance of the list's end from the screen at which the next page is loaded. */
const ahead = '1200px'

export function GemstoneGrid({ list }: { list: GemstoneList }) {
  const t = useTranslate()
  const { stones, total, isLoading, failure, currentPage, lastPage } = list
  const { ref, from, to, style } = useVirtualRows(stones.length)
  const hasMore = currentPage !== lastPage
  return (
    <>
      <ul role="list" ref={ref} className={styles.grid} style={style}>
        {stones.slice(from, to).map((stone, index) => (
          <Item key={stone.id} stone={stone} place={from + index + 1} total={total} />
        ))}
      </ul>
      {hasMore && !failure && <ListEnd key={stones.length} />}
      <div className={styles.end} role="status">
        {isLoading && <Loading />}
        {failure && (
          <>
            <p>{t('gemstones.more-failed')}</p>
            <Button kind="quiet" onClick={() => void gemstoneList.more()}>
              {t('gemstones.try-again')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function Item({ stone, place, total }: { stone: Gemstone; place: number; total: number }) {
  return (
    <li className={styles.item} aria-setsize={total} aria-posinset={place}>
      <GemstoneCard stone={stone} isFirst={place <= 8} />
    </li>
  )
}

function Loading() {
  const t = useTranslate()
  return (
    <>
      <span className={styles.orbit} aria-hidden="true" />
      <VisuallyHidden>{t('gemstones.loading-more')}</VisuallyHidden>
    </>
  )
}

/** The current end of the list, which loads the next page when it comes near the screen. */
function ListEnd() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const end = ref.current
    if (!end) return
    const observer = new IntersectionObserver(
      (entries) => {
        // On a slow device several entries arrive at once, the newest last.
        if (entries.at(-1)?.isIntersecting) void gemstoneList.more()
      },
      { rootMargin: `0px 0px ${ahead} 0px` },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [])
  return <div ref={ref} />
}
