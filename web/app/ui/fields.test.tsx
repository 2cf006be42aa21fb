import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxField } from './checkbox-field.tsx'
import { ComboboxField } from './combobox-field.tsx'
import { DateTimeField } from './date-time-field.tsx'
import { RadioGroupField } from './radio-group-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const texts = { label: 'A label', hint: 'A hint', error: 'An error' }
const choices = [{ value: 'x', label: 'X' }]
const combobox = { suggestions: [], onQuery: () => {} }

const fields = {
  text: (props: typeof texts) => <TextField {...props} />,
  area: (props: typeof texts) => <TextAreaField {...props} />,
  date: (props: typeof texts) => <DateTimeField type="date" {...props} />,
  time: (props: typeof texts) => <DateTimeField type="time" {...props} />,
  select: (props: typeof texts) => <SelectField {...props} choices={choices} />,
  radios: (props: typeof texts) => <RadioGroupField {...props} name="radios" choices={choices} />,
  checkbox: (props: typeof texts) => <CheckboxField {...props} />,
  combobox: (props: typeof texts) => <ComboboxField {...props} {...combobox} />,
}

const html = (field: keyof typeof fields, props: typeof texts) =>
  renderToStaticMarkup(fields[field](props))

test.each(Object.keys(fields) as (keyof typeof fields)[])(
  'an invalid %s field has aria-invalid, and is described by its hint and its error',
  (field) => {
    const markup = html(field, texts)
    const described = /aria-describedby="(\S+) (\S+)"/.exec(markup)
    expect(markup).toContain('aria-invalid="true"')
    expect(markup).toContain(`id="${described?.[1]}" class="_hint`)
    expect(markup).toContain(`id="${described?.[2]}" class="_error`)
  },
)

test.each(Object.keys(fields) as (keyof typeof fields)[])(
  'a %s field without hint and error has no description',
  (field) => {
    const markup = html(field, { label: 'A label', hint: '', error: '' })
    expect(markup).not.toMatch(/aria-describedby|aria-invalid|_hint|_error/)
  },
)

test('the button that shows a password is not part of the field’s name', () => {
  const markup = renderToStaticMarkup(
    <TextField label="Password" type="password" reveal={{ show: 'Show password', hide: 'Hide' }} />,
  )
  expect(/<label[^>]*>(.*?)<\/label>/.exec(markup)?.[1]).toBe('Password')
  expect(markup).not.toContain('aria-label')
})

test('a combobox submits an id for a pick, and none for free text', () => {
  const pick = { id: 'muc', label: 'Munich' }
  const picked = <ComboboxField {...combobox} label="Place" pickedName="id" defaultPick={pick} />
  const typed = <ComboboxField {...combobox} label="Place" pickedName="id" defaultValue="Munich" />
  expect(renderToStaticMarkup(picked)).toContain('name="id" value="muc"')
  expect(renderToStaticMarkup(typed)).toContain('name="id" value=""')
})
