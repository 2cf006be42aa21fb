import type { Language } from '../../language.ts'

/** What may be done with it. `open`: the matter runs easily; `steady`: it wants patience. */
export const advice: Language['advice'] = {
  overview: {
    open: [
      'There is more room than usual; use it for one thing that matters, rather than for five that are urgent.',
      'Ask for what you want in plain words, since many would help if they only knew.',
      'Begin early, and keep the evenings: ease, too, has to be given a place.',
      'You need not push; a door that opens by itself is the right one for now.',
      'Take one decision that has waited, and leave it taken.',
    ],
    steady: [
      'Little at a time, and that thoroughly: this stretch rewards whoever is not in a hurry.',
      'Keep a reserve of time and of words; both will be asked for.',
      'Look after what exists before you begin anew, and the ground will bear you later.',
      'Where it stalls, it shows you something; look, before you push.',
      'Finish one thing in every two days, and do not count the others.',
    ],
  },
  love: {
    open: [
      'Say what you like about each other; it is heard now.',
      'Whoever is alone may smile first.',
      'Plan one hour that is of no use to anybody else.',
      'A small surprise is worth more than a large explanation.',
      'Let the evening run later than is reasonable, once.',
    ],
    steady: [
      'Ask twice before you take offence.',
      'Closeness grows slowly here, and does not like to be measured.',
      'Give each other room, with a fixed time for coming back.',
      'Old habits of quarrelling are just that: habits, and can be left lying.',
      'Be kind in practical things; the rest follows.',
    ],
  },
  work: {
    open: [
      'Bring the difficult matter up in the first half of the day.',
      'Accept the help that is offered, and say what for.',
      'Show the work while it is still warm.',
      'A well-prepared question takes you further than a long report.',
      'Choose the task that teaches you something.',
    ],
    steady: [
      'Keep to the order you have set yourself, even when others change theirs.',
      'Put agreements in writing, in a friendly tone.',
      'Do the dull part first, and it stops growling.',
      'Double-check dates and names; nothing more heroic is needed.',
      'Say no once, early, and with a reason.',
    ],
  },
  money: {
    open: [
      'A look at the whole picks out the one expense that can go.',
      'What is fair may also be asked for.',
      'Put joy on the list: a small sum, spent on purpose.',
      'Compare calmly; the better offer has patience.',
      'Note what has gone well, so that you can do it again.',
    ],
    steady: [
      'Sleep a night over every wish that costs something.',
      'Count before and not after.',
      'Lend time sooner than money.',
      'One envelope, one purpose: simple arrangements hold best now.',
      'Let the larger purchases wait until you can explain them in a sentence.',
    ],
  },
  health: {
    open: [
      'You recover quickly, provided you stop in time.',
      'Choose the staircase, the fresh thing, the earlier night.',
      'Body and mood pull in one direction; a walk in daylight keeps them there.',
      'Begin the habit small, so small that no excuse fits it.',
      'Laughing counts as exercise.',
    ],
    steady: [
      'Treat tiredness as an appointment and keep it.',
      'Regular hours do you more good than great resolutions.',
      'Warm food, warm feet, and a quiet last hour of the day.',
      'What worries you is better told to someone who knows about it than read into the sky.',
      'Breathe out before you answer.',
    ],
  },
  family: {
    open: [
      'Ring up the one who never rings up.',
      'Cook for one more than are coming.',
      'Praise somebody at home in front of the others.',
      'Tell an old story, with the part where you were wrong.',
      'Let the youngest and the oldest decide for an afternoon.',
    ],
    steady: [
      'Hear them out; advice can follow tomorrow.',
      'Share the duties anew, with names beside them.',
      'Not every remark at table needs an answer.',
      'A walk with one is better than a meeting with all.',
      'Keep a promise that you made in passing.',
    ],
  },
}
