import type { StaffRole } from '@rashi/contract/studio-roles.rules'
import { dateFormat } from '@rashi/contract/dates.rules'
import { useLanguage } from '../../lib/texts.ts'

export const roleText = (role: StaffRole) => `studio.role.${role}` as const

/** Returns functions that write an instant as a day, and as a day with the time. */
export function useInstants() {
  const { code } = useLanguage()
  const day = dateFormat(code, { dateStyle: 'medium' })
  const time = dateFormat(code, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  return {
    formatDay: (instant: string) => day.format(new Date(instant)),
    formatTime: (instant: string) => time.format(new Date(instant)),
  }
}
