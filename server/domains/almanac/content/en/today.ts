import type { Moment, TodayTexts } from '../../texts/today-texts.ts'

const clock = ({ hour, minute }: Moment) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

export const today: TodayTexts = {
  moon: 'Today is for {area}, with the Moon in {sign} {until}: {deed}.',
  moonAlone: 'The Moon is in {sign} {until}.',
  areas: {
    1: 'yourself, your body and your mood',
    2: 'money, food and the way you talk at home',
    3: 'messages, neighbours and short trips',
    4: 'home, rest and the people you come from',
    5: 'love, children and whatever you do for fun',
    6: 'daily work, habits and small unfinished things',
    7: 'your partner, and anyone who sits across from you',
    8: 'what you keep private, such as trust, old papers and shared money',
    9: 'learning, long trips and good advice',
    10: 'your work, and the people who see it',
    11: 'friends, groups and what you hope for',
    12: 'rest, time alone and letting go',
  },
  deeds: {
    1: {
      waxing: [
        'a good time to begin the one thing you want for yourself',
        'say what you’d like first, and hear the others afterwards',
        'good for being seen, so sit where people can find you',
        'a good time to try a new pace, before anyone has an opinion about it',
      ],
      waning: [
        'keep an hour that belongs to nobody else',
        'good for comfort, so wear what’s soft and forget the impression',
        'a good time to stop one thing you only do because people expect it',
        'notice your own mood before you answer anyone’s questions',
      ],
    },
    2: {
      waxing: [
        'a good time to cook something properly and ask who’d like some',
        'name your price plainly, and then wait',
        'good for putting a little aside, however small it is',
        'a good time to mend or polish one thing you own',
      ],
      waning: [
        'use up what’s in the cupboard before you shop again',
        'look at what went out this month, without scolding yourself',
        'a good time to give back what you borrowed',
        'speak a little more slowly than usual, above all to the people you live with',
      ],
    },
    3: {
      waxing: [
        'ring the person you keep meaning to ring',
        'good for a first message, so send the short version',
        'a good time to see something nearby that you’ve always walked past',
        'ask a person the question you’d otherwise look up',
      ],
      waning: [
        'a good time to answer what has been waiting, one message after another',
        'good for listening, so let the other one finish',
        'do the small errands in one round and be done with them',
        'clear up one misunderstanding while it’s still small',
      ],
    },
    4: {
      waxing: [
        'a good time to move one thing at home to a better place',
        'ring your mother, or the one who looked after you',
        'good for having people in, even if it’s only for tea',
        'begin the repair that’s been waiting, with its first screw',
      ],
      waning: [
        'stay in if you can, and have an early night',
        'good for clearing one shelf, and only one',
        'a good time to sit where it’s quiet and do nothing useful',
        'let the place be untidy for once and rest in it',
      ],
    },
    5: {
      waxing: [
        'make something for the fun of it and show it to one person',
        'a good time to ask someone you like for a coffee or a walk',
        'good for children, and for anyone who still plays, so join in',
        'say the kind thing while you’re thinking it',
      ],
      waning: [
        'go back to a hobby you dropped, for half an hour',
        'a good time to praise someone who’s stopped expecting it',
        'good for music, so hear one record to the end',
        'leave the evening free of plans and see what you feel like',
      ],
    },
    6: {
      waxing: [
        'good for tidy beginnings, so start with the task you like least',
        'a good time to tie a small habit to an hour you already keep',
        'ask for help with one thing you’ve been carrying alone',
        'write the list first, and do the shortest thing on it',
      ],
      waning: [
        'a good time to finish, so close three small things before you open another',
        'clear the desk, the bag or the inbox, whichever is worst',
        'keep it plain, with simple food, a walk and bed at a decent hour',
        'settle a small debt or an old favour and cross it off',
      ],
    },
    7: {
      waxing: [
        'a good time to make a plan with one other person',
        'ask your partner, or your closest friend, one real question',
        'good for meetings, so say yes to the one you could also skip',
        'let the other one choose, and go along gladly',
      ],
      waning: [
        'talk over what annoys you both, in daylight and briefly',
        'a good time to keep a promise you made to someone close',
        'listen for what the other person leaves out',
        'give way on a small thing and leave it there',
      ],
    },
    8: {
      waxing: [
        'go slowly, and keep the big talk for another day',
        'a good time to look into a thing quietly before you speak of it',
        'good for sorting shared papers, passwords and who pays what',
        'tell one person you trust, and leave it at that',
      ],
      waning: [
        'keep the day light, since you may tire sooner than usual',
        'a good time to hold an old grudge a little less tightly',
        'good for emptying the drawer you never open',
        'put off what can wait until the Moon has moved on',
      ],
    },
    9: {
      waxing: [
        'read the first page of something you always meant to learn',
        'a good time to ask someone older how they did it',
        'good for planning a journey, even a small one',
        'look at the matter from further away before you decide',
      ],
      waning: [
        'thank a teacher, or anyone who once showed you the way',
        'good for finishing the book beside your bed',
        'a good time to check what you believe against what you’ve seen',
        'take the long way home and think',
      ],
    },
    10: {
      waxing: [
        'a good time to show your work to the one who should see it',
        'begin the task that matters before you open your messages',
        'good for asking, so ask the one who decides',
        'do one thing carefully where people can see it',
      ],
      waning: [
        'finish one piece of work and hand it over',
        'good for keeping your word, so look at what you’ve promised this month',
        'a good time to say who helped you',
        'stop on time, and leave things ready for tomorrow',
      ],
    },
    11: {
      waxing: [
        'a good time to see friends, and to bring along someone new',
        'write down one hope and tell it to a friend',
        'good for company, so go even if you only stay an hour',
        'ask around, because someone may know someone who can help',
      ],
      waning: [
        'get in touch with a friend who’s gone quiet',
        'good for returning favours, the small ones first',
        'a good time to leave a group that only costs you hours',
        'look at an old wish and ask whether you still want it',
      ],
    },
    12: {
      waxing: [
        'good for resting before you need it',
        'a good time to plan quietly and say nothing yet',
        'take twenty minutes alone, without a screen',
        'do someone a kindness that nobody hears of',
      ],
      waning: [
        'leave one thing unfinished and sleep on it',
        'good for an early night behind a closed door',
        'a good time to clear out, give away and cancel',
        'keep the evening empty and let your mind wander',
      ],
    },
  },
  evidence: 'The Moon at {degrees}° {sign} in {nakshatra} ({temper}), {phase}, {percent}% lit.',
  counted: '{sign} is {house}, counted from {moonsign}.',
  eighth: 'Indian almanacs call this Chandrashtama and take such days slowly.',
  phases: { waxing: 'waxing', waning: 'waning' },
  next: '{event}. For you it’s about {area}.',
  until: (moment) =>
    `until ${clock(moment)} ${
      { today: 'today', tomorrow: 'tomorrow', later: `on ${moment.weekday}` }[moment.when]
    }`,
  at: (moment, writtenDay) =>
    ({
      today: `Today at ${clock(moment)}`,
      tomorrow: `Tomorrow at ${clock(moment)}`,
      later: `${writtenDay}, ${clock(moment)}`,
    })[moment.when],
}
