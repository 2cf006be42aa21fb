import type { MatterUnits } from '../../../texts/units.ts'

/** House 4; its significator for a month is Jupiter. */
export const family: MatterUnits = {
  karaka: {
    1: {
      easy: [
        'The family leans on you this month, and for once there’s enough of you to lean on. Jupiter is strong in your own sign, which lends you patience and a certain roundness. So it’s a good time to become the one who calls people together. Set a day for all of you and let each bring a dish nobody has to compliment. It may turn out to be the first of many. #out',
      ],
      hard: [
        'Advice pours out of you just now, because Jupiter sits in your own sign and wants everyone at home to do well. It’s kindly meant, and they have stopped listening. That’s the tiring side of this stay, which lasts till {until}. So try a month of questions only. Ask how they’d do it, then let them. Some will make a mess, but it’s a mess with their own name on it. #hold',
      ],
    },
    2: {
      easy: [
        'Full plates and old stories suit the month, as Jupiter keeps your table until {until}. It brings the family you grew up in a little nearer. That makes it a good moment to collect the recipes before they’re lost: one a week, cooked beside the person who knows it, and written down with the mistakes. It makes a small book in the end. But the talk over the saucepan may be what you keep. #begin',
      ],
      hard: [
        'Food is love, as they say, and this month there may be too much of both. Jupiter has little strength among your means and your meals, so generosity at home runs ahead of the purse. What helps is one plain dish a week for everybody, lentils or soup, with the same pleasure as a feast. It needn’t be explained. By {until} the family may even ask for it by name. #save',
      ],
    },
    3: {
      easy: [
        'Your own generation is the gift of this month, since Jupiter is in unusually good strength where brothers, sisters and cousins live in your chart. It forgives more easily than you do. If one of them has gone quiet, this is when a short message gets a long answer. Write about something you both laughed at as children. Then suggest a place halfway between you. By {until} you could have sat there together. #speak',
      ],
      hard: [
        'Everyone in the family means well and nobody rings first. So it goes when Jupiter is among brothers, sisters and short roads, where it’s apt to be lazy. You may be waiting for the others to show interest, and they for you. Make it a rule till {until} rather than a feeling: one relative a week, in order of age. It costs ten minutes, and nobody can sulk about a rota. #speak',
      ],
    },
    4: {
      easy: [
        'Your home has a guest of honour in Jupiter, which is strong there at present and in no hurry to go. Rooms feel larger under it and people stay. That is a good state in which to decide what the place is for: quiet, children, music, or a bed for anyone who needs one. So talk it over with the people you live with, or with yourself, and change one room to suit. #begin',
      ],
      hard: [
        'A house can be too full of good intentions. Jupiter goes through your home until {until}, and it’s a place where it tends to pile things up: projects, guests, furniture that someone might want one day. So you’re never quite done. Choose one room this month and finish it, down to the last nail. The rest may stay as it is. It’s remarkable how much peace a single closed chapter gives. #finish',
      ],
    },
    5: {
      easy: [
        'Children are good teachers this month, yours or anybody’s. Jupiter is in the part of life they belong to, one of its happiest places, and so patience with them comes easily. You could pass something on that takes weeks: chess, knots, bread, how to whistle. A niece will do, or the boy from upstairs. The catch is wanting them to be gifted. It’s better if they’re merely keen. #begin',
      ],
      hard: [
        'You may be hoping too much on behalf of the young. Jupiter is weakened in the part of life that belongs to them, and it makes plans over their heads, for school, for talents, for grandchildren that nobody has mentioned. So keep those plans in a drawer till {until}. Instead, join in with what they already like for an hour a week, however silly. They talk when they’re winning. #hold',
      ],
    },
    6: {
      easy: [
        'A family problem that looked endless gets help this month, since Jupiter is well placed by strength among your duties. It likes to serve, and it finds others who will. The care of an old person, the school run, a feud about a hedge: name it as a job with parts. Then give each relative one part that suits them. They often say yes when they’re asked for something exact. #speak',
      ],
      hard: [
        'Kindness turns into a second job when Jupiter goes through the house of service, and you may feel it by the middle of the month. There’s always one more lift to give. It’s a slow kind of tiredness, so look at it early. Write down what you do for the family in one week, every bit, and then hand over a single item to someone else until {until}. Let them do it their way.',
      ],
    },
    7: {
      easy: [
        'Through other people your home becomes wider. Jupiter is with your partnerships till {until}, which is a fine place, and from there in-laws, neighbours and the friend who married your cousin all look friendlier. So invite across the usual line this month: his side and her side, or the two aunts who’ve never met. Keep it to an afternoon. If it goes well, they may arrange the next one themselves. #out',
      ],
      hard: [
        'Agreement at home comes slowly, because Jupiter is short of strength in the part of life that negotiates. Everyone’s generous in principle and vague in detail. This is how two people each promise the same room to a guest. So put down what has been agreed, on a sheet by the kettle, with names. It looks fussy. Yet until {until} it spares you the sentence “but I thought you said”. #speak',
      ],
    },
    8: {
      easy: [
        'Families have cupboards that nobody opens. This month one of them can be opened without harm, as Jupiter is strong in the part of life where things lie buried. It may be the great-grandfather no one mentions, or why two sisters stopped visiting. Ask the oldest person who knows, gently and more than once. What you hear might be sad. But it’s usually more human than the silence was. #speak',
      ],
      hard: [
        'Something unsaid takes up a lot of room at home this month. Jupiter has gone down among hidden and shared things, where it’s less generous than elsewhere, and old inequalities come up: who got the piano, who did the nursing. You can’t settle the past by {until}. You can say what you saw, once, to one person, without asking for anything. That often takes the weight off the rest.',
      ],
    },
    9: {
      easy: [
        'A blessing from the elders is easy to come by, since Jupiter is with fathers, teachers and matters of faith. It’s among the best places it has. So use the time for a visit you would be sorry to have missed. Sit with the old person in the house they know best and ask what they believed at your age. There’s no need to agree. Afterwards you may be glad that you went. #out',
      ],
      hard: [
        'Opinions about how to live take up the good chairs this month. Jupiter isn’t at full strength where faith and fathers are concerned, and someone in the family is holding forth. It might be you. So choose one custom that all of you like, such as the walk after lunch or the candle in the window, and do it without discussing what it means. Until {until} that’s the shared ground. #hold',
      ],
    },
    10: {
      easy: [
        'Your people may be prouder of you than they let on, and this month they may say so. Jupiter is strong at the top of your chart, from where it also looks straight down at your home. What you do outside does those inside good. So take one of them along and show them where you spend your days, the desk or the shop or the allotment. Afterwards they tend to ask better questions in the evening. #out',
      ],
      hard: [
        'Work promises more than the family can pay. That’s the trouble with Jupiter in your career, where it takes on a lot and comes home late, till {until}. It helps to tell them plainly which weeks are going to be bad and which is theirs. Mark that week on the calendar in the hall, and defend it like an appointment with royalty. A family can put up with much if it knows when it ends. #speak',
      ],
    },
    11: {
      easy: [
        'Relatives and friends mix well this month, because Jupiter has come to the part of life where people gather and wishes are granted more readily than usual. An elder brother or sister, or a cousin who counts as one, may be of real help. So ask for it. You could also turn the plan round and found something: a cousins’ group, a summer table, a fund for the youngest one’s trip. #speak #begin',
      ],
      hard: [
        'Everybody’s invited everywhere, and nobody’s at home. It’s a peculiar sort of shortage, brought on by Jupiter in your circle of friends without its full strength. The family gets the tired version of you. So turn down every second invitation until {until}, cheerfully, and don’t fill the gap. An evening with nothing in it tends to be when a child, a parent or a flatmate begins to talk. #in',
      ],
    },
    12: {
      easy: [
        'Someone far away belongs to your home too, and Jupiter, strong among distant places, brings them closer. This is a month for the relative abroad, or the one in hospital, or the one who’s simply hard to reach. Fix a time each week and keep it, with the picture switched on if they like that. By {until} they may know again what colour your curtains are. #speak #begin',
      ],
      hard: [
        'Giving quietly is your part this month, and it isn’t always noticed. Jupiter goes through the part of life of expenses and withdrawal until {until}; the family costs more, in time or in patience, and it rests less. So keep one door for yourself. It can be a real one, shut for an hour each afternoon, with a note on it. You’re allowed to be out while you’re in. #in',
      ],
    },
  },
  lord: {
    1: {
      easy: [
        'Home comes along wherever you go this month, because {graha}, the planet that keeps your house, is in your own sign till {until}. You’re the one whose mood sets the temperature for all the others. That’s a good position from which to change something. Choose one custom you’d like the family to have, perhaps no shouting between rooms, and start living by it yourself without announcing it. The others may catch it like a yawn. #begin',
      ],
      hard: [
        'Everyone at home seems to want a piece of you, since {graha}, which is responsible for your four walls, weighs on your own sign. You’re mother, clerk and umpire. It’s natural to get short with people. So tell them at the beginning of the month what you’re not available for until {until}, two things, said pleasantly. They’ll find other ways to get it done. It’s a pity to be indispensable.',
      ],
    },
    2: {
      easy: [
        'What belongs to the family can be put in order without tears now. For this there’s {graha}, guardian of your home, which keeps company with your possessions until {until}. It’s a good month for the loft, the shared photographs and the silver nobody polishes. Let each person choose three things and tell why. Whatever nobody chooses may leave the house. You’ll find that the stories were the inheritance, and they divide quite easily. #finish',
      ],
      hard: [
        'The household eats money this month. Someone’s shoes, the boiler and a wedding gift all arrive together, as {graha}, in charge of your home, is among your means and hard to please there. So sit down with those you live with, or alone, and sort what is coming into three heaps: now, after {until}, never. The middle heap is the useful one. Half of it has usually solved itself by the time you look again. #save #late',
      ],
    },
    3: {
      easy: [
        'A month of small visits does the family good, because {graha}, which looks after your home, has gone among your short roads. You needn’t host anybody. Go to them instead, for half an hour, on the way to something else, with the engine practically running. Old people like a short visit that really happens better than a long one that’s being planned. Until {until} you may get round the whole circle. #out',
      ],
      hard: [
        'There’s coming and going under your roof and not much sitting down. The reason lies with {graha}, keeper of your home, which is restless among errands and messages till {until}. News reaches you in fragments, mostly through a closed door. So put a notebook in the kitchen where all of you write what’s on and what’s wanted. It’s an old-fashioned thing. But it lets people share a house even in weeks when they hardly meet. #begin',
      ],
    },
    4: {
      easy: [
        'Nothing is nicer for a home than having its own planet in it. Till {until} that’s true of yours, with {graha} under its own roof, and the ground is firm. So decide this month what should stay the way it is, for once, instead of what should change. Say it to the people you live with: this chair, this hour, this tree. Families rarely agree on what is already good, though it’s lovely to hear.',
      ],
      hard: [
        'Too much happens at home when {graha}, its ruler, is there in person and in a demanding mood. Pipes, parents and neighbours all want you, and the sofa gives no rest. So treat the place as you’d treat a workshop for a while: hours for it, and hours when it’s closed. After a certain time in the evening, until {until}, nothing is repaired and nothing is discussed. It can all wait under a cloth. #late',
      ],
    },
    5: {
      easy: [
        'Laughter has moved in. As long as {graha}, the planet in charge of your family, stays in the part of life that plays, until {until}, duty can take the back seat. Families are often very good at coping together and out of practice at having fun. So reserve an evening each week for something with dice, paint or costumes, and let the youngest person choose. If you live alone, borrow a child or two. #begin',
      ],
      hard: [
        'Someone young sets the pace at home, and it isn’t a comfortable one. Perhaps it’s exams, perhaps it’s love, perhaps a drum kit. Since {graha}, which answers for your household, has its hands full with children until {until}, the whole family dances to one tune. Give them a corner and a time of their own, and claim the same for yourself. It’s fairer than giving in, and it’s quieter than a row.',
      ],
    },
    6: {
      easy: [
        'Things get mended this month. With {graha}, ruler of your home, in a practical mood among tasks and troubles until {until}, a household can deal with what has been dripping, squeaking or bickering for years. Write the list together and let each person take what they can’t stand any more. That’s the secret of it, since annoyance is a fine motor. By the end you may be able to hear the clock again. #finish',
      ],
      hard: [
        'Home has the feel of a shift that never ends, because {graha}, the planet it answers to, has been put to work. There’s always something being wiped. So lower the standard till {until}, on purpose and by common consent. Decide which three things have to be clean, and let the others go. A family is rarely remembered for its skirting boards, and tired people aren’t kind to each other.',
      ],
    },
    7: {
      easy: [
        'The person at your side, or simply the one across the landing, helps your home along this month. This is because {graha}, which looks after family, is among your partnerships until {until} and likes decisions that are made by two. So take the question you’ve been turning over alone, where to live, whom to take in, how to share the care, and lay it open. Two views of a house show you how deep it is. #speak',
      ],
      hard: [
        'Between your own family and the other one there’s a draught. It’s the time of {graha}, lord of your home, in the part of life where other people have their say, and both sides want you for the same day. You can’t be fair to the minute. Make the calendar for the next few months now, while nobody’s cross, and send it round as a fact. By {until} they may complain to each other instead. #speak #early',
      ],
    },
    8: {
      easy: [
        'It’s a good month for what nobody likes to plan. With {graha}, in charge of your home, calm in the part of life where things end and pass on, a family can talk about who’d have the dog, who knows where the keys are, and who’d like which hymn. Choose a sunny afternoon for it and bring cake. It’s seldom as gloomy as people fear, and until {until} it may even get funny. #speak',
      ],
      hard: [
        'There’s something in the air at home, and you can’t quite name it. As {graha}, which has the care of your family, is down where feelings stay below the floorboards until {until}, people shut doors gently. But don’t go round asking what’s wrong. Be easy to find, every evening, in the same chair and with your hands busy, darning or shelling peas. Anyone with something on their mind then knows where to come. #hold #in',
      ],
    },
    9: {
      easy: [
        'Family life wants to look further than the garden fence this month. Its planet, {graha}, has gone to far roads, teachers and luck until {until}, and the household thrives on something new to believe in. Plan a trip to where your people once came from, even if it’s only three counties away, or bring the place home in books and songs. Children and grandparents are equally good at this. #out',
      ],
      hard: [
        'Father, mother, grandmother: one of them is certain, and it makes the rest of you tired. This comes from {graha}, guardian of your home, which is among principles and likes to preach. Let the big subjects rest until {until}. Ask for skills instead, how they sharpened a knife or got through a cold winter, because everyone is wise about what they’ve done with their hands. It leaves them their dignity and you your evening. #hold',
      ],
    },
    10: {
      easy: [
        'What you learnt at home is of use outside this month, for {graha}, which keeps your family, has risen to the public part of your chart. You may recognise your mother’s way of calming people, or an uncle’s bargaining, in your own voice. So tell them. In return the family may like to be part of what you do, folding, packing or just listening to the speech. Until {until} pride goes both ways. #speak',
      ],
      hard: [
        'The front door has a hard time of it. Your work follows you in, and your family follows you out, while {graha}, which looks after home, is exposed in the part of life that everyone can see. It’s the mixing that tires you. So invent a small border: the same bench on the way back, ten minutes, every working day till {until}. Sit there until you’ve stopped being whatever you are out there. #in',
      ],
    },
    11: {
      easy: [
        'Your home is good at company this month, as {graha}, its ruler, is with friends and wishes until {until}. So make use of it, on a modest scale. Choose an evening when the door is simply open, soup on the stove, come if you like, and let it be the same one each week. Then family members who never meet your friends may stay for pudding. They could find that they have allies. #out #begin',
      ],
      hard: [
        'Everyone under your roof wants something different, and they all want it now. That’s typical of {graha}, head of your household, among so many wishes, when it’s less than comfortable. It makes a family feel like a committee. So let each person write down one wish for the time until {until}, only one, and put them in a bowl. Draw the order. It’s not just, but it’s plainly nobody’s fault.',
      ],
    },
    12: {
      easy: [
        'Peace at home needs little this month, mainly that nobody explains anything. The planet that keeps your four walls, {graha}, is at rest in the most secluded part of your chart until {until}. It’s a good time for a family silence, an hour a week in which everyone reads, dozes or draws in one room. People laugh at the idea at first. Then they start bringing blankets, and someone defends it when visitors come. #in',
      ],
      hard: [
        'A room stands empty, or someone is missing at dinner, or you’re the one who’s away. With {graha}, the planet of your home, gone to the part of life of absence till {until}, the family is a bit thinner than it was. You can’t talk that away. But you can keep the place: their mug on its hook, their name on the list, a photograph at each end of the line. It says that nobody’s been replaced.',
      ],
    },
  },
  visitor: {
    Sun: [
      'The head of the family makes itself felt this month, as the Sun is at home with you until {until}. It may be your father, your landlord or the part of you that wants the towels folded so. It’s a warm place for it, a little too warm. So hand out some crowns: let each person be in charge of one thing, breakfast, music or the heating. Subjects are far less trouble when they rule somewhere too.',
      'Home takes more strength out of you than it gives back while the Sun goes through it. You might feel watched in your own kitchen. It would help to have a place where no one can praise or blame you, so set one up at the start of the month: the shed, the bath after nine, the car with the seat tipped back. By {until} the light has moved to another part of life. #in',
    ],
    Mars: [
      'Mars has come into the house with its boots on. It stays until {until}, and in that time doors bang and small matters turn into principles. What it really wants is a job. So choose one big piece of work about the place that takes the whole month, a wall, a cellar, a hedge that’s got above itself, and let everyone with a temper take a turn. It’s hard to quarrel across a wheelbarrow. #begin',
      'Tempers are short under your roof this month, and the reason is often just heat and hurry. While Mars passes through your home, agree on one thing as a household: serious talks happen outdoors, walking, two by two. It needs no more than a coat. There people shout less, and they run out of breath on the hill. Until {until} that single rule can keep the kitchen friendly. #out',
    ],
    Mercury: [
      'News, visitors and cables everywhere: Mercury has taken up lodgings in your home until {until}. It’s one of the places it likes, and you may be glad of the life it brings. Use the month to get the household’s papers to where anyone can find them, in one box with labels that a tired person understands. Best do it in company, since every second sheet has a story. Laughter is half of the filing. #finish',
      'There’s a good listener under every roof, and this month it’s easier to find out who it is. Mercury is at home with you and keeps the conversation going from breakfast on. So ask the family’s old questions afresh: what did you want to be, what were you afraid of, who was your first friend? One a week is enough until {until}. If you live alone, ask them down the line and take notes. #speak',
    ],
    Jupiter: [
      'Jupiter is your lodger until {until}, and it fills a place. There may be guests, hopes, a bigger table, a plan to move walls. Because it’s counted among its less easy rooms, comfort doesn’t always keep up with all this growth. So take on one extension of family life at a time: one lodger, one pet, one custom. Live with it for a month before you agree to the next. #late',
      'A wise old person may have more to do with your home now, as Jupiter goes through it at its own slow pace, until {until}. They’re generous and they’re not always right. Receive the advice as you would a casserole: thank them, taste it, and cook your own tomorrow. In the meantime ask for what only they can give, which is time with the children or the names on the backs of photographs. #speak',
    ],
    Venus: [
      'Your home wants to be enjoyed this month. Venus is there until {until}, one of its good places, and it makes people linger on the stairs. It’s a time to do something for beauty that the whole family shares: a wall each person may paint a square of, music at breakfast, flowers that one of you actually picks. The catch is that taste differs. But a room all have had a hand in is rarely criticised. #begin',
      'Old quarrels between relatives can be made up while Venus passes through your house, so it would be a shame to leave this month unused. It does its work sideways. So don’t raise the matter at all; send round a jar of something, or return the borrowed tin with biscuits in it. By {until} there may be an answer of the same kind. Families often settle things through jars. #early',
    ],
    Saturn: [
      'Saturn lives with you until {until}, and the house is quieter and colder for it, at least in the corners. Duties towards the old take their place at the centre. This can’t be hurried, but it can be shaped. Decide what you’re able to give each month, in hours, and give it regularly rather than all at once in remorse. Those who depend on you prefer a small certainty to a large surprise. #begin',
      'Some families are held together by one thing that’s always done. With Saturn passing slowly through your home, until {until}, you may need such a thing, because warmth doesn’t come by itself. So let it be the same small hour on the same day, with tea, for those who happen to be there. At first it might be you alone. But carry on regardless through the month, and someone is likely to pull up a chair. #late',
    ],
    Rahu: [
      'Home doesn’t quite feel like itself. Rahu is there until {until}, and it keeps suggesting another flat, another country, a kitchen like the one on the screen. Some of this is a real wish. So to find out which part, write down each such idea with its date, and don’t act on any for a month. The ones you still want when you read the list again are yours. Those you don’t came through the letterbox. #late',
      'Screens may have more to say in your house than people do, as Rahu goes through the part of life where you rest. They’re good company, and they crowd out the rest of it. So give them a bedtime in this month. All of them sleep in the hall, in a row, like shoes. There’s grumbling for a week or so. By {until} you may find that the old game has come down from the shelf. #in',
    ],
    Ketu: [
      'You might look round your own rooms as a visitor would, with Ketu passing through them until {until}. Things you’ve had for years mean nothing to you suddenly. It’s a clear eye to have, but don’t empty the house with it, as others live among those things too. Only let go of what’s yours alone, one shelf this month, and ask before you touch the rest. A lighter room suits you now. #finish',
      'The family can feel far off even when it’s in the next room. Ketu is at home with you, and under it roots go quiet. Perhaps you’ve outgrown an old part, the sensible one or the baby, and nobody’s noticed yet. That needn’t be fought about. Just don’t play it this month, and see what you do instead. Until {until} the others may slowly get used to the new face. #hold',
    ],
  },
  aspect: {
    Mars: [
      'From where it is now Mars looks across at your home, and its look is that of a man who’s found dust. You come in and see only what is wrong. But most of it isn’t about the house at all; it’s left over from the day. So make it a habit this month to greet every person, and the cat, before you touch a thing. Until {until} it softens the first ten minutes, which are the worst.',
      'Something about your home needs courage, and a glance from Mars supplies it until {until}. Maybe a neighbour has to be told about the noise, or a relative that they can’t store the boat any longer. So choose the one matter you’ve been putting off and prepare two sentences for it. Then say them early in the month, standing up, with a smile. It’s over sooner than the dread of it was. #speak #early',
    ],
    Jupiter: [
      'Jupiter has its eye on your home from a distance, and it’s a benevolent one. Help for the family tends to come from outside until {until}: a neighbour with a van, a teacher who takes trouble, a cousin who knows the form. But people have to know what you need. So stop saying that you’re managing. Tell two of them this month what would be a real relief. #speak',
      'A blessing looks in through the window, as one might say, since Jupiter’s glance rests on the part of life where you belong. It’s a suitable month for a small celebration with no date attached: the tree has grown, the roof is paid for, everyone passed or nobody did. So choose the reason, and give each person a task. Such days get a name later. Until {until} there’s good will enough for several. #out',
    ],
    Saturn: [
      'A distant Saturn has your home in view and asks whether the foundations are sound. You may notice it as worry about a parent, a roof or a lease. But worry shrinks when it’s turned into a date. So go through what really has to be looked after this year and spread it over the months, two things in each, with a name beside them. Until {until} you then only carry one month at a time. #late',
      'Under a long look from Saturn family life loses some of its ease. There’s less joking, and the elders count for more. It asks for respect, and it gives back a kind of firmness. You could use this month to learn one thing properly from someone older at home, the accounts, the prayers or the pruning, for the day when it falls to you. By {until} your hands may know it. #begin',
    ],
  },
}
