import type { YearSection } from '../../../texts/units.ts'

/** Read from the fourth house, with a look at the ninth: the family that one comes from. */
export const section: YearSection = {
  easy: [
    'The family you come from is easier to be with this year. Old people tell stories they’d kept to themselves, and the usual quarrel at the usual hour may simply not take place. The slow planets are kind to roots just now. But they can’t make the first call for you. So go early in the year and go without a reason, since a visit that wants nothing is the one that’s remembered.',
    'It’s a mild year between you and those who brought you up, whether they live round the corner, far away or only in what you do with your hands. Something that has been stiff for a long time may loosen by itself. Don’t hurry to talk it through. Instead use the good feeling for small, regular things: a Sunday call, a recipe copied out, one photograph a month with the names written on the back.',
  ],
  hard: [
    'Your first family needs more from you this year than it gives back, at least by the look of it. Someone may grow older quite suddenly, or an old role may be handed to you like a coat that no longer fits. That’s tiring. But it also shows you how large you’ve become since you last wore it. Decide what you can do regularly and with good humour, and let the rest be shared out.',
    'There may be more duty than ease this year where your parents, or those who took their place, are concerned. That’s because the slow planets move heavily here, and old remarks weigh more than they should. No one has to settle thirty years in one afternoon. What helps is a short visit, well kept. You’ll find that the tone changes once nobody is waiting for the great conversation.',
  ],
  jupiter: {
    in: [
      'Jupiter moves in with your family from {from} to {until}, and it likes a full house. There may be a wedding, a birth, a cousin on the sofa, and more talk of the old place than there’s been for years. Jupiter isn’t quite at ease here, since warmth and worry both grow. So be the one who fixes the limits kindly: when people come, and when they go home.',
      'From {from} to {until} the people you come from take up more room, for Jupiter is among them. A mother’s advice gets longer. So does a father’s silence, if he has one. There’s wisdom in both, although it comes wrapped in a good deal of paper. Ask each elder you still have, once, what they’d do differently, and write the answer down that evening. It’s an heirloom that needs no cupboard.',
    ],
    aspect: [
      'A kindly glance from Jupiter rests on your family between {from} and {until}. Jupiter itself is somewhere else, but it has a word with everybody on the way past. Because of that, an aunt or an uncle may turn out to be on your side, and a stubborn elder sees reason after lunch. None of this works for people who stay away. So turn up at the gathering you’d rather miss, and leave while it’s still pleasant.',
      'Between {from} and {until} it’s easier to be grateful to those who brought you up, since Jupiter looks their way. Gratitude needn’t mean that everything was right. It only means you can see what they carried at the age you are now. Work it out one evening: what your mother, or the person in her place, was doing at your age. Then mention it to her, or light a lamp to it.',
      'The old stories come out well from {from} to {until}, with Jupiter’s glance on your roots. How they met, why they moved, who wasn’t spoken of. You may hear a version that makes sense of your own habits. But don’t correct the teller, who’ll stop. So let the dates be wrong. Then record one story on your phone, with permission, and send it to the youngest person in the family.',
    ],
    elsewhere: [
      'Jupiter is looking after other rooms from {from} to {until}, so family ties live from what you put into them. No wedding gathers everyone and no uncle smooths things over. That leaves it to the ordinary visit, and to you. It needn’t be heavy. Choose a fixed evening in the month for the parent, aunt or old neighbour who raised you, and let it become so regular that nobody has to ask.',
      'Goodwill between you and your people grows by hand from {from} to {until}, since Jupiter has gone to see to another part of your year. There’s less luck in your timing, so a call may find them out or cross. Don’t read anything into it. A postcard, on the other hand, is always in when it arrives. Send one every few weeks, with three lines of plain news and no advice.',
    ],
  },
  saturn: {
    in: [
      'Saturn walks through the part of life with parents and roots from {from} to {until}, and it walks slowly. A relative may need lifts, forms filled in, or just someone who sits down. It can leave you feeling like the oldest person in the family. Share it out, on paper, with names and days. And ask to be told one thing in return each time, since old people give most easily in stories.',
      'From {from} to {until} you may see the house you grew up in, or the people of it, more soberly than before. Saturn does that. It takes off the varnish, and under it there’s often less blame than hardship. It isn’t a cheerful time, but many people make their peace in it. Go back once, alone if you like, and walk the way you used to take to school.',
    ],
    aspect: [
      'Saturn’s eye is on your family from {from} to {until}, and it checks who keeps their word. Promises made at parties get remembered here. A brother’s turn becomes your turn, and a parent counts the weeks since you came. But you can take the sting out by being exact: say when you’ll come, and come then. One hour that can be relied on does more good than a day that can’t.',
      'Between {from} and {until} there’s some stiffness towards those who brought you up, for Saturn glances at them from a distance. It often comes out as silence about a practical matter, such as who drives, who decides, or who has the papers. Someone has to ask, and tact helps. So begin with what you’d want in their place. Keep it to one question a visit, and bring cake.',
      'Duty has a clear voice in the family from {from} to {until}, because Saturn looks on. You may hear your father’s sentences come out of your own mouth. It’s funny, and a little alarming. Still, some of those sentences were sound, so sort them as you’d sort a toolbox: keep the hammer, pass on the rust. Tell one of your people which of their rules you’ve kept, and why.',
    ],
    elsewhere: [
      'With Saturn occupied elsewhere from {from} to {until}, family matters weigh less than they’ve done at other times. Duties come in ordinary sizes and no old account is being audited. The catch is that it’s easy to let things drift, since nothing presses. That’s why this is a fair time for the unhurried tasks: labelling the photographs, learning the family dish, asking where the important papers are kept.',
      'Nobody hands you a heavy parcel at the family door from {from} to {until}, since Saturn has its work in another part of your life. So you can visit as a guest. Use that lightness for pleasure with old people, which tends to get forgotten among all the help: a drive to the sea, a matinée, cards. They’ll have had enough of being looked after. Being good company is rarer.',
    ],
  },
  rahu: [
    'Rahu stirs up the family from {from} to {until}. A relation you’ve never met may write, someone takes a test that traces their ancestors, or a parent falls in love with a gadget or a cause. It’s lively and rather overdone. Half of it is true and half is guesswork, so keep the two apart. So ask where each story comes from, and let the old people be foolish about at least one new thing.',
    'From {from} to {until} you may long for a different family, or show the one you have in a better light than it bears. Rahu feeds on pictures. But yours were never as odd as you think, nor were the neighbours as happy. If there’s a difference of country, faith or language in the house, it may be the very thing that opens a door. Then learn twenty words from the other side of it.',
  ],
  ketu: [
    'Ketu makes you a little absent among your own people from {from} to {until}. You sit at the table, you know every line, and your thoughts have gone out for a walk. It may be that an old role is over. If so, let it go quietly, without a speech, because speeches bring it back. Meet one member of the family outside the usual circle, for a coffee, as if you were both new.',
    'The pull of home grows thin from {from} to {until}, with Ketu in the place of roots. Some feel it as freedom, others as a draught. What helps is a link that asks for no talk, since Ketu likes silence: tending a grave or a tree, wearing a father’s watch, cooking on a certain day what was always cooked on it. That way you can belong to people without explaining them, and without being explained.',
  ],
  lord: {
    1: [
      'Look in the mirror and there they are. From {from} to {until} {graha}, which rules the family you come from, makes its longest stay in your own sign, so you may notice their chin, their temper, their way of folding a towel. It’s tempting to protest. But what’s inherited can be used once it’s been seen. Name one trait you’re glad of, and one you’d rather finish with, and practise the first.',
    ],
    2: [
      'Family comes to the table this year. While {graha}, its ruler, is with food, words and what you own, from {from} to {until}, the talk turns to who cooked better, who said what, and what a thing cost then. Money between relatives can sound sharper than it’s meant. So feed people first and talk afterwards. And if something is to be given or lent, say in one plain sentence which of the two it is.',
    ],
    3: [
      'Your brothers, sisters and cousins carry the news this year, and some of it gets bent on the way. The ruler of your roots is {graha}, and it’s among messages and short trips from {from} to {until}, its longest stay. A group chat is no place for a parent’s troubles. So ring the one sibling or relative who’s hardest to reach, once a month, and ask about them before you ask about anyone else.',
    ],
    4: [
      'Roots are in good keeping this year. Their ruler, {graha}, is at home from {from} to {until}, so people who belong together find each other without much fuss. A mother’s chair, or her memory, may stand at the middle of it. But what’s strong can also be narrow, because a family that’s sufficient to itself forgets to open the door. Invite a stranger to one of the old feasts, and explain the jokes.',
    ],
    5: [
      'The youngest and the oldest get on best from {from} to {until}, for {graha} takes family matters into the part of life where people play. A grandmother learns a game. A nephew asks what no adult dared to. You may catch your own parents being silly, which is a sight worth having. Just don’t make a lesson of it. So bring a pack of cards to the next visit, in place of good advice.',
    ],
    6: [
      'Looking after people is this year’s family business, since {graha}, which stands for your first home, spends its longest time, from {from} to {until}, among duties and daily care. Someone has to know which drawer and which day. It may as well be clear who. A list on the fridge with everyone’s name on it prevents more bad blood than a family council. Then put yourself down for what you do gladly.',
    ],
    7: [
      'Two families sit on one bench this year. From {from} to {until} {graha} carries your roots into the company of partners, so in-laws, godparents and other people’s mothers may matter as much as your own. Customs rub against each other, particularly at holidays. It helps to ask what a custom is for before you judge it. Then take over one from the other side, gladly, and see what they take from yours.',
    ],
    8: [
      'Every family has a locked drawer. While {graha}, the ruler of your origins, is with what’s hidden and shared, from {from} to {until}, a key may turn up: a letter, a half-brother, the reason for a silence. Or it’s a matter of who is to have what, one day. Both need a soft voice. Ask a little and then wait, since the person who knows has been waiting longer than you have.',
    ],
    9: [
      'Fathers, teachers and the faith of the family are in the foreground from {from} to {until}, because {graha} takes your roots there for its longest stay. You may agree with a parent where you never did, or travel to a place that they came from. Beliefs are the sore point. So talk about what people did, and leave aside what they ought to think. Then visit one place whose name you’ve only heard at home.',
    ],
    10: [
      'What did they hope you’d become? The question has some bite this year, as {graha}, which stands for your origins, is up in the part of life for work and name from {from} to {until}. Pride and disappointment may both be louder than necessary. Yet your own trade has more of them in it than you’d guess. So show a parent or an elder your place of work, and let them ask simple things.',
    ],
    11: [
      'Family feels more like friendship from {from} to {until}, for {graha}, its ruler, sits in the circle of friends and wishes. Cousins of your own age come back into view, and some friends have long been relatives in everything but name. It’s a fine time for a reunion. The catch is that large gatherings have no time for anyone. So walk once round the garden with each of the three people you came for.',
    ],
    12: [
      'Distance has a say this year. From {from} to {until} {graha}, which rules the family you were born into, makes its longest stay in the part of life with far places, sleep and letting go. A parent may live abroad, or in a country of their own, called age. You can’t close that gap, but you can furnish it. So agree on an hour when you both look at the sky, or drink your tea.',
    ],
  },
  sun: [
    'The Sun stands over the family home from {from} to {until}, so everyone would like to be the head of it. A father or an elder may need some respect shown, and you may need some yourself. These weeks are good for family occasions where roles are clear. They get hot when two people carve. Ask an older person to explain how something was always done, and do it their way this once.',
    'From {from} to {until} it can be seen who holds your family together, since the Sun falls on it. Often it’s a person who never gets thanked, because they’d be embarrassed. But do it anyway. A few words in front of others are worth a bouquet. What’s best avoided is settling old scores in the same light, when pride is awake and everybody is listening for tone.',
  ],
  venus: [
    'Venus is among your people from {from} to {until}, and it’s happy there. It’s a good time for photographs, for birthdays, for making up with a sister over a pot of something. Presents are given with more love than sense. So give something that was theirs already: a framed letter, the restored clock, a print of the wedding nobody has seen. Peace at home can be kept cheaply in these weeks.',
    'There’s a sweet tooth in the family from {from} to {until}, for Venus is visiting. Old people like being taken out, dressed up, asked what they wore to dances. You may be charmed into promising more visits than you have weekends. So promise one and make it lovely. If the past has left someone lonely at that table, sit next to them first, and let the rest of the company follow.',
  ],
  mars: [
    'Mars is in the family kitchen from {from} to {until}, knife in hand, though only for the onions. Voices rise over trifles that stand for something else. It helps to do things with your hands beside each other, as quarrels need two people sitting still. So help a parent or a neighbour to shift, dig or carry something heavy. If it does come to words, go home before dessert and ring next morning.',
    'Old sparks fly at home from {from} to {until}, because Mars passes through the place of your roots. The brother who always knew best still does. You could win this one, and you’d have a poor evening for it. So pick the one thing that needs defending and let the others by. But used well, these weeks get an overdue family task finished in a Saturday, with everybody too tired to argue.',
  ],
  mercury: [
    'Talk runs easily at home from {from} to {until}, for Mercury has come to visit. It’s good for asking: names of great-aunts, the year of a move, how the pickle was made. It’s less good for confiding, since everything you say is passed along before the kettle boils. Bring a notebook. Draw the family tree as far as anyone present can go, and leave the quarrels out of it.',
    'From {from} to {until} Mercury sorts the family’s papers. Certificates, addresses, the password that only one person knows: it’s all easier to put together in these weeks than in a hurry later on. Even so, a parent may take it as meddling. So do your own first, at their table, and ask them where they keep theirs. A shared folder and two phone numbers are plenty to show for it.',
  ],
  retrograde: [
    'When {graha} goes backwards through the place of your roots, between {from} and {until}, the past rings up. A cousin who fell silent, a story with a hole in it, the town you left. It isn’t asking you to move back. What it offers is a second look with adult eyes. So read an old diary or school report, and see whether the child in it was really as difficult as everybody said.',
    'From {from} to {until} {graha} is retrograde among the people you come from, so a family decision is likely to be opened once more. That’s vexing for those who thought it was done. Yet someone hadn’t been asked, and now they can be. Go round, one by one, and hear each person out alone. Fresh arrangements had better wait until the planet is direct; apologies needn’t.',
  ],
  fullMoon: [
    'On {from} the Moon is full over your first home, and feelings that have kept quiet since childhood put their heads round the door. It’s no night for telling your parents what they did. It’s a good one for looking through the album. Stop at the picture where you’re happiest and work out who was holding the camera.',
    'The full Moon of {from} shines on mothers, fathers and the table you grew up at. You may be near tears over a song, or cross about a spoon. Either way something old has ripened and can be picked. So ring the person who’d understand the song, and don’t mention the spoon until another day.',
  ],
  newMoon: [
    'With the new Moon on {from} your family can begin a small new custom, and nobody has to call it that. A walk after lunch would do, or a toast to the one who’s missing. Just start it without an announcement. If it’s right, they’ll ask next time where it has gone, and then it’s a tradition.',
    'On {from} the Moon is new where your roots are. In many houses people remember their ancestors on a dark-Moon day, with water, a lamp or a plate set aside. So can you, in your own way. Say aloud the names of those you come from, as far back as you know them, and stop where your knowledge does.',
  ],
  eclipse: [
    'The eclipse of {from} touches the family you come from, and nerves there may be thin for some days. By custom nothing is decided under an eclipse. So leave the talk about the future alone, even if a relative insists. Instead be patient, eat early, and give the oldest and the youngest person an easy evening.',
    'On {from} an eclipse falls across your roots, and an old sorrow may go by like a cloud’s shadow over a field. It moves on. Some families bathe afterwards and give food away, which is a sensible way of doing something kind with a strange mood. Don’t ask anyone for explanations that day, yourself included.',
  ],
  practice: [
    'Write the names on the backs of the photographs, ten on the first of every month, with an elder beside you or on the line. It’s dull for five minutes and then the stories come. In one generation nobody will know who the woman in the hat was, so this is how she stays in the family.',
    'Learn to cook one dish a season exactly as it was cooked for you, from the person who made it or someone who ate it. Don’t improve it the first time. Hands remember what people can’t put into words, and a recipe that has been cooked twice by the young is safe.',
    'Before each visit to your family decide how long you’ll stay, and leave five minutes earlier than that. Nearly everything that goes wrong goes wrong in the last hour. People remember endings best, so end while you’re still laughing in the hall, with your coat half on.',
    'Once a month ask a parent, an aunt or an old neighbour something about themselves before you were born. Only that. We tend to know our elders as the people who looked after us, which is a small part of them, and they’re often surprised and glad that anyone asks.',
    'Keep one day in the year for those who’ve gone. Set out a flower, make their kind of tea, give away something in their name. It needs no belief, only a date. Families that remember together quarrel less about what was left, since they know what was given.',
  ],
}
