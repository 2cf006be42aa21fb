import type { ByHouse } from '../language.ts'

/** The Sun: standing, will, what one is seen for. */
export const sun: ByHouse = [
  [
    'You are looked at more than usual, and it suits you to decide beforehand what they should see.',
    'Something of your own wants doing under your own name, without asking round first.',
    'Your presence weighs more than your arguments just now; come in person where you can.',
  ],
  [
    'What you say about money and about food is taken seriously, so say it once and kindly.',
    'A good time to name a price, a wage or a limit aloud and then be quiet.',
    'You feel what you own and what owns you; giving one thing away can lighten more than a cupboard.',
  ],
  [
    'Courage comes in small portions and is best spent at once, on a call or a short journey.',
    'A brother, a sister or a neighbour is the right person to try an idea on.',
    'Write it, post it, ring the bell: short ways lead further than long plans.',
  ],
  [
    'The house asks for its master: a repair, a tidied room, an evening without visitors.',
    'You may have less patience for the outside world, and more for those who knew you small.',
    'Rest counts as work now; what is settled at home saves two discussions elsewhere.',
  ],
  [
    'What you make for the joy of it turns out better than what you make for applause.',
    'Children, pupils or a new affection pull you out of a habit that had grown too tight.',
    'A game, a stage, a lesson: give some hours to whatever makes you forget the clock.',
  ],
  [
    'Plain diligence is noticed: finish the small, answer the old, clear the path before you run.',
    'A rival shows you where you are strong; there is no need to return the favour in anger.',
    'A routine that felt like a chain can feel like a rail: it carries while you think.',
  ],
  [
    'The other person holds the better part of the truth this time; ask before you explain.',
    'An agreement gains from plain daylight: say what you offer, and what you do not.',
    'You see yourself in a partner’s eyes, and may like the correction.',
  ],
  [
    'Things come up that lay below; look at them calmly and they grow smaller.',
    'What is shared, a bill, a secret, a duty, wants to be counted once by both of you.',
    'Keep some of your strength back; a quiet finish is worth more than a loud start.',
  ],
  [
    'A teacher, a father or a far place gives a larger measure to what looked like a problem.',
    'You are right to believe in it; now find out how it is done.',
    'Read further than you need to: the useful sentence stands in another chapter.',
  ],
  [
    'Your work stands in the light, and so does the way in which you treat those below you.',
    'Someone with a say remembers your name; give them a finished thing to connect with it.',
    'Take the responsibility that is offered, and write down what it includes.',
  ],
  [
    'A wish that others share has the wind behind it; say it where several can hear.',
    'Friends open a door that no application would; remember who held it.',
    'What you have sown comes up in company: accept the invitation that sounds a little dull.',
  ],
  [
    'You do more behind the scenes than on them, and nobody needs to know yet.',
    'Sleep, silence and a walk alone give back what conversations have taken.',
    'An end is tidied up here; leave the new thing in its wrapping a little longer.',
  ],
]
