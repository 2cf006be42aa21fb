import type { Units } from '../../../texts/units.ts'
import type { Matter } from '../../../texts/language.ts'

/** Openings of the chapter that the week's story touches first. */
export const bridges: Record<Matter, Units> = {
  love: [
    'The week’s main story is felt here before anywhere else.',
    'What the overview describes tends to show first between two people.',
    'This is the part of life that the week’s big event leans on.',
    'If the lead story has a home, it is here.',
    'You may notice the week’s turn first in how the two of you speak.',
    'Keep the overview in mind here, because it is mostly about this.',
    'The event that opens this week reaches your heart first.',
    'Here the week’s headline becomes a matter of two chairs and a cup of tea.',
  ],
  work: [
    'The week’s main story walks straight into your working day.',
    'What the overview tells tends to arrive first as a task.',
    'Here is where the lead event asks something of you.',
    'You may feel the week’s turn first at the place where you work.',
    'Most of what the overview says comes down to what you do next.',
    'The event that opens the week has its desk here.',
    'Read the overview once more before you plan your working days.',
    'This week’s headline is, more than anything, about getting something done.',
  ],
  money: [
    'The week’s main story ends up in your purse sooner or later.',
    'What the overview describes has a price tag, and it shows here.',
    'Here the lead event turns into sums.',
    'You may notice the week’s turn first on a receipt.',
    'The event that opens the week is settled here, in plain figures.',
    'Keep the overview beside you when you look at your account.',
    'If the headline sounded abstract, this is where it becomes practical.',
    'The story of the week touches what you own, so look at it calmly.',
  ],
  health: [
    'The body hears of the week’s main story before you do.',
    'What the overview tells may show first in how you sleep.',
    'Here the lead event becomes a question of strength and pace.',
    'You may feel the week’s turn first in your shoulders.',
    'The event that opens the week is easier to carry if you are rested.',
    'Most of the overview comes down to how much you take on.',
    'This is the part of the week’s story that you can feel.',
    'The headline begins with you, and with how you are.',
  ],
  family: [
    'The week’s main story comes home with you.',
    'What the overview describes may be talked over in the kitchen first.',
    'Here the lead event sits down with the family.',
    'You may notice the week’s turn first inside your own home.',
    'The event that opens the week has its roots at home.',
    'Those who know you longest are likely to bring up the week’s subject.',
    'Home is where this week’s headline is felt most plainly.',
    'Keep the overview in mind when the family rings.',
  ],
}
