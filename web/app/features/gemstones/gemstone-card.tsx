import { languageCodeOf } from '@rashi/contract/languages.rules'
import type { Gemstone } from '@rashi/contract'
import { Link } from 'react-router'
import { translated, useLanguage } from '../../lib/texts.ts'
import styles from './gemstones.module.css'

/** A piece of jewellery in the list: its picture, its stone and its title. */
export function GemstoneCard({ stone, isFirst }: { stone: Gemstone; isFirst: boolean }) {
  const { id } = useLanguage()
  const translation = translated(stone.translations, id)
  if (!translation) return null
  return (
    <Link
      to={`/gemstone/${encodeURIComponent(stone.slug)}`}
      prefetch="intent"
      className={styles.card}
    >
      <span className={styles.plate}>
        <img
          src={stone.mediaUrl}
          alt={translation.name}
          width="480"
          height="480"
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      </span>
      <span
        className={styles.caption}
        lang={translation.language_id === id ? undefined : languageCodeOf(translation.language_id)}
      >
        {translation.title}
      </span>
    </Link>
  )
}
