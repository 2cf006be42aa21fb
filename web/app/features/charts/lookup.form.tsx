import type { GeneratedHoroscope } from '@rashi/contract'
import { BirthFields } from './birth-fields.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Graticule } from '../../ui/graticule.tsx'
import layout from '../../ui/layout.module.css'
import { PlatePicture } from '../../ui/plate-picture.tsx'
import { BirthSky } from './birth-sky.tsx'
import { SignCertainty } from './sign-certainty.tsx'
import styles from './lookup.module.css'
import { useLookup, type BirthInput } from './use-lookup.ts'

/** A form for a birth, beside the picture of its sign. */
export function Lookup({
  point,
  find,
}: {
  point: 'moonsign' | 'rising'
  find: (birth: BirthInput) => Promise<GeneratedHoroscope>
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const isHydrated = useIsHydrated()
  const { form, heading, errors, result, isBusy, submit } = useLookup(find)
  const name = result && (translated(result.found.translations, id)?.name ?? result.found.key)
  return (
    <div className={styles.lookup}>
      <PageHead title={t(`charts.${point}.title`)} description={t(`charts.${point}.description`)} />
      <section className={styles.ask}>
        <h1>{t(`charts.${point}.title`)}</h1>
        <p className={layout.lead}>{t(`charts.${point}.lead`)}</p>
        <form ref={form} noValidate method="post" className={styles.form} onSubmit={submit}>
          <BirthFields errors={errors} />
          <Button type="submit" wide busy={isBusy} disabled={!isHydrated}>
            {t(`charts.${point}.submit`)}
          </Button>
        </form>
      </section>
      {result ? (
        <section className={styles.answer} aria-busy={isBusy || undefined}>
          <h2 ref={heading} tabIndex={-1} className={styles.name}>
            <span className={styles.eyebrow}>{t(`charts.${point}.result`)}</span>
            {name}
          </h2>
          <div className={styles.found}>
            <PlatePicture
              key={result.found.key}
              appearing
              src={result.found.mediaUrl}
              alt={t('charts.plate', { sign: name ?? '' })}
              width={480}
              height={600}
            />
            <SignCertainty point={point} found={result.found} place={result.place} />
          </div>
          <section className={styles.sky}>
            <h3>{t('charts.sky.heading')}</h3>
            <BirthSky key={result.found.sky.utc} utc={result.found.sky.utc} />
          </section>
          <div>
            <ButtonLink kind="quiet" to={`/horoscope/weekly/${result.found.key.toLowerCase()}`}>
              {t('charts.lookup.read-weekly', { sign: name ?? '' })}
            </ButtonLink>
          </div>
        </section>
      ) : (
        <div className={styles.dark}>
          <Graticule />
          <p>{t('charts.lookup.waiting')}</p>
        </div>
      )}
    </div>
  )
}
