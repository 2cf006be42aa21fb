import type { YearSection } from '../../../texts/units.ts'

/** Read from the sixth and first houses: habits, strength and rest. */
export const section: YearSection = {
  easy: [
    'Your body and you are on good terms for much of this year. The slow planets favour steady habits, which means that a small thing done daily goes further than it usually would. It isn’t a licence to forget yourself. On the contrary, it’s the moment to put in what heavier years can draw on. So choose a habit so easy that you’d be embarrassed to skip it, and tie it to something you already do.',
    'Routine comes easily this year, and routine is most of well-being. You may find that bedtimes, meals and walks fall into a pattern without much scolding. The sky lends a hand there, though it doesn’t tie your laces. Its gift has a weak side, in that people who feel fit say yes to everything. That’s why the best use of a good year is to learn your own measure while nothing presses.',
  ],
  hard: [
    'Strength has to be shared out more carefully this year. You may tire sooner, or find that your old tricks, the extra coffee and the short night, don’t carry as far. It’s nothing to be ashamed of. The slow planets ask for regular habits here, and they give back what you put in, only later. So treat rest as an appointment. If anything worries you, let a doctor look at it rather than a horoscope.',
    'This is a year for walking rather than sprinting. Duties pile up, and the body, which is patient, sends its notes in small handwriting. Because of that it’s good to read them early: the shoulders at noon, the eyes at nine. Such a year has its own reward. Those who learn in it to stop before they’re empty keep the skill for life, and their friends get to see them awake.',
  ],
  jupiter: {
    in: [
      'Jupiter takes an interest in your habits from {from} to {until}, and it’s no model itself. It likes second helpings and grand resolutions. With such a planet about, the plan for a new life tends to be large and short. So cut it down to a tenth and keep to that: ten minutes of stretching instead of a hundred. But Jupiter also brings good teachers. One lesson with someone who knows how a back moves can last for years.',
      'From {from} to {until} there’s generous company in the house of your well-being. It comes with Jupiter, which encourages, feeds and overbooks you. You may take on duties for others because you feel able to. Then the week is full and the walk falls out. So put the walk in first, in ink, before the favours. It needn’t be long, but it should be the one thing that nobody else may move.',
    ],
    aspect: [
      'A friendly glance from Jupiter rests on your daily habits between {from} and {until}. It helps most with what’s learned in company, such as a swimming group or a neighbour who also wants to be out by seven. So ask that neighbour. People keep an appointment with others which they’d break with themselves. And don’t aim for a record, because the point is being seen coming round the corner every Tuesday, in any weather.',
      'Confidence in your own strength may come back from {from} to {until}, with Jupiter looking kindly on it. This is pleasant and a little deceptive, as confidence arrives before the muscles do. So build up by small steps, one more stop on foot each fortnight. After a couple of months it adds up to a different person on the stairs. Tell no one in the meantime; it’s nicer when they notice.',
      'Good counsel about how you live can reach you from {from} to {until}, since Jupiter’s glance falls on it. It may be a sentence from an old teacher or a remark by a child. Such words are easily nodded at and lost. So write them where you brush your teeth. Then choose one and live by it for forty days, which is long enough to find out whether it was wise or merely well put.',
    ],
    elsewhere: [
      'Jupiter is away from {from} to {until} as far as your habits are concerned, so there’s nobody to cheer. It can be a relief. You don’t need enthusiasm to go to bed at the same hour; you need a clock. Set it to ring in the evening, not only in the morning, as a sign that the day is allowed to end. This one bell changes more than a shelf of advice.',
      'Between {from} and {until} fitness is a matter of plain arithmetic, because Jupiter, which would round the sum up, is occupied elsewhere. What you do counts, and what you mean to do doesn’t. So count something simple, flights of stairs or glasses of water, with strokes on a calendar in the kitchen. After a month the strokes begin to argue for themselves, and you’d be sorry to leave a gap.',
    ],
  },
  saturn: {
    in: [
      'Saturn sits down with your daily routine from {from} to {until} and gives it a spine. It isn’t a gentle visit: early hours, plain meals, work before play. Yet nothing suits well-being like this kind of sameness. What you repeat now turns into a habit that holds in bad weather. Leave room for joints and for age, your own included, by warming up before you lift, run or dig. That’s something Saturn respects.',
      'From {from} to {until} you’re asked to know your limits, as Saturn is where your strength is kept. The body may feel older than its papers, mostly towards evening. This is sober company, and fair. It cuts what’s too much and firms up what’s left. So take one evening a week entirely off, with no plans and no screens, and defend it as others defend a season ticket.',
    ],
    aspect: [
      'Saturn looks at how you treat yourself from {from} to {until}, and takes notes. Late meals, a chair that’s too low, shoes past their best: it’s the small neglected things that get marked. None of them is hard to put right. So make a list of seven and see to one a month. By the end of the stay the chair alone may have changed your view of the afternoon.',
      'A heavier feeling may lie on ordinary days between {from} and {until}, because Saturn’s glance falls on them. It’s often tiredness that has been postponed. Then a person needs sleep more than advice, and regular sleep more than long sleep. So try going to bed at one fixed time for three weeks, weekends too. It’s dull for ten days, and after that it’s hard to remember why it was ever otherwise.',
      'From {from} to {until} Saturn reminds you of check-ups, appointments and other things that adults put in a drawer. Its glance is dry and well meant. There’s no need to be afraid of a date in the diary; it’s the drawer that breeds worry. So make the calls in one go, on a grey morning, and then reward yourself with a walk in whatever light there is.',
    ],
    elsewhere: [
      'Saturn lays no extra weight on you from {from} to {until} as far as strength goes. You can lift your head and try things that heavier years leave no room for, a dance class or an early swim. What’s lacking is discipline from outside. So borrow some: pay for ten sessions in advance if you can, or promise a friend that you’ll collect them. You’ll go out of politeness, and come home glad.',
      'Between {from} and {until} the body is under light supervision, with Saturn elsewhere. Most people use such a time to forget it. You might use it to find out what does you good, which is harder to tell when you’re worn out. So keep a little log for one month, food and sleep and mood, a line each day. Read together, thirty lines tell you things that no magazine knows.',
    ],
  },
  rahu: [
    'Rahu makes you a hunter of methods from {from} to {until}. Every week there’s a new powder, a new app, a man on a screen with a remarkable stomach. Rahu is strong where obstacles are concerned, and can break a bad habit in one go. But it gets bored on the ninth day. So allow yourself a single method per season, and don’t read about the next until this one’s over.',
    'There’s an odd hunger in the way you live between {from} and {until}, since Rahu is about. It could be for sugar, for work or for being reachable at midnight. And Rahu exaggerates whatever it touches, worry included. When you catch yourself searching for answers online after ten at night, close the lid and put the question on paper. In the morning it’s either gone or it’s ready for someone who’s trained.',
  ],
  ketu: [
    'From {from} to {until} Ketu goes lightly through your habits, and some of them drop off like old labels. You may lose the taste for a thing you thought you needed. That’s a gift, if you don’t make a creed of it. The other side is vagueness, for Ketu forgets lunch. So set the table at the same hour each day, even for one person and a boiled egg, and sit down to it.',
    'Ketu turns attention inwards from {from} to {until}, where your strength is concerned. You may notice your breath, your feet, an old stiffness that was always there. This can be fruitful, provided it doesn’t become listening at keyholes. So learn one quiet practice from a person, not from a film, and do it with your eyes open. Then get up and carry something, so that the rest of you is asked as well.',
  ],
  lord: {
    1: [
      'The planet in charge of your daily strength, {graha}, is close to your skin from {from} to {until}, in your own sign. Whatever you do to yourself shows quickly, good and bad. It makes you sensitive to late nights and grateful for early ones. Rather than study the mirror, study your walk. Go the same round each morning for a season, and you’ll know by the second gate what sort of day it is.',
    ],
    2: [
      'Well-being is on the plate from {from} to {until}, for that’s where {graha}, which rules your habits, makes its longest stay. What you eat, how fast and in what company counts for more than any exercise machine. You know most of it already. So change the manner before the menu: sit, put the fork down between mouthfuls, and let the first five minutes of each meal be quiet.',
    ],
    3: [
      'Hands, shoulders and nerves are busy this year. Because {graha}, the ruler of your routine, stays with messages and errands from {from} to {until}, you’re likely to be always on the hop and always reachable. It’s lively, and it frays. So do the short distances on foot, with the phone in your bag. The thirty minutes a day are yours then, and most messages get better for being answered after a walk.',
    ],
    4: [
      'Rest begins at home, and home is where {graha}, the planet of your daily strength, spends from {from} to {until}. A bad mattress, a noisy fridge or an unspoken quarrel takes more out of you than work does. Good air gives it back. So look after the hour before bed as if you were your own guest, with low light, a tidy chair and nothing on the bedside table that blinks.',
    ],
    5: [
      'Play keeps you well this year, odd though it sounds in a chapter on habits. From {from} to {until} {graha}, which governs them, is among children, games and whatever you love to make. If exercise is a penance you’ll give it up, but if it’s a ball, a waltz or a kite you’ll forget the time. So find the movement you liked at nine years old. Something in your legs still knows it.',
    ],
    6: [
      'The keeper of your habits is on its own ground from {from} to {until}, since {graha} is at home among duties and daily order. You can get rid of an old nuisance with patience, and others lean on you because you seem so solid. That’s where care is needed. Each new duty should replace one, not join the heap. Write them all down once, and let the bottom three go.',
    ],
    7: [
      'From {from} to {until} your strength depends on the company you keep, as {graha}, which looks after it, is with partners and other close people. You take on their hours, their biscuits and their moods. It can be turned to use. So make one healthy thing a shared custom, such as the evening round of the block, and agree that either of you may say “shoes on”. The talk alone is worth it.',
    ],
    8: [
      'There’s a slower rhythm under your days between {from} and {until}, since {graha}, which governs your habits, is in the part of life that changes from below. Old patterns may surface, the way you rest or the way you refuse to. It’s tiring to hold them down. Better to look at one of them with a friend or a trained listener, a little at a time, and to keep warm meanwhile.',
    ],
    9: [
      'Change of air does you good this year, because {graha}, the ruler of your routine, is on the long roads between {from} and {until}, with teachers, pilgrims and students. New places shake habits loose. On the way home is the moment to choose which of them comes back in. Bring one custom from every trip, the siesta or the cold wash or the early market, and try it for a month.',
    ],
    10: [
      'Work takes the first bite of your strength from {from} to {until}, as {graha}, which governs your habits, stays where you’re busy in the world’s eyes. You may stand, sit or talk more than is good for anybody. No one else can see when it’s enough. So set a bell for every second hour, and when it rings stand by a window and look at the farthest thing there is.',
    ],
    11: [
      'Friends are good for you this year, and that’s meant literally. While {graha}, the planet of your daily habits, is among companions and wishes, from {from} to {until}, you do more in a group than alone, whether it’s hiking, singing or giving something up. You may also eat and sit up later with them. So be the one who suggests a walk first. They’ve often been hoping for it themselves.',
    ],
    12: [
      'Sleep is what matters most from {from} to {until}, when {graha}, which rules your daily strength, is in the part of life that rests and withdraws. You may need more of it and get less. Worry won’t help, but darkness does, and coolness, and an hour without news. So keep a pad beside the bed. What’s written there is allowed to wait, and the night is spared the job of remembering it.',
    ],
  },
  sun: [
    'The Sun lends vitality from {from} to {until}, with a tendency to burn. You want to be up and doing, and people see it. It’s a good stretch for starting a morning habit, since light itself wakes you. The fault is pride, which lifts the heavy box alone. Get up a quarter of an hour earlier for those weeks, go outside before you look at any screen, and let others carry their half.',
    'From {from} to {until} you notice how much strength you’ve really got, because the Sun shines on it. Some are pleasantly surprised. Others find out what they’ve been using instead, coffee or will. Both kinds do well to work in the forenoon and be lazy after dinner. Drink water as you’d give it to a plant, regularly and before it droops. The weeks after this are easier for it.',
  ],
  venus: [
    'Venus softens your routine from {from} to {until}, and the alarm at six goes unheard. This planet isn’t made for drill. What it can do is make a good thing pleasant: nice soap, a song on the stairs, herbs in the soup. Use that, for what’s pleasant is repeated. But the sweets are another matter. Buy the best there is, in the smallest box, and eat them sitting down.',
    'Comfort is in season between {from} and {until}, as Venus visits your habits. A bath, a soft chair, a second slice, and you feel it’s all deserved. It may well be. To keep the balance, give every comfort a small partner that moves: a bath after the walk, a film after the stretching. So the one invites the other, and by the end you’ve done more than in a month of vows.',
  ],
  mars: [
    'With Mars in your routine from {from} to {until} you’ve got drive, heat and a short fuse. Obstacles are there to be jumped. It’s a fine time for hard physical work and for dropping something that has bothered you for long. But Mars doesn’t warm up, so do it yourself, ten minutes, every time. And don’t train in anger. Dig the garden in anger if you like, for it doesn’t mind.',
    'From {from} to {until} you’re quick in all your movements, and quick hands break cups. Mars is about. It needs a daily outlet of twenty minutes that makes you breathe hard, or it finds one in the traffic. Cycle, scrub, climb, it’s all the same to Mars. In the evening let things cool: lukewarm water, mild food, no debates. You’ll sleep like someone who has earned it.',
  ],
  mercury: [
    'Your nerves are wide awake from {from} to {until}, for Mercury is running through your days. You read about sleep instead of sleeping. Still, the planet’s useful, since it can measure, compare and find the flaw in a timetable. Let it rewrite your week on one page, with gaps on purpose. Then close the laptop. What’s left of the restlessness is best walked off, talking, beside a person who walks faster than you.',
    'Between {from} and {until} it’s the small habits that can be altered, thanks to Mercury: which hand, which stair, which cup. It’s the planet of tiny adjustments. So move the fruit to where the biscuits were and put the shoes by the door. It looks like nothing. But most of what we do in a day we do because it’s near, and you’ve just changed what’s near.',
  ],
  retrograde: [
    'While {graha} is retrograde among your habits, from {from} to {until}, old ones return to see whether there’s a bed free. The late snack, the skipped stretch: you know them. It’s no defeat, it’s a second look. Ask what each of them used to give you, for it was something. If you can find that something elsewhere, the guest leaves without a scene. New regimes are better begun once the planet has turned.',
    'From {from} to {until} {graha} goes back over the way you look after yourself. A question you’d settled may come up again, or an exercise you gave up turns out to have been a good one. Take it slowly. Fetch the old sheet with the drawings, the old bicycle, the old bedtime. It’s better to redo the simple thing properly than to begin a difficult one, and the body has a memory for it.',
  ],
  fullMoon: [
    'On {from} the Moon is full over your daily round, and you can feel how full it is. Sleep may be light. Don’t fight for it; get up, drink something warm and look out. What you thought of in that half-hour is likely to be the duty that ought to go first.',
    'The full Moon of {from} shows what your habits have made of you in the past half-year. It may be a firmer step or a shorter breath. Either is only news. Do something gentle that evening, a slow walk without a goal, and eat a little earlier than usual.',
  ],
  newMoon: [
    'A new habit likes the dark, and on {from} there’s a new Moon for it. Make it laughably small, one press-up or one page before sleep. You’ll want to do more by the third day. Don’t, for two weeks. It’s the repeating that grows roots, and roots can’t be hurried by enthusiasm.',
    'On {from} the Moon is new where your strength is renewed. Old calendars suggest a simple meal and an early night, and it’s good advice in any century. While it’s quiet, ask yourself what you’d stop if nobody minded. You needn’t answer aloud. Just leave it out once, the next morning.',
  ],
  eclipse: [
    'Around {from} an eclipse passes over body and routine, and many feel flat or jumpy for a day or two. By custom people fast lightly, rest and bathe. There’s no harm in a version of that: a plain dinner, a long wash, a dark room. Big resolutions made on that day seldom fit by the weekend.',
    'The eclipse of {from} can make you listen too hard to yourself. A twinge becomes a story. If something truly troubles you, ask a person who is qualified, that’s what they’re for. Otherwise be kind and ordinary: change the sheets, air the room, stroll to the corner and let the odd light pass.',
  ],
  practice: [
    'Be outdoors for ten minutes before noon on every day of the year, rain included. Stand, walk or sweep, it doesn’t matter. Morning light tells the body what time it is, and a body that knows the time is easier to live in. Hang the coat where you’ll see it.',
    'Choose a bedtime and set a bell an hour before it. When it rings, dim the lamps and put the phone to bed in another room. It’s a small ceremony for a thing we do three hundred and sixty-five times. You wouldn’t put a child to sleep by shouting the news.',
    'Stand on one leg while you brush your teeth, left in the morning, right at night. It’s absurd, it costs nothing, and it’s done before you can find an excuse. Balance is among the first things we stop practising. And anyone who wobbles daily has begun the day with a laugh.',
    'Eat one meal a day without reading, watching or answering. Only the food, and the people who are there. You may be bored for a week. Then you begin to notice when you’ve had enough, which no table of numbers can tell you, and to taste again what you’ve been buying for years.',
    'On Sunday evening look at the week ahead and draw a ring round the heaviest day. The evening before it and the one after belong to rest; write that in. Tiredness usually comes from three hard days in a row, and a ring with two quiet neighbours is how to avoid that.',
  ],
}
