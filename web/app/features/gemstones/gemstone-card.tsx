import { languageCodeOf } from '@rashi/contract/languages.rules'
import type { Gemstone } from '@rashi/contract'
import { translated, useLanguage } from '../../lib/texts.ts'
import styles from './gemstones.module.css'
import { UploadedPicture } from './uploaded-picture.tsx'
import { PageLink } from '../../ui/page-link.tsx'

/** The width of a card in each number of columns of the grid. */
const cardSizes = '(min-width: 64rem) 13rem, (min-width: 40rem) 28vw, 40vw'

/** A piece of jewellery in the list: its picture, its stone and its title. */
export function GemstoneCard({ stone, isFirst }: { stone: Gemstone; isFirst: boolean }) {
  const { id } = useLanguage()
  const translation = translated(stone.translations, id)
  if (!translation) return null
  const [picture] = stone.pictures
  const loading = { loading: isFirst ? 'eager' : 'lazy', decoding: 'async' } as const
  return (
    <PageLink
      to={`/gemstone/${encodeURIComponent(stone.slug)}`}
      prefetch="intent"
      className={styles.card}
    >
      <span className={styles.plate}>
        {picture ? (
          <UploadedPicture
            {...loading}
            picture={picture}
            sizes={cardSizes}
            alt={translated(picture.translations, id)?.alt}
          />
        ) : (
          <img {...loading} src={stone.mediaUrl} alt={translation.name} width="480" height="480" />
        )}
      </span>
      <span
        className={styles.caption}
        lang={translation.language_id === id ? undefined : languageCodeOf(translation.language_id)}
      >
        {translation.title}
      </span>
    </PageLink>
  )
}
