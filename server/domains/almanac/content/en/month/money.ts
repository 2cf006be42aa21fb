import type { MatterUnits } from '../../../texts/units.ts'

/** House 2; its significator is Mercury. */
export const money: MatterUnits = {
  karaka: {
    1: {
      easy: [
        'You’ve got a head for figures this month, because Mercury is in your own sign and as clear as it ever gets. It makes sums look friendly. So use it for the one account you’ve been afraid to read, from the first line to the last, with a ruler. It’s probably less bad than you’d imagined. By {until} you could know to the penny what a normal month costs you, and that’s a comfortable thing to know.',
      ],
      hard: [
        'Small sums run through your fingers while Mercury is busy in your own sign. It buys to pass the time: a snack, an app, a third pen. None of it matters, and together it does. So try a month of buying only from a list, and write the list the evening before. That leaves room for everything you really want. What falls away is mostly the waiting at counters. #save',
      ],
    },
    2: {
      easy: [
        'For accounts there’s hardly a better month. Mercury is with your money, where it’s at home in the trade, and it can tell you what things are for. Sort your spending by joy instead of by shop: what did you still like a week later? Those lines may stay. The others get a question mark, and you’ve all the time until {until} to answer it. It’s an odd sort of book-keeping, but you learn something from it. #begin',
      ],
      hard: [
        'Figures won’t sit still at present. Mercury is among your earnings and belongings, its proper place, but in poor form, so it miscounts, forgets and assumes. That makes this a month for checking rather than for deciding. Look at each bill twice before it’s paid, on different days if that’s possible. And keep every receipt in one bowl by the door. By {until} the bowl may have won you an argument or two. #hold',
      ],
    },
    3: {
      easy: [
        'Asking prices turns into a pleasure this month, since Mercury is uncommonly strong among your messages and short errands. It’s polite and it doesn’t mind a no. So make four enquiries by {until}, one each week, about things you’ve always paid for without a thought: the tariff, the membership, the window cleaner. You needn’t haggle. People often tell you what’s cheaper if they’re asked nicely and you’re not in a hurry. #speak #save',
      ],
      hard: [
        'It’s the little trips that cost money now. Mercury is out on the short roads, where it tends to be absent-minded, and each errand comes back with something that wasn’t on it. So let the shopping happen once a week until {until}, at a fixed hour, with a full stomach. In between you do without. It’s quite instructive what one can do without for five days, and some of it never gets back on the list. #save',
      ],
    },
    4: {
      easy: [
        'Your house has a budget of its own, and Mercury is at home with it this month, which suits both. It’s good at finding what you have already. Go through cupboards, freezer and shed, one each week, and make a list of the stock. Then live on it a little. By {until} you may have spent less, without going short, and met some excellent jam from a former life. #save #in',
      ],
      hard: [
        'The home wants this and that, and it can’t wait, it says. Mercury keeps the rooms of your chart, a place that suits it, though now it’s short of wits there. So the wrong size gets ordered. Before you buy anything for the household this month, measure it, sleep on it and ask the others who live with it. It’s three steps and a couple of days. Most returns parcels begin with one of them left out. #late #save',
      ],
    },
    5: {
      easy: [
        'There’s wit in your purse for once. Mercury is strong in the part of your chart that plays and creates, and this month it finds ways of enjoying yourself that hardly cost anything. So make it a game with your family or friends: who knows the best free afternoon? Take turns, one each week. You may know your own town rather well by {until}. It also turns out that treats weren’t what made it a treat. #out #save',
      ],
      hard: [
        'You pay a good deal for fun this month, and some of it isn’t even funny. That’s Mercury among games and affairs of the heart, where it’s quick to click. Don’t forbid yourself anything. But let a sum be set aside at the start, in cash if you can, and when it’s gone it’s gone, till {until}. It makes you choosy. A chosen pleasure tends to last longer than a grabbed one. #save',
      ],
    },
    6: {
      easy: [
        'Debts of the tiny sort can be got rid of now: the taxi a colleague paid, the book, the round you never stood. Mercury is among duties and bills, where it works like a good clerk. So make a list of what you owe and what’s owed to you, in things as well as coins, and clear it by {until}. It’s seldom much money. Yet it’s remarkable how lightly one meets people afterwards. #finish',
      ],
      hard: [
        'Paperwork is where your money gets stuck this month. Mercury is in the office of your chart, its own kind of place, but it has mislaid its glasses. A form comes back, a deadline moves, a sum is asked for twice. So don’t answer in anger, and never on the same evening. Instead, keep one folder for the whole business and write down who said what and when. After {until} it’s quickly sorted, with that in hand. #hold',
      ],
    },
    7: {
      easy: [
        'Two people can look at one bill without a quarrel this month, for Mercury is in particular strength where you deal with others. So have the talk about money that’s missing: who likes to keep, who likes to give, and where did each of you learn it? A friend does as well as a spouse. It may take three evenings. By {until} you may know why the other one turns off all the lights. #speak',
      ],
      hard: [
        'Other people are good at spending your money now, if you let them. They don’t mean any harm. It’s only that Mercury is where you want to agree, so you say yes to the shared present, the group ticket, the better hotel. Get used to one sentence for the whole month: I’ll let you know tomorrow. It’s friendly, it’s true, and tomorrow it’s usually smaller. #hold #save',
      ],
    },
    8: {
      easy: [
        'Money has its hiding places. This month you’ve a nose for them, because Mercury is going through what’s shared and tucked away, and it likes a riddle. Look for things that go on being paid unseen: a trial that never ended, a locker, cover for a phone you no longer have. Follow one each week to its source and close it. It’s detective work in slippers. Until {until} you’re rather good at it. #finish #save',
      ],
      hard: [
        'Something doesn’t add up and you can’t tell where. Mercury is among the shared and hidden accounts, where it usually sees well, but for now it’s looking through fog. So leave the large conclusions alone till {until}. Meanwhile copy the numbers out by hand, slowly, one page at a time, because a hand notices what an eye skips. If you share money with anyone, show them the page rather than the suspicion. #late',
      ],
    },
    9: {
      easy: [
        'What would your grandfather have said about your budget? Mercury is very clear this month in the part of your chart that holds teachers and elders, and old advice about money can be heard fresh. So ask two people over seventy what they’d never have bought, and what they’d buy again. Then compare it with your own last few weeks. By {until} you may have a rule that fits you, with someone’s face attached to it. #speak',
      ],
      hard: [
        'Big ideas come with small print, in matters of money as elsewhere. Mercury is among far-reaching plans at present, and there it reads the headline and leaves the rest. A course, a trip or a good cause might ask for more than you’d thought. So collect such wishes on one sheet this month and decide on them together at {until}. There, side by side, they look different. Usually just one of them is worth going without for. #late #save',
      ],
    },
    10: {
      easy: [
        'Your good name has a price, and this month you can work out how much. Mercury is at the top of your chart and sharp, which helps you put what you do into numbers: hours, pieces, people served. So note them down every evening for some weeks. It gives you a base to speak from, whatever you do or don’t decide. Until {until} it’s also a fine time to send the reminders and ask politely for what’s late. #speak',
      ],
      hard: [
        'Working costs money, though it’s rarely written up anywhere. With Mercury in your career, at home there but out of sorts, the lunches, the fares and the presentable shoes add up this month. Put them in one column, just to see. Then choose a single line that could be had for less and change it until {until}. It doesn’t sound like much. But a line that’s paid each working day is a long line. #save',
      ],
    },
    11: {
      easy: [
        'Good tips come through friends this month, as Mercury has settled among gains and company, and it likes to pass things on. So pool what you know. Who’s got a ladder, who can cut hair, who has too many plums? A list of a dozen people is a small market. Get it going before {until}, and you may find you need the shops a good deal less. #out #begin',
      ],
      hard: [
        'Friendship and money make each other nervous this month. Mercury sits in your circle of friends, and it sits well there, but it’s weak at the moment and forgets who paid. But you can spare everyone the mathematics. Suggest that each one brings something, or that you take turns at home until {until}. Let old sums under the price of a sandwich go for good, and say so. It’s cheap at that. #finish',
      ],
    },
    12: {
      easy: [
        'Giving away can be good book-keeping. Mercury is in rare strength at the far end of your chart, with its expenses and distant places, so it spends with sense for once. Decide at the beginning of the month what you’d like to give, in time or goods or coins, and to whom. Then give it quietly and don’t enter it anywhere. It’s odd, but a purse that’s opened on purpose leaks less elsewhere, right up to {until}. #spend',
      ],
      hard: [
        'Money goes off without saying goodbye. It’s Mercury among your expenses, where it dozes, so payments run on and fines grow in unopened post. Don’t be alarmed, be regular. One evening a week, with tea, open everything that’s come and put it in the order of its dates. Nothing more needs doing on that evening. By {until} it’s all on paper, and what’s on paper has stopped growing in the dark. #in',
      ],
    },
  },
  lord: {
    1: {
      easy: [
        'You attract small gains, or you simply look in the right place. This is because {graha}, in charge of your own money, has come to your sign until {until}. So it’s up to you what becomes of it. Decide on one purpose for the month, the tyres, the school trip, a coat for the child, and let everything unexpected go there. A purse with a purpose behaves better than one that’s merely full. #save',
      ],
      hard: [
        'Spending on yourself is the subject of this month, both doing it and feeling bad about it. The cause is {graha}, keeper of your purse, which rests heavily on your own sign until {until}. So look at it without scolding. What are you trying to buy when you buy? Looks, quiet, a better mood? Write the real word next to the price each time. Now and then you’ll find that the thing can be had elsewhere, for nothing. #save',
      ],
    },
    2: {
      easy: [
        'For once the purse minds itself, and does it well. As {graha}, ruler of the second house, stays there until {until}, things can be put on a steady footing. It’s a month for a plan on a single sheet: what comes in, what has to go out, what is left to choose with. Then hang it inside a cupboard door. You may look at it less than you’d think, because the knowing does most of the work. #begin',
      ],
      hard: [
        'You hold on too tightly this month, or you’re afraid you don’t. It’s {graha}, lord of your possessions, at home and anxious until {until}. Saving isn’t the same as worrying, though they wear similar coats. So set a fixed time for money, half an hour on a quiet evening each week, and send all thoughts about it there. In between you’re allowed to enjoy what you’ve got. It was bought for that, after all.',
      ],
    },
    3: {
      easy: [
        'Skill of hand and a friendly word bring more this month than caution does. The planet that looks after your means, {graha}, is among your skills and messages until {until}, and it’s lively. Perhaps there’s something you can make or do that the neighbours would want. If so, put up a card. See what comes of it in four weeks, before you print anything or buy a machine. It may be just pocket money, but it’s your own. #begin',
      ],
      hard: [
        'Talk is making your life dearer. As {graha}, in charge of your money, runs about among messages and offers until {until}, you hear of a bargain each hour. So shut some of the mouths. Unsubscribe from three of them every week of this month, letters, alerts, the friend’s daughter’s shop, and enjoy the peace. For what you haven’t heard of can’t be missed. What you need will be remembered without a reminder. #save #finish',
      ],
    },
    4: {
      easy: [
        'Money well spent stays in the house this month. The planet it obeys, {graha}, is under your own roof until {until}, and whatever serves your comfort every day is in good hands. So think about which object you use most, the kettle, the mattress, the lamp you read by, and whether it’s any good. A better one may be worth a saved-up sum. But choose it slowly and in person. It’s a pleasure that repeats itself each morning. #spend #late',
      ],
      hard: [
        'Home swallows a bit more than it should. That happens when {graha}, to whom your purse answers, is caught between walls and relatives until {until}. Some costs can’t be moved, and there’s no sense in grieving over those. So go for the ones that come from habit: the oven for one potato, the heating in an empty room, the third trip to the shop. Make it a contest for the month, with a silly prize. #save',
      ],
    },
    5: {
      easy: [
        'Joy and money are on good terms this month, as {graha}, which keeps the one, has moved in with the other until {until}. You’ve a happy hand in choosing. So it’s a fine time to give children, your own or borrowed, a small sum to manage and let them make their mistakes with it. And you could allow yourself the same. What a person does with a little money for fun tells you more than any budget. #spend',
      ],
      hard: [
        'Hope does the sums in these weeks, and it rounds up. The reason is {graha}, the keeper of your money, in a playful part of your chart where it isn’t quite sober until {until}. So put no figure in your plans that hasn’t already arrived. It’s a rule for a month, not for life. If what you hope for does come, it’s a feast. Should it not, you haven’t eaten it in advance. #save',
      ],
    },
    6: {
      easy: [
        'Order pays this month in the plainest sense. The planet over your finances, {graha}, is at work among duties and small debts until {until}, and it enjoys crossing things off. So begin with the smallest sum that’s owing, not the biggest, and go up from there. Each one that’s gone makes the next look shorter. You could also mend before you replace: the zip, the strap, the toaster. There’s a certain pride in it. #finish #save',
      ],
      hard: [
        'Your money has got into the treadmill. With {graha}, which watches over it, in the house of toil until {until}, it’s out again as soon as it’s in, on repairs, fees and other people’s emergencies. Don’t look for the one culprit, for there isn’t one. Give each week its own small sum to live on and make it last, as students do. It’s a bit strict. But a week is short enough to be brave in. #save',
      ],
    },
    7: {
      easy: [
        'Through other people your means can grow a little, or at least be better used. The planet in charge of them, {graha}, is with your partners and customers until {until}. So look for a person whose needs fit yours like a lid: they’ve got the garden, you’ve got the time; they cook, you drive. Then try the exchange for a month. No coin changes hands, and you both end up with more than you had. #begin #out',
      ],
      hard: [
        'Whose money is it? You may meet the question this month in several costumes, because {graha}, lord of your own purse, is at someone else’s place until {until}. It’s uncomfortable, and it won’t go away by being generous. So draw a clear line around a modest sum that’s yours alone, to waste or to keep. And say so without apology. People who have that can share the rest with far less arithmetic. #speak',
      ],
    },
    8: {
      easy: [
        'It’s a month for knowing where everything is. With {graha}, to which your possessions answer, quietly at work among shared and put-away things until {until}, you can make a list someone else would understand: what there is, where it lies, whom to call. Only do it in small portions. It’s not a sad task. Rather, it’s like labelling the fuses, and the whole house sleeps better for it afterwards. #finish',
      ],
      hard: [
        'There may be an expense this month that you didn’t order. As {graha}, the guardian of your purse, is in the most changeable part of your chart until {until}, surprises tend to come with an invoice. So keep the rest of the month plain on purpose. Postpone whatever isn’t needed, eat from the cupboard, wear the good coat again. If nothing happens you’ve got a little over. That’s also a surprise, and a welcome one. #save #late',
      ],
    },
    9: {
      easy: [
        'Luck likes to be met halfway, in money as in most things. The planet that looks after yours, {graha}, is among teachers, travels and good fortune until {until}. So learn something this month about the way you handle it, from a book, a class at the library or a person who’s done well without fuss. A small gift to a cause you believe in belongs here too. Old people would say that it keeps the door oiled. #spend #begin',
      ],
      hard: [
        'Principles can be expensive. While {graha}, responsible for your means, is up among convictions until {until}, you may pay for things because they’re right: the better label, the loyal subscription, the collection plate. They may well be. Just don’t let them all be right at once. So choose the cause that’s truly yours for this month, and be generous there. For the others a kind word will do until later. #save',
      ],
    },
    10: {
      easy: [
        'What you do well is noticed in money too this month, since {graha}, which has charge of your purse, is up where your work is seen, until {until}. It’s a question of saying it. So tell people what you charge, or what you’re looking for, in the same voice in which you’d tell them the time. Practise at home with the cat. A figure spoken calmly is hardly ever argued with, and it’s good for the voice. #speak',
      ],
      hard: [
        'Standing has its costs, and they come due now. The planet of your means, {graha}, is out in public until {until}, and you might spend to keep up with how you’re seen: the round, the car wash, the gift that mustn’t be small. So try being a size plainer for the month and see who notices. It’s almost always nobody. The respect you had was for something else, and that doesn’t need polishing. #save',
      ],
    },
    11: {
      easy: [
        'It’s one of the best places for it: {graha}, lord of your money, is with gains and good company until {until}. Wishes may come within reach. So decide which one, before small sums go off in all directions. Then write its name on an envelope and feed it every few days. Tell a friend about it, too. Friends are quick to know someone who’s just selling the very thing. #save #speak',
      ],
      hard: [
        'Everyone’s having a birthday. As {graha}, which has your purse to look after, is surrounded by friends and wishes until {until}, you might feel poor among nice people. It’s a matter of custom, and customs can be changed by the first person who dares to. Suggest one to your circle for the rest of this month: presents from the garden, the shelf or the stove. Listen to how many of them sigh with relief. #save #speak',
      ],
    },
    12: {
      easy: [
        'Letting money go can be done well, and this month you can do it. The planet that minds your means, {graha}, is in good condition among your expenses, until {until}. So pay for what brings rest: the quiet seat, the hour of help, the evening off. Or give up a thing you’ve stored for years at some cost. Both are ways of buying room. It’s the only ware that never needs dusting. #spend',
      ],
      hard: [
        'There’s a hole in the pocket, a small one. It’s found where {graha}, the keeper of your money, has gone missing until {until}, among distance, night and good intentions. Late orders are a part of it. So let no money leave the house after dinner this month; the baskets can stand full till the morning. You may empty half of them yourself over breakfast. What’s left in the purse by then has earned its sleep. #save #late',
      ],
    },
  },
  visitor: {
    Sun: [
      'Pride has a seat at your cash desk. The Sun is among your means until {until}, and there it likes to pay for everyone and to be seen doing it. Warm-hearted as that is, it makes for a dry month. So pick one occasion on which you’ll be truly generous, and look forward to it. For all the others let people pay for themselves. They’d often rather, because it leaves them their own pride. #save',
      'A question of worth goes about in your purse this month, with the Sun passing through it. You may take prices personally. Someone earns more, someone got it cheaper, and it smarts. It helps to hide the comparisons for a while: no looking up what others paid, and no telling them either. Until {until} the only figure of interest is your own from last month. If it’s been bettered by a little, that will do. #hold',
    ],
    Mars: [
      'Money wants to be spent this minute, says Mars, which is in your purse until {until}. It hates to wait more than it loves the thing. So the best defence is a delay: whatever costs more than a pair of shoes has to sleep at the shop for a week. Put the date beside it. After that, buy it in peace or forget about it. You may be surprised at how many things were only a temper. #late',
      'There’s a sharp edge on talk about money this month, as Mars is among your earnings and your words. It isn’t the best time to settle old accounts within the family. You’d win, and it would cost you the next family feast. So spend the force on earning or on mending instead, or on carrying things to the people who’ll buy them. By {until} the tone’s better, and the matter can be raised over cake. #hold #late',
    ],
    Mercury: [
      'Mercury is in your purse until {until}, and there could hardly be a better clerk. It finds the forgotten voucher and reads the meter. Give it the month’s dullest job, then: one place for everything about money, sorted by when it’s due. It might cost you an evening each week. What you get for it is a drawer you can open in front of other people. And next month it takes ten minutes. #finish',
      'You can talk your way to a fair price at the moment, since Mercury has set up its stall where your money is. It’s witty and it knows when to stop. So sell what you don’t use: photograph it well, describe it honestly, and mention the scratch. A thing a day is too much, but one a week till {until} is a pleasant hobby. The catch is buying something from the next stall. #begin',
    ],
    Jupiter: [
      'Jupiter is a generous guest in your purse, among the best you could have, and it stays until {until}. It doesn’t fill it for you. But it gives you a wider view, so that you see what money’s for. So think in a year this month instead of in weeks: what would you like to have behind you by then? Put the first small stone down now, something you can repeat each month. The rest is patience. #begin #save',
      'Your table and your word are worth more for a time, as Jupiter keeps the part of life in which you own, eat and speak, until {until}. People take your advice, and they like to be fed by you. So do a month of good measure. Give a bit extra, the thirteenth roll, the better half. It needn’t be dear. The single catch is to promise from this pleasant mood what your sober self has to pay. #spend',
    ],
    Venus: [
      'Fine things find you this month, because Venus is where you keep your money and your taste. It’s happy there until {until}. If you have to buy something anyway, do it now, as you’re choosing well: for the touch of it, the colour, the tenth year rather than the first day. One beautiful useful thing is better than four. It also tends to put a stop to looking, which saves more than any sale. #spend',
      'There’s sweetness in your household, with Venus among food and means until {until}. It makes a little go far, mainly through how it’s served. So get the good plates out and use them on working days for the whole month. Beans on porcelain are a dinner. It sounds like play, and it may well lower the bill, since people who are well treated at home go out to be treated less often. #in #save',
    ],
    Saturn: [
      'Saturn counts your money slowly, with a wetted thumb, and it does so until {until}. It doesn’t make you poor; it makes you exact. You may have to wait for what’s yours. In return frugal habits take root now and stay. So choose one this month that you could show a guest, soup from the peelings, say, or walking to the far market. Then live with it until it’s second nature. #save #begin',
      'What’s enough? Saturn puts the question while it goes through your means, and you have until {until} to find the answer. It’s no small matter. So try it out on one kind of thing: shirts, mugs, tools. Count them, keep what you use, and let the rest go to others. You may feel a loss for a day or so. Then comes a certain quiet. #finish',
    ],
    Rahu: [
      'You’re offered a lot that glitters. Rahu has its fingers in your purse until {until}, and it loves short cuts, foreign goods and the word “exclusive”. It’s no crime to look. But have a person for the month, someone dry and fond of you, who hears about each plan before a penny moves. You tend to notice a good deal while you explain it to them. Half of the offers don’t survive being said aloud. #hold #save',
      'Wanting has no bottom while Rahu is among what you own. You get one, and you see the next. The trick is to give it something that can’t be finished: a language, an instrument, the birds of the county. Put the time there that you’d have spent in the shops, an hour each day of this month. By {until} the appetite’s still with you. It’s only been sent to graze on a cheaper meadow. #save',
    ],
    Ketu: [
      'Money may strike you as a tiresome subject, with Ketu among your means until {until}. You’d be glad if it saw to itself. It doesn’t, so arrange matters in such a way that it nearly can: fixed days for the fixed bills, and a note of them on the wall. Do that in one go at the start of the month. Then you can afford to think about something else, which is what you wanted. #early',
      'You can part with things now that you’ve dragged along for years. Ketu is going through your possessions, and it unties strings without any noise. It’s a good chance, as long as you go by your own shelves and not by other people’s. So carry out a bag a week till {until}. Don’t sell or bargain; give it away and forget it. Whatever still has your hand on it at the door may come back in. #finish',
    ],
  },
  aspect: {
    Mars: [
      'Mars is eyeing your money from across the chart. It sees what could be done with it at once. Such looks pass, but the things remain in the hall. So agree this month on a small sum for sudden ideas, a separate one in an old tin, and let impulse live on that alone. When the tin’s empty you’ll be told by the sound. Until {until} the rest of your money needn’t even hear about it. #save',
      'There’s some fight in the way you look after your interests, thanks to a glance from Mars. So use it where you’ve been too meek: the deposit that never came back, the charge you don’t recognise. Write once, clearly, with the facts in order and a day by which you’d like an answer. But stay civil, because civil people are harder to ignore. You’ve got until {until} to follow it up, and the nerve to do so. #speak',
    ],
    Jupiter: [
      'Jupiter looks kindly on your means from elsewhere until {until}, and it feels like ease. It’s a little easier to get by and a little easier to give. This is a good time for putting something aside, precisely because it doesn’t hurt. Take a share of whatever comes in this month before you’ve got used to it. It’s usually possible to live as well on the remainder. And some later, leaner month may think of you fondly. #save',
      'Good counsel about money is within reach, now that Jupiter’s glance falls there. It may come from a person with flour on their hands rather than a tie. So ask two or three whose way of living you like how they divide things up: what’s for now, what’s for later, what’s for others? Try one of these ways for the month. By {until} you’ll know if it fits, and it’s always interesting to try on another coat. #speak',
    ],
    Saturn: [
      'Saturn’s eye is on your purse, and the purse knows it. You may feel you have less than you do. So to get the right measure, write down for this month only what you already own and use: the bicycle, the warm coat, the pan from your aunt. It’s a long list for most of us. Until {until} it can hang next to the shopping list, where it’s likely to shorten the other one. #save',
      'With Saturn looking at your means from afar, money keeps office hours. It comes when it’s due and not a day before. So don’t build on early payment, and give notice in good time when you can’t keep to a date yourself. A short call a week ahead is worth more than any explanation afterwards. Until {until} you’re dealing in trust, which is slow to gather and well worth having. #speak #early',
    ],
  },
}
