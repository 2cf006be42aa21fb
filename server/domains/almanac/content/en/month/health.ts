import type { MatterUnits } from '../../../texts/units.ts'

/** House 1; its significator is Mars. */
export const health: MatterUnits = {
  karaka: {
    1: {
      easy: [
        'There’s plenty of fuel this month, since Mars is in your own sign and in full strength. It’s a rare pairing of drive and good steering. So think in weeks instead of days: choose something for the body that needs four of them to show, stairs, swimming, a heavier bag, and raise it a little each week. The catch is doing the fourth week’s share in the first. Let the calendar be stronger than you are. #begin',
      ],
      hard: [
        'You run hot for a while, as Mars goes through your own sign, where it wears people out before they notice. It feels like strength at first. That’s why rest has to be decided beforehand this month and not when you’re tired. Put one free hour into each day and half a day into each week, and treat them as taken. Until {until} going at three quarters gets you as far, and you arrive in better temper. #in',
      ],
    },
    2: {
      easy: [
        'What you eat and when you eat it can be put right with surprisingly little fuss, because Mars is strong at your table this month. It likes a plain rule that lasts. So make it one rule only, such as nothing standing up, and stay with it till {until}. You may notice that the food tastes better and that there’s less of it. It also gives the people around you someone to sit with. #begin',
      ],
      hard: [
        'Meals get swallowed rather than eaten this month. Mars is at your table and has no time, and the voice gets as sharp as the mustard. Both have one remedy in common, which is slowness. So give the main meal of the day twenty minutes by the clock, without news and without arguments, whether you eat it alone or in company. It’s dull for the first week. By {until} you may look forward to it.',
      ],
    },
    3: {
      easy: [
        'Strong legs, busy hands, a clear will: so Mars does its best work, where courage and short roads belong. It’s one of its three good places for you. Use this month to teach the body a new way of getting about. Whatever lies within half an hour could be done on foot or by bicycle, as a matter of course. Until {until} it becomes a habit almost behind your back. #out #begin',
      ],
      hard: [
        'Nerves and fingers are restless while Mars, in a usually good place, lacks its force. You start off quickly and flag by noon. The trouble is less the strength than how it’s spent, in twenty small dashes. So gather your errands and do them all in one round, twice a week, at an even pace. In the gaps the hands can do something slow, knitting or kneading. That steadies more than it seems to. #hold',
      ],
    },
    4: {
      easy: [
        'Your strength comes from home this month, because Mars is powerful there and turns the place into a source. You sleep well where you’ve worked with your hands. So give the body a task indoors that goes on till {until}: stripping a door, digging the beds, carrying the attic down. A bit every day is better than one heroic weekend. And afterwards do sit in what you’ve made, which people forget. #in',
      ],
      hard: [
        'Rest doesn’t come to order this month. Mars has got into the part of life where you lie down, so the mind goes on repairing things at midnight. What helps is a proper end to the day, always the same: lights low, tomorrow’s list written and closed, feet warm. Only give it a fortnight before you judge it. Until {until} you’re training the evening as you’d train a puppy, by repetition and without scolding. #in',
      ],
    },
    5: {
      easy: [
        'Play is the best exercise for you just now, as Mars is vigorous in the part of life that has fun. You’d never stay with a programme. But a game you’ll go back to of your own accord, so find one with other people in it, badminton, bowls, tag. Then fix it for the same time each week until {until}. The body doesn’t ask whether it was sport as long as you’re out of breath. #out #begin',
      ],
      hard: [
        'You may overdo the things you love. It’s the habit of Mars when it’s among games and passions, and it goes on until the muscles complain or the night is over. So set the end before the beginning: one more song, two more rows, home by ten. Someone should know about it and be allowed to laugh at you. By {until} you may have had as much fun, with more of the next morning.',
      ],
    },
    6: {
      easy: [
        'Good habits hardly need persuading this month, because Mars is in the house of duties and training, where it’s at its most useful. It enjoys a drill. Take the habit you’ve failed at before, and attach it to something you already do every day, the kettle, the gate, the lunch bell. Then leave it small. By {until} it may be standing on its own feet, and after that it’s furniture. #begin',
      ],
      hard: [
        'The will is there and the arm is tired. Mars keeps the house of daily work, a place that suits it, yet it’s short of strength, so routines get done through clenched teeth. That isn’t discipline any more. So look at all your good habits and give three of them leave till {until}. The ones you miss may return. Those you don’t were only other people’s idea of how you should live, and you can part as friends. #finish',
      ],
    },
    7: {
      easy: [
        'You do better in pairs this month. Mars is unusually strong among your partnerships, and another person’s pace pulls you along like a good dog. So find one companion for one effort, a spouse, a neighbour, the colleague who also sits all day, and meet twice a week. Then agree that neither may cancel by message, only by voice. It’s surprising how seldom anyone rings. By {until} you may have kept each other going through the rain. #out',
      ],
      hard: [
        'Other people’s haste gets into your shoulders. That’s the way of Mars in the part of life where you face others, and it may leave you tired after meetings that were perfectly friendly. You can’t slow them down. But you can leave a gap: a quarter of an hour with nobody in it, after each visit, each call, each disagreement. Keep to it till {until}. Then you bring one mood home instead of five. #in',
      ],
    },
    8: {
      easy: [
        'Deep down there’s more in reserve than you thought. Mars, strong in the part of life where forces are stored, helps you reach it, slowly and on your own. It’s a good month for something that nobody sees: cold water on the face and arms each morning, an hour less of noise, the long way round in the dark. And don’t tell anyone about it until {until}. What isn’t announced needn’t be defended. #hold',
      ],
      hard: [
        'Your strength goes underground this month, and it’s a little unreliable. Mars passes through the part of life of sudden changes, so a day that starts well may be over by four. But plan for that, and it loses its sting. Put nothing essential after tea, and keep ladders, knives and strong words for the clear hours. Until {until} being careful isn’t being timid, it’s simply driving with the lights on. #early',
      ],
    },
    9: {
      easy: [
        'Distance is good for you. Mars is in fine strength where the far roads begin, and the body likes a goal that can be seen from a hill. So choose one this month, a long walk, an old pilgrims’ path, the reservoir and back, and prepare for it week by week. It’s the preparing that does you good. If you go with someone who knows the way, all the better, because you learn the names of things. #out',
      ],
      hard: [
        'It’s easy to believe in too many rules for living. Mars goes through the part of life of teachings until {until}, and each one sounds like an order: fast, run, rise at five. So the body is told off a lot. Give it one teacher for this month and shut the door on the others. The best choice would be a person who looks rested. Their rule is probably short, and they probably break it at weddings.',
      ],
    },
    10: {
      easy: [
        'You can do a great deal this month and still be fresh in the evening, as Mars has strength to spare at the top of your chart. It works through the day like a good horse. All it needs is a stable. So decide on an hour when the tools go down, and be seen to leave. It may feel too early. But what you have left over is yours, and until {until} that’s quite a lot.',
      ],
      hard: [
        'Work has its hand on the whole day, and the body gets what’s left. This is tiring rather than bad, with Mars pressing on in your career until {until}. A big change of life isn’t on offer now. But a small one is: get up from where you are every hour and go to a window, a tap or the yard. It adds up over a month. You may also have several good ideas at the tap. #begin',
      ],
    },
    11: {
      easy: [
        'Company gives you strength this month, because Mars has joined your friends, and it does very well there. There you may do with eight others what you wouldn’t do for yourself. So if a walking group, a team or the canal volunteers ask you, say yes for the month instead of once. It needn’t be done well. By {until} you may have arms and several new jokes, and people who notice when you’re missing. #out #begin',
      ],
      hard: [
        'The calendar is too lively for the person in it. Mars, not at full force, is driving your circle of friends, and you keep up because you always have. It shows in the late hours. So go through the month now and cross out every third thing, kindly, with a real reason: I’m tired. They’re often relieved to hear it. Until {until} you can be the first one to leave, and thus the one who’s asked again. #in',
      ],
    },
    12: {
      easy: [
        'Rest can be something you’re good at. Mars is strong in the quarter of sleep and solitude, which gives even lying down a certain firmness. So treat this month as a training camp for doing nothing. Start with ten minutes on your back on the floor, without music, and add a minute every other day. It’s harder than running. By {until} you may be able to stop whenever you want, a strength most people never get. #in',
      ],
      hard: [
        'Tiredness comes in disguise this month: as irritation, as spending, as one more film. It’s Mars in the part of life where strength drains off. You can’t push through, since pushing is what leaks. So take an early night seriously, three each week, written down like appointments, and guard them from good offers. After {until} the tap closes by itself. Until then going to bed is the bravest thing on the list. #in #early',
      ],
    },
  },
  lord: {
    1: {
      easy: [
        'At last you’re at home in your own skin, because {graha}, the planet of your own sign, has come back to it and stays until {until}. That gives you a fair measure of what does you good. So trust it for a month. Eat when you’re hungry, stop when you’ve had enough, and go to bed at the first yawn. You may find that the body had opinions all along, and that most of them are sensible.',
      ],
      hard: [
        'It’s possible to have too much of oneself. Your own planet, {graha}, is in your sign and under strain until {until}, and every twinge and every mood gets a hearing. So turn the attention outwards for part of each day. Read to an old neighbour, push a swing, weed a strip of ground that isn’t yours. You come back from it a little larger and a little less interesting to yourself, and that’s restful. #out',
      ],
    },
    2: {
      easy: [
        'The kitchen is where you gain strength this month. That’s due to {graha}, in charge of how you feel, which has sat down at your table until {until}. You could learn to cook three dishes properly that you’d be content to eat for the rest of your days. One every ten days is a good speed. It makes you independent of your own laziness, and there’s always enough for the person who happens to call. #begin #in',
      ],
      hard: [
        'Comfort comes in packets this month. With {graha}, which answers for your well-being, a little low among food and belongings until {until}, it’s easy to reach for something whenever the day pinches. No harm in it now and then. But find out what you’re really after, by waiting ten minutes first. Half the time it’s a rest, or a voice, or air. Those are to be had without a wrapper, and they last longer. #save',
      ],
    },
    3: {
      easy: [
        'Put your hands to something. Your own planet, {graha}, keeps company with skill and courage until {until}, and you feel best when you’ve got a tool in your fist. It could be a whittling knife, a racket, a pen that scratches. Choose one and practise for a quarter of an hour daily. There’s no goal. But concentration is a kind of rest, and after a month your hands know it before you do. #begin',
      ],
      hard: [
        'You’re scattered, and it’s tiring. While {graha}, which speaks for your body and mood, hurries along the short roads until {until}, you’re never quite in the place where you are. So stop doing two things at once in at least one department of life. Walk without listening to anything. Eat without reading. Pick the one that seems hardest, and give it the whole month. It’s odd how much quieter a day gets with one noise less. #hold',
      ],
    },
    4: {
      easy: [
        'Sleep can be a real ally this month. The reason is {graha}, which stands closest to you of all planets and now rests in your home until {until}. Have a look at the bedroom as if you were the guest: the curtains, the pillow, the pile on the chair. Improve one thing in each week. It’s unexciting work. Yet a third of your life takes place in there, and it’s rarely been thought about. #in',
      ],
      hard: [
        'You carry the house on your back. As {graha}, your own planet, is weighed down by home affairs until {until}, worries about rooms and relatives may sit between your shoulder blades. They won’t all be solved. But they can be left somewhere: write them up at the kitchen table after dinner, close the book, and leave it there when you go to bed. They can be read again at breakfast. By then they’ve usually shrunk.',
      ],
    },
    5: {
      easy: [
        'Gladness is a form of strength, and you’ve got it this month, since {graha}, which stands for your own self, is at play among inventions. So follow it without asking what it’s for. Make up a dance for the stairs, draw badly in a good book, and let a child choose your clothes for a day. Until {until} the body learns through fun what it would never learn through orders.',
      ],
      hard: [
        'Excitement has its price. You feel it because {graha}, in charge of your vigour, is among hopes and love affairs until {until}, where it rises high and comes down late. So balance each big evening with a small one. Let it be a rule for the month: after the party, the porridge. It’s not a punishment. It’s the way to be still fond of parties when the month is over. #in',
      ],
    },
    6: {
      easy: [
        'This is a month for finding out, by patient trial, what a good day consists of. Your planet, {graha}, is in a mood to examine and improve things, and it stays until {until}. So keep a simple log with three columns: how I slept, what I did, how I felt at five. But don’t interpret it yet. After four weeks you can read it like a letter, and it’s probably shorter and clearer than you’d expect. #begin',
      ],
      hard: [
        'Duty gets up before you do. It’s a tough spell, with {graha}, your own ruler, deep in the chores until {until}, and the body is treated like staff. So give it the rights of staff. That means breaks at fixed times, a warm meal, a chair that fits and one whole day off. You’d grant all that to a stranger. Put it on paper, sign it and hang it up.',
      ],
    },
    7: {
      easy: [
        'Others know how you are before you do this month. It comes of {graha}, the planet of your own sign, being where you meet people; it looks straight back at you from there and does you good. So ask someone who sees you often: when do I look well? Their answer may be a season, a person or an old jacket. Arrange for more of that until {until}. It’s a kind of mirror that flatters nobody. #speak',
      ],
      hard: [
        'Keeping step with someone else is exhausting when your legs are another length. That’s roughly how it is with {graha}, your own planet, living at other people’s addresses until {until}. So find your own speed again. Do one thing daily that’s arranged around nobody, at the hour that suits you, even if it’s only how you drink your tea. You can go back to the common pace afterwards, and you’ll know it for what it is. #in',
      ],
    },
    8: {
      easy: [
        'Something old may let go of you this month, a habit you’re half done with anyway. Since {graha}, which has your vigour in its care, is at ease where things end and are renewed, leaving off comes easier than usual. So choose one habit, only one. Give the days until {until} to it, and put something warm in its place at the same hour. And tell one person, so that there’s someone to be proud. #finish',
      ],
      hard: [
        'You may feel less solid than you’re used to. Your own planet, {graha}, is in the most hidden house until {until}, and from there strength comes and goes like a radio station in the hills. It’s a time for low gears. So promise less than you can do, and stop in good time. If something about your body puzzles you, ask someone qualified instead of the screen at night. What’s left over each day is yours to keep. #late',
      ],
    },
    9: {
      easy: [
        'Air from elsewhere does you good. It’s because {graha}, which stands for your constitution, has gone to the wide part of life, with its roads and teachers and temples, until {until}. You might get up once a week to see the sun rise from a place you have to walk to. Take a flask. It gives the month a backbone, and one tends to feel thankful at that hour without trying. #out #early',
      ],
      hard: [
        'You live a bit beyond your strength this month, led on by good reasons. With {graha}, your own planet, tired among beliefs and long roads till {until}, you’re inclined to go where you ought to. So ask of every “ought” who said it. Some of those voices have been dead for years, and some are very young and sell things. What’s still standing after that is likely to be your own. It takes half the time.',
      ],
    },
    10: {
      easy: [
        'You stand straighter this month. It happens because {graha}, lord of your own sign, has climbed to where it can be seen, and purpose is a fine tonic. Let the body share in the honour: a chair at the right height, shoes that can bear a day, a walk through the building instead of a message. Until {until} people take their cue from how you move. So move like a person who’s got time.',
      ],
      hard: [
        'Everyone needs you upright, and you’d prefer to lie down. As {graha}, in charge of your well-being, is on duty in public until {until}, there’s little room for having a bad day. So build it in. Mark two hours a week that look like an appointment and are a bench in the park. Nobody has to know. You can carry a good deal for a month if you may put it down at fixed hours. #hold',
      ],
    },
    11: {
      easy: [
        'Good company gets into the bloodstream. Your own planet, {graha}, is among friends until {until}, and you may feel it in your step. So find out this month which people leave you fresher than they found you. There are usually three or four, and you may not see them much. Change that, with a fixed day in the week for one of them. It’s as useful as any exercise, and there’s cake. #out',
      ],
      hard: [
        'Wishes can wear you out as much as work. You see it now that {graha}, the planet closest to you, is out hunting for them until {until}: the mind runs on ahead, the body comes after with the bags. So write down everything you want from this year and strike out the half that’s for showing. It’s a quick business if you do it in pencil and alone. The evening afterwards is often remarkably quiet. #finish',
      ],
    },
    12: {
      easy: [
        'It’s your turn to be looked after, even if you have to do it yourself. The planet of your own sign, {graha}, is on retreat among sleep and quiet until {until}, and it’s well there. So take a day when you speak to no one and go nowhere, with a pot of something on the stove. Prepare for it as for a visitor. This one has been waiting for some time. #in',
      ],
      hard: [
        'Half of you seems to be elsewhere. It’s a thin time for strength, as {graha}, on which your well-being hangs, is in the house of losses and sleep until {until}. Don’t fill the gap with coffee and resolve. Instead, fill it with regularity: the same hour for rising and for lying down, all month, and a short rest after lunch if there’s any way to get one. It’s no cleverer than that, and it carries you over.',
      ],
    },
  },
  visitor: {
    Sun: [
      'The Sun burns in your own sign until {until}, and that’s hotter than it sounds. You’re bright, wanted and soon overdone. In older times one crossed the yard in the shade in such a season, so do likewise. That means a month with its big efforts in the morning and nothing grand after four. Those who last all night can do so next month. The lamp burns longer when it’s turned down a little. #early',
      'Pride is hard on the body. While the Sun is in your sign you may carry what you could have rolled, or say “I’m fine” on the stairs. It’s a good month to be helped on principle, once a week, by someone who’d like to. So let them take the heavy end. You lose nothing, they gain something, and by {until} you may have saved strength for what only you can do. #speak',
    ],
    Mars: [
      'Mars is in your own sign, and you’re quicker than your own reflexes. It’s a time of bumped elbows and burnt toast. The force itself is welcome, it just needs a slower hand on it. So choose one thing each day that you do at half speed on purpose, shaving, chopping, reversing the car. In a month you’d have done it thirty times. Until {until} it may spare you a number of plasters.',
      'You’ll want to sweat, and you should be let. As long as Mars keeps your own sign, rest alone won’t make you calm. So give the first half hour of the morning to something strenuous, a hill, a rug, a run round the block, before the world comes at you with its wishes. By noon you’re a kinder person. Then keep it up till {until}, and take it off again gradually, like a winter coat. #early',
    ],
    Mercury: [
      'Your head is talking this month, even at night, since Mercury has come into your own sign. It’s clever company and it never takes its coat off. It goes quiet once it’s written down, so keep a pad by the bed and another in your pocket, and promise your thoughts they won’t be forgotten. After a week or two they begin to believe it. Until {until} you may sleep the better for a pencil.',
      'You know too much about being well, and it makes you restless. Mercury in your own sign collects tips as others collect stamps: when to drink, how to breathe, which foot first. So try having none for this month. Shut the articles, keep the three things your grandmother would have told you, and see what’s lacking by {until}. It’ll be little. The best of what you read you’ve known for years. #hold',
    ],
    Jupiter: [
      'Growth is Jupiter’s business, and as long as it’s in your own sign it isn’t particular about where. The waistband may know. It’s a generous, heavy kind of stay, and it lasts until {until}. So give it something else to enlarge: your lungs, on a long hill; your circle; your knowledge of birds. Choose one of them for this month. There’s no need to be stern at lunch, as long as you aren’t bored after it. #out',
      'You mean to do yourself so much good that you can’t fit it in. That’s Jupiter in your own sign, an optimist with your diary. Of ten fine intentions, keep the one that you’d do even on a wet evening. It’ll be modest. But it’s going to be done twenty times this month, and twenty modest deeds are a large thing by {until}. The other nine may apply again later. #late',
    ],
    Venus: [
      'Pleasure is good for you this month, and it’s official: Venus is in your own sign, where it’s at its most becoming. So find out what the body truly enjoys. Is it warm water, wool, a stretch before anyone’s up, the first plum? Then put one such thing into each day till {until}, in small portions so that it stays a pleasure. People may say that you look rested, and mean nothing else by it.',
      'How you look and how you feel are on speaking terms, since Venus passes through your own sign till {until}. One leads to the other. So start from outside this time: mend the coat, cut the hair, throw out what pinches. Do it bit by bit through the month, as you’d do up a room. The catch would be to stop at the mirror. Take the result for a walk, because it was meant to be lived in. #out',
    ],
    Saturn: [
      'Saturn goes slowly through your own sign, and you feel each of its steps. Things are heavier than they were; mornings too. It’s no time for records, but it’s a very good time for foundations. So choose the smallest exercise you know, one you could do with a cold, and do it every day of this month. Until {until} Saturn will take constancy in payment, and it gives a fair receipt. #begin',
      'Under Saturn in your own sign it’s natural to count what you can’t do any more. But the list is shorter than it feels. Make another, of what does you good and hasn’t got harder: sitting by water, singing, peeling an orange slowly. Use one from it each day this month. It’s a long stay, up to {until}, and it’s borne better by people who have made themselves comfortable at a slower pace. #late',
    ],
    Rahu: [
      'You may feel wide awake at the wrong hours, as Rahu is in your own sign and doesn’t believe in bedtime. It lives on novelty. This month, make the last hour of the day the dullest: no bright glass, no discoveries, a book you’ve read twice. It’s not forbidden to be curious, merely postponed till morning. Until {until} the plain evening is worth more than any clever remedy you’re likely to come across. #in',
      'There’s always a new method, and Rahu in your own sign would like you to try all of them. Each works, for a few days. So to get out of that circle, choose the plainest thing you’ve ever had success with and go back to it for a full month, without improvements. It’s a bit boring. By {until} boredom may turn out to have been what your nerves were asking for.',
    ],
    Ketu: [
      'You might forget to eat. Ketu is in your own sign and makes the body seem like someone else’s parcel, held for them while they’re out. So let other things remember for you: a bell at noon, a friend who eats with you on fixed days, a coat hung on the door handle. It’s a good idea to set them up in the first week. Until {until} such small servants do what appetite usually does.',
      'A certain weariness with your own image belongs to Ketu in your sign, and it has its good side. You needn’t be the strong one or the sporty one any longer. For this month leave off whatever you do purely to keep up that figure, and note what you miss. The rest can go. Then until {until} move in the way you moved at nine, before anybody was looking at how it was done. #finish',
    ],
  },
  aspect: {
    Mars: [
      'A hot glance falls on you from afar. Mars is looking at your own sign until {until}, and you may tense up without knowing against what. It’s caught in the jaw, the fists on the wheel, the raised shoulders. So choose three places you pass each day and let them be signals: at the gate, at the kettle, at the lights, everything drops by an inch. After a month the places do it for you.',
      'Mars prods you from a distance this month, and you’ve more push than your duties can use. Unspent, it turns sour. So agree with yourself on something a bit brave for the body, a game with strangers in the park, the climbing wall, the long hill without getting off. Do it once each week until {until}. You may be a beginner, which is fine, because courage is only noticeable when you’re not good at a thing. #out',
    ],
    Jupiter: [
      'There’s someone up there who wishes you well, for Jupiter’s glance is on your own sign until {until}. Strength comes back with less effort under it. That’s why this is the month for asking advice about how you live, from a person who’s sound in body at eighty, say. Take one thing from what they do and make it yours. They’ll be pleased, and you’ve got it from a reliable house. #speak',
      'Things that were tight may loosen, since Jupiter is looking your way. It’s a friendly eye that sees what’s right with you. So borrow it. At the end of each week write a line about something your body managed without complaint, the stairs, the night shift, carrying the child. By {until} you’ve a page of thanks, and it’s difficult to go on scolding someone to whom you’ve just written a page. #begin',
    ],
    Saturn: [
      'Saturn looks at you sternly from across the chart, and it counts the hours of sleep. You may feel older on some days of this month than you did before. It’s a matter of reserves, which can be filled, if slowly. So give up one evening pleasure that costs you the next morning, just until {until}. You’ll know at once which one I mean. What you get back is a bit of each day with the light on. #in',
      'Under Saturn’s eye the body asks for order, and it’s grateful for a very little. It wants to know when. So settle the times of this month, when you rise, when you eat, when you stop, and keep them also on the days off. It’s monotonous, like a good wall. Until {until} you may lean on it when there’s nothing else to lean on, and by then you might not want it changed.',
    ],
  },
}
