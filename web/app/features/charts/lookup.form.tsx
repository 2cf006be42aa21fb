import { ButtonLink, Button } from '../../ui/button.tsx'
import { Graticule } from '../../ui/graticule.tsx'
import { classNames } from '../../ui/class-names.ts'
import layout from '../../ui/layout.module.css'
import { Skeleton, SkeletonBlock, SkeletonHeading, SkeletonLines } from '../../ui/skeleton.tsx'
import { PageHead } from '../../lib/page-head.tsx'
import { useTranslate } from '../../lib/texts.ts'
import { BirthFields } from './birth-fields.tsx'
import type { FindSign } from './find-signs.ts'
import { FoldedBirth } from './folded-birth.tsx'
import styles from './lookup.module.css'
import { Reveal } from './reveal.tsx'
import { useLookup, type Point } from './use-lookup.ts'

/** A form for a birth, and the sign that it gives. */
export function Lookup({ point, find }: { point: Point; find: FindSign }) {
  const t = useTranslate()
  const lookup = useLookup(point, find)
  const { form, answer, heading, errors, result, folded, filled, isBusy, submit } = lookup
  return (
    <div className={classNames(styles.lookup, folded ? styles.alone : styles.beside)}>
      <PageHead title={t(`charts.${point}.title`)} description={t(`charts.${point}.description`)} />
      <section className={styles.ask}>
        <h1>{t(`charts.${point}.title`)}</h1>
        {folded ? (
          <FoldedBirth birth={folded} onChange={lookup.change} />
        ) : (
          <>
            <p className={layout.lead}>{t(`charts.${point}.lead`)}</p>
            <form ref={form} noValidate method="post" className={styles.form} onSubmit={submit}>
              <BirthFields key={filled ? 'filled' : 'empty'} birth={filled} errors={errors} />
              <Button type="submit" wide busy={isBusy} needsScript>
                {t(`charts.${point}.submit`)}
              </Button>
            </form>
          </>
        )}
      </section>
      {result ? (
        <section ref={answer} className={styles.answer} aria-busy={isBusy || undefined}>
          {result.signs.length > 0 ? (
            <Reveal
              key={`${result.birth.date} ${result.birth.time} ${result.birth.place?.formatted_address}`}
              point={point}
              signs={result.signs}
              headingRef={heading}
            />
          ) : (
            <div className={styles.unknown}>
              <h2 ref={heading} tabIndex={-1} className={styles.name}>
                {t('charts.unknown.rising-title')}
              </h2>
              <p>{t('charts.unknown.rising')}</p>
              <p>{t('charts.unknown.rising-help')}</p>
              <div>
                <ButtonLink to="/moonsign-lookup" state={{ find: true }}>
                  {t('charts.moonsign.submit')}
                </ButtonLink>
              </div>
            </div>
          )}
        </section>
      ) : folded ? (
        <Skeleton label={t('charts.sky.drawing')}>
          <SkeletonBlock ratio={3 / 2} />
          <SkeletonHeading />
          <SkeletonLines count={5} />
        </Skeleton>
      ) : (
        <div className={styles.dark}>
          <Graticule />
          <p>{t('charts.lookup.waiting')}</p>
        </div>
      )}
    </div>
  )
}
