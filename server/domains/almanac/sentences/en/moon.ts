import type { ByHouse } from '../../language.ts'

/** The Moon: the mood of a day or two. */
export const moon: ByHouse = [
  [
    'You feel like yourself again; begin something small and personal.',
    'The mood is your own; follow it without explaining.',
    'A good day to look after your looks, your room and your plans.',
  ],
  [
    'Talk, eat and count unhurriedly; voices carry.',
    'Money matters can be looked at without sighing.',
    'Say the appreciative thing while it is still warm.',
  ],
  [
    'Errands, calls and short trips go quickly.',
    'You have courage for the message that has been waiting.',
    'Neighbours and siblings are good company.',
  ],
  [
    'Stay near home; tiredness is a message.',
    'The kitchen is the best place for a difficult talk.',
    'Mend, cook, sleep: in that order.',
  ],
  [
    'Make something, or play something; results are optional.',
    'The heart is talkative; let it flirt with an idea.',
    'Children say the wise thing; write it down.',
  ],
  [
    'You get things out of the way; even the tiresome form.',
    'A good day for appointments, cleaning and sober decisions.',
    'Small habits are easy to begin.',
  ],
  [
    'Meet, ask, agree: two see more than one.',
    'Let others set the pace for a day.',
    'Good for reconciliation, and for dinner.',
  ],
  [
    'Quiet days: keep plans loose and answers short.',
    'Postpone what has no hurry, and go to bed early.',
    'Leave stirred-up water alone until it clears.',
  ],
  [
    'Look further: a map, a lecture, a prayer.',
    'Advice reaches you from a good side.',
    'Good for plans that are larger than the week.',
  ],
  [
    'You are visible; bring finished things.',
    'Work goes well if you decide what comes first.',
    'A word from above is meant more kindly than it sounds.',
  ],
  [
    'Company does you good; say yes.',
    'Wishes find listeners; speak of one.',
    'A favour you did long ago returns in other clothes.',
  ],
  [
    'Withdraw a little, and let the telephone rest.',
    'Good for endings, sleep and generous small gifts.',
    'Spend time, rather than money.',
  ],
]
