import type { Sky } from '@rashi/contract'

/**
 * The J2000 longitude of 0° Aries, for the scales of sign pictures: Lahiri's first point, or the equinox of 2027,
 * which precession has moved 0.38° since J2000.
 */
export const ariesDegrees: Record<Sky['zodiac'], number> = { sidereal: 23.857, tropical: -0.38 }
