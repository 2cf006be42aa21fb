import { languageCodes, languageIdOf } from '@rashi/contract/languages.rules'
import { expect, test } from 'vitest'
import { readMethod } from './document.ts'

test.each(languageCodes)(
  'the page on the method has every measured figure filled in, in %s (DAY-81)',
  (code) => {
    const { text, plot } = readMethod(languageIdOf(code))
    const words = JSON.stringify(text)
    expect(words).not.toMatch(/\{\{|undefined|NaN/)
    expect(text.exact.rows.map(({ off }) => off).every((off) => /\d/.test(off))).toBe(true)
    // Every reference birth is a dot of the plot.
    expect(plot.births.reduce((sum, births) => sum + births, 0)).toBe(300)
  },
)
