/** Minutes without use after which a session ends (docs/product/spec.md section 9). */
export const sessionIdleMinutes = 30
