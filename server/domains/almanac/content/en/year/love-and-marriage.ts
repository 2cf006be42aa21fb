import type { YearSection } from '../../../texts/units.ts'

/** Read from the seventh house. */
export const section: YearSection = {
  easy: [
    'Love has the slow planets on its side this year, which is rarer than it sounds. They don’t hand anyone a partner or mend a quarrel overnight. What they do is make people readier to listen, you among them, so that a good beginning has time to take. The only risk is leaving it all to the weather. So decide early on one thing the two of you, or you alone, would like to be different.',
    'This is a kind year for whatever you share with another person, or hope to share. Old couples may find a new subject, and those on their own tend to meet people through people. It’s easy weather, and easy weather makes us lazy. That is why it’s worth using while it holds: say the fond thing, fix the date, introduce your friends to each other. Much that starts softly this year can be kept.',
  ],
  hard: [
    'Being close takes more work than usual this year, and it helps to know that before you start blaming anyone. The slow planets ask for patience here: answers come late, feelings are put in few words. Yet a bond that is looked after in such a year grows roots. It also shows you what you can do without and what you can’t. Small, regular kindness does more now than one grand evening.',
    'Some years love is a garden in bloom, and some years it’s the digging. This one is for digging. Two people may be tired at different hours, or a single person may be choosier than the evening allows. None of it is a verdict. But it does mean that you’ll do better with few promises, kept to the letter, than with many. What still feels true at the end of it is likely to be sound.',
  ],
  jupiter: {
    in: [
      'Jupiter comes to the part of life that belongs to partners once in about twelve years, and it’s there from {from} to {until}. It makes the circle wider: you meet people through others, old friends propose a match, a long marriage finds it still has something to say. Its fault is too much, so take care not to promise three people the same Sunday. One habit suits it well, a meal each week with the phones away.',
      'Jupiter sits across the table like a generous guest from {from} to {until}, in the place of the other person. This is one of its easy transits, and custom calls it a good season for engagements. Even so, it only enlarges what is there, including a disagreement about where to live. That is why it’s wise to talk about plain things, work and parents and towels, before the invitations are printed.',
    ],
    aspect: [
      'Jupiter looks at your closest bond from another part of the chart between {from} and {until}, and its glance is a form of goodwill. It softens how you see the other person. You may notice that a habit which annoyed you for years has turned into something you’d miss. The glance doesn’t speak for you, though. So once a month tell them one thing they did well, and say which day it was.',
      'There is help for love in the background from {from} to {until}, since Jupiter glances at it from a distance. It tends to come through a third person: an aunt’s plain word, a couple you admire, a book lent by a colleague. Pride is what may get in its way. If you’ve been alone with a question about someone, put it to a person who has been married long, or happily unmarried.',
      'Good manners come back between two people when Jupiter’s glance falls on them, as it does from {from} to {until}. They are easy to lose in a shared kitchen. Thank you, after you, how did it go: it’s old-fashioned stuff, and it works on new acquaintances too. But don’t keep a tally of who began. Pick one courtesy you’ve let slip and bring it back without announcing it.',
    ],
    elsewhere: [
      'From {from} to {until} Jupiter has business in other parts of your life, so love grows by what you put into it. This isn’t a loss. Things you’ve tended by hand are known to you, like a loaf you kneaded yourself. What can be missed is the lucky chance, the friend of a friend at the right table. So you’ll need to arrange that table: ask people round once a season, a few who don’t know each other.',
      'Jupiter neither visits nor watches the part of life you share from {from} to {until}. Because of that, nobody will remind you of it, and a busy season can pass with only talk about bins and bills. So put a standing appointment in the calendar, such as the first Saturday morning of the month, and keep it as you’d keep one with a dentist. With less luck about, regularity does its work.',
    ],
  },
  saturn: {
    in: [
      'Saturn sits where your partner sits from {from} to {until}, and makes that chair heavier. The other person may be overworked, older in manner, or slow to answer; or you may be on your own and in no hurry. It’s a hard stay, but an honest one. What passes Saturn’s test tends to last, because it was built on facts. So ask fewer “do you love me” questions and more “what would help you this week” ones.',
      'With Saturn between you and the other person, from {from} to {until}, love has more to do with duty than you’d like. There may be a sick father-in-law, a long commute, a wedding that has to wait. It’s tiring, and it is also how two people learn that they can rely on each other. So divide the chores afresh on paper, fairly, and look at the sheet again every three months.',
    ],
    aspect: [
      'A cool draught reaches your love life from {from} to {until}, as Saturn glances at it from elsewhere. Words get shorter and evenings quieter. This needn’t mean that anything is wrong; Saturn takes the trimmings off so that you can see the shape. But silence is easily misread, above all by someone who is unsure. So say it when you’re only tired: “it’s work, it isn’t you” takes five seconds.',
      'Saturn keeps an eye on promises between {from} and {until}, and those made to a partner come first. It notices the shelf you said you’d put up and the visit you keep moving. That can feel like being marked. Still, a kept small promise warms a house more than a large one still to come. So go through what you’ve said you would do, strike out what you won’t, and tell them which.',
      'People may seem harder to get to know from {from} to {until}, since Saturn’s glance falls on first meetings and on second thoughts. It’s a filter. Those who only like the surface drift off, while those who stay are worth the slow start. If you’re settled, it tests patience in the little things instead, the late train or the unfinished sentence. So let people finish. It’s the cheapest gift of the year.',
    ],
    elsewhere: [
      'Saturn’s weight lies on other parts of your life from {from} to {until}, and your closest bond can breathe out. Things are lighter here than they were, or will be. The risk in such a spell is postponing what needs saying, since nothing presses. A calm season is the right one for a difficult subject, money say, or a parent’s care. So raise one such matter while you both still laugh easily.',
      'There’s no examiner in the room where you love, for Saturn is occupied elsewhere from {from} to {until}. That leaves you free to be a bit foolish: dance lessons, a silly nickname, a second first date. It also leaves you without a deadline. Couples and single people alike drift in such years, pleasantly. One fixed point is enough to hold the rest, perhaps an anniversary that you invent and both keep.',
    ],
  },
  rahu: [
    'Rahu, the hungry one, sits in the place of the other person from {from} to {until}. You may be drawn to someone very unlike you, from another country, age or trade, or your partner may surprise you with a new taste. It’s exciting, and it exaggerates. A picture on a screen grows faster than a friendship. So meet in daylight, on an ordinary errand, and see how they treat the person at the till.',
    'From {from} to {until} Rahu makes the other person’s life look larger than it is. Your cousin’s marriage shines online, an old flame posts a beach. Rahu is restless in this part of life, and comparison is its favourite game. The gain is curiosity, which long love needs. Turn it homewards, then: ask the one you live with, or the one you’re getting to know, a question whose answer you can’t guess.',
  ],
  ketu: [
    'Ketu sits where you meet another person face to face from {from} to {until}, and it likes quiet. You may want less company, or find that you and a partner understand one another without much talk. There’s tenderness in that, along with a risk, because from outside it looks like absence. So leave small signs that you’re there: a cup put out for the morning, a hand on the back of a chair.',
    'You may be tired of a certain scene between you and others, the one you could both recite, while Ketu passes over whatever you share, from {from} to {until}. Its way is to let go of worn things. What ought to go is the old argument; the person is another matter, so be slow about that. When the scene begins next time, don’t play your part. Go and fill the kettle.',
  ],
  lord: {
    1: [
      'The planet that looks after your partnerships is {graha}, and from {from} to {until} it stays in your own sign, its longest stop this year. Others come towards you, then, more than you go to them. They also copy your mood: arrive cross and the room turns cross. Because of that, the kindest thing you can do for two people is to look after one. That is why it helps to begin each shared evening with ten minutes alone.',
    ],
    2: [
      'From {from} to {until} {graha}, which rules the part of life you share, makes its longest stay among your own money, food and words. So love this year is often about who pays, what’s cooked and how things are said. A sharp tone costs more than a dear restaurant. If you’ve someone to live with, learn a dish from their childhood. If you haven’t, ask a friend to teach you theirs.',
    ],
    3: [
      'Messages do the courting this year. Your partnerships are ruled by {graha}, which stays longest, from {from} to {until}, among letters, short trips and neighbours. Someone close at hand may matter more than someone far away. But written words have no face, and a joke can arrive as an insult. So keep the long paragraphs for good news, and carry anything difficult to them yourself, on foot if you can.',
    ],
    4: [
      'Love moves indoors. For its longest stretch, from {from} to {until}, {graha} takes the affairs of two people into the home: who sleeps on which side, whose mother visits, whether there’s room for a second toothbrush. It’s a good year to build a shared place, even if that’s one drawer. The snag is that home also means not dressing up. Once a month, then, meet each other out of doors, combed.',
    ],
    5: [
      'There is play in it. With {graha}, the ruler of your shared life, in the part of life that flirts and makes things from {from} to {until}, long love gets a second youth and new love a first one. Play needs a referee, though, because one of the two may be serious sooner. Ask now and then where you both stand. Then do something together at which you’re equally bad, such as pottery.',
    ],
    6: [
      'Daily duties decide a lot this year, since {graha} takes your partnership into the part of life with chores and small friction, from {from} to {until}. Who empties the dishwasher becomes a question of respect. That sounds petty and isn’t. It’s here, in the twentieth load, that people feel seen or overlooked. So swap your tasks for a month, all of them, and you may each stop thinking the other has it easier.',
    ],
    7: [
      'Love is at home this year, for {graha}, its ruler, is in its own place from {from} to {until}. Other people are clear to you and you to them, which makes promises easier to weigh. It’s a strong position, and a strong bond can shut the door on everyone else. So keep a friendship each that the other doesn’t share. What you bring back from it gives you something to talk about.',
    ],
    8: [
      'Trust is the subject between {from} and {until}, because {graha} takes your partnership into the part of life with secrets, shared money and change. You may learn something about someone, or be the one who has kept a thing back. It’s delicate, and it can end in a closeness you didn’t have before. Tell one true thing at a time. Choose a walk for it, side by side, where nobody has to meet an eye.',
    ],
    9: [
      'The bond between two people gets a wider horizon from {from} to {until}, as {graha}, which rules it, passes through the part of life with long roads, teachers and faith. You may meet someone on a course or on a train, or discover that a partner believes something you never asked about. Differences of that kind can turn into lectures. So swap books: each reads one that the other loves, and nobody marks it.',
    ],
    10: [
      'Work sits at the table with you this year. For its longest stretch, from {from} to {until}, {graha} carries your closest bond into public life, so a partner may matter to your career, or a career may take your partner’s evenings. People may also meet you through your trade. The difficulty is speaking to those you love as if in a meeting. Change your shoes when you come in, and your voice with them.',
    ],
    11: [
      'Friends are the bridge. While {graha} stays among circles and wishes, from {from} to {until}, love is most likely to grow in company: a choir, a colleague’s birthday, a crowd on a hill. Couples do well to be seen together there. What can be lost is privacy, as friends all have a view. Tell them less than they ask, and keep one wish for the two of you.',
    ],
    12: [
      'There’s a private mood over your love life from {from} to {until}, as {graha} takes it into the part of life with sleep, distance and letting go. Someone may live far away, or you may both need more rest than romance. That can be mistaken for coldness, which is why it should be named. A goodnight said properly, by voice, even across a time zone, keeps more alive than an hour of messages.',
    ],
  },
  sun: [
    'The Sun stands in the place of the other person from {from} to {until}, a few weeks in which they shine and you hold the lamp. It’s good for being proud of someone in public. Two suns in one room are hot, however, and you may both want the last word. So let them choose the film, the route and the Sunday, and say yes with a good grace. Your turn comes round.',
    'From {from} to {until} the Sun shows you clearly whom you’re dealing with, a partner, a rival or a new face. This is useful before a decision. It’s less pleasant for anyone who hoped to stay vague, since a straight question hangs in the air. So ask it in the morning, when you’re both fresh, and say first what you’d like yourself. Respect is the word for these weeks.',
  ],
  venus: [
    'Venus keeps company with the two of you from {from} to {until}. It’s delicate in this part of life, charming and a little touchy, so an old slight may come up between the starter and the pudding. Still, these are good weeks to make a truce or to look nice for someone. Don’t overdo the presents. Find the photograph from your first year, or first meeting, and put it where it’s seen.',
    'There’s sweetness between people from {from} to {until}, when Venus passes through the part of life you share. It comes with a price tag: an outing may cost more than planned and a flirtation may be taken at its word. So keep to pleasures that are nearly free. Then dance in the kitchen, swim in a lake, share a bag of cherries on the steps. What feels light then is easy to repeat.',
  ],
  mars: [
    'From {from} to {until} Mars is in the chair opposite yours, and chairs get pushed back. Tempers are shorter, above all about driving, timing and who said what. Mars is hard here, yet brave, so a thing long avoided may be dealt with in an afternoon. Give it something to lift. Two people who move a wardrobe together, or run for a bus, have less breath for the argument.',
    'Some heat comes into close company from {from} to {until}, because Mars is passing through it. That can be desire and it can be a row, and often it’s one on its way to becoming the other. Agree beforehand on a word that stops a quarrel for twenty minutes. It should be a silly one, aubergine for instance. The one who says it goes round the block and comes back.',
  ],
  mercury: [
    'Mercury talks across the table from {from} to {until}, so there’s plenty of conversation, quick and funny, and at times beside the point. That’s tricky in this part of life, since clever people can discuss a feeling until it’s gone. Use these weeks for arrangements instead: dates, holidays, whose family when. Write down what you agree. In a fortnight each of you might remember a different version with great conviction.',
    'The other person has a lot to say from {from} to {until}, with Mercury passing through your shared life. It may be an old classmate, a date who texts at length, or a partner full of plans. But listen for what they repeat, for that’s the part that matters. And be careful with teasing, which lands harder just then. A question beginning with “how was” opens more than one beginning with “why”.',
  ],
  retrograde: [
    'While {graha} is retrograde in your shared life, from {from} to {until}, people come back: a former love, a former complaint, a conversation that stopped halfway. It’s a second look, and it needn’t lead to a second try. What you see more clearly now is your own part in it. So write the letter you’d have liked to send then, read it the next day, and post it only if it’s kind.',
    'Between {from} and {until} {graha} goes back over ground that you and another person have crossed before. An agreement may need repeating, or a date may fall through and be made again. This is slow, and it saves you from building on a misunderstanding. Ask “what did we actually say?” and don’t mind sounding simple. New vows are better left until the planet has turned; old ones can be renewed any evening.',
  ],
  fullMoon: [
    'The Moon is full on {from} over the part of life you share, and what has ripened between two people can be seen. It may be fondness, it may be a grievance with good reasons. Either is easier outdoors. Walk together under it, if the sky is clear, and let the first ten minutes pass in silence.',
    'On {from} a full Moon lights up the face across from you. You may see tiredness there that you’d missed, or a joy you had no part in. It’s a night for noticing. Don’t act on it straight away; instead bring it up two days later, at breakfast, as something you’ve been thinking about.',
  ],
  newMoon: [
    'A new Moon on {from} falls where you and another person meet, and it’s a good day for a quiet start. Nobody needs to know of it yet. Choose one thing you’d like to give to a bond, old or new: more time, fewer corrections. Begin that evening, so small that you can’t fail.',
    'The sky is dark on {from}, with the Moon new in the region of love. It’s too early for declarations. But an unspoken wish can be put in order: sit down and write what a good ordinary Tuesday with someone would look like. Then see which line of it you can do by yourself.',
  ],
  eclipse: [
    'The eclipse of {from} falls on the part of life you share, and custom says to begin nothing under it. That’s sensible advice: feelings run high for a few days and then settle. If someone says a strange thing, let a week go by before you answer it. Cook something plain and go to bed early.',
    'On {from} an eclipse passes over your closest dealings with others. Old almanacs keep the day for prayer and bathing, and for leaving contracts of the heart alone. So don’t propose and don’t part. Simply notice whom you wanted to call when the light went odd. That’s worth knowing, and it will keep.',
  ],
  practice: [
    'Once a month ask the person closest to you, partner or friend, “Is there anything you’ve stopped telling me?” Then say thank you and nothing else for a minute. People give up talking in small steps, unnoticed. A fixed question brings the steps back while they’re still small.',
    'Keep a slip of paper by the kettle, and each week write on it one thing that someone did for you out of affection. By the year’s end you’ll have fifty. Memory is better at storing slights, so it needs a little help with the rest. Read them aloud on the last evening.',
    'Learn to end an argument in the same room where it began. Sit down, say what you understood, and ask whether you’ve got it right. It takes three minutes. Quarrels that are carried to bed or to work grow on the way, and come home larger than they left.',
    'Twice a year go back to where something began: the café, the bus stop, the town where you were first happy by yourself. Stay for an hour. Places hold what calendars lose. Whether you go as two or alone, you come away knowing what you liked before it became a habit.',
    'When a person you love comes through the door, get up. Put down what you’re holding, walk over, and greet them as you would a guest. It takes ten seconds a day. Most coldness between people starts at that very door, with a voice that calls “hello” from behind a screen.',
  ],
}
