import type { BirthSky } from '@rashi/contract'

/** Returns the phase of the Moon: new or full within a hundredth of its disc. */
export function findMoonPhase({
  illuminated_percent,
  waxing,
}: Pick<BirthSky, 'illuminated_percent' | 'waxing'>): 'new' | 'full' | 'waxing' | 'waning' {
  if (illuminated_percent <= 1) return 'new'
  if (illuminated_percent >= 99) return 'full'
  return waxing ? 'waxing' : 'waning'
}
