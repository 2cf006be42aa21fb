import type { YearSection } from '../../../texts/units.ts'

/** Read from the eleventh house: friends, circles, neighbours by choice. */
export const section: YearSection = {
  easy: [
    'Friends are a good part of this year. People come towards you without being fetched, old ones turn up with a cake under their arm, and a new face or two may be there to stay. That’s the doing of the slow planets. But they only fill the room; someone has to put the kettle on. So open your door on a regular evening, and don’t tidy up for it.',
    'It’s a sociable year, and for once it isn’t tiring. Your friends seem to get along with each other, and what you need is often known by someone who knows someone. Such ease makes us forget to give. That is why it’s worth keeping a small account of kindnesses received, and passing each of them on to another person. Circles stay round when something goes round in them.',
  ],
  hard: [
    'Your circle gets smaller this year, or it gets slower. People move, have babies, have worries, and the message stays unanswered for a fortnight. It would be easy to take that personally. But mostly it’s the season, and everybody else feels it too. What counts now is the friend who can be rung at a dull hour. Look after two or three of that kind, and let the crowd see to itself.',
    'This year asks who your friends are, in a quiet way, by making it a bit more work to see them. Some acquaintances will fall off like leaves. That looks bare for a while, and then you notice the shape of the tree. You needn’t make a scene of any parting. Instead make the first move towards those you’d miss, and make it a second time if the first one is lost.',
  ],
  jupiter: {
    in: [
      'Jupiter sits in your circle from {from} to {until}, and there it’s at its most sociable. The place counts among its best. You may find yourself in better company than you’re used to, with people older, wiser or funnier than you. The trouble is only that an evening has one end. So choose a few friendships to deepen, and for those say no to a good party now and then.',
      'From {from} to {until} good people are on your path, for Jupiter walks there. It likes to introduce: the neighbour to the employer, your oldest friend to your newest. In that way wishes get done that nobody could manage alone. What Jupiter tends to overlook is the shy person by the window. So whenever you’re happily in the middle, go over there first. It’s how the best friendships of such years begin.',
    ],
    aspect: [
      'There’s a warm light on your friendships from {from} to {until}, because Jupiter is looking at them. The planet itself isn’t in the room, which means that you still have to do the inviting. But it’s well received. An old quarrel may even be laughed about. So write first to the friend you owe an answer, and don’t begin with an apology. Begin with something that only the two of you would find funny.',
      'A friend may be of real counsel to you between {from} and {until}, while Jupiter’s glance rests on that part of life. It’s seldom the friend with opinions. More often it’s the one who asks what you’ve tried so far. Because they won’t push in, you’ll have to go to them. Take a walk together, put the question simply, and leave a long pause after it. They’ll use the pause.',
      'You judge people kindly from {from} to {until}, as Jupiter’s eye is on your circle. This is a fine thing in a friend. It’s also how people end up on four committees. So say, “Let me think about it until Friday,” as often as you need. With what’s left of your evenings do one generous thing for a group you’re fond of: bring the soup, keep the minutes, drive the late ones home.',
    ],
    elsewhere: [
      'Jupiter lets you look after your own friendships from {from} to {until}. That suits the faithful. There are fewer lucky encounters, so those who wait to be discovered wait a while, but a friend who’s regularly thought of grows closer under any sky. It only takes a system. Write down the birthdays, yes, but also the hard days: the exam, the anniversary of a loss, the first week in the job.',
      'From {from} to {until} your circle has no patron, since Jupiter keeps company with other matters. So it’s you who books the table. You may grumble that it’s always you. Then again, someone has to be the one, and in ten years nobody will recall who rang, only that you met. Pick a date that repeats, such as the first Thursday, and let it happen even with two.',
    ],
  },
  saturn: {
    in: [
      'Saturn among your friends, from {from} to {until}, is better than it sounds. The planet is at ease there. Old friends prove their worth, and people of another age than yours turn out to be good company. Saturn simply has no use for the merely amusing. So some evenings may look rather grey beside those of others. But in loyalty Saturn is rich. Help a friend finish something long and boring; it binds you.',
      'From {from} to {until} friendship becomes a matter of years, as Saturn takes a chair in your circle. You see who has stayed. It may be the moment to found something that lasts: a walking group, a savings club, a Sunday table with fixed places. Such things start out a little stiff. That’s why it’s good to give them a simple rule and to stick to it through the first winter.',
    ],
    aspect: [
      'Saturn counts your friends from {from} to {until}, from where it is, and it counts strictly. A favour you forgot may be remembered by the other side. There’s no need to blush. Pay it back with a little interest and the matter is closed. Saturn also lets you see who never asks how you are. You don’t have to tell them. Just spend the next free evening with one of the others.',
      'Meetings with friends need a longer run-up between {from} and {until}, because Saturn is glancing at them. Diaries are full, and the spontaneous beer comes off two months later. So don’t be spontaneous. Agree on it weeks ahead, in plain words and with the place, as you would with a dentist. It isn’t romantic. But four evenings like that in a season keep more friendships than any amount of feeling.',
      'You may feel somewhat outside the circle from {from} to {until}, while Saturn’s look falls on it. Others seem to have a joke going. It’s usually less than it seems, and the shortest way in is to be useful: come early, put out chairs, stay to wash up. There you meet the other people who feel outside. Some of the best company in the world is found beside the sink.',
    ],
    elsewhere: [
      'From {from} to {until} Saturn makes no demands on your friendships. No one is offended, nothing has to be earned. You can let them be light, and see people just because it’s warm out. Lightness has one weak point, though, in that it never says anything important. So once in a while, when it’s going well, ask the question below the chat. Then go back to the joke.',
      'Your circle has the brakes off from {from} to {until}, with Saturn at work in some other quarter. It’s a pleasant time for trying people out: the new colleague, the neighbours with the drum kit. Not all of them will keep. It doesn’t matter, since nothing has been promised. What you might miss in the bustle is the old friend who doesn’t compete for your time. Keep one evening for that one.',
    ],
  },
  rahu: [
    'Rahu brings colourful company from {from} to {until}. Influential people, foreign people, people known only by a nickname on a screen. Rahu likes this place, and it can open a door that you didn’t know was one. It’s as well to look who’s holding it. A friend is someone you’ve seen tired. So arrange to meet the dazzling new ones by day, doing something plain, before you tell them what you wish for.',
    'There’s hunger for company from {from} to {until}, and numbers count, for Rahu keeps the guest list. You might have three hundred contacts and nobody to water the plants. Both can be mended. Large circles are useful now, for wishes and for news, so enjoy them without shame. Then weed. For each new person you add, ring an old one on the same day, and the garden keeps its balance.',
  ],
  ketu: [
    'Ketu thins the crowd from {from} to {until}. You leave parties early, or don’t go, and it’s less a mood than a saturation. That’s quite in order: Ketu is at ease in this place. What matters is that the few aren’t let go with the many. Tell your close friends that you’re in a quiet year. They’ll stop inviting you to the noisy things and start coming round with bread.',
    'A friendship may come to its natural end between {from} and {until}, as Ketu loosens what has served its time. No one is to blame. You shared a school, a job, a cause, and it’s over. So be grateful in silence and don’t explain. There might also be someone from very long ago with whom no explaining was ever needed. Look up whether they still live in the same street.',
  ],
  lord: {
    1: [
      'Friends come to your own door this year, since {graha}, which rules your circle, is longest in your own sign, from {from} to {until}. You’re the one they gather round. It’s flattering, and now and then it’s like being a railway station. So be clear about your hours. Put up the light in the window on certain evenings and leave it dark on others. Good friends learn the signal within a month.',
    ],
    2: [
      'What’s on the table holds your circle together from {from} to {until}, for {graha}, its ruler, is with food, words and money. People meet to eat. They also lend each other things, and that’s where it can pinch, because borrowed drills have a way of growing roots. A notebook in the hall is no insult. And cook in turns, cheaply, with the rule that no meal may cost more than the bus.',
    ],
    3: [
      'The people next door are the friends of this year, for {graha} takes your circle into the part of life with neighbours, messages and siblings from {from} to {until}, so much of it happens in passing. Chatting groups may buzz all day and say little. Bring it down to earth with something small: a bench in front of the house, a shared ladder, a note through the letter box with your number on it.',
    ],
    4: [
      'Friendship comes indoors this year, as {graha}, which looks after it, spends from {from} to {until} in the part of life with home and rest. A few people may get to know your kitchen drawers. This is closeness of the best kind, provided you still have somewhere to be alone. Give a good friend a key, and a hook for their coat. And let them see the flat on a bad day.',
    ],
    5: [
      'You have playmates this year. While {graha}, the ruler of your circle, is with games, romance and ideas, from {from} to {until}, friends are those with whom you make something: music, a garden, a nonsense newsletter. It may get complicated where one person is fonder than the other. Let it show gently, and early. Otherwise stick to the work in hand, since nothing brings people together like a dress rehearsal.',
    ],
    6: [
      'Help is the language of friendship this year, with {graha}, its ruler, in the part of life for duties and daily work from {from} to {until}. Colleagues become friends and friends become colleagues. It’s strong cement, though you could turn into the one who always moves the sofa. So ask for help yourself, and soon, for something you could just about manage alone. People like to be needed more than to be thanked.',
    ],
    7: [
      'Most of your friendships go in pairs this year, because {graha}, which rules your circle, sits from {from} to {until} in the place of partners. Couples ask you over, or a friend becomes something like one. Two friends may also want you on their side. But don’t choose; it can seldom be undone. See each alone, listen well, and carry nothing from one to the other, however harmless it looks.',
    ],
    8: [
      'Friends tell you things this year. From {from} to {until} {graha}, the ruler of your circle, lives among secrets and shared burdens, so you may be up late with someone in a bad patch, or be that someone. It goes deep and it takes strength. Keep what you’ve been told as you’d keep a borrowed ring. And have one friend with whom you talk only about football, birds or soup.',
    ],
    9: [
      'Your circle gets a longer reach this year, since {graha} takes it from {from} to {until} into the part of life with learning, faith and distance. You make friends on courses, on trains, in a congregation. They may think differently from those at home, and bringing both to one table needs a good host. So begin with food and music. Views can come on later, when people have already seen each other laugh.',
    ],
    10: [
      'Friends and work mix from {from} to {until}, for {graha}, which rules your circle, is up there where reputations are made. Someone you know may put in a word for you, or ask you for one. But recommend only what you’d stand by. It gets awkward when a friendship is used as a ladder, and you’ll feel it in the shoulders first. Keep one table in the week where nobody says what they do.',
    ],
    11: [
      'The circle is complete this year, or nearly, with {graha} in its own place among friends from {from} to {until}. You know where you belong, and you know whom to ask. From such a height it’s easily forgotten how it feels to be new in a town. So look about for a person who is, and bring them along, twice. The second time is the one that makes the difference.',
    ],
    12: [
      'Some of your best friends aren’t here, and this year you feel it, as {graha}, which rules your circle, is in the part of life with far places and solitude from {from} to {until}. They live abroad, or they’ve grown silent, or they’re in books. Letters suit such a year, real ones, with weather in them. Write one each new month. And don’t be ashamed of liking your own company as well as you do.',
    ],
  },
  sun: [
    'The Sun shines on your circle from {from} to {until}, and it’s welcome there. You’re asked, you’re seen, you get the good chair. Use it for others. These are the weeks for a word in the right ear, a birthday speech, a request on behalf of someone who can’t make it. If there’s a catch, it’s holding court. So end each story a sentence earlier than you’d like, and ask for theirs.',
    'Your friends know what you’re good for from {from} to {until}, as the Sun brings it out. A wish can be said openly in these weeks, to the person who is able to help. Say exactly what it is, since vague wishes get vague answers. After that leave it. It’s also a good time to thank an older friend who once did you a turn without making anything of it.',
  ],
  venus: [
    'Venus passes through your circle from {from} to {until}, and everyone looks nicer by candlelight. This planet is at home among friends. Parties go well, old tensions melt into dancing, and an acquaintance may become dear. The bill comes later, so share it beforehand. If you like giving presents, give one without occasion. A jar of something, left on a doorstep with no name on it, keeps people guessing for weeks.',
    'There’s grace in your friendships from {from} to {until}, because Venus lends it. It’s a time to make peace with the friend from whom you drifted over nothing. A small pretty thing will do as a bridge: a song sent, a flower from the old garden. Venus avoids hard subjects, so don’t count on clearing the matter up. Being glad to see each other is quite enough for the first evening.',
  ],
  mars: [
    'Mars gets your circle going from {from} to {until}, and this is one of its few easy places. A team forms, a pitch is booked, a friend’s flat gets painted in a day. You can ask for something boldly in these weeks and not be thought rude. Mars isn’t good at waiting for the slow ones. So be the person at the back now and then, who walks with the last and carries their bag.',
    'Friends make you brave from {from} to {until}, with Mars among them. What you’d never do alone you do as three: the cold lake, the complaint, the stage. A little competition is part of it and does no harm while it’s about table tennis. But when it’s about money or love, sit down. Choose one shared effort with a clear end, and celebrate properly when it’s done, mud and all.',
  ],
  mercury: [
    'Messages fly in your circle from {from} to {until}, for Mercury is there and at its ease. It’s good for arranging, introducing, and finding the person who knows a plumber. Gossip is the small coin of such weeks. You may take it in, but don’t give change. If you have an idea that needs several heads, call them together for an hour, with biscuits, and write down who does what.',
    'You’re likely to hear something useful from a friend between {from} and {until}, while Mercury carries news about the circle. It comes in an aside. So don’t only talk to those who matter to your plans, since the aside is generally made by another. In return be free with what you know. A list of good addresses, put together one evening and sent round, makes you more friends than a dinner.',
  ],
  retrograde: [
    'Friends of former years come round the corner while {graha} is retrograde in your circle, from {from} to {until}. The one with whom you shared a tent writes to you out of the blue. So see what remains when the stories have been told. It might be a friendship and it might be an hour, and both are worth the coffee. A club you left could call as well; listen before you rejoin.',
    'Between {from} and {until} {graha} goes back through your circle, so a plan among friends may need to be made a second time. The weekend away falls through, the shared purchase is questioned. It’s tedious, but you find out what people wanted in the first place. Ask each one by themselves. And give back what you’ve borrowed, beginning with the book that has been on your shelf the longest.',
  ],
  fullMoon: [
    'The Moon is full on {from} among your friends, and a wish may be ripe or a group may have had enough. You can feel it in the room. So invite them out of it: a fire, a bench, a late swim. Ask each person what they’re pleased with this year. It’s a simple question and it’s rarely put.',
    'On {from} a full Moon shows you your circle from above, as it were. Someone is missing from it, and you know who. So send a line that evening, even if you can’t say anything sensible. “Thought of you when I saw the Moon” has been enough between friends for about three thousand years.',
  ],
  newMoon: [
    'A new circle can begin on {from}, when the Moon is new over friendship. It needs two people and a reason, such as chess, or a language, or being new here. So ask one person to a first meeting. Things that start with a poster seldom last, and things that start with a pot of tea often do.',
    'The Moon is dark on {from} in the place of wishes and friends. It’s a good evening to ask yourself what sort of friend you’d like to be, since what sort you’d like to have follows from it. Pick one quality. Then choose a person to practise it on, and keep it to yourself.',
  ],
  eclipse: [
    'The eclipse of {from} falls on your circle, and for some days people are touchy in groups. Something may be written that would never be said. So don’t answer there. Custom recommends silence during an eclipse, and it’s excellent advice for anyone with a keyboard. Instead meet the person face to face when the week is over.',
    'On {from} the light changes among your friends. An eclipse can make a long friendship look strange for a moment, like a room when a lamp has been moved. It doesn’t call for a decision. Instead spend the evening by yourself, do a good turn for someone outside your circle, and see how it all looks by ordinary daylight.',
  ],
  practice: [
    'Name one evening in the month when your door is open and there’s soup. Tell people once and never ask who’s coming. Invitations need answers, and answers are what tires us all. But a pot on the stove and a known date have kept whole villages together.',
    'Every Friday send a message to one friend with no purpose in it: a memory, a joke, a picture of a dog. Go through the list in order and begin again at the end. Most friendships don’t break. They’re only waited away, by two people each thinking the other is busy.',
    'When a friend tells you about a hard day to come, put the date in your diary on the spot. Then write to them on the morning itself. It takes a minute. People forget who came to the party, but they remember for years who knew what day it was.',
    'Once a year spend a whole day alone with your oldest friend, without partners, children or errands. Go somewhere that takes a while to get to. The first two hours are for news. What comes after the news is why you’re friends, and it never fits into a lunch.',
    'Each season get to know one person who’s at least twenty years older or younger than you, and meet them a second time. Friends of the same age share our worries and our blind spots. Those from another time have different ones, and it does everybody good to swap.',
  ],
}
