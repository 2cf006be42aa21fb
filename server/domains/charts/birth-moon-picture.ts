import { drawReveal } from '@rashi/engraving'
import { moonAmongStars, moonPhase } from '@rashi/sky'
import { rasterise } from '../../platform/pictures/rasterise.ts'

/** Draws the Moon of a birth among its stars as a PNG of 960 x 640, for emails, which cannot show SVG. */
export function drawBirthMoon(instant: Temporal.Instant): Promise<Buffer> {
  const { longitudeDegrees, latitudeDegrees } = moonAmongStars(instant)
  return rasterise(
    drawReveal({
      ...moonPhase(instant),
      moonLongitudeDegrees: longitudeDegrees,
      moonLatitudeDegrees: latitudeDegrees,
    }),
  )
}
