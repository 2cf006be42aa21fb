import type { YearArc } from '../../../texts/units.ts'

/** The story of a whole year: Jupiter turns it, Saturn gives it its weight, the nodes its appetite. */
export const arc: YearArc = {
  title: {
    1: ['A year in your own name', 'More room for who you are'],
    2: ['A fuller table', 'What you say and what you keep'],
    3: ['The long way round, on foot', 'Courage in small doses'],
    4: ['A larger house for the heart', 'The year that comes home'],
    5: ['Something made with love', 'The pleasure of beginning'],
    6: ['The work nobody sees', 'Getting the daily things right'],
    7: ['Better in company', 'A seat opposite yours'],
    8: ['What lies under the floorboards', 'A year for deep water'],
    9: ['Further than last year', 'A good teacher at the gate'],
    10: ['What you’ll be known for', 'A public sort of year'],
    11: ['Among friends, with results', 'Where wishes are counted'],
    12: ['The art of putting things down', 'A quiet year with open windows'],
  },
  beginning: {
    1: [
      'You begin the year with Saturn in your own sign, where it stays until {until}. This is the middle part of sade-sati, the seven and a half years in which Saturn walks through the sign before your Moon, the sign itself and the one after. Astrologers call it the time a person grows up again. You may feel older, slower, more serious than your friends. That’s tiring, but it makes for sound decisions. So keep your promises few, sleep enough, and let one old vanity go.',
    ],
    2: [
      'As the year opens, Saturn is in the part of life that holds your money, your food and your words, and it stays there until {until}. It’s the last stretch of sade-sati, the seven and a half years the planet spends around your Moon sign, so most of that road is behind you. What’s left is bookkeeping. Saturn wants to know what you have and what you actually meant. Money may come more slowly than you’d like, which teaches you where it goes. Speak a little less this winter, and let every sentence be one you’d sign.',
    ],
    3: [
      'The year starts with a friendly Saturn, which isn’t a phrase one writes often. Until {until} it’s in the part of life for effort, courage and messages, one of only three places where it counts as easy. This means that plain work gets results: the letter you revise, the skill you drill, the neighbour you greet for months before he greets you back. There’s a catch even so, because Saturn pays by the piece. What you leave undone stays undone. Choose the one thing you’d be proud to have practised daily, and start while Saturn’s on your side.',
    ],
    4: [
      'Saturn is under your roof when the year begins, and it stays until {until}. Indian astrologers call this ardhashtama Shani, Saturn in the fourth from the Moon, half of the way to the eighth, a stay that makes home heavier. There may be repairs, an older relative to look after, or simply less peace when you shut the door. But Saturn also shows which beams carry the house. So mend one thing each month, and keep one corner of the place free of duties, with a chair, a lamp and nothing to do.',
    ],
    5: [
      'When the year begins Saturn has charge of play, children and whatever you make, and it keeps that charge until {until}. The nursery is run strictly. Fun has to be arranged, love takes itself seriously, and a work in hand may look worse to you than it is. This isn’t a judgement on your talent. It’s the stage in which a gift turns into a craft, over a good many dull afternoons. Set aside the same hour each week for what you love, keep it when you don’t feel like it, and judge nothing before Saturn goes.',
    ],
    6: [
      'You start the year with a strong arm at your side: Saturn in the part of life where daily work is done and rivals are met. It’s at ease there until {until}, since it likes early mornings, lists and other people’s untidy cupboards. This is a good time to wear down something large, and opponents tend to tire before you do. The catch is that you become so useful that everyone brings you theirs as well. So decide by the end of the first month which three duties are yours, and hand back the fourth with a smile.',
    ],
    7: [
      'Saturn sits across from you as the year begins, in the place of partners, and it keeps the chair until {until}. People may seem slow, busy or hard to please, and you may seem so to them. That can feel lonely for two. Still, what’s agreed in such a time is agreed properly, because neither side is carried away. Treat it as a time for clear terms and short visits. Say once a month, aloud, what you value in the person nearest you, and don’t wait for the mood. With Saturn, the habit comes first and the warmth follows.',
    ],
    8: [
      'The year begins in deep water, with Saturn in the eighth place from your Moon until {until}. Astrologers call it ashtama Shani, in a lower voice than it needs. It’s a slow, inward stay: old matters come up, shared money wants sorting, and you may tire sooner than you did. It’s also when people find out what they can bear, and that’s worth a good deal later. So keep your days regular, tell one trusted person how things stand, and put papers in order by the drawerful. Nothing has to be solved in a night.',
    ],
    9: [
      'At the start of the year Saturn keeps the gate of luck, teachers and faith, where it remains until {until}. Under Saturn luck keeps office hours. Trips are put off, a father or a teacher may need your patience, and beliefs that came easily are asked for their reasons. So this is the time to row: to read the whole book, to learn the grammar, to keep a small observance on days when it says nothing to you. What you still believe at the end of it you’ll have found out for yourself.',
    ],
    10: [
      'Saturn starts the year at the top of your chart, in the part of life for work and standing, and it’s there until {until}. More is laid on your desk, and it’s noticed if you’re late. The old books don’t count this among Saturn’s easy stays, since effort comes first here and thanks a long way after. But people do get known in these years for something solid. So write your trade or task in one line, as on a shop sign, and give the best hours of the week to that line alone.',
    ],
    11: [
      'A good Saturn opens the year for you. It’s in the part of life for gains, friends and long-held wishes, and until {until} that’s the easiest place it has. Things sown years ago begin to pay in small, regular amounts, and old acquaintances turn out to be worth knowing. There’s one string attached. Saturn gives to those who count, so a wish has to be named before it can be worked at. Choose one that would still please you in ten years, tell an older friend, and do something small for it each week.',
    ],
    12: [
      'The year opens behind a half-closed door. Saturn is in the part of life for rest, distance and expense until {until}, and with that sade-sati begins, the seven and a half years that the planet spends in the sign before your Moon, on it and after it. Its first stretch is about leaving things behind. Costs may turn up and sleep may be light, so carry no more than you need. What you set down now you won’t miss later. So give something away each month, go to bed at a fixed hour, and keep some days that belong to nobody.',
    ],
  },
  turning: {
    1: [
      'The year turns on {from}, when Jupiter enters your own sign. It comes there about once in twelve years and stays until {until}. You’ll be easier to see. Some of the old authors call it a restless stay, because whatever you are gets larger, including the part that can’t say no. But it’s also when a person can begin again without having to explain. So take up the thing that has your name on it. Make it modest at first: one evening a week, one page, one room, and let it do the growing.',
    ],
    2: [
      'On {from} the year changes its tune, for Jupiter moves into the part of life with your money, your voice and your family table. It stays until {until}, and this is one of its five good places, where it gives what’s called guru-bala, its support. You may be listened to more readily and fed more often. Because plenty makes people careless, decide beforehand what it’s for. Put a share of it, however small, towards one thing that will outlast the season. And say kind things while you have the floor. In this place Jupiter seems to take special care of words.',
    ],
    3: [
      'A change of pace comes on {from}, as Jupiter turns to messages, brothers and sisters, and short roads. It’s less at home there than elsewhere, being large, and it stays until {until}. Big plans have to be carried in small bags. You may run about more, explain more and wait longer for the reward. What grows in such a time is courage, the kind that comes of ringing the same bell twice. So give yourself a modest daily stint and mark it on the wall. By the end of the stay the marks are worth more than the plan was.',
    ],
    4: [
      'The turning point of the year is a homecoming. On {from} Jupiter enters the part of life with rooms, roots and your mother’s people, and it stays until {until}. What it touches there gets larger: more guests, more talk of moving, perhaps more concern for those who brought you up. This isn’t one of its light stays, for comfort takes some arranging now. Yet nowhere else does Jupiter teach so gently what gives you peace. Begin by clearing one room or corner completely. Live with the empty space for a month, and let it tell you what belongs there.',
    ],
    5: [
      'From {from} there’s more light in the year, because Jupiter comes to love affairs, children, learning and everything you make for the joy of it. That’s one of its best places, and it’s there until {until}. Ideas come in the bath. People may find you younger. Jupiter’s weakness is that it loves beginnings, so you could end up with six half-knitted scarves. Choose one early and finish that. Take it to a person who’ll enjoy it, before it’s perfect. Whatever you teach, tend or invent under this Jupiter tends to go on teaching you for years.',
    ],
    6: [
      'The year rolls up its sleeves on {from}. Jupiter moves into the part of life where daily work, duties and habits are, and until {until} it spends its wisdom on washing-up. It’s counted as slow in this place: tasks swell, colleagues need advice, and good intentions about vegetables multiply. But there’s a real gain in it. A large mind applied to small things makes them run well for a long time afterwards. So look for the one errand that eats your week and rebuild it properly, once. Ask someone who does it daily, then copy them without shame.',
    ],
    7: [
      'On {from} someone takes the chair opposite yours. Jupiter comes into the part of life with partners, clients and companions, and there, in one of its good places, it stays until {until}. Help arrives through other people, and so do chances. Jupiter makes everybody hopeful, which is its charm and its flaw, because hope promises quickly. Let a thing be said twice on different days before you build on it. And turn the question round: ask the people who matter to you what would make their year a good one, then do one item of it.',
    ],
    8: [
      'The year goes below the surface on {from}, when Jupiter goes to see what’s shared, hidden or coming to an end. Until {until} it’s a lamp in a cellar. This is one of its harder stays, since nothing there is quick, and joint money, inheritance or trust may need more talk than you’d like. Even so, a cellar is better with a lamp than without. You can get to the bottom of something now. Choose one matter that has been unclear for years and ask about it, calmly, a little more each month. Understanding it is the gift of these months.',
    ],
    9: [
      'A door opens on {from}: Jupiter moves into the part of life for luck, teachers, faith and long roads. That’s its own kind of country, and it’s there until {until}. You may meet someone you can learn from, or find that you’ve become that person for another. Plans made in this time are generous. The risk is admiring the view and packing nothing. So choose one far thing, a subject, a place, a vow, and take the first step within the month. Then tell an older person what you’re up to. Blessings cost only the visit.',
    ],
    10: [
      'The curtain goes up on {from}, since Jupiter moves into the part of life where you’re seen at work and judged by it. Until {until} more people know your name, and more of them want something from you. Jupiter isn’t at its lightest here, for a larger role takes more of the day, and praise can come with envy. What it offers is a chance to do your work in a bigger way. Say yes to the part that teaches you most, even if another glitters more. And give credit out loud. It’s remembered for longer than the success itself.',
    ],
    11: [
      'Things begin to add up from {from}, when Jupiter takes a seat among gains, friends and fulfilled wishes. It’s one of the planet’s happiest places, where it stays until {until} and brings guru-bala, its support. Old efforts are noticed. Friends of friends write. But there may be more invitations than evenings, and a wish can come within reach before you’ve checked whether you still want it. So make a short list, three wishes at most, and show it to someone honest. Then bring two people together who ought to know each other, and expect nothing for it.',
    ],
    12: [
      'On {from} the year grows quieter, as Jupiter withdraws to the place of rest, retreat and faraway things. It’s there until {until}. That costs something, time or comfort or money given where it does good, and the world may seem to pass you by. In return you get a sort of inner company that busy years don’t have. Many people sleep better, pray better or simply look out of the window more. Keep one free day a month with no purpose at all. What comes to you there is something the next twelve years can be built on.',
    ],
  },
  nodes: {
    1: [
      'Rahu is in your own sign until {until} and Ketu faces you from the place of partners. These two are the Moon’s nodes, one all appetite and the other all letting go. You may want to be someone new, quickly, and be a little absent from those who love the person you were. Try the new thing on, like a coat in a shop. But keep telling one person at home how it feels to wear it.',
    ],
    2: [
      'Something hungry sits at your table until {until}: Rahu, in the part of life for money, food and words. It would like more of each and has seen an advertisement. Ketu, just opposite, grows tired of shared finances and secrets. So the appetite is loud and the caution is absent-minded. Make it a rule that anything tempting waits for a week on a list, and that the list is read over a meal.',
    ],
    3: [
      'Until {until} Rahu puts fire into your messages, your courage and your dealings with the neighbourhood. It does well in this place, where boldness is wanted. Ketu sits opposite, among beliefs and teachers, and shrugs at what used to be certain. Together they make you a doer who’s impatient with sermons. It’s a good mix for starting and a poor one for listening, so once in a while ask an old hand before you jump.',
    ],
    4: [
      'Home is where the appetite is until {until}, because Rahu has moved in. It would like a different flat, a bigger screen, another town. From the place of work Ketu looks on and wonders what all the ambition was for. You may feel unsettled at both ends. That can be interesting, provided you don’t sign anything in that mood. Change something that can be changed back: a wall’s colour, the way you walk home, the seat you take.',
    ],
    5: [
      'Rahu plays with love affairs, children and invention until {until}, so pleasure comes with a touch of fever. A flirtation looks like an opera. An idea at midnight looks like a fortune. Ketu, among friends and gains, is cooler than usual and lets acquaintances slip. Enjoy the fever and date it. Then, if the idea still pleases you after a month of mornings, it’s yours to keep.',
    ],
    6: [
      'Until {until} Rahu works for you in the part of life with duties, rivals and daily tasks, and that’s one of its useful places. It knows shortcuts. It isn’t easily frightened by a difficult person or a stubborn form. Ketu meanwhile, in the place of rest and solitude, makes quiet come easily when you let it. So work with wit, then stop. And leave alone any shortcut that another person has to tidy up after.',
    ],
    7: [
      'With Rahu in the place of partners until {until}, other people are fascinating. You may be drawn to someone unlike anybody you know, or want from an old companion something they never had. Ketu, in your own sign, makes you vague about yourself. That’s the thing to watch. So before you ask what the other person is, write down in three lines what you are and need, and carry it about with you.',
    ],
    8: [
      'Rahu digs among secrets and shared money until {until}, and it digs with enthusiasm. That’s good for research, old family stories and hidden reasons. Ketu is opposite, in the place of your own means, and cares less about possessions than it did. So curiosity is high and thrift is low. Ask as much as you like, but let a sensible friend read the small print with you.',
    ],
    9: [
      'The far away glows until {until}, since Rahu has set up shop among long roads and large beliefs. A foreign teacher, a strange creed, a course on a screen may carry you off. Ketu, among neighbours and siblings, makes the near seem dull, though it knows you better. But go and look, by all means. Only bring each new truth home and try it on a brother, a sister or the woman next door.',
    ],
    10: [
      'Until {until} Rahu is busy with career and standing, and it does well up there. It wants to be noticed and has few scruples about how. Ketu is at home, where things get quieter, barer, a bit neglected. You may go far in this time. So it’s worth asking what you’d like to find when you come back. One evening a week that belongs to the house keeps the ladder steady.',
    ],
    11: [
      'Rahu sits among your friends and wishes until {until}, and that’s one of its best places, if it’s fed in moderation. New circles open, some of them online or in another language. Ketu, in the part of life for love and play, may leave you less moved by what used to delight you. More people and less joy would be a poor bargain. So choose the company in which you laugh, even when another is more useful.',
    ],
    12: [
      'Until {until} Rahu keeps watch over sleep, expense and foreign places, so the nights can be busy and the mind travels. It may want to get away without saying from what. Ketu, opposite, does your daily work almost by itself, from long practice. Use that calm in the daytime. And make the evenings dull on purpose: a paper book, a lamp, the phone in a drawer in the next room.',
    ],
  },
  harvest: {
    1: [
      'By the end of the year you can gather in something of your own: a clearer face in the mirror, a name for what you do, a yes that you mean. It won’t weigh much on the scales. But others have noticed it already. What you began for yourself is past its first awkward months, so look after it through the winter. Say out loud, once, to a friend: this is what I do now.',
    ],
    2: [
      'What can be gathered at the year’s end is close to home and can be counted. There may be a little more put by, or better still a clear view of what enough is. Your words have gained weight as well. People remember things you said in passing. So bring in the harvest the old way: cook a large meal, invite those who helped, and tell each of them what it was.',
    ],
    3: [
      'The gathering this time is in your hands, literally. They can do something that they couldn’t do in January, because you repeated it when nobody clapped. That’s courage, though it never felt like it. A brother, a sister or a neighbour may stand closer to you too. Look through the year’s messages and notes for the moment when it stopped being hard. Then choose the next size up.',
    ],
    4: [
      'You come to the end of the year with a place inside that’s quieter than it was. The rooms may have changed, or the people in them, or just your way of shutting the door. It was a lot of work and some of it was carried for others. So sit down in what you’ve made. Spend one evening at home in which nothing is improved, and notice how much of it is good.',
    ],
    5: [
      'There’s something to show at the end of this year, and it has your fingerprints on it: a thing made, a subject learnt, a child’s or a friend’s trust. Joy was part of the work. That’s why it holds. Keep a copy, a photograph, a first draft, since you’ll want to know later how it began. And show it to the person who believed in it when there was only talk.',
    ],
    6: [
      'The harvest is an orderly one. Things run that used to stumble: a morning, a pile of papers, a difficult acquaintance. None of it makes a story, which is the very proof that it worked. You’ve also learnt what you can carry and what you can’t. So let the new routine have a day off at the turn of the year, then see which part of it you missed. That’s the part to keep.',
    ],
    7: [
      'At the year’s end you can count by people. Someone has come nearer, an agreement has held, or you know at last whom you’d rather meet only at weddings. Each of these is worth having. The year asked you to trust and to check, and both were right. So write by hand to two people who made it better. Say what would have been different without them, for they may not know.',
    ],
    8: [
      'What you bring up from this year comes from a depth. A question has been answered, a fear looked at by daylight, something shared put in order. It wasn’t comfortable, and you may not care to speak of it. But you’re harder to frighten than you were. Close the matter with a small act: return a key, bind the papers with string, plant a bulb where it won’t be seen until spring.',
    ],
    9: [
      'You end the year with a wider sky. It may be a place you’ve seen, a book that changed your mind, or a teacher whose voice you can now hear without their being in the room. Luck had something to do with it, and so had your readiness. So pass it on while it’s warm. Explain the best thing you’ve learnt to someone younger, in words they’d use themselves.',
    ],
    10: [
      'The year leaves you a little more known for something, and the something is yours. Perhaps there’s a new title. Perhaps it’s only that people say, ask her, or, ask him. It took hours that others spent on sofas. So count the work as done, and put a full stop after it before the next year makes its requests. Tell those at home what they made possible.',
    ],
    11: [
      'There’s a basket to carry in: some wishes came near, some came true in another shape, and one turned out not to be yours. All three are gains. You know more people than you did, and a few of them are going to stay. So share the basket while it’s full. Settle what you owe in favours, bring together those who should meet, and choose one wish to take across the line with you.',
    ],
    12: [
      'What this year leaves you with is lightness. You’ve put things down, by choice or because they were taken from your hands, and the hands have rested. Something in you has become harder to hurry. That’s a good store for whatever comes next. Before the year closes, walk through your rooms and your diary and let one last thing go. Then leave the shelf empty for a while.',
    ],
  },
  preview: {
    1: [
      'On {from} Jupiter enters your own sign, as it does once in about twelve years. You’ll be easier to see and quicker to say yes. What do you want to be asked for, and by whom?',
      'Jupiter comes to you in person on {from}, and whatever it sits beside gets bigger. That goes for hopes as well as for habits. Which side of you would you like to have more of?',
    ],
    2: [
      'From {from} Jupiter looks after money, food and words, and it does that well. Your voice carries further and the table may be fuller, so it’s worth deciding early. What is the surplus meant for?',
      'On {from} Jupiter moves in with your purse and your family, bringing the support that’s called guru-bala. It favours those who know what enough is. Could you say it in a figure, or in a sentence?',
    ],
    3: [
      'Jupiter turns on {from} to effort, messages and short roads. It’s a cramped room for a large planet, so everything takes a second try. But courage grows by trying. What’s worth doing daily all the same?',
      'A busy stretch begins on {from}, when Jupiter goes among the letters, errands and siblings. The rewards are small and the skill that grows isn’t. Which skill would you like to own by the end?',
    ],
    4: [
      'On {from} Jupiter comes home, to the part of life with rooms, roots and peace of mind. It makes the house feel too small before it feels large. What do you need in order to be at rest?',
      'From {from} the year is about where you belong, since Jupiter moves into the house and the heart. There may be more guests than quiet for a while. Which corner of your life should stay your own?',
    ],
    5: [
      'Jupiter comes to love, children and invention on {from}, and it’s at its best there. New things please you, almost too many of them, and not all can grow. Which one do you want to finish?',
      'On {from} the lights come on in the part of life for play and learning. Jupiter is a generous guest in this place and a forgetful one. What would you make if no one marked it?',
    ],
    6: [
      'From {from} Jupiter turns to daily work, habits and duties, where it’s thorough and slow. The tasks grow before they shrink. Which part of your ordinary day deserves to be rebuilt from the ground up?',
      'The year gets practical on {from}, as Jupiter takes its place among lists, colleagues and early mornings. But being useful is a joy only until it isn’t. How much of what you carry is really yours?',
    ],
    7: [
      'On {from} Jupiter takes the chair across from you, where partners and clients sit. Good things come through other people, and promises come quickly too. Whom do you trust enough to plan with?',
      'Jupiter comes into your company on {from}, and that’s one of its best places. So agreements are easily made, perhaps a little too easily. What would you want to hear twice before you believe it?',
    ],
    8: [
      'From {from} Jupiter is a lamp in the cellar of the year, among shared money, secrets and endings. It’s slow there, and you can see a long way down. What have you always wanted to understand?',
      'Jupiter goes into deep water on {from}, and takes your attention with it. Trust and joint affairs need plain talk, and it comes easier early than late. Which conversation would make everything after it simpler?',
    ],
    9: [
      'On {from} Jupiter opens the gate to luck, faith and long roads, and that suits it well. So the view gets wider all at once. Where would you go if you only had to begin?',
      'A teacher may appear after {from}, when Jupiter reaches the realm of study and blessing. It could be a person, a book or a hill, and it won’t wait long. What are you ready to be taught?',
    ],
    10: [
      'Jupiter climbs on {from} to the place of work and standing. You’re seen by more people, and more of them want some of your time. What would you like to be known for when it’s over?',
      'From {from} your public side gets bigger, as Jupiter comes to the top of the chart. It’s good but demanding company, and the day stays as short as ever. Which task is worth the extra hour, and which one merely glitters?',
    ],
    11: [
      'On {from} Jupiter joins your gains, friends and wishes, in one of its happiest places. Old efforts begin to answer, some of them after years. That makes it a good moment to check the list. Which wish would you still choose today?',
      'Good company is on its way from {from}, when Jupiter joins your friends and your hopes. There could be more open doors than evenings, and each leads somewhere else. How do you choose among pleasant things?',
    ],
    12: [
      'From {from} Jupiter keeps company with rest, distance and letting go. So the world gets quieter, and some costs come with it, in money or in time. What could you put down without missing it?',
      'The year steps back from the street on {from}, as Jupiter goes into retreat. It isn’t idle, for it’s preparing the next twelve years. So the question is an inward one. What do you hear when nobody is talking?',
    ],
  },
}
