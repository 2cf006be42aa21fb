import type { MonthWords } from '../language.ts'

/** Sentences for months only. */
export const month: MonthWords = {
  advice: {
    overview: [
      'A month is long enough to change one thing properly and too short to change five. Pick the one, and tell somebody which it is.',
      'Divide the month in two: use the waxing half for asking and beginning, and the waning half for answering and clearing up.',
      'Write down on the first day what you would like to remember on the last. Most months turn out to have been about that.',
      'Leave one weekend with nothing in it, as a farmer leaves a field. What comes up by itself is often the best of the month.',
      'Not every date in this calendar wants something from you. Choose three that do, and let the others be weather.',
      'Notice what returns in these weeks, a name, a song, a worry, and give it ten minutes of honest attention.',
    ],
    love: [
      'Give the two of you one fixed evening a week for this month. What is too tired to be romantic may be friendly, and that is nearly the same.',
      'If there has been a coolness, let the first warm sentence be yours, and let it be short. Those who are looking may look up from the telephone.',
      'Do one thing together this month that neither of you is good at. It is hard to be formal while laughing.',
      'Say what you need as a wish, and hear what is needed as one. Wishes are easier to carry than reproaches.',
      'Affection is kept alive by small repetitions: the same walk, the same cup, the same joke. Add one new one this month.',
      'Let someone see you as you are on an ordinary Tuesday. Whoever stays for that is good company on Sundays as well.',
    ],
    work: [
      'Close one matter before you open the next, if only this month. A finished small thing speaks louder than three great ones under way.',
      'Reserve the clearest hour of the day for the work that is really yours. Messages can have what is left over.',
      'Ask once this month how your work looks from the other side of the desk. The answer will save you some of it.',
      'Put the meeting that matters into the first half of the month and its minutes into the second. Between the two, prepare less and listen more.',
      'You may hand something over this month without handing over the credit. Write down how it is done, and step back.',
      'Choose one skill and give it twenty minutes a day until the month is out. Nobody needs to know before it shows.',
    ],
    money: [
      'Take one quiet hour in the middle of the month and look at all of it: what comes, what goes, what merely leaks. Then do one thing about one leak.',
      'Before anything larger is bought, let it stand on a list until the Moon has gone once round. Half of it will have lost interest in you.',
      'Talk about money this month with the person it also concerns. Begin with what is going well.',
      'Give your spending three names, need, joy and habit, and see which of them has grown. None of them has to go; one may have to wait.',
      'For weighty decisions ask someone who knows the subject by trade. For the light ones, ask yourself how you will like it in a year.',
      'Set aside a little at the beginning of the month instead of what is left at the end. It is the oldest trick there is, and still a good one.',
    ],
    health: [
      'Choose a time for going to bed and treat it like a train. By the middle of the month you will be travelling comfortably.',
      'Put movement where it cannot be forgotten: on the way to something. What worries you in earnest belongs to a doctor’s ear and not to a horoscope.',
      'Eat one meal a day this month without a screen beside it. The difference is larger than it sounds.',
      'Alternate effort and rest as the Moon does light and dark. Neither half needs an excuse.',
      'Spend some part of every day of this month outside, whatever the weather is doing. Ten minutes are a part.',
      'Leave out one thing that tires you and has become mere custom. Put nothing in its place for a while.',
    ],
    family: [
      'Fix one meal a week at which everyone who is at home is at table. It need not be good; it has to be regular.',
      'Call an older relative this month and ask one question about their youth. Then let them talk, and take notes.',
      'Where there is an old disagreement, do something useful together instead of discussing it. A shelf put up jointly is a kind of treaty.',
      'Give each person at home half a day this month that belongs to them alone, and take yours as well.',
      'Bring a little ceremony into something ordinary: a candle, a fixed seat, a song on Fridays. Children, and others, live on such things.',
      'Ask who has been carrying what at home, and whether it might change hands. Begin by offering to take, not to give.',
    ],
  },
  moon: [
    [
      'A day or two to be simply yourself.',
      'Do something for no better reason than that you like it.',
      'Your spirits are your own; keep them so.',
      'Begin the personal thing, and ask nobody’s leave.',
      'You make a good impression by making none on purpose.',
    ],
    [],
    [
      'Say it, send it, or go round and ring the bell.',
      'Small courage pays here.',
      'A good stretch for lessons, letters and lifts.',
      'What is near is also interesting.',
      'Offer your help before it is asked for.',
    ],
    [],
    [],
    [
      'Odds and ends find their place.',
      'Make order in one drawer and one thought.',
      'Steady work goes almost by itself.',
      'Good days for the dentist’s appointment and the dull form.',
      'A simple rhythm does you good.',
    ],
    [
      'Put your question to somebody instead of to yourself.',
      'Meet, or make it up, or make a date.',
      'Two chairs and an open evening are enough.',
      'The other view is worth the detour.',
      'What is agreed now is agreed in good humour.',
    ],
    [
      'Leave these days half empty.',
      'Fewer words and longer nights suit them.',
      'Let important letters rest until the Moon has moved on.',
      'A time for the armchair, and for patience.',
      'Go gently, with yourself first.',
    ],
    [],
    [
      'You are seen; let it be with something finished.',
      'Ask for the decision, and bring the facts.',
      'A day or two for the front row.',
      'Carry yourself as if it had already gone well.',
      'What you lead now follows willingly.',
    ],
    [
      'Go where the others are.',
      'Company brings ideas, and ideas bring company.',
      'Name a wish among friends.',
      'A good stretch for reunions and round tables.',
      'Somebody thinks well of you and may say so.',
    ],
    [],
  ],
}

/** Closing sentences of the four quarters of a year. */
export const quarterAdvice: readonly string[] = [
  'Choose one word for this quarter and hang it where you dress; words of that kind do quiet work.',
  'If only one thing is to be done in these months, let it be the thing you would be sorry to find undone at their end.',
  'Look back after six weeks and correct your course by a hand’s breadth; more is seldom needed.',
  'Keep a day in each of these months on which nothing is planned and nobody is owed an explanation.',
  'Let the pace of this quarter be that of the person you most enjoy walking with.',
  'Write down what goes well as carefully as what does not; in a year’s time you will want both.',
  'Clear something away before you bring something new into these months, a cupboard, a date or a grudge.',
  'Share a plan for this quarter with someone who will ask about it kindly.',
]
