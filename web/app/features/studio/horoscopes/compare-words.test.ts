import { expect, test } from 'vitest'
import { compareWords } from './compare-words.rules.ts'

test('an editor’s text is compared with the almanac’s word by word, without markup, in both scripts (STU-89)', () => {
  expect(
    compareWords(
      '<p>The Moon is <strong>full</strong> on Tuesday.</p>',
      '<p>The Moon is new on <em>Tuesday.</em></p><p>Rest.</p>',
    ),
  ).toEqual([
    { text: 'The Moon is ', only: null },
    { text: 'full ', only: 'almanac' },
    { text: 'new ', only: 'editor' },
    { text: 'on Tuesday.\n', only: null },
    { text: 'Rest.', only: 'editor' },
  ])
  expect(compareWords('<p>शाम की चाय पर पूछें।</p>', '<p>सुबह की चाय पर पूछें।</p>')).toEqual([
    { text: 'शाम ', only: 'almanac' },
    { text: 'सुबह ', only: 'editor' },
    { text: 'की चाय पर पूछें।', only: null },
  ])
})
