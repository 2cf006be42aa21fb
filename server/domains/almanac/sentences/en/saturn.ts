import type { ByHouse } from '../../language.ts'

/** Saturn: duty, time, structure, the long way. */
export const saturn: ByHouse = [
  [
    'You carry more than others see; put down what was never yours.',
    'Slow is not late: what you build now is built on yourself.',
    'Seriousness becomes you, as long as it laughs once a day.',
  ],
  [
    'Thrift teaches you what you can rely on, and it is more than you feared.',
    'Choose words as if they were expensive; they will be quoted.',
    'What is kept in order keeps you: accounts, cupboards, promises.',
  ],
  [
    'Effort carries far now, and you are not too proud to practise.',
    'Persistence is your talent at present; the third attempt is the good one.',
    'A sober message, sent on time, settles what three lively talks could not.',
  ],
  [
    'Home asks for maintenance, of walls and of ties; do a little, regularly.',
    'An old duty in the family wants a new and fairer arrangement.',
    'Peace needs a fence: name the hours in which nobody may ask you anything.',
  ],
  [
    'Joy comes to those who practise: scales first, then the song.',
    'You take what you love seriously, and it begins to take you seriously.',
    'Patience with the young is patience with yourself, some years ago.',
  ],
  [
    'You are hard to wear down, and obstacles notice it.',
    'Steady work clears what lay about for months; keep the same hour each day.',
    'Order in small duties gives freedom in the large ones.',
  ],
  [
    'Partnership is work like other work, and deserves the good hours of the day.',
    'Agreements hold if they say what happens when things go wrong.',
    'Distance between you is a measure, not a verdict; ask what it is for.',
  ],
  [
    'Go carefully with what is not quite yours: keys, funds, confidences.',
    'Something comes to its end without noise; let it.',
    'What you understand to the bottom no longer needs to be carried.',
  ],
  [
    'Conviction is tested on the stairs, not on the platform; keep climbing.',
    'An old teacher, or an old book, has the measured answer.',
    'Far goals want a timetable; enter the first three stops.',
  ],
  [
    'Responsibility finds you because you bear it; ask for the means along with the title.',
    'You are measured by what lasts, which is a measure you can meet.',
    'Climb at the pace at which you can still talk.',
  ],
  [
    'Wishes ripen in the order of their seriousness.',
    'Few friends, and the right ones: they have time and so have you.',
    'What was promised a long while ago is delivered now, in parts.',
  ],
  [
    'Retreat is useful if it has a door that opens from inside.',
    'Finish in silence what was begun with noise.',
    'Costs fall where you stop paying for a picture of yourself.',
  ],
]
