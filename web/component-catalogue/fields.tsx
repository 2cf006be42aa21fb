import { useRef, useState } from 'react'
import { Button } from '../app/ui/button.tsx'
import { CheckboxField } from '../app/ui/checkbox-field.tsx'
import { ComboboxField } from '../app/ui/combobox-field.tsx'
import { DateTimeField } from '../app/ui/date-time-field.tsx'
import { focusFirstInvalid } from '../app/ui/focus-first-invalid.ts'
import { FormActions } from '../app/ui/form-actions.tsx'
import { RadioGroupField } from '../app/ui/radio-group-field.tsx'
import { SelectField } from '../app/ui/select-field.tsx'
import { TextAreaField } from '../app/ui/text-area-field.tsx'
import { TextField } from '../app/ui/text-field.tsx'
import { TextLink } from '../app/ui/text-link.tsx'
import layout from '../app/ui/layout.module.css'

const towns = [
  { id: 'muc', label: 'Munich, Bavaria, Germany' },
  { id: 'nd', label: 'Munich, North Dakota, United States', detail: 'population 190' },
  { id: 'bom', label: 'Mumbai, Maharashtra, India', detail: 'मुंबई, Bombay' },
]
const genders = ['Male', 'Female', 'Other'].map((label) => ({ value: label.toLowerCase(), label }))

function Place() {
  const [query, setQuery] = useState('')
  const found = query
    ? towns.filter((town) => town.label.toLowerCase().includes(query.toLowerCase()))
    : []
  return (
    <ComboboxField
      label="Place of birth"
      hint="The town or city, in any of its names."
      name="birthPlace"
      pickedName="birthPlaceId"
      suggestions={found}
      status={query && `${found.length} places`}
      onQuery={setQuery}
      credit="Places by GeoNames, CC BY 4.0"
    />
  )
}

export function Fields() {
  const form = useRef<HTMLFormElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  return (
    <section className={layout.stack} aria-labelledby="fields">
      <h2 id="fields">Fields</h2>
      <div className={`${layout.pair}`}>
        <form
          ref={form}
          noValidate
          className={layout.stack}
          aria-label="Create account"
          onSubmit={(event) => {
            event.preventDefault()
            setIsRefused(true)
            requestAnimationFrame(() => form.current && focusFirstInvalid(form.current))
          }}
        >
          <TextField label="Full name" name="name" autoComplete="name" />
          <TextField
            label="Email"
            name="email"
            type="email"
            hint="We write only when you ask us to."
            error={isRefused && 'Write an address like name@example.org.'}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            defaultValue="a long secret"
            autoComplete="new-password"
            reveal={{ show: 'Show what is typed', hide: 'Hide what is typed' }}
          />
          <RadioGroupField
            label="Gender"
            name="gender"
            choices={genders}
            defaultValue="female"
            inline
          />
          <div className={layout.pair}>
            <DateTimeField
              type="date"
              label="Date of birth"
              name="birthDate"
              defaultValue="1990-04-13"
            />
            <DateTimeField
              type="time"
              label="Time of birth"
              name="birthTime"
              defaultValue="05:40"
            />
          </div>
          <Place />
          <CheckboxField
            name="agreed"
            label={
              <>
                I agree to the <TextLink to="/another-page">terms</TextLink>
              </>
            }
          />
          <FormActions>
            <Button type="submit">Create account</Button>
            <TextLink to="/another-page" alone>
              Sign in
            </TextLink>
          </FormActions>
        </form>
        <div className={layout.stack}>
          <TextField label="Promo code" defaultValue="MOON50" error="This code ended yesterday." />
          <SelectField
            label="Language"
            placeholder="Choose a language"
            choices={[
              { value: 'en', label: 'English' },
              { value: 'hi', label: 'हिन्दी' },
            ]}
          />
          <SelectField label="Zodiac" error="Choose one." choices={[{ value: '', label: '–' }]} />
          <TextAreaField label="Question" hint="In your own words." />
          <RadioGroupField
            label="Card"
            name="card"
            error="Choose a card."
            choices={[
              { value: '1', label: 'Visa 4242', hint: 'Expires 04/2030' },
              { value: '2', label: 'Mastercard 4444', hint: 'Expires 11/2028' },
            ]}
          />
          <CheckboxField label="I agree to be asked twice" error="Tick the box to go on." />
          <TextField label="Sealed" defaultValue="Not to be changed" disabled />
        </div>
      </div>
    </section>
  )
}
