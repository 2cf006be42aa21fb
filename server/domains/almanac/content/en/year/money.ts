import type { YearSection } from '../../../texts/units.ts'

/** Read from the second house. */
export const section: YearSection = {
  easy: [
    'Money is on friendlier terms with you this year. That isn’t a promise of more of it; it means that what comes in is easier to hold, and that you see more clearly where it goes. Because the slow planets favour thrift without sourness, new habits take root quickly. The catch is the feeling of plenty, which spends faster than plenty does. So choose one habit in the first months and let it run quietly.',
    'This is a good year for putting your purse in order, large or small. The slow planets lend a steady hand to earning, keeping and talking about money without a lump in the throat. Old muddles can be sorted while you’re in the mood. But order isn’t an end in itself. Ask early on what the money is for, a winter coat or a free Friday, because people save better towards a picture.',
  ],
  hard: [
    'The purse is tighter this year, or it feels so, and both are tiring. The slow planets ask for exactness here: bills you’d forgotten, a rise that’s put off, a family matter that costs something. None of this is about your worth. It helps to look at the figures once a week, on a fixed evening, since the imagined sum is nearly always worse. You can learn a calm about money that stays.',
    'You may have to say “not now” more often than you’d like this year, to yourself and to people you’re fond of. The planets that move slowly make income and possessions a matter of patience. Yet there’s a quiet gain. By the end of it you could know exactly which pleasures are worth their price, and it’s rarely the dear ones. So begin by writing down, for one month only, what each day cost.',
  ],
  jupiter: {
    in: [
      'Jupiter is at ease where you keep what’s your own, and it’s there from {from} to {until}. It tends to widen what you live on, through better pay, a sensible word or a relative’s kindness, and it widens appetites as well. That’s the joke. So treat the first part of anything extra as though it hadn’t come. Put it out of sight, and let the rest be enjoyed at a table.',
      'From {from} to {until} a generous hand rests on your household accounts. It belongs to Jupiter, which likes good food, kind speech and a full larder. This is one of the years in which money may be talked about in the family without slamming doors. Do it while it’s easy. Sit down with those concerned and let each say what they’re afraid of and what they’d like, the youngest first.',
    ],
    aspect: [
      'Jupiter’s glance falls on your income between {from} and {until}, and it works like good advice. You may hear, over a hedge or in a queue, exactly how someone else deals with a thing that has puzzled you. Pride says you knew it already. It’s worth swallowing, for such hints come free. So ask one sensible friend how they run their month, envelopes and all, and copy the part that makes you laugh.',
      'What you own may be valued more fairly from {from} to {until}, as Jupiter looks at it from elsewhere. That includes skills, manners and the knack for gravy. It’s a good period for finding out what your work is worth to others, by asking three people who’d know. Don’t let the answer go to your head or your shoes. Let it sit for a month before it changes anything.',
      'Giving and having get along better from {from} to {until}, with Jupiter’s eye on your savings tin. You might find that a small regular gift makes you feel less poor, odd as it sounds. So choose one cause or one person, an amount you won’t miss and a fixed day. Left to itself, Jupiter would have you promise the moon. A little that goes on for a year is worth more than a splash.',
    ],
    elsewhere: [
      'Between {from} and {until} Jupiter isn’t minding your money, so it grows as beans grow, by watering. Nothing falls from the sky. You can count on what you do every week, and on nothing else, which makes planning simpler than it was. So pick a single leak to stop, such as the subscription nobody opens, and each season pick another. Four leaks a year is a good deal of water.',
      'Jupiter has other gardens to tend from {from} to {until}. Your earnings depend on your own effort then, and on a sober look at what the effort brings. It can be dull. Still, there’s pride in living from what you’ve understood. So learn one thing about money that you always left to others: how to read the pension letter, or where the tariff is hidden. An evening is enough for each.',
    ],
  },
  saturn: {
    in: [
      'From {from} to {until} Saturn counts your coins. It’s in your larder and your wallet. This is the last third of sade-sati, the seven and a half years that Saturn spends round your Moon, so the end is in sight. These are strict years: less surplus, more duty, an elder to think of. They also teach a calm that many rich people lack. So eat simply two days a week, and let the difference collect.',
      'Saturn makes money slow from {from} to {until}. A payment is late, a thing you own needs repairing rather than replacing, and words in the family weigh more than they should. It’s hard company at dinner, and honest. Since Saturn loves whatever lasts, learn to mend: a hem, a lamp, a chair leg. What you’ve repaired yourself you’ll keep, and you may stop wanting the new one.',
    ],
    aspect: [
      'Saturn throws a cool glance at your finances from {from} to {until}. It doesn’t take, it asks: what is this for, do you use it, who pays when you can’t? Such questions spoil the fun of shopping, which may be their purpose. So put a list on the fridge of everything you’d like to buy, with the date. After thirty days cross out what you’ve forgotten the reason for.',
      'Between {from} and {until} you’re likely to be more careful with what you have, since Saturn looks at it. Careful is good, though tight-lipped isn’t. Those who share your roof can’t guess why the heating is down. So explain it once, with numbers, and hear their side. A house that saves together jokes about it; a house where one person saves alone counts teabags in silence.',
      'Old possessions and old sums ask for attention from {from} to {until}, as Saturn’s glance falls on them. There may be a box of papers from a parent, or a drawer of foreign coins. It’s slow, dusty work. So do one box a month and no more, with the radio on. You’ll throw out a good deal, find a thing or two of value and learn how your family used to manage.',
    ],
    elsewhere: [
      'Saturn leaves your purse alone from {from} to {until}, and the monthly reckoning is less of a trial. A light spell like this one can vanish without trace, a coffee here and a jacket there. That is why it’s sensible to give it a purpose while it lasts. Name one thing that hard times always spoil, the winter bill perhaps, and prepare for it now, a little each week.',
      'There’s no stern accountant at your elbow between {from} and {until}, because Saturn’s attention is on other matters. You may loosen your belt by one hole. Enjoyment that’s been thought about beforehand is twice as good, so set a pleasure sum for each month and spend all of it, without guilt, down to the last coin. It’s the unplanned treats that leave nothing behind but a receipt.',
    ],
  },
  rahu: [
    'Rahu sits in the larder from {from} to {until} and is always hungry. You may want things you didn’t know existed last week, or be shown quick ways to more by people with very white teeth. Such a guest is delicate company. The gain is a fresh eye for what could be earned, if you take the slow version. So delete the shop from your phone for a month, and see who misses it.',
    'From {from} to {until} Rahu stirs up what you own, what you eat and what you say. Prices dazzle, sales have countdowns, and a boast slips out that costs something later. Still, Rahu’s talent is spotting what others undervalue. So turn it on your own cupboards: sell or give away one good thing you never use, every month. It feeds the same appetite in the other direction, and makes room.',
  ],
  ketu: [
    'Ketu goes through your possessions from {from} to {until}, and they lose a little of their shine. You may be content with less, which is pleasant, or careless about what’s due to you, which isn’t. And Ketu forgets to send the bill. So keep a plain list of what others owe you and by when, books and casserole dishes included. Then, with a clear head, decide which of it you’ll gladly let go.',
    'A certain indifference to money comes from {from} to {until}, as Ketu is where you keep it. You walk past the window that used to hold you. It may also go silent at family meals, since Ketu dislikes talk for talk’s sake. So use the mood for clearing: one shelf, one account nobody uses, one set of plates. But leave anything with a person’s memory in it until the following year.',
  ],
  lord: {
    1: [
      'You are your own best asset this year, for {graha}, which rules your money, stays in your own sign from {from} to {until}. What you earn hangs on how you come across and on how well you’ve slept. That’s good to know and easily overdone, as new clothes can be called a business expense for ever. So set one sum for looking after yourself, in whichever form, and keep the receipt in a drawer.',
    ],
    2: [
      'The steward of your income, {graha}, is at home in its own part of the chart from {from} to {until}. What’s yours is easier to keep, and your word about money carries weight in the family. Such a year is made for a proper inventory. So go through the house room by room with a notebook, over as many Sundays as it takes. People who know what they have buy less twice.',
    ],
    3: [
      'Small sums from several directions suit you better than one large one this year, because {graha}, the planet of your purse, is from {from} to {until} with your hands, messages and short trips. You may write, drive, repair or translate a little on the side. It’s cheerful and it frays. So keep a single tin or account for these bits, and don’t look into it before the quarter’s end.',
    ],
    4: [
      'Home eats and home feeds. From {from} to {until} {graha}, which governs what you own, makes its longest stay where you live, so money is spent on roofs, relatives and the good saucepan. Some of that is overdue. Before the large repair, though, do the small one that’s been waiting longest, the tap or the draught under the door. It often takes the urgency out of the other.',
    ],
    5: [
      'Pleasure and income are neighbours this year, as {graha}, the ruler of your earnings, is among games, children and ideas from {from} to {until}. A hobby may pay for itself. A child, a nephew or a cat may cost a good deal. It’s sensible to decide beforehand what fun is worth to you. Then, when a bright notion comes at midnight, you can ask it to wait its turn.',
    ],
    6: [
      'Money is earned by the bucket and lost by the drop between {from} and {until}. The planet in charge of it, {graha}, is then taken up with daily labour, small debts and duties. A steady job feels like a friend. What deserves care is the trickle, the late fees and the things mislaid. So take one bag, one hook and one hour on Thursdays, and let every bill live there.',
    ],
    7: [
      'What’s yours depends on someone else more than usual from {from} to {until}, while {graha}, which looks after your money, is with partners and customers. You may earn in company, or find that another person’s habits reach your wallet. So talk about it when nothing is wrong. Ask each other how money was spoken of at home when you were ten. The answers explain a surprising number of shopping bags.',
    ],
    8: [
      'Between {from} and {until} your money mixes with other people’s, since {graha}, its ruler, stays among shared accounts, taxes and things inherited. It’s delicate, and it may be slow to come clear. Secrets don’t help. Make a folder that another person could open and understand in ten minutes, and tell one person you trust where it stands. You’ll feel lighter on the way back from the shelf.',
    ],
    9: [
      'From {from} to {until} your fortune, however modest, follows your learning. For its longest stay {graha}, the planet of your income, keeps company with teachers, travel and good causes. A course may be worth more than a raise; a trip may cost one. It’s easy to be generous with tomorrow’s money there. So pay for wisdom by instalments: a library card, one lecture a month, a well-chosen companion.',
    ],
    10: [
      'What you earn and what you’re known for come closer together, as {graha}, which rules your purse, is at the top of your chart from {from} to {until}. Reputation pays, and so do patience with superiors and a clean desk. One snag is the cost of looking the part. Before you buy something for the sake of the job, ask a colleague whether they’ve ever noticed the old one.',
    ],
    11: [
      'Income has a friendly face from {from} to {until}, when {graha}, its ruler, is among gains and companions. Several streams may flow into one, a wage, a favour returned, an elder’s gift. Friends can be dear, however, in both senses. So learn to say “that’s above what I’d planned, let’s cook instead.” It’s a sentence that others have often been waiting for, purse in hand.',
    ],
    12: [
      'There’s a hole in the pocket of the year, and it’s best to know where. From {from} to {until} {graha}, which governs what you own, is where money is given out and let go. Money may go abroad, or to a hospital, or on sleep and quiet. Some of it is well spent. So keep one record of all that leaves, with a tick beside whatever you’d spend again.',
    ],
  },
  sun: [
    'From {from} to {until} the Sun shines into your wallet and finds the crumbs. It’s hard on this part of life, since pride buys things: the round for everyone, the better brand. But the light has its uses. So spend an hour by the window with last month’s statement and a yellow pen, and mark whatever was bought to be seen. You needn’t repent. You only need to know.',
    'Pay, price and family honour are in the light between {from} and {until}. A father, or a boss who resembles one, may have views on how you spend. Hear them out, for one sentence in ten is worth it. The Sun also dries the throat, so speak briefly about money in these weeks, and never in front of guests. Put your own share on the table first, and others follow.',
  ],
  venus: [
    'Venus is well placed among your possessions from {from} to {until}. Beautiful things find you, food tastes of something, and a soft word about money gets a soft reply. It’s easy to buy in such weeks. So use your eye before your purse: rearrange what you own, polish the brass, put the good plates into daily service. You may find that you already live rather well.',
    'Sweet weeks for the table and the purse run from {from} to {until}, as Venus passes through. A small extra may come in, or a present you can really use. This planet isn’t greedy, but it’s poor at sums. Decide on one lovely thing, have a look at it in three places, and go home twice without it. If you still think of it on the third walk, it belongs to you.',
  ],
  mars: [
    'Mars heats up your spending and your speech between {from} and {until}. Money goes on tools, petrol, sport and winning an argument. It’s a hard stay, though it gives you the push to ask for what’s owed. Ask, then, politely, with the date and the sum. And eat something before you go shopping or talk to the family, because an empty stomach is the dearest adviser there is.',
    'From {from} to {until} your purse is in a hurry. Something breaks and has to be replaced, or you’re sure it has. With Mars about, a pause is worth real money, so borrow the thing from a neighbour first and find out how often it’s needed. But Mars does help with hard labour. Earn or save something with your own arms in those weeks: paint a wall, dig a bed, carry instead of being delivered to.',
  ],
  mercury: [
    'Figures behave from {from} to {until}, while Mercury, at ease here, goes through your accounts. You can compare, negotiate and understand small print that made your eyes swim before. It’s a good time for cancelling and renewing. But Mercury’s weakness is a bargain: three for two of what you don’t need. So make a list before you leave the house, and read it aloud at the till like a lawyer.',
    'A clear head for money is yours between {from} and {until}, thanks to Mercury. Your words are worth something as well, so a well-put request for a fair price or a fair wage is in season. It’s tempting to be clever. Plain is better, with one number and a pause after it. Silence is hard to bear for four seconds. In the fifth, the other person usually begins to think.',
  ],
  retrograde: [
    'Between {from} and {until} {graha} is retrograde over your purse, and old sums come back. A refund you’d given up on, a bill you thought was paid, a thing you lent: they turn up again. It’s a stretch for checking rather than for buying. Go through the past year’s payments with a pencil, twelve at a sitting. Somewhere among them is one that stopped making sense and never said so.',
    'From {from} to {until} {graha} asks you to look twice at what you own. You may regret a purchase or long for something you gave away. Either way you’re learning what you value. Larger purchases go better later, when the planet has turned. Meanwhile bring the oldest thing in your cupboard into use again, the grandfather’s watch or the heavy pan. It may do the work of the new one.',
  ],
  fullMoon: [
    'On {from} the Moon is full over your table and your purse. You can see what there is, and it’s rarely as little as you feared. Feelings do the shopping on such a day, however. So buy nothing bigger than bread, cook with what’s in the house, and ask those who eat with you what they’d miss.',
    'Under the full Moon of {from} something to do with pay or possessions comes to the surface. A word may fall in the family that’s been held back for months. It’s better out. Answer it with a figure if it’s about figures, and with a hug if it’s about who was loved more.',
  ],
  newMoon: [
    'The new Moon on {from} falls in the part of life where you keep things. It’s a good day for a jar. Label it with one wish, put in the first coin, and stand it where you’ll pass it daily. Small sums are shy, and they like to see others going before them.',
    'A quiet beginning for your finances comes on {from}, with the Moon new there. Don’t reform everything. Choose one number to know by heart from then on, such as what a normal week costs you. It’s humble knowledge, but most bad decisions are made by people who’d have to guess it.',
  ],
  eclipse: [
    'An eclipse on {from} dims your view of money for some days. Custom avoids buying and promising then, and keeps food simple. There’s wisdom in it, because fear and greed both look like good sense in odd light. So leave the bank page unopened that evening, share a plain meal and count again next week.',
    'On {from} the eclipse touches what you own and what you say. You may be struck by how much there is, or how little it matters. So give something away that day, as people have done for centuries: rice, a coat, a coin. It steadies the hand. Decisions about larger things can wait until the month is over.',
  ],
  practice: [
    'Have a money evening on the same day each month, with tea and something sweet. Open every letter, write down three numbers, and stop after an hour. Dread lives on vagueness. When the hour has an end and a biscuit, even people who hate figures come to sit down without a sigh.',
    'For a year, pay for small things with coins and notes. You’ll feel each of them leave your hand, which a card prevents. Whatever is left in your pocket at night goes into a bowl. It’s an old-fashioned way of knowing what a day costs, and children can follow it.',
    'Once a week eat entirely from what’s already in the house. Make a game of it, with odd tins and tired carrots. You’ll waste less and cook better, since invention begins where choice ends. The evening also shows you, better than any budget, how much you already have.',
    'Before any larger purchase, tell one person why you want it, aloud. That’s all. A good reason gets stronger when spoken, and a poor one starts to wobble in the second sentence. You remain free to buy it. But you may hear yourself, and that’s worth the conversation.',
    'Keep a book of gifts, given and received, with the date and the reason. Read it at the turn of the year. Income and spending are only half of what passes through our hands. The other half has no column anywhere, and those who see it rarely feel poor.',
  ],
}
