import type { ByHouse } from '../language.ts'

/** Mars: strength, heat, movement, and how to spend it. */
export const mars: ByHouse = [
  [
    'You are full of drive and a little short of patience; let the body work it off first.',
    'Start the day with movement and the rest of it will run behind you.',
    'Heat collects quickly now: drink enough, breathe out longer than you breathe in.',
  ],
  [
    'Eat slowly and speak slowly; both digest better that way.',
    'Energy goes into holding on; loosen jaw and shoulders more often than you think of it.',
    'A simple, warm meal at a fixed hour steadies you more than any resolve.',
  ],
  [
    'Strength is available, and likes short distances: walk them, cycle them, take the stairs.',
    'You tackle what you had put off, and the doing refreshes more than the rest would.',
    'Hands and shoulders want use; dig, knead, carry, climb.',
  ],
  [
    'Restlessness sits at home with you; move a piece of furniture, or yourself, and it passes.',
    'Go to bed before the second wind comes; it is borrowed from tomorrow.',
    'Your chest is wide when the windows are open: air the rooms and the mood.',
  ],
  [
    'Sport that has something of a game in it does you the most good.',
    'Your fire wants an audience; dance, compete, but warm up like a grown-up.',
    'Enthusiasm overlooks tiredness: plan the pause as you plan the fun.',
  ],
  [
    'You have staying power now, and habits begun here tend to last.',
    'A sober look at your daily round pays off: sleep, steps, screens, salt.',
    'What is difficult gives way to regularity, a quarter of an hour at a time.',
  ],
  [
    'Other people’s tempers are catching; keep a walk between their anger and your answer.',
    'Exercise with somebody: the appointment is half the strength.',
    'Compete with yesterday’s self and leave your partner out of the race.',
  ],
  [
    'Strength is hidden and should not be forced; stretch more than you strain.',
    'Warmth, water and early nights do more than ambition now.',
    'Drive and lift with care, and leave the last five per cent unused.',
  ],
  [
    'Long ways suit you: a hill, a river path, a swim without counting lanes.',
    'Movement clears your convictions; you come back with fewer and better ones.',
    'Fresh surroundings give you strength, if only the other side of the park.',
  ],
  [
    'Much is asked of you, and the back feels it first; stand up once an hour.',
    'Ambition is a good engine and a poor driver: set its hours.',
    'You manage more than others, which is no reason to manage everything.',
  ],
  [
    'Company gives you wings; a team, a class, a walking group.',
    'Strength and occasion meet, and something strenuous even becomes fun.',
    'Share the load and you will be surprised how far it can be carried.',
  ],
  [
    'Sleep is the theme: dim the evening, put the screens away, leave a notebook by the bed.',
    'Strength goes out by back doors; find the one that stands open and close it gently.',
    'Slow movement in water or on a mat brings you back to yourself.',
  ],
]
