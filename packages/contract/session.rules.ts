/** Minutes without use after which a session ends (spec.md section 9). */
export const sessionIdleMinutes = 30
