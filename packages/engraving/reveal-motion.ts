import type { Point, Rectangle } from './projection.ts'
import { element, short } from './svg.ts'

/** The groups that move in a picture that draws itself. */
export type MovingPart = 'stars' | 'lines' | 'moon' | 'needle'

/** The distance to the right of its place at which the whole Moon with its light is outside the window. */
export const comesIn = ({ right }: Rectangle, moon: Point, radius: number): number =>
  right - moon.x + 2.7 * radius

/** Longer than any segment of a figure, in pixels. */
const dash = 420

/**
 * The style of a picture that draws itself once, in two seconds: the stars, the lines of the figures, then the Moon
 * travels eastwards along the zodiac, and the needle comes down on its degree. Without it, and for people who prefer
 * less motion, the picture is at its end from the start.
 */
export function motionStyle(distance: number): string {
  return element(
    'style',
    {},
    `@keyframes stars{from{opacity:0}}` +
      `@keyframes lines{from{stroke-dasharray:${dash};stroke-dashoffset:${dash}}to{stroke-dasharray:${dash};stroke-dashoffset:0}}` +
      `@keyframes moon{from{transform:translateX(${short(distance, 0)}px)}}` +
      `@keyframes needle{from{opacity:0;transform:translateY(-24px)}}` +
      `.stars{animation:stars .7s both}` +
      `.lines path{animation:lines .9s .3s cubic-bezier(.1,.7,.3,1) both}` +
      `.moon{animation:moon 1s .8s cubic-bezier(.3,.7,.2,1) both}` +
      `.needle{animation:needle .3s 1.7s both}` +
      `@media(prefers-reduced-motion:reduce){g,path{animation:none!important}}`,
  )
}
