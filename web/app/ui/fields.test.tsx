import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxField } from './checkbox-field.tsx'
import { ComboboxField } from './combobox-field.tsx'
import { DateTimeField } from './date-time-field.tsx'
import { RadioGroupField } from './radio-group-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const words = { label: 'A label', hint: 'A hint', error: 'An error' }
const choices = [{ value: 'x', label: 'X' }]
const combobox = { suggestions: [], onQuery: () => {} }

const fields = {
  text: (given: typeof words) => <TextField {...given} />,
  area: (given: typeof words) => <TextAreaField {...given} />,
  date: (given: typeof words) => <DateTimeField type="date" {...given} />,
  time: (given: typeof words) => <DateTimeField type="time" {...given} />,
  select: (given: typeof words) => <SelectField {...given} choices={choices} />,
  radios: (given: typeof words) => <RadioGroupField {...given} name="radios" choices={choices} />,
  checkbox: (given: typeof words) => <CheckboxField {...given} />,
  combobox: (given: typeof words) => <ComboboxField {...given} {...combobox} />,
}

const html = (field: keyof typeof fields, given: typeof words) =>
  renderToStaticMarkup(fields[field](given))

test.each(Object.keys(fields) as (keyof typeof fields)[])(
  'a %s field that is refused says so, and is described by its hint and its error',
  (field) => {
    const drawn = html(field, words)
    const described = /aria-describedby="(\S+) (\S+)"/.exec(drawn)
    expect(drawn).toContain('aria-invalid="true"')
    expect(drawn).toContain(`id="${described?.[1]}" class="_hint`)
    expect(drawn).toContain(`id="${described?.[2]}" class="_error`)
  },
)

test.each(Object.keys(fields) as (keyof typeof fields)[])(
  'a %s field without hint and error carries no empty description',
  (field) => {
    const drawn = html(field, { label: 'A label', hint: '', error: '' })
    expect(drawn).not.toMatch(/aria-describedby|aria-invalid|_hint|_error/)
  },
)

test('the button that shows a password is no part of the field’s own name', () => {
  const drawn = renderToStaticMarkup(
    <TextField label="Password" type="password" reveal={{ show: 'Show password', hide: 'Hide' }} />,
  )
  expect(/<label[^>]*>(.*?)<\/label>/.exec(drawn)?.[1]).toBe('Password')
  expect(drawn).not.toContain('aria-label')
})

test('a combobox submits an id only for a pick, never for free text', () => {
  const pick = { id: 'muc', label: 'Munich' }
  const picked = <ComboboxField {...combobox} label="Place" pickedName="id" defaultPick={pick} />
  const typed = <ComboboxField {...combobox} label="Place" pickedName="id" defaultValue="Munich" />
  expect(renderToStaticMarkup(picked)).toContain('name="id" value="muc"')
  expect(renderToStaticMarkup(typed)).toContain('name="id" value=""')
})
