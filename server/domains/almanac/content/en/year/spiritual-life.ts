import type { YearSection } from '../../../texts/units.ts'

/** Read from the twelfth house, with a look at the ninth: prayer, silence, and what someone lives by. */
export const section: YearSection = {
  easy: [
    'The inner life has room this year. Silence comes without effort, on a bench or between two stations, and an old prayer may suddenly be about something. You needn’t be religious for that. It’s enough to stop talking to yourself now and then. The one thing that can go wrong is to keep it for holidays. So give it ten minutes of an ordinary day, before the phone, and let it be ordinary.',
    'It’s a friendly year for everything that can’t be bought or hurried: faith, doubt, meditation, music heard with closed eyes. The slow planets leave the gate ajar. You may find words for something you’ve always believed, or be happy without words. But nobody is carried through. That’s why a small fixed practice, kept on dull days too, is the way to make this year’s ease into something that stays.',
  ],
  hard: [
    'Prayer is dry this year, or the mind is loud, or there’s simply no chair left for it. People of all traditions know such years and speak well of them afterwards. They take away the nice feelings and leave the question of why you do it. So do less, and do it faithfully. Three breaths at a fixed hour will carry you further now than a weekend of great resolutions.',
    'This year the quiet has to be fetched. Duties push in, sleep is lighter, and comfort that once came from a book or a building may stay away. It isn’t a fault in you. Rather it’s the season in which belief loses its decoration and shows its walls. Keep one small rite exactly as it is. And be kind to someone without telling anybody, which counts as prayer in every language.',
  ],
  jupiter: {
    in: [
      'Jupiter retires to the quiet part of your chart from {from} to {until}, as a teacher withdraws in old age to a hut by the river. The world gets less of you. But there’s a sense of being accompanied, which believers put down to God and others to finally having slept. And Jupiter spends freely, so money and time may go to good causes. Let one of them be near enough to visit in person.',
      'From {from} to {until} a wise guest lives in your back room, for Jupiter is in the part of life with retreat and letting go. This guest is considered slow, because nothing shows on the outside. Dreams may be worth noting. The temptation is to float, to read about stillness on the train and never sit still. So choose a single practice, from your own people’s tradition if you can, and stay with it until it bores you.',
    ],
    aspect: [
      'A blessing from afar: that’s how the old texts describe Jupiter’s glance, and from {from} to {until} it falls on your inner life. You could come upon a good teacher, a clear sentence, a place where it’s easy to breathe out. They won’t come after you. So walk into the open church, temple or mosque you pass each week, take off your shoes or your hat, and sit for a moment at the back.',
      'Between {from} and {until} meaning is easier to come by, as Jupiter’s eye rests on what you live by. It may reach you through gratitude. That’s an unfashionable word with a very old kitchen. Before you eat, think of three people without whom the food wouldn’t be there. It changes the taste, oddly enough. And it saves you from the grand thoughts to which this glance can tempt us all.',
      'You forgive more readily from {from} to {until}, thanks to Jupiter, which looks kindly at the part of you that lets go. Use it on someone who’ll never know. Forgiving isn’t agreeing, and it doesn’t oblige you to meet. It only means that you stop carrying the other end. So take a stone on a walk, give it the name of the matter, and put it down where the path turns.',
    ],
    elsewhere: [
      'From {from} to {until} Jupiter is busy in the world and leaves the inner room to you. It’s a bit cold when you go in. That’s how it is with rooms that nobody heats for you, and it only takes a match. Light something at the same hour each day, a lamp, a candle, the stove. While it catches, say nothing. After some weeks the room knows you and is warm sooner.',
      'No great insight is on offer from {from} to {until}, with Jupiter giving its lectures in another hall. So your spiritual life is made of housework: turning up, sweeping, turning up again. Many find it restful. You don’t need to feel anything. Choose one verse, one name of God or one honest wish, and repeat it while you do something with your hands. What’s repeated in that way goes in.',
    ],
  },
  saturn: {
    in: [
      'Saturn keeps the hermitage from {from} to {until}. It’s stern in this part of life, where sleep, money and illusions run out a little sooner than we’d like. And yet no planet understands discipline better, so a practice begun in such a time holds. It should be small and plain. Sit for ten minutes on a hard chair, at an hour nobody envies you. If loneliness comes, let it sit down too; it’s often tired.',
      'Much is taken off the shelf from {from} to {until}, since Saturn clears the part of life that’s about letting go. You may do without something you believed in, a group, a habit of comfort, a picture of yourself. There’s grief in that and some relief. But don’t fill the gap with the next doctrine. Leave it empty for a season, sweep it, and see what you still do when nobody requires it.',
    ],
    aspect: [
      'Saturn’s glance makes the inner life sober from {from} to {until}. You’ve less taste for miracles and more for people who get up early. It’s a good antidote to fine words, your own among them. The catch is becoming severe, with yourself and soon with others. So add a soft thing to each strict one. If you fast, feed someone. If you rise before dawn, go to bed without reading the news.',
      'Time to be quiet has to be defended between {from} and {until}, because Saturn lays duties across the path. They’re there to see whether you mean it. There’s no call for heroism; a notice on the door is enough. Tell the others when you’re not to be spoken to and for how long. A quarter of an hour, honoured by the whole household, is worth a retreat you never get round to.',
      'Old questions come by on foot from {from} to {until}, with Saturn looking in on what you believe: what’s owed, what lasts, where we go. You won’t answer them between two meetings. But you can offer them a chair. Read one serious book slowly, a page a day, with a pencil. And visit a very old person who isn’t afraid, and ask how they came by it.',
    ],
    elsewhere: [
      'Nothing presses on your soul from {from} to {until}, for Saturn presses elsewhere. You may hardly think about such things, and there’s no harm in it. Joy is a way of praying, too. It would be a pity, however, to notice the quiet only when it’s gone. So mark the good days as they pass: a dot in the calendar, a flower in a glass, a word of thanks out loud in an empty kitchen.',
      'The inner life is let off its homework from {from} to {until}, as Saturn has its hands full in the world. It’s a time for wandering about in other people’s traditions, singing where you don’t know the words, reading poems. You won’t get deep that way, and it isn’t meant for it. Just bring each find back to your own door and see if it fits through.',
    ],
  },
  rahu: [
    'Rahu looks for the extraordinary from {from} to {until}: visions, foreign rites, a retreat at the far end of the world, a voice in the headphones with all the answers. Some of it may move you. But Rahu is a poor sleeper and it mixes up being stirred with being changed. Test a teaching by how you speak to your family on the evening after. And give the screen a bedtime, well before yours.',
    'There may be a longing to escape from {from} to {until}, because Rahu is in the part of life where we withdraw. It’s worth listening to and unwise to obey at once. What do you want to be rid of? Often it’s one thing, with an address. Deal with that. Then look at the longing again, which has perhaps become a simple wish for a day in the woods, and that’s easily granted.',
  ],
  ketu: [
    'Ketu is the monk among the planets, and from {from} to {until} it’s in its cell. Many traditions call this a good place for it. Silence is no effort, and an old practice can come back as though you’d never left it. But you might forget that others are waiting with the meal. So come out on time. What you’ve understood in there is best shown by the way you dry the dishes.',
    'From {from} to {until} something in you has had enough of wanting, while Ketu passes through the place of release. It may feel like peace and it may feel like being flat. So look for the difference in your hands: peace still likes to do things. If it’s the flat sort, tell a good friend and get some daylight. If it’s peace, don’t speak of it much. Give away one thing you were keeping for show.',
  ],
  lord: {
    1: [
      'The quiet part of you comes to the surface this year. While {graha}, its ruler, makes its longest stay in your own sign, from {from} to {until}, people may find you more thoughtful, or just further away. And the body is involved as well. So pray with it, if you pray, and walk if you don’t: bow, kneel, stand barefoot on the grass. A posture taken daily teaches what no book gets across.',
    ],
    2: [
      'What goes in and out of the mouth is your practice this year. From {from} to {until} {graha}, which rules your inner life, is with food, speech and what you own. Fasting has its place here, and so has a blessing before the meal. But the hardest fast is from sharp remarks. So try it on one day a week, from waking to sleeping, and put a coin in a jar for each lapse.',
    ],
    3: [
      'Short forms suit you this year, since {graha} carries your spiritual life into the part with hands, words and small steps from {from} to {until}. A psalm on the bus, a bead for each stair. Writing helps, too: many people copy out a sacred name or a favourite line every morning. It does get mechanical. When it does, change the hand, and you’ll have to pay attention like a child.',
    ],
    4: [
      'Your temple is at home this year, for {graha} brings the inner life under your own roof from {from} to {until}, where there’s noise, laundry and someone asking for scissors. So it’s worth making a place for it: a shelf, a picture, something that grows. It needn’t look like anything to others. Sit there at the hour when the house breathes out, and let your mother’s faith, or her lack of it, be a guest.',
    ],
    5: [
      'Devotion wants to sing this year, as {graha}, the ruler of your quiet hours, is in the part of life with joy, children and making things from {from} to {until}. Solemn people may find it frivolous. But never mind them. Learn one hymn, raga or round properly, and sing it for nobody. Children are good teachers of it as well, since they can look at a beetle for as long as any monk.',
    ],
    6: [
      'Service is the way in this year. With {graha}, which rules your spiritual life, among duties and daily work from {from} to {until}, you’re likely to learn more from a mop than from a mantra. It’s honest, and it has a shadow, which is doing good with a sore back and a sore mind. So choose one task, for one hour in the week, for people who can’t repay you. Then rest.',
    ],
    7: [
      'You’re taught by the person opposite this year, for {graha} takes the inner life into company from {from} to {until}. It might be someone who shares your path, or someone who finds it absurd. Both keep you awake. Long silences together are worth more now than discussions. Sit with a partner or a friend for a quarter of an hour each week, without music, and have breakfast afterwards.',
    ],
    8: [
      'The way goes through the dark wood this year, and that isn’t meant as a warning. From {from} to {until} {graha}, ruler of your quiet side, is with depth, endings and what’s hidden. You can look at things you used to step around: loss, age, your own anger. But don’t go in alone. A wise listener, religious or not, belongs to it. And for every hour below, take one in the sun.',
    ],
    9: [
      'Faith gets fresh water this year, because {graha}, which rules your inner life, stays longest in the part with teachers, scripture and holy places, from {from} to {until}. A pilgrimage would be in keeping, even one of a single afternoon. What you hear may be beautiful. It’s still someone else’s until you’ve tried it out. So take one sentence home from each teacher, and live by it for a month.',
    ],
    10: [
      'What you believe can be seen at work this year, since {graha} carries your inner life up into public from {from} to {until}. You may be asked to stand for something, or notice where your job and your conscience have been avoiding each other. It takes tact. Preaching isn’t needed. Instead do one piece of your work each day as if it were an offering, the smallest piece, the one that nobody checks.',
    ],
    11: [
      'You’re not alone on the mat this year. From {from} to {until} {graha}, the ruler of quiet things, is among friends and groups, so a choir, a circle or a congregation may carry you where you’d have given up. Groups also have coffee rotas and opinions. But stay for the singing. If a wish comes up in prayer, say it once, aloud, in front of people you trust, and then let it be.',
    ],
    12: [
      'The inner house is lived in this year: {graha}, its ruler, is at home there from {from} to {until}. Sleep, dreams and solitude do you good, and you could go deeper than usual without strain. It’s possible to stay in too long. So tie a thread round your finger, as it were, in the shape of a promise to someone outside. Retreat for a day each month, and be back for the evening meal.',
    ],
  },
  sun: [
    'The Sun steps back from the stage between {from} and {until}, into the part of life that’s out of sight. You may feel less sure of yourself, or merely sleepy. It’s a good time to do things without a signature. Get up with the light for once and greet it, as Hindus do with water and the Gayatri, and as birds do without. Being no one in particular is restful after the first week.',
    'From {from} to {until} it’s easier to see what you’re proud of, since the Sun is where pride is put down. Some of it you can keep. The rest is heavy and hasn’t been useful since school. So choose something good you’ve done and don’t mention it to a soul. Then at the end of these weeks you’ll know whether it was worth doing, which is a rare piece of knowledge.',
  ],
  venus: [
    'Venus is fond of the quiet rooms in your life, and from {from} to {until} it puts flowers in them. Beauty is the way in: incense, a cello, a cool sheet. People who find meditation grim may like it now. There’s some chance of overdoing the accessories. A cushion is enough. So spend what you save on someone who hasn’t had anything lovely for a while, and stay anonymous.',
    'Tenderness goes inward from {from} to {until}, with Venus in the part of life where we rest. It’s at its ease there. Love for a person far away, or no longer living, may be close to prayer in these weeks. It does no harm to let it. Write to them, even if the letter can’t be sent. And sleep with the window open, if you can, for Venus likes the smell of rain.',
  ],
  mars: [
    'Mars can’t sit still, and from {from} to {until} it’s where sitting is the whole point. Anger comes up during the silence, often years old. That’s uncomfortable and quite useful, as it can at last be looked at. Don’t wrestle. Give Mars a form with movement in it: sun salutations, prostrations, chopping wood with full attention. When the arms are tired, sit down for five minutes. Those are the ones that count.',
    'Sleep and peace are a bit hot from {from} to {until}, because Mars is among them with its boots on. You may lie awake conducting arguments. It’s better to get up and write your opponent’s part, as well as you can, and then go back to bed. By day Mars makes you brave enough for what most people avoid in themselves. So take one such thing, small, and look at it standing up.',
  ],
  mercury: [
    'The mind talks during prayer from {from} to {until}, as Mercury has come into the quiet room. It would like to know how prayer works. You could spend these weeks reading about stillness in four traditions, and it wouldn’t be wasted. But sit first and read afterwards. If the thoughts won’t leave, give them a notebook beside the cushion. A thing that’s written down usually stops knocking.',
    'From {from} to {until} words go astray, messages cross, and what you meant is hard to say, for Mercury is in the part of life beyond talk. So it’s a fine time for a fast of words. One morning of silence is a good length. Let the household know, put a card in your pocket that says so, and notice how much gets done, how little was needed, and who minds.',
  ],
  retrograde: [
    'While {graha} walks backwards through your inner rooms, from {from} to {until}, something you once believed asks to be looked at again. Perhaps it’s a childhood prayer, perhaps a teacher you left. You’re allowed to find it beautiful without moving back in. So take out the old book and read where you stopped. What made you stop may no longer be there, or it may be standing exactly where it was.',
    'Between {from} and {until} {graha} is retrograde in the place of rest and release, so things you’d let go of could return for an evening. It’s as well to receive them politely. Ask what they still want, which is usually to be thanked. Old dreams, in both senses, repeat themselves. Note down the last picture before waking, for as long as it lasts, and read the notes in one go at the end.',
  ],
  fullMoon: [
    'On {from} the Moon is full where it’s quietest, and you may lie awake with a head full of silver. But don’t fight it. Sit by the window for a while. Many traditions keep the full-Moon night for fasting, chanting or stories. One grateful sentence, said slowly to the light, is a good beginning.',
    'What you’ve been letting go of is gone by {from}, when a full Moon shines into the part of life for release. Or it isn’t, and you can see the string. Either way, look at it kindly. Some evening that week, pour a bowl of water, let the Moon fall into it, and say what you’re done with.',
  ],
  newMoon: [
    'A new Moon on {from} in the place of silence is about as dark as it gets, and it’s a good dark. Seeds like it. So begin a practice that evening without telling a soul, five minutes long and no more. By the time the Moon is full you’ll know if it suits you.',
    'There’s nothing to see on {from}, for the Moon is new in the quietest part of your year. By Indian custom the day belongs to the ancestors and to rest. So eat simply and switch off one light more than usual. Then ask, with no hurry for an answer, what you could do without.',
  ],
  eclipse: [
    'Eclipses are made for this part of life, at least by tradition, which keeps them for prayer, fasting and a bath afterwards. The one of {from} falls right on it. You may be moved and not know why. Repeat a few words that you trust, for as long as the shadow lasts, and then eat something warm.',
    'On {from} an eclipse goes over the place of sleep and silence, and nights around it may be patchy. Old fears use such hours for a walk. But let them pass the house. A lamp in the corridor, a hand on someone’s back, a verse from childhood: these are the small, sound remedies, and morning is another.',
  ],
  practice: [
    'Sit still for as long as it takes the first cup of the day to cool, without reading. Do it every morning. It needs no cushion, no belief and no time that you’d have used well. In a year it comes to some sixty hours of silence, and you still get your tea.',
    'On the last evening of each month write on a slip what you’re ready to put down: a grudge, a hope that’s past its time, an opinion of yourself. Then burn it safely or tear it up. The hand that has done this twelve times knows something about letting go.',
    'Choose one line, from scripture, a poem or your grandmother, and live with it for the whole year. Say it on waking and write it inside your diary. A line gets dull by spring and opens again in autumn, which is exactly what a new one each week can’t do.',
    'Give something away every week without anyone knowing it was you. A paid ticket, a swept stair, a good word put in. Most traditions hold secret giving higher than the open kind. It’s also the quickest way of finding out how much of our kindness is theatre.',
    'Four times a year, when the seasons turn, spend one day without a screen. Walk, cook, doze, look at the wall. The first hours are itchy. But around noon the mind sits down like a dog that has understood nobody is going out, and the afternoon is what you came for.',
  ],
}
