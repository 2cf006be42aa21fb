import type { ByHouse } from '../language.ts'

/** Rahu, with Ketu opposite: hunger here, letting go there; read for family and the inner life. */
export const rahu: ByHouse = [
  [
    'You want to be somebody else for a while; tell those at home, and they will play along.',
    'The family sees you change and asks for the old recipe; cook it, with one new spice.',
    'So much is about you just now that a question about them will be a gift.',
  ],
  [
    'Family talk turns to money and to what was said at table; keep both mild.',
    'A taste for more is in the house; name together what is enough.',
    'Old sayings of the family come back to you, and you notice which of them you believe.',
  ],
  [
    'Brothers, sisters and cousins are loud on the line; pick up once, and let it ring once.',
    'You dare to say something at home for the first time, and the roof stays on.',
    'News from relatives travels fast; wait for the second version.',
  ],
  [
    'Home feels too small or too far away; change the lamp before you change the town.',
    'A mother’s worry wants to be heard out and not solved.',
    'You look for roots in unusual places: an archive, a dialect, a forgotten dish.',
  ],
  [
    'The young want something new, and you remember wanting it, too.',
    'Pride in a child, or in a work of yours, is allowed to be seen.',
    'Excitement is in the house; someone should also make soup.',
  ],
  [
    'You get a grip on what had been lying about for years, down to the family’s paper drawer.',
    'Helping relatives goes well if the help has a beginning and an end.',
    'An old quarrel loses its teeth when you treat it as a task.',
  ],
  [
    'The partner’s family stands nearer than usual; be a guest, and a good one.',
    'You want to understand the other one completely; leave a room unopened.',
    'What is strange about each other becomes interesting again.',
  ],
  [
    'A family story has a missing page; ask gently, and accept half an answer.',
    'Inheritance is more than things: a gesture, a fear, a song.',
    'What nobody mentions takes up a chair; greet it, and talk of something else.',
  ],
  [
    'You question what your elders believe, and find some of it better than you thought.',
    'A father’s advice comes in an unexpected wrapping.',
    'A journey together does the family good, even one of two hours.',
  ],
  [
    'Work follows you home; hang it up with the coat.',
    'The family is proud of you, and misses you: both at once.',
    'What you achieve outside wants to be told inside, with the failures.',
  ],
  [
    'Friends turn into relatives, and a relative into a friend.',
    'Large gatherings are lively and long; choose one corner of them.',
    'A wish of the whole family finds its organiser; it need not be you.',
  ],
  [
    'You dream more than you say; a few words at breakfast build a bridge.',
    'Someone far away belongs to the family’s circle; call, whatever the hour is there.',
    'Being alone is no reproach to anyone; say when you will be back.',
  ],
]
