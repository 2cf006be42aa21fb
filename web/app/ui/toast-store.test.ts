import { afterEach, expect, test } from 'vitest'
import { formToast, toast, toastStore } from './toast-store.ts'

afterEach(() => {
  for (const { id } of toastStore.get()) toast.dismiss(id)
})

test('a toast stays at least 6 seconds, and longer when there is more to read', () => {
  toast.success('Saved.')
  toast.error('The network is down. '.repeat(10))
  const [short, long] = toastStore.get()
  expect(short!.milliseconds).toBe(6000)
  expect(long!.milliseconds).toBeGreaterThan(10_000)
})

test('the same text is shown once, as the newest toast', () => {
  toast.error('The network is down.')
  toast.info('A new week has begun.')
  toast.error('The network is down.')
  expect(toastStore.get().map(({ text }) => text)).toEqual([
    'A new week has begun.',
    'The network is down.',
  ])
})

test('a listener is called at every change, until it unsubscribes', () => {
  const lengths: number[] = []
  const stop = toastStore.subscribe(() => lengths.push(toastStore.get().length))
  const id = toast.info('One')
  toast.dismiss(id)
  stop()
  toast.info('Two')
  expect(lengths).toEqual([1, 0])
})

test('a toast about a form is removed at the next attempt, and others stay', () => {
  toast.success('Saved.')
  formToast.error('Please select Place of birth')
  formToast.clear()
  expect(toastStore.get().map(({ text }) => text)).toEqual(['Saved.'])
})

// Guard in web/app/ui/toast-store.ts: a fourth toast replaces the oldest.
test('at most three toasts are shown, the newest ones (ENT-103)', () => {
  for (const text of ['One', 'Two', 'Three', 'Four']) toast.info(text)
  expect(toastStore.get().map(({ text }) => text)).toEqual(['Two', 'Three', 'Four'])
})
