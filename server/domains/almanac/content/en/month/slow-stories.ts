import type { Stories } from '../../../texts/units.ts'

/** Jupiter moves into a house on {day} and stays until {until}, about a year. */
export const jupiterEnters: Stories = {
  1: [
    {
      title: 'One good yes a week',
      preview:
        'On {day} Jupiter enters your own sign, and for about a year your life has a tendency to grow. So do the demands on it. This month sets the measure: what do you want more of?',
      text: 'Jupiter comes to your own sign once in twelve years, and this time on {day}. It widens whatever it touches, and now it touches you: your interests, your circle, perhaps your belt. Yet the old astrologers call it a tiring guest there, because everything’s offered at once and the wish to please does the rest. This first month is for setting a measure. So allow yourself one yes a week, a real one, and let every other offer stand till the following Monday. Because a year of wide-open doors is draughty, by {until} you’ll be glad of the few through which you’ve actually gone. #late #hold',
    },
  ],
  2: [
    {
      title: 'Learn how your own money works',
      preview:
        'Jupiter moves on {day} to the house of money, food and family, and gives you guru-bala, its support, for about a year. This month lays the table for it. What would you like to understand?',
      text: 'Plenty comes more readily to those who can count it. On {day} Jupiter enters your second house, among savings, meals and kin, and with it begins guru-bala, “Jupiter’s support”, which Indian astrology counts among the good spells of a life. So give the first month to learning. Find a patient person or a library book and find out how your own money works, where it comes from, what it costs, what it’s meant to feed. Talk about it at home, children included. Jupiter’s fault is the too generous helping, so buy nothing to celebrate. You’ve got until {until}, and knowledge of that sort stays on afterwards. #begin #save',
    },
  ],
  3: [
    {
      title: 'A year of modest courage',
      preview:
        'On {day} Jupiter goes to the place of effort, messages and near relations, where it works on a small scale. Luck doesn’t carry you there, practice does. What could you practise?',
      text: 'In some years luck takes the lift, in others it’s on the stairs with you. Jupiter moves on {day} to the house of effort, skill, brothers and neighbours, and there it hands out little that you haven’t worked for. Help from above may be late. But it’s a decent year for a skill that grows by repetition, above all one with words or hands. So use this month to choose it, find a course or a companion, and do it badly in front of another person. By {until} you may be another beginner’s example, which would surprise nobody more than you. #begin',
    },
  ],
  4: [
    {
      title: 'Dream of the house, move nothing',
      preview:
        'From {day} Jupiter is in your home for about a year and makes all the wishes there grow. Rooms seem too small, hearts too full. What’s the wish underneath the wish for space?',
      text: 'Big plans for a house are often small wishes with scaffolding round them. On {day} Jupiter comes to your home, your roots and your inner peace, and for a year or so everything there wants to be larger: the kitchen, the family gathering, the feelings about your mother. So decide nothing large in this first month. Instead walk through your place with someone who knows about buildings or about people, and ask what it lacks. They may say light, or quiet, or a door that closes. That can be had for less. By {until} you’ll know which of the plans is still standing. #late #save',
    },
  ],
  5: [
    {
      title: 'Put your name down for it',
      preview:
        'Jupiter comes on {day} to the house of love, children and learning, one of its happiest. For about a year you have guru-bala. This month asks what you’d do for the joy of it.',
      text: 'At some time you put away what you did for joy, and said it was until things were calmer. On {day} Jupiter moves to play, romance, children and invention and gives you guru-bala, its support, for around a year. So put your name down for something this month: the choir, the class, the theatre that needs hands, the weekend with the grandchildren. Paying a little or promising someone makes it real. The catch is doing five at once, since they all look lovely from the door. One is enough to begin with, and by {until} it may have brought the others along. #begin #out',
    },
  ],
  6: [
    {
      title: 'More work than the day has hours',
      preview:
        'On {day} Jupiter joins you at work, and for about a year the pile is inclined to grow. So is your usefulness. Which duty could be passed on before it’s too late to say so?',
      text: 'Useful people are never short of things to do. That’s both the praise and the warning of {day}, when Jupiter moves among your duties, your colleagues and your habits for about a year. There’s little thanks in it. Still, you may learn your trade more thoroughly than in easier times. So in this first month, while the pile is low, choose a duty that another person could do as well, teach them, and hand it over completely. It hurts, because you’d do it better. By {until} you’d have done it four hundred times, and you know by then what you’d rather have done. #finish',
    },
  ],
  7: [
    {
      title: 'Good company for a whole year',
      preview:
        'From {day} Jupiter stands on the side of partners, marriages and fair dealing, and you have guru-bala for about a year. People come towards you. With whom would you plan it?',
      text: 'There are years in which other people are the good news. One begins on {day}, as Jupiter enters the house of partnership and gives you guru-bala, “Jupiter’s support”, which families in India like to see when a marriage is arranged. So don’t let the year happen to you. Take three evenings this month with the person who matters most, and talk about what the two of you want from it: one evening for what’s to stay, one for what’s to change, one just to eat. Alone? Then let your circle know that you’re open to being introduced. Until {until} there’s a kind wind between people. #speak #out',
    },
  ],
  8: [
    {
      title: 'A confidant for deep water',
      preview:
        'On {day} Jupiter goes into the eighth house, where things are deep, shared and seldom discussed. Luck is quieter for about a year. Whom would you trust with the question you turn over?',
      text: 'A lamp in a cellar isn’t much of a feast, but you do see the cellar. Jupiter goes down on {day} among joint affairs, inheritance, secrets and endings, and stays for about a year. Its blessings are less visible there. But it’s a wise companion in deep water, and people often understand in such a year what used to frighten them. So look this month for one person you can confide in, someone who’s older, discreet and doesn’t need you. Meet once, and talk about the weather if need be. Until {until} you know where to go when it’s dark, and with whom. #late',
    },
  ],
  9: [
    {
      title: 'The best of its twelve houses',
      preview:
        'Jupiter reaches the house of fortune, faith and teachers on {day}, where it’s most itself. It brings guru-bala for about a year. What would you like to have learned by the end of it?',
      text: 'If Jupiter had a favourite chair, it would be this one. On {day} it comes to the house of good fortune, teaching, faith and long roads, and gives you guru-bala, its support, for about a year. Doors open outwards then: a course, a pilgrimage, a mentor, a bit of luck with a form. So draw up a plan this month with four lines, one for each season, and on each put a place to go or a thing to learn. Then tell it to a teacher, a father or someone who deserves the name, and ask what’s missing. By {until} at least one line can be lived. #begin #speak',
    },
  ],
  10: [
    {
      title: 'Your job, described afresh',
      preview:
        'On {day} Jupiter moves to your career, and for about a year the tasks grow faster than the thanks. This month you can still say what belongs to you. How would you describe your job?',
      text: 'They gave you the key because you were there, and now it’s your door. From {day} Jupiter is in the house of work, rank and public duty, and for roughly a year responsibility comes to you from all sides. But Jupiter is rather heavy up there: titles come without the means. So write a description of your job this month, in ten lines, as it really is. Underline what you’re good at, and take the page to those who hand out tasks before they hand out more. You may not win every line, but by {until} it may be known where your work ends. #speak',
    },
  ],
  11: [
    {
      title: 'A year that pays what it owes',
      preview:
        'Friends, gains and wishes have Jupiter with them from {day}. It’s one of the generous stays and gives guru-bala for about a year. Which wish is worth four seasons of work?',
      text: 'What you sowed in leaner times may come up now, and partly in other people’s gardens. On {day} Jupiter enters the house of gains, friends and fulfilment, and with it begins guru-bala, “Jupiter’s support”, for about a year. The catch, if you can call it so, is wishing for everything. So choose one wish this month that would take a year to do properly. Divide it into four seasons, and for each write down who could help. They’re rather likely to say yes. Ask the first of them before the month’s out, and let the other three ripen. You have until {until}. #begin #speak',
    },
  ],
  12: [
    {
      title: 'A giving plan, and a quiet one',
      preview:
        'On {day} Jupiter withdraws into the house of rest, distance and expense. For about a year it gives inwardly and spends outwardly. How much of you should go out, and where to?',
      text: 'Generous people are often the last to notice that they’re empty. On {day} Jupiter goes on retreat, into sleep, solitude, foreign places and outlay, and for about a year more flows out of you than in. It’s a costly stay. It’s also a good one for prayer, for study behind closed doors, for being away. So decide in this first month what you’d like to give and to whom: a sum, an afternoon, a room for a guest. Write it down and let that be the limit. Keep one day in each month for yourself alone until {until}. #in #save',
    },
  ],
}

/** Saturn moves into a house on {day} and stays until {until}, about two and a half years. */
export const saturnEnters: Stories = {
  1: [
    {
      title: 'Halfway up, with a steady rope',
      preview:
        'On {day} Saturn comes to your own sign, and sade-sati, its slow passage round your Moon, reaches its peak. It’s a long walk, and this is only the first month. Who knows the way?',
      text: 'Sade-sati is Saturn’s seven and a half years around the Moon, and on {day} its middle phase begins for you, the peak, as Saturn enters your own sign. You may feel older than you are, and people may lean on you who ought to ask first. But whole families have come through it, and some say that it made them honest. So look this month for someone who’s been through theirs, ten or thirty years your senior, and have lunch with them. Ask what they’d carry again and what they’d leave. Saturn goes at a walking pace until {until}, and so may you. #out',
    },
  ],
  2: [
    {
      title: 'The setting phase, and the bills',
      preview:
        'From {day} Saturn is with your money, your words and your kin. That’s the last third of sade-sati, the setting one. The load comes off the back and into the books. What do you live on?',
      text: 'The worst of the climb is over, and now the bill for the boots arrives. On {day} Saturn moves from your own sign to the house of money, food and family, and sade-sati, its seven and a half years around the Moon, enters the setting phase. You breathe more freely. But the purse is tight at times, kin can be curt, and what you say is taken down. So use this month to get one thing clear: which costs come back every month, in what order, and what’s left when they’ve been. Put it on one page. Until {until} you can build on that, slowly. #save #finish',
    },
  ],
  3: [
    {
      title: 'Two years for a real skill',
      preview:
        'Saturn moves on {day} to the house of effort and courage, one of the few where it’s truly glad to be. Patience pays for some two and a half years. What is worth spending it on?',
      text: 'Good news can be dull, and this is. From {day} Saturn is in the house of effort, hands, messages and brothers, where it’s one of your most reliable friends. Work done regularly takes hold now, and it’s hard to discourage you. So make a plan this month for something that wants two years: a trade, a language, a book, getting on with your sister. Put down what you can do in an ordinary week, then halve it, because it has to survive the bad weeks as well. Begin before you’ve bought the equipment. By {until} others may call it talent, and you’ll know what it was. #begin',
    },
  ],
  4: [
    {
      title: 'A timetable for looking after home',
      preview:
        'On {day} Saturn enters your home, which astrologers call ardhashtama Shani or dhaiya. Rest needs some organising for two and a half years. Who’s to be looked after, and by whom?',
      text: 'Peace at home will be something you make, like bread. On {day} Saturn comes to your rooms, your mother’s side and your nights. The old name for it is ardhashtama Shani, or dhaiya, a stay of some two and a half years that weighs on comfort. What makes it bearable is a timetable. So sit down this month with all who belong to the house, near or far, and settle who visits, who pays and who mends, on which days. Include a day on which nobody does. It may be a stiff talk, but until {until} it spares you forty sighs a week. #speak #begin',
    },
  ],
  5: [
    {
      title: 'Make the big work smaller',
      preview:
        'Saturn comes on {day} to love, children and whatever you create. Lightness is rationed for about two and a half years. What’s worth doing even when it isn’t fun?',
      text: 'An oak is a poor plaything. Saturn, which arrives on {day} in the house of romance, children and invention, is rather like one: it’s slow, it keeps off the sun, and it’s still there when the daisies are gone. Affection may come as loyalty rather than as flowers, and children as a responsibility. So take this month to look at the work or the love you care for most, and make it smaller. One room of the novel, one evening of the week, one promise to the child. Small enough to be kept, that’s the measure. What you’ve kept until {until} has roots. #late',
    },
  ],
  6: [
    {
      title: 'Good order for two years',
      preview:
        'From {day} Saturn is in the house of work, habit and rivals, one of its three good places. Order comes and stays. Which small debts and old muddles should go first?',
      text: 'Your strength for the next two and a half years isn’t speed. On {day} Saturn moves into the house of daily work, opposition and small debts, where it’s a first-rate caretaker, and you’ll find that you outlast things. So use this month for a list of whatever you owe: the small sums, the returned calls, the sorry, the half-day for the neighbour’s hedge. Put them in order and work off one a week. Grimness is the only catch, since people who are always right about the dishes end up washing them alone. By {until} the list is empty, and that’s a feeling few people know. #finish',
    },
  ],
  7: [
    {
      title: 'Who carries what, in writing',
      preview:
        'On {day} Saturn takes its place opposite you, with partners in love and business. Bonds get a thorough inspection that lasts two and a half years. What does each of you carry?',
      text: 'Long marriages and old firms have one thing in common: a great deal has never been said because it worked. On {day} Saturn enters the house of partnership, and for about two and a half years it asks whether it works still. Some doors may stay shut. This takes patience, though what’s sound becomes sounder. So write down in the course of this month what each of you carries, the shopping, the shy visits, the worry about money, and let the other add to the list. You only want to see the load. Then exchange one item, on trial. You have until {until} for the rest. #late',
    },
  ],
  8: [
    {
      title: 'Slow is the safe speed',
      preview:
        'From {day} Saturn is in the eighth house, the stay called ashtama Shani. It’s deep, slow and asks for patience for two and a half years. What have you been meaning to put in order?',
      text: 'Indian astrology has a name for this one: ashtama Shani, Saturn in the eighth from the Moon, from {day} on. It’s held to be a testing stay of two and a half years, and it’s chiefly slow. Matters shared with others drag, short cuts turn out longer, and you may think more than you used to about endings. None of it asks for fear. So take this month to gather the papers that concern you and others, with the help of a sober friend, a box for each subject. You needn’t solve what you find. What lies in order until {until} doesn’t wake you at night. #late #hold',
    },
  ],
  9: [
    {
      title: 'One teaching, really kept',
      preview:
        'Saturn moves on {day} into the house of faith, fathers and luck, and luck becomes shy. For two and a half years beliefs have to earn their keep. Which one do you live by?',
      text: 'Belief is cheap in good weather. On {day} Saturn comes to the house of faith, fortune, fathers and far roads, and for about two and a half years little is handed to you by chance. Teachers are strict or absent, a course drags on, and a father may need you more than he’d say. But those who’ve kept one thing through it tend to have it for good. So look for yours this month. Take a single teaching you respect, such as telling the truth or feeding guests, and live by it for four weeks without mentioning it to anyone. By {until} it may be carrying you. #hold #begin',
    },
  ],
  10: [
    {
      title: 'Three piles on the desk',
      preview:
        'On {day} Saturn reaches the top of the chart, the house of work and name. It stays two and a half years, and it’s hard to impress. What would you still sign in ten years?',
      text: 'Saturn doesn’t read the praise, it reads the work. It takes up your career on {day} and stays for about two and a half years, with longer hours, slower decisions and superiors who are hard to please. Still, things made now are made to last, and your name gets firmer for it. So sort your work this month, over several quiet mornings, into three piles: what you’d still sign in ten years, what merely has to be done, what’s neither. The first should get your best hour, no matter who complains. It doesn’t have to show yet, for until {until} there’s plenty of time to be found reliable. #finish #late',
    },
  ],
  11: [
    {
      title: 'Wishes with a three-year plan',
      preview:
        'Saturn arrives on {day} among gains, friends and hopes, where patience is paid at last. It’s one of its best stays. Which wish could you work at for as long as it takes?',
      text: 'At the end of the row there’s a bench, and on it the wages are paid. That’s how one may think of Saturn in the house of gains, where it comes on {day} for some two and a half years. What you’ve laboured at for a long time tends to bring something in, in income, in regard, in friends who’ve stayed. So choose a wish of the larger kind this month, and plan it backwards from the end: the last step, the one before, down to next week’s. Talk it over with the oldest friend you have. You have until {until} for all the steps. #begin',
    },
  ],
  12: [
    {
      title: 'First steps of a long road',
      preview:
        'On {day} Saturn enters the house behind your Moon, and sade-sati begins with its rising phase. It’s announced by tiredness and by costs. What can be made simpler before the road climbs?',
      text: 'A long road begins on {day}. Saturn comes to the house of rest, distance and expenditure, and with this the rising phase of sade-sati, its seven and a half years around your Moon. The first part is mainly a matter of leaking: sleep gets thin, money trickles away, and you’d like to be alone more often than you can. So this month look for what could be made simpler. Bring one large expense down a size, and reserve one day in each month on which you’re not available, starting with this one. It keeps strength in the tank until {until}, when the next part begins. #in #save',
    },
  ],
}

/** Rahu moves into a house and Ketu into the opposite one on {day}, until {until}, about a year and a half. */
export const nodesEnter: Stories = {
  1: [
    {
      title: 'Large in the mirror, small at home',
      preview:
        'On {day} Rahu enters your own sign and Ketu the house of partners across from it. For a year and a half you’re the novelty, and bonds grow quiet. Who knew you before?',
      text: 'Rahu is the appetite among the planets, Ketu the one who’s had enough. From {day} Rahu sits in your own sign and wants a new face, a new name, more of everything, while Ketu looks out of the window in the house of partnership. So for a year and a half you may be fascinated by yourself and a little absent with the person opposite. This month settle a custom to balance it: one evening a week on which you ask about their life and leave yours outside. If you’re on your own, do it with a friend who knew you early. It keeps you recognisable until {until}. #hold',
    },
  ],
  2: [
    {
      title: 'Hungry purse, silent cellar',
      preview:
        'Rahu goes on {day} to your money and your table, Ketu to the depths across from it. For a year and a half it’s never quite enough. What would enough look like, in figures?',
      text: 'More is a word without an end. From {day} you’ll hear it often, because Rahu comes to money, food and speech for a year and a half, and with it cravings, grand offers and strong language. Ketu goes to the eighth house meanwhile, where joint money and secrets lie, and makes you careless of them or tired of them. So sit down one evening this month and write what enough would be, in the larder, in the account and on the plate. Then put the page where you pay your bills. Till {until} you can measure each wish by it, and most of them turn out to be thirst. #save',
    },
  ],
  3: [
    {
      title: 'A loud pen and an old prayer',
      preview:
        'From {day} Rahu makes you bold in word and deed, and Ketu opposite grows weary of teachers and creeds. It’s one of Rahu’s good stays. What would you dare in a year and a half?',
      text: 'Courage may come from a direction you hadn’t looked in. On {day} Rahu enters the house of messages, skill and nerve, where it’s useful, and lends you cheek for a year and a half: for the stranger, the new tool, the letter to the top. Ketu goes opposite to faith, fathers and learned people, and leaves you cool towards them. So make a plan for one bold thing in words or with your hands, and set beside it one thing from your tradition that you’ll go on doing, a song, a feast, a visit. You have until {until} to be daring and polite. #begin',
    },
  ],
  4: [
    {
      title: 'Itchy rooms, a fading title',
      preview:
        'On {day} Rahu moves into your home and Ketu into your career. For a year and a half nowhere’s quite right, and rank matters less. Where are you at peace, if not there?',
      text: 'You may find yourself looking at houses for sale in places you’ve never seen. It’s Rahu, which comes to home, mother and inner calm on {day} and makes rooms too small and evenings too long. Ketu goes up to your work and your name at the same time, and what once made you proud there tastes of paper. That’s eased by staying put a little more than you’d like. So spend two weekends of this month at home without improving it, and do one task at work as if you’d just been hired. There’s time for a second thought until {until}. #in #late',
    },
  ],
  5: [
    {
      title: 'Dazzled heart, absent friends',
      preview:
        'From {day} Rahu is in the house of love and invention, Ketu across among friends and gains. For a year and a half you fall for things. Which of them exists by daylight?',
      text: 'Infatuation has good lighting. On {day} Rahu comes to romance, children and creative ideas and turns the lamps up for a year and a half: a face, a project, a child’s great gift look more than life-size. Ketu goes to friends and gains, and you may drift off from people you liked without knowing why. So take one dazzling thing this month and look at it on three plain mornings, before breakfast, with the same question: what would I do for it if nobody knew? Then show it to the friend you haven’t rung. What still glows until {until} may be the real thing. #late',
    },
  ],
  6: [
    {
      title: 'A strange helper in the workshop',
      preview:
        'On {day} Rahu enters the house of work and rivals, where it’s strong, and Ketu the house of sleep and retreat. A year and a half of clever solutions begins. Which problem is first?',
      text: 'Old problems like new tools. From {day} Rahu is in the house of duties, rivals and small debts, one of the few places where its hunger is an advantage, and it finds ways round that nobody had thought of. Opponents are puzzled by you. Ketu is opposite, with sleep and solitude, and there it makes you forget what rest is for. So choose the most stubborn problem at work or in your habits and try something on it this month that you’d have laughed at last year. And write the hour when you go to bed into the same plan. You’ve got both until {until}. #begin',
    },
  ],
  7: [
    {
      title: 'Everyone but you is interesting',
      preview:
        'Rahu moves to the house of partners on {day}, and Ketu to your own sign. For a year and a half others glitter and you feel see-through. What do you want from them, exactly?',
      text: 'At some parties everyone seems to be lit except you. That’s the look of things from {day}, since Rahu enters the house of marriage, partners and customers, and makes them larger than they are, stranger and more necessary. Ketu is in your own sign, so you can lose sight of yourself, eat standing up and forget what you like. So keep one day each month, beginning with this one, on which you decide everything by yourself, from breakfast to bedtime. You’ll need it as a sailor needs land. And don’t rush into new ties. Until {until} there’s time to see them in the rain. #late #hold',
    },
  ],
  8: [
    {
      title: 'Curious about what’s locked',
      preview:
        'From {day} Rahu digs among secrets and shared money, while Ketu, opposite, gets tired of the purse and the family table. It lasts a year and a half. What should be left where it is?',
      text: 'Nothing’s as interesting as a locked drawer. Rahu goes on {day} to the house of secrets, shared funds, inheritance and sudden turns, and for a year and a half you may want to know what’s none of your business, or be told things you’d rather not know. Ketu comes to your own money, your food and your speech, and there you grow indifferent: meals are skipped, prices unread. So turn it round, and give this month to the plain side: regular meals, a weekly glance at the purse, a friendly word at breakfast. The drawer will still be there at {until}, and you may have lost interest. #hold #save',
    },
  ],
  9: [
    {
      title: 'Far away, and past the neighbours',
      preview:
        'On {day} Rahu takes hold of your beliefs and your wish to travel, and Ketu of your messages and your near relations. For a year and a half wisdom seems to live abroad. Does it?',
      text: 'Wisdom with a foreign accent sounds deeper. From {day} Rahu is in the house of faith, teachers and far roads, and each month may offer you another master, another method, another country. Ketu is among your messages, your brothers and sisters and your daily courage meanwhile. So for every step into the distance take one nearby, and plan them in pairs this month: the talk about the monastery and the coffee next door, the language course and a call to your brother. It makes you a slower convert and a better traveller. Until {until} you can test which light you can also read by. #late',
    },
  ],
  10: [
    {
      title: 'Big stage, bare living room',
      preview:
        'Rahu rises to the house of career on {day}, where ambition suits it, and Ketu moves into your home. A year and a half in which much is possible outside. Who keeps the kitchen warm?',
      text: 'It’s odd to be recognised in the lift and not expected at home. On {day} Rahu comes to work, rank and public life, and as it’s good at that, the next year and a half can carry you into company you hadn’t planned on. Ketu is in your rooms at the same time, and there it takes the pictures off the walls. You may live like a guest, or miss what your mother doesn’t say. So when you make your plans this month, write a home line under each work line: after the fair, soup with the neighbours. Until {until} the stage is yours. #begin',
    },
  ],
  11: [
    {
      title: 'Many new friends, one old love',
      preview:
        'From {day} Rahu brings people, plans and gains from unexpected quarters, and Ketu cools the house of love and play. It’s a good stay for wishes, for a year and a half. Which are yours?',
      text: 'Wishes can be catching, like yawns. On {day} Rahu enters the house of friends, income and ambitions, where it’s openly helpful, and for a year and a half the circle widens in odd directions: people from abroad, networks, people twenty years younger. Ketu, opposite, lies on love, children and creation, and the old joys can seem like homework. So draw up a list this month of wishes you’ve had for more than five years, and be loyal to those first. Beside it put an hour a week for what you used to do for fun. By {until} it could be what you tell the new friends about. #out #begin',
    },
  ],
  12: [
    {
      title: 'The pull of elsewhere',
      preview:
        'On {day} Rahu goes to the house of sleep, distance and expense, and Ketu to work and duties. For a year and a half half of you is away. What’s the other half to live on?',
      text: 'You can be far off without a ticket: a screen at midnight does it. From {day} Rahu is in the house of sleep, retreat, abroad and outlay, and for a year and a half it beckons from there, with travel, with escapes, with small sums at late hours. Ketu meanwhile loosens your hold on work and routine. So choose one routine this month that must survive, a meal at noon, a lamp out at eleven, and hold on to it as you would to a railing. Give your longing for distance a proper plan and a date. It’ll pester you less until {until}. #save #in',
    },
  ],
}
