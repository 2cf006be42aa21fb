import type { SelectedHoroscope } from '../charts/index.ts'

/** Reads the selected sign from the navigation state; undefined where there is none. */
export function readSelectedSign(state: unknown): SelectedHoroscope | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { horoscopeId, key, cycle } = state as Partial<SelectedHoroscope>
  if (typeof horoscopeId !== 'number' || typeof key !== 'string') return undefined
  return { horoscopeId, key, cycle: typeof cycle === 'number' ? cycle : 1 }
}
