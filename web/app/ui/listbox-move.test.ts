import { expect, test } from 'vitest'
import { listboxMove } from './listbox-move.ts'

const closed = { open: false, active: -1, count: 3 }
const open = { open: true, active: -1, count: 3 }
const press = (key: string) => ({ key })

test('the arrows move through the suggestions and wrap around', () => {
  expect(listboxMove(press('ArrowDown'), open)).toEqual({ to: 0 })
  expect(listboxMove(press('ArrowDown'), { ...open, active: 2 })).toEqual({ to: 0 })
  expect(listboxMove(press('ArrowUp'), { ...open, active: 1 })).toEqual({ to: 0 })
  expect(listboxMove(press('ArrowUp'), { ...open, active: 0 })).toEqual({ to: 2 })
})

test('an arrow opens a closed list at its first or last suggestion', () => {
  expect(listboxMove(press('ArrowDown'), closed)).toEqual({ to: 0 })
  expect(listboxMove(press('ArrowUp'), closed)).toEqual({ to: 2 })
})

test('Enter chooses the active suggestion, and without one is left to the form', () => {
  expect(listboxMove(press('Enter'), { ...open, active: 1 })).toBe('choose')
  expect(listboxMove(press('Enter'), open)).toBeUndefined()
  expect(listboxMove(press('Enter'), closed)).toBeUndefined()
})

test('Escape closes an open list and is left to the page when none is open', () => {
  expect(listboxMove(press('Escape'), open)).toBe('close')
  expect(listboxMove(press('Escape'), closed)).toBeUndefined()
})

test('keys pressed during composition are left to the input method', () => {
  const composing = { key: 'Enter', nativeEvent: { isComposing: true } }
  expect(listboxMove(composing, { ...open, active: 1 })).toBeUndefined()
})

test('letters, Home, End and Tab are left to the input', () => {
  for (const key of ['a', 'Home', 'End', 'Tab']) {
    expect(listboxMove(press(key), open)).toBeUndefined()
  }
})
