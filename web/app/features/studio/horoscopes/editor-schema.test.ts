import { richTextAttributes, richTextTags } from '@rashi/contract/rich-text'
import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { tidyMarkup } from './editor-markup.rules.ts'
import { editorExtensions } from './editor-schema.ts'

const schema = getSchema(editorExtensions)
const specs = [...Object.values(schema.nodes), ...Object.values(schema.marks)].map(
  ({ spec }) => spec,
)

test('the editor reads every tag that the sanitiser keeps, and no other (STU-90)', () => {
  const tags = specs.flatMap(({ parseDOM = [] }) =>
    parseDOM.flatMap((rule) => ('tag' in rule && rule.tag ? rule.tag.replace(/\[.*$/, '') : [])),
  )
  expect(new Set(tags)).toEqual(new Set(richTextTags))
})

test('the editor writes no tag and no attribute that the sanitiser would remove (STU-90)', () => {
  const written = Object.values(schema.nodes)
    .filter(({ name }) => name !== 'doc' && name !== 'text')
    .map((type) => type.spec.toDOM!(type.createAndFill()!) as [string, ...unknown[]])
  const tags = written.map(([tag]) => tag)
  expect(tags.filter((tag) => !richTextTags.some((one) => one === tag))).toEqual([])
  expect(tags).toContain('time')
  const time = written.find(([tag]) => tag === 'time')!
  expect(Object.keys(time[1] as object)).toEqual(richTextAttributes.time)
})

test('markup of the almanac is the same after the editor has opened its notes and wrapped its items (STU-90)', () => {
  const almanac =
    '<p>One.</p><details><summary>Why?</summary><ul><li>Sun</li><li><strong>Mon</strong><br>Rest.</li></ul></details>'
  const edited =
    '<p>One.</p><details open=""><summary>Why?</summary><ul><li><p>Sun</p></li><li><p><strong>Mon</strong><br>Rest.</p></li></ul></details><p></p>'
  expect(tidyMarkup(edited)).toBe(almanac)
  expect(tidyMarkup('<ul><li><p>One</p><p>Two</p></li></ul>')).toBe(
    '<ul><li><p>One</p><p>Two</p></li></ul>',
  )
  expect(tidyMarkup('<ul><li><p>One</p><ul><li><p>Two</p></li></ul></li></ul>')).toBe(
    '<ul><li>One<ul><li>Two</li></ul></li></ul>',
  )
})
