import { shell } from '@rashi/contract/texts/en/shell'
import { expect, test } from 'vitest'
import { readLanguageChoice } from './language-choice.rules.ts'

const choices = [{ id: 1 }, { id: 2 }]

test('confirming without a language says what is missing (LANG-04)', () => {
  const answer = readLanguageChoice('', choices)
  expect(answer).toEqual({ refusal: 'shell.language-required' })
  expect(shell['shell.language-required']).toBe('Please select language!')
})

test('a language that is not offered counts as none (LANG-04)', () => {
  expect(readLanguageChoice('7', choices)).toEqual({ refusal: 'shell.language-required' })
})

test('a language that is offered is taken', () => {
  expect(readLanguageChoice('2', choices)).toEqual({ id: 2 })
})
