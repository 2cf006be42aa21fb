import type { PlaceOfBirth } from '@rashi/contract'
import { birth as english } from '@rashi/contract/texts/en/birth'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import type { Suggestion } from '../../ui/use-combobox.ts'
import { DateTimeField } from '../../ui/date-time-field.tsx'
import layout from '../../ui/layout.module.css'
import { usePlaceSearch } from './use-place-search.ts'
import {
  assumedTime,
  birthNames,
  localDay,
  type Birth,
  type BirthErrors,
} from './birth-fields.rules.ts'
import styles from './birth-fields.module.css'
import { registerTexts, useTranslate, type TextKey } from '../../lib/texts.ts'

registerTexts(english)

export interface BirthFieldsProps {
  /** The initial values; `readBirth(new FormData(form))` reads the current ones. */
  birth?: Birth | undefined
  errors?: BirthErrors | undefined
}

/** The fields of a birth: date, time and place. Without a time, noon is assumed. */
export function BirthFields({ birth, errors = {} }: BirthFieldsProps) {
  const t = useTranslate()
  const [today, setToday] = useState<string>()
  const [isTimeUnknown, setTimeUnknown] = useState(birth?.timeUnknown ?? false)
  const [assumed, setAssumed] = useState((birth?.timeUnknown && birth.time) || assumedTime)
  const date = useRef<HTMLInputElement>(null)
  // The server may be in another time zone, so the browser sets today. When `max` changes, Firefox loses what
  // is being typed: the code may arrive after the first keys.
  const limitToToday = () => {
    if (!date.current?.validity.badInput) setToday(localDay(new Date()))
  }
  useEffect(() => {
    if (document.activeElement !== date.current) limitToToday()
  }, [])
  return (
    <>
      <div className={layout.pair}>
        <DateTimeField
          ref={date}
          type="date"
          label={t('birth.date')}
          name={birthNames.date}
          autoComplete="bday"
          min="1900-01-01"
          max={today}
          required
          defaultValue={birth?.date}
          error={errors.date}
          onBlur={limitToToday}
          // An assumed time was chosen for one day only.
          onChange={() => setAssumed(assumedTime)}
        />
        <DateTimeField
          type="time"
          label={t('birth.time')}
          name={birthNames.time}
          required={!isTimeUnknown}
          disabled={isTimeUnknown}
          defaultValue={birth?.timeUnknown ? undefined : birth?.time}
          error={isTimeUnknown ? undefined : errors.time}
        />
      </div>
      <div className={styles.unknown}>
        <CheckboxField
          name={birthNames.timeUnknown}
          label={t('birth.time-unknown')}
          hint={isTimeUnknown ? t('birth.time-unknown-hint') : undefined}
          checked={isTimeUnknown}
          onChange={(event: FormEvent<HTMLInputElement>) =>
            setTimeUnknown(event.currentTarget.checked)
          }
        />
        {isTimeUnknown && <input type="hidden" name={birthNames.time} value={assumed} />}
      </div>
      <PlaceField place={birth?.place} error={errors.place} />
    </>
  )
}

const outcomes = {
  none: 'birth.no-places',
  failed: 'birth.places-failed',
} as const satisfies Record<string, TextKey>

/** The place of birth. Only a selected suggestion counts, and `readBirth` reads it as JSON. */
function PlaceField({
  place,
  error,
}: {
  place: PlaceOfBirth | undefined
  error: string | undefined
}) {
  const t = useTranslate()
  const { places, isBusy, ended, search } = usePlaceSearch()
  const notice = ended && ended !== 'found' && !isBusy ? t(outcomes[ended]) : undefined
  return (
    <ComboboxField
      label={t('birth.place')}
      hint={t('birth.place-hint')}
      error={error}
      name={birthNames.placeText}
      pickedName={birthNames.place}
      required
      defaultPick={place && toSuggestion(place)}
      listLabel={t('birth.places')}
      suggestions={places.map(toSuggestion)}
      loading={isBusy}
      notice={notice}
      status={
        notice ?? (ended && !isBusy ? t('birth.places-found', { count: places.length }) : undefined)
      }
      onQuery={search}
      credit={t('birth.places-credit')}
    />
  )
}

/** "Springfield, Illinois, United States": the region is set apart from the city. */
function toSuggestion(place: PlaceOfBirth): Suggestion {
  const address = place.formatted_address
  const cityEnd = address.indexOf(',')
  return {
    id: JSON.stringify(place),
    label: address,
    face:
      cityEnd < 0 ? undefined : (
        <span>
          {address.slice(0, cityEnd)}
          <span className={styles.region}>{address.slice(cityEnd)}</span>
        </span>
      ),
  }
}
