import { useState, type Ref } from 'react'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { PlatePicture } from '../../ui/plate-picture.tsx'
import { BirthSky } from './birth-sky.tsx'
import { carriedBirth } from './carried-birth.ts'
import { EasternSky } from './eastern-sky.tsx'
import { inOrderOfDay, type SignOfBirth } from './find-signs.ts'
import { RevealDoors } from './reveal-doors.tsx'
import styles from './reveal.module.css'
import { Receipt, SignCertainty, SignPosition } from './sign-certainty.tsx'
import { SignPair } from './sign-pair.tsx'
import type { Point } from './use-lookup.ts'

export interface RevealProps {
  point: Point
  /** One sign, or the two of a day whose time of birth is unknown. */
  signs: readonly SignOfBirth[]
  headingRef: Ref<HTMLHeadingElement>
}

/** The result of a birth: the picture of its sky, the sign with its text, how certain it is, and the way on. */
export function Reveal({ point, signs, headingRef }: RevealProps) {
  const t = useTranslate()
  const { id } = useLanguage()
  const [chosen, setChosen] = useState(signs[0]!)
  const { birth, found } = chosen
  const nameOf = (sign: SignOfBirth) =>
    translated(sign.found.translations, id)?.name ?? sign.found.key
  const inOrder = inOrderOfDay(signs)
  const isPair = inOrder.length > 1
  const translation = translated(found.translations, id)
  const place = birth.place?.formatted_address

  function choose(sign: SignOfBirth) {
    setChosen(sign)
    carriedBirth.set({ ...sign.birth, isRevealed: true })
  }

  return (
    <div className={styles.reveal}>
      <div className={styles.sky}>
        {point === 'moonsign' ? (
          <BirthSky
            key={found.sky.utc}
            utc={found.sky.utc}
            moon={found.moon}
            assumedTime={birth.timeUnknown ? birth.time : undefined}
          />
        ) : (
          birth.place && <EasternSky utc={found.sky.utc} place={birth.place} />
        )}
      </div>
      <div className={styles.text}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.name}>
          <span className={styles.eyebrow}>{t(`charts.${point}.result`)}</span>{' '}
          {isPair
            ? t('charts.unknown.pair', { one: nameOf(inOrder[0]!), other: nameOf(inOrder[1]!) })
            : nameOf(chosen)}
        </h2>
        {isPair ? (
          <SignPair signs={inOrder} chosen={chosen} onChoose={choose} />
        ) : (
          <>
            {point === 'rising' && <p>{t('charts.rising.meaning')}</p>}
            <RichText
              className={styles.meaning}
              html={
                (point === 'rising'
                  ? translation?.description_preview
                  : translation?.short_description) ?? ''
              }
            />
          </>
        )}
        <SignCertainty found={found} birth={birth} isPair={isPair} />
        <RevealDoors point={point} found={found} />
        <SignPosition point={point} found={found} birth={birth} />
        <Receipt found={found} place={place} isTimeAssumed={birth.timeUnknown} />
      </div>
      {!isPair && (
        <div className={styles.plate}>
          <PlatePicture
            key={found.key}
            appearing
            lazy
            src={found.mediaUrl}
            alt={t('charts.plate', { sign: nameOf(chosen) })}
            width={480}
            height={600}
          />
        </div>
      )}
    </div>
  )
}
