import type { ByHouse, LongReadings } from '../language.ts'

const Sun: ByHouse = [
  [
    'For some weeks you set the tone of every room you enter, so it is worth knowing which tone you mean.',
    'This is your own season: what you begin in your own name now explains itself.',
    'Friends ask how you do it; the honest answer is more useful to them than the modest one.',
  ],
  [
    'The weeks turn towards what you own and what you can do, and both stand up well to daylight.',
    'Voice, table and purse are in one hand now; treat guests well and yourself no worse.',
    'You find out what your time is worth, chiefly by noticing where you give it away.',
  ],
  [
    'Weeks of short distances: letters, lessons, visits next door, and plenty of reasons to speak up.',
    'What you practise daily now becomes a skill before you have noticed it growing.',
    'You are braver in small matters than you were a season ago, and small matters are most of life.',
  ],
  [
    'Attention moves indoors, to the people and the walls that hold you up.',
    'It is a season for foundations: papers in a drawer, a lamp that works, a talk long owed at home.',
    'Look after your roots for a while; nobody applauds, and everything later stands on them.',
  ],
  [
    'These weeks like play, colour and a little risk of being seen to enjoy yourself.',
    'Something you make by hand, or a child you listen to, gives the season its shine.',
    'The heart takes the lead for a while; let the head carry the luggage.',
  ],
  [
    'A working season: what is put in order now stays in order longer than you would think.',
    'You gain ground by doing ordinary things extraordinarily regularly.',
    'Duties come one after the other rather than all at once, if you let them form a queue.',
  ],
  [
    'For some weeks the important sentences begin with “we”; try them out aloud.',
    'Other people hold up a mirror now, and most of them hold it kindly.',
    'It is a time for agreements: yours with others, and your own with what you need.',
  ],
  [
    'A quieter stretch, in which things are thought through that were only ever thought of.',
    'You hear more between the lines than usual, and may keep most of it to yourself.',
    'What you share with others, from bills to confidences, is put on a clearer footing.',
  ],
  [
    'The horizon moves outwards: a journey, a course or a conviction asks for room in the diary.',
    'Somebody whose judgement you respect has time for you in these weeks.',
    'You see the pattern in what had looked like mere coincidence.',
  ],
  [
    'What you do is seen now, and for some weeks it may as well be what you do best.',
    'The higher the light, the shorter the shadow: plain dealing suits this season.',
    'You are asked to decide rather than to assist; take the question as the compliment it is.',
  ],
  [
    'A sociable season, in which plans made at a full table outlast those made at a desk.',
    'Your wishes sound less private than you thought; others have been wishing the same.',
    'You reap a little of what you lent to others, in the coin of goodwill.',
  ],
  [
    'The year lowers its voice for you; use the weeks to finish, to sleep and to forgive.',
    'Not being seen is a comfort for a while, and a good deal gets done in it.',
    'Something is complete; thank it, and leave the chair empty for a little.',
  ],
]

const Venus: ByHouse = [
  [
    'You are easy to like in these weeks, and easier still when you like yourself.',
    'Taste and temper are in good order; choose what you wear, and whom you meet, with pleasure.',
    'Love begins at the mirror for once: kindness there is soon noticed elsewhere.',
  ],
  [
    'Affection becomes something one can taste, hold or hear; give it such a form.',
    'You know what you value in someone, and saying so puts nobody in your debt.',
    'Comfort counts for more than glamour here, and good bread for more than roses.',
  ],
  [
    'Words do the courting: a line each day is better than a speech at the end of the month.',
    'Somebody within walking distance is better company than you had supposed.',
    'Lightness is the art of these weeks; say the serious thing lightly and it will be heard.',
  ],
  [
    'Love lives behind your own front door now, in slippers and in good spirits.',
    'Ask someone in and do not tidy everything first.',
    'Tenderness and memory share a sofa; make room for both and pour the tea.',
  ],
  [
    'Romance may be a little foolish in these weeks; that is part of its charm.',
    'What delights you is a good guide, and whoever it delights as well may come along.',
    'Give admiration freely and it comes back in a better coat.',
  ],
  [
    'Small services say the large thing: who does the washing-up is a kind of poetry.',
    'Harmony at work is worth an effort, and the effort is mostly listening.',
    'Care for each other’s ordinary days; the special ones look after themselves.',
  ],
  [
    'Everything gains by being done in twos; even silence is better shared.',
    'Weeks of courtesy, in which a fair word opens what a clever one would close.',
    'Look across the table more often than at your plate.',
  ],
  [
    'Trust is the fine thread of these weeks; wind it slowly and it holds.',
    'What you feel need not be shown to everyone in order to be true.',
    'Closeness deepens where both may keep something of their own.',
  ],
  [
    'Love takes to the road, or to a book, or to a language that neither of you speaks well.',
    'A shared belief in something good brings two people closer than shared opinions do.',
    'Someone from elsewhere may seem strangely familiar, and a familiar face pleasantly new.',
  ],
  [
    'Grace opens official doors now; bring it along with the papers.',
    'You may be admired for your work and loved for your way of leaving it on time.',
    'A public kindness reaches further than a private cleverness.',
  ],
  [
    'Affection comes in company, between two toasts and a borrowed coat.',
    'An old friend sees what is lovable in you more clearly than you do.',
    'Hopes for two are well placed among friends, who know how to keep them warm.',
  ],
  [
    'Love goes on tiptoe for some weeks, and hears more that way.',
    'Rest together, dream apart, and tell each other at breakfast.',
    'A quiet generosity suits you now, the kind that leaves no card.',
  ],
]

const Mars: ByHouse = [
  [
    'Energy is plentiful for some weeks and wants a direction before it picks one of its own.',
    'Train the body and the temper trains along with it.',
    'You set the pace for others without meaning to; look round now and then.',
  ],
  [
    'Strength is built at the table in this stretch: plain food, fixed times, no haste.',
    'Guard your voice as a singer does, with pauses, warmth and water.',
    'Determination is a fine muscle; rest it on one day of the week.',
  ],
  [
    'Many short efforts suit you better now than one great one.',
    'Put your nerve to use where it is needed, on the stairs, the bicycle or the hard telephone call.',
    'Hands that are busy keep the mind calm; find them something to repair.',
  ],
  [
    'Rest is work in this stretch, and the bedroom deserves the attention of an engineer.',
    'Inner unrest walks itself off best before supper.',
    'Build your strength at home: a mat, an open window, a quarter of an hour.',
  ],
  [
    'Move for joy and fitness follows like a friendly dog.',
    'A contest brings out the best in you, as long as you would also play without a score.',
    'Courage and cheerfulness come from one tap now; let it run a little every day.',
  ],
  [
    'This is a stretch for good routines; the second week is the steep one.',
    'You can take hold of a habit now and change it by the handle.',
    'Stamina grows in quiet portions; count weeks and not heroics.',
  ],
  [
    'Two keep a resolution that one would drop; look for a companion in movement.',
    'Friction produces warmth first and heat later, so stop at the warmth.',
    'The best exercise of these weeks is to pause before the second sentence.',
  ],
  [
    'Go deep rather than far: slow strength, long breath, early nights.',
    'Reserves want refilling, and they fill in silence.',
    'Let caution be a form of strength in this stretch, on the road and on the ladder.',
  ],
  [
    'The body likes a goal on the horizon; choose one that can be reached on foot.',
    'New ground wakes tired legs: another path, another pool, another game.',
    'Conviction gives stamina now; know why you are climbing and the hill shrinks.',
  ],
  [
    'You work hard and well in this stretch, provided the day has an end.',
    'Let ambition sit down to meals like everyone else.',
    'What you achieve standing wants to be balanced lying down.',
  ],
  [
    'Others pull you along, and you them; a fixed date with company beats any resolve.',
    'Large efforts become small ones when six people make them.',
    'Your zeal is catching, so point it at something that is good for everybody.',
  ],
  [
    'Strength withdraws to the roots for a while and is not lost there.',
    'Swim, stretch, sleep: the soft disciplines carry you through this stretch.',
    'Put out the light before the argument with yourself begins.',
  ],
]

const Jupiter: ByHouse = [
  [
    'You can afford a larger view of your means, and of what you are here to do with them.',
    'Confidence is an asset in this time; keep it in the same purse as good sense.',
    'What you give yourself leave to learn is well spent.',
  ],
  [
    'It is a season for building up slowly what you would like to rely on.',
    'Good measure is the secret here, in earning as in eating.',
    'The old word for this is plenty; it means enough, and some to share.',
  ],
  [
    'What you can do with your hands or your pen finds people who value it.',
    'Several small sources make a steadier stream than a single large one.',
    'A bold question about money, asked politely, does no harm.',
  ],
  [
    'House and hearth take their share in this time, and give it back as peace of mind.',
    'What was handed down to you, goods or good habits, wants a careful look.',
    'Spend where you live before you spend where you are seen.',
  ],
  [
    'Ideas are your capital in this time, and talk is how they bear interest.',
    'Money for joy is well laid out as long as you are there to enjoy it.',
    'You advise others well; sit down and advise yourself.',
  ],
  [
    'This time likes bookkeeping, and bookkeeping likes a pot of tea.',
    'Earn steadily, owe little, sleep well: the order may be reversed.',
    'A fair wage for fair work is a sentence you may say aloud.',
  ],
  [
    'Your means prosper in good company: look for people whose word is as good as their figures.',
    'What you decide as two stands on four legs.',
    'Speak about expectations first and about sums second.',
  ],
  [
    'Shared means want clear words, and clear words want a calm evening.',
    'There is value in what you had forgotten: an old policy, a drawer, a promise.',
    'Let others hurry; in this time a slow look sees more.',
  ],
  [
    'Put your means in the service of something you believe in, and they feel lighter.',
    'A teacher, a journey or a book repays you in a coin that does not lose its value.',
    'The wider your view of money, the smaller the worry fits into it.',
  ],
  [
    'Your good name works for you in this time; feed it with punctuality.',
    'Growth comes by way of duty: take what you can carry, and ask to be paid for it.',
    'Keep public plans modest and private ones patient.',
  ],
  [
    'Wishes and means come closer together, and it is friends who make the introduction.',
    'Gains taste better shared; set a larger table.',
    'Let some of your good fortune pass through your hands to someone else’s.',
  ],
  [
    'What goes out in this time should go where it is needed, and with your knowledge.',
    'Simplicity is a luxury you can afford.',
    'Count what you no longer want; the list makes you rich by subtraction.',
  ],
]

const Rahu: ByHouse = [
  [
    'You are reinventing yourself in instalments; show the family a sample now and then.',
    'Those who have known you longest may be the last to notice what is new; tell them gently.',
    'Wanting more from life is a good reason to be at home more, not less.',
  ],
  [
    'The family talks about means, and means love more often than it sounds.',
    'A new taste enters the household; let the old ones stay at table.',
    'You want to provide for everyone; ask first what they would like to provide for you.',
  ],
  [
    'Voices of siblings and cousins grow louder, and some of them have a point.',
    'You find the nerve for the call that has been missing from the family’s year.',
    'Short visits keep kinship supple; long ones test the chairs.',
  ],
  [
    'Where home is becomes a real question, and you may take your time over the answer.',
    'Change one thing in the house and watch what else begins to move.',
    'Mothers, landlords and old neighbours have stories that help you find your ground.',
  ],
  [
    'The young of the family want to try what has not been tried; hold the ladder.',
    'You rediscover an old enthusiasm and embarrass nobody but the cat.',
    'Give children attention instead of arrangements.',
  ],
  [
    'Family duties turn from fog into a list, and a list can be shared out.',
    'You settle what has been simmering by doing the practical part first.',
    'Helping hands are many if each is told where to take hold.',
  ],
  [
    'Two families meet in every partnership, and yours are busy getting acquainted.',
    'The other person’s customs are worth learning, beginning with breakfast.',
    'Curiosity about each other is the best peacemaker of this time.',
  ],
  [
    'Old family papers and old family silences both deserve to be aired.',
    'What earlier generations could not say may be said now in an ordinary tone.',
    'Leave some doors in the family’s house closed; knowing that they are there is enough.',
  ],
  [
    'You and your elders believe different things and want the same for each other.',
    'Go and see where your people came from, if only on a map.',
    'The household grows by a faith, a language or a guest from far away.',
  ],
  [
    'Ambition and supper compete for the same hour; let supper win on two evenings a week.',
    'Relatives follow your path with more pride than they put into words.',
    'Bring your own people into your work for a day, or into its story for an evening.',
  ],
  [
    'The circle of those you call family grows, and needs a larger pot.',
    'An old wish of the household can be planned now, with a date and a tin to save in.',
    'Between friends and relatives you are the bridge; bridges may also close at night.',
  ],
  [
    'You need more solitude than the house is used to; put it on the calendar like a visit.',
    'Relatives in other countries and other moods think of you; think back in writing.',
    'Let go of one family role that you have outgrown, and keep the affection that came with it.',
  ],
]

const Mercury: ByHouse = [
  [
    'Your head is the busiest office in the house; give it opening hours.',
    'You speak for yourself well in these weeks, and need no one to translate.',
  ],
  [
    'Put a figure to the idea and it becomes a plan.',
    'What you say about your own work should be exact and may be warm.',
  ],
  [
    'Correspondence flows, and a good filing habit is worth a colleague.',
    'Learn the tool properly; the afternoon it takes comes back many times over.',
  ],
  [
    'Work from where you are at peace, and think twice where you are not.',
    'The basis of the matter wants checking: the contract, the source, the first page.',
  ],
  [
    'Write first and judge afterwards; these weeks are good for the first part.',
    'Explain it as you would to a bright child and the problem shows its handle.',
  ],
  [
    'Method is your friend in these weeks, and lists are its handwriting.',
    'Correct quietly what can be corrected, and report the rest in a single sentence.',
  ],
  [
    'A good counterpart makes you cleverer; look for the one who asks back.',
    'Terms, dates and names: put these three on paper and keep the rest friendly.',
  ],
  [
    'You read the small print better than most; lend your eyes to the others.',
    'An awkward question asked in private saves a meeting in public.',
  ],
  [
    'Think on a larger map: who else, where else, for how long.',
    'A text of yours travels further than you do; give it a clean collar.',
  ],
  [
    'Whoever decides would like to understand; be brief, and bring a picture.',
    'Your name stands under it, so read it once more aloud.',
  ],
  [
    'A good word passed on at the right table does more than an application.',
    'Ideas are sociable; take yours out for lunch.',
  ],
  [
    'Do the thinking before the talking, and some of the talking falls away.',
    'Archive, back up, hand over: the unseen work keeps the seen work going.',
  ],
]

const Saturn: ByHouse = [
  [
    'You carry more than others see; put down what was never yours.',
    'Slow is not late: what you build now is built on yourself.',
    'Seriousness becomes you, as long as it laughs once a day.',
  ],
  [
    'Thrift teaches you what you can rely on, and it is more than you feared.',
    'Choose words as if they were expensive; they will be quoted.',
    'What is kept in order keeps you: accounts, cupboards, promises.',
  ],
  [
    'Effort carries far now, and you are not too proud to practise.',
    'Persistence is your talent at present; the third attempt is the good one.',
    'A sober message, sent on time, settles what three lively talks could not.',
  ],
  [
    'Home asks for maintenance, of walls and of ties; do a little, regularly.',
    'An old duty in the family wants a new and fairer arrangement.',
    'Peace needs a fence: name the hours in which nobody may ask you anything.',
  ],
  [
    'Joy comes to those who practise: scales first, then the song.',
    'You take what you love seriously, and it begins to take you seriously.',
    'Patience with the young is patience with yourself, some years ago.',
  ],
  [
    'You are hard to wear down, and obstacles notice it.',
    'Steady work clears what lay about for months; keep the same hour each day.',
    'Order in small duties gives freedom in the large ones.',
  ],
  [
    'Partnership is work like other work, and deserves the good hours of the day.',
    'Agreements hold if they say what happens when things go wrong.',
    'Distance between you is a measure, not a verdict; ask what it is for.',
  ],
  [
    'Go carefully with what is not quite yours: keys, funds, confidences.',
    'Something comes to its end without noise; let it.',
    'What you understand to the bottom no longer needs to be carried.',
  ],
  [
    'Conviction is tested on the stairs, not on the platform; keep climbing.',
    'An old teacher, or an old book, has the measured answer.',
    'Far goals want a timetable; enter the first three stops.',
  ],
  [
    'Responsibility finds you because you bear it; ask for the means along with the title.',
    'You are measured by what lasts, which is a measure you can meet.',
    'Climb at the pace at which you can still talk.',
  ],
  [
    'Wishes ripen in the order of their seriousness.',
    'Few friends, and the right ones: they have time and so have you.',
    'What was promised a long while ago is delivered now, in parts.',
  ],
  [
    'Retreat is useful if it has a door that opens from inside.',
    'Finish in silence what was begun with noise.',
    'Costs fall where you stop paying for a picture of yourself.',
  ],
]

/** Interpretations for a month or a quarter; a week has sentences of its own. */
export const longer: LongReadings = { Sun, Mercury, Venus, Mars, Jupiter, Saturn, Rahu }
