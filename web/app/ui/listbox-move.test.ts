import { expect, test } from 'vitest'
import { listboxMove } from './listbox-move.ts'

const closed = { open: false, active: -1, count: 3 }
const open = { open: true, active: -1, count: 3 }
const press = (key: string) => ({ key })

test('the arrows walk the suggestions round and round', () => {
  expect(listboxMove(press('ArrowDown'), open)).toEqual({ to: 0 })
  expect(listboxMove(press('ArrowDown'), { ...open, active: 2 })).toEqual({ to: 0 })
  expect(listboxMove(press('ArrowUp'), { ...open, active: 1 })).toEqual({ to: 0 })
  expect(listboxMove(press('ArrowUp'), { ...open, active: 0 })).toEqual({ to: 2 })
})

test('an arrow opens a closed list at its first or last suggestion', () => {
  expect(listboxMove(press('ArrowDown'), closed)).toEqual({ to: 0 })
  expect(listboxMove(press('ArrowUp'), closed)).toEqual({ to: 2 })
})

test('Enter takes only a suggestion that is walked to; else it is the form’s', () => {
  expect(listboxMove(press('Enter'), { ...open, active: 1 })).toBe('take')
  expect(listboxMove(press('Enter'), open)).toBeUndefined()
  expect(listboxMove(press('Enter'), closed)).toBeUndefined()
})

test('Escape closes an open list and is left alone when none is open', () => {
  expect(listboxMove(press('Escape'), open)).toBe('close')
  expect(listboxMove(press('Escape'), closed)).toBeUndefined()
})

test('keys pressed while a word is being composed belong to the input method', () => {
  const composing = { key: 'Enter', nativeEvent: { isComposing: true } }
  expect(listboxMove(composing, { ...open, active: 1 })).toBeUndefined()
})

test('letters, Home and End stay with the input', () => {
  for (const key of ['a', 'Home', 'End', 'Tab']) {
    expect(listboxMove(press(key), open)).toBeUndefined()
  }
})
