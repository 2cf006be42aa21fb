import type { MatterUnits } from '../../../texts/units.ts'

export const money: MatterUnits = {
  karaka: {
    1: {
      easy: [
        'Mercury keeps you company, in a sign where it’s strong, and sums that usually blur come out clear for once. You know without looking what you can afford. So trust the first figure in your head, then check it once on paper. If the two agree, you can stop thinking about it.',
        'You’ve a good nose for a price, since Mercury is strong in your own sign and walks about with your eyes open. It notices what others pay for out of politeness. Play a game on your next round of the shops: guess each figure before you turn the label. By {until} you may be right so often that nobody can fool you.',
      ],
      hard: [
        'With Mercury in your own sign you think about money more than there is to think. The same sum goes round and round. It helps to write it down once, large, and put it on the fridge. What hangs there needn’t be kept in the head, and the evening belongs to you again. #hold',
        'You’re quick to say “I’ll get this one” while Mercury is talking through your own mouth. It’s charming, and it adds up. This is a week to let others pay their share without a speech from you. Fetch the water instead; that’s also a way of looking after people. #save',
        'Small purchases pass for small talk until {until}, since Mercury is with you and likes to handle things. One chat in the shop ends with a bag. Instead, leave the house with a list of three and a pocket for just those. The fourth thing can be visited next week. #save',
      ],
    },
    2: {
      easy: [
        'Mercury counts your coins itself this week, in the very place where money is kept, and it counts well. That makes an hour with the accounts almost pleasant. Begin with the letter that has a window in it. What it says tends to be shorter and duller than you feared. #early',
        'Prices listen to you, because Mercury stands where your money and your speech belong together. You don’t have to haggle. Just ask, in a friendly voice, whether that’s the best they can do. It’s one sentence, and the silence after it does the work. #speak',
        'You know what things are worth as long as Mercury looks after your purse. It’s the moment for the cupboard of good things nobody uses: the second kettle, the tight shoes. Photograph one of them and offer it. The room is the first profit, and the money’s the second. #finish',
      ],
      hard: [
        'Figures and you aren’t quite in step, for Mercury is in the place of money but not at its clearest. A nought may go missing, or arrive. So pay nothing while you’re doing something else. Sit down, one bill at a time, and read the account number backwards as a check. #hold',
        'Old tickets, torn vouchers and a foreign coin: your purse is a museum, as Mercury, at home there but dull, files nothing. The useful card is always the last. Tip the whole lot on to a tray, and give each thing a reason or the bin. It may be worth pennies, but until {until} your hand finds the right slot.',
      ],
    },
    3: {
      easy: [
        'Mercury is strong on the short roads, so a bit of running about pays for itself. The same thing costs less two streets on. That’s why you might take the longer way home past the market and look without buying. Tomorrow you’ll know where to go, and why. That’s worth the extra ten minutes on your feet. #out',
        'Your neighbourhood has an economy of its own, and Mercury, strong in the house of short ways, knows how it runs. One has plums, another a drill. It’s all done by talk, over the fence or in the lift. So find out what they’re short of, as you ask after their health. By {until} you may be paying for things in marmalade.',
      ],
      hard: [
        'Money leaks by the phone this week: a delivery here, an upgrade there, a small yes in a chat. Mercury’s in the part of life where messages fly, which makes paying too easy. That’s a reason to delete the card details from one shop. Having to get up for the purse is a good adviser. #save',
        'A neighbour, cousin or colleague may bring you a bargain until {until}, since Mercury is among the near and talkative. It’s kindly meant. But a thing isn’t cheap because it’s next door. Say that you’ll sleep on it, and see whether you remember it in the morning. #hold #late',
        'Misheard prices are the trouble with Mercury on its short trips. You thought it was for both; they thought each. So repeat the sum aloud before you agree, even if it feels stiff. It spoils nothing, and it keeps a friendship out of the arithmetic. #speak',
      ],
    },
    4: {
      easy: [
        'There’s more in the house than you think, because Mercury is going through the cupboards of your home life and it has a good eye. Then live off the shelf for three dinners. The odd tin and the last rice become a meal, and the shopping waits a few days. #in #save',
        'Household costs give way to a bit of thought while Mercury is at home with you. It likes labels and meters. Then find out what the one noisy machine really uses, or who in the family leaves what running. It’s a game if you don’t turn it into a sermon. #in',
        'A talk about money goes best at the kitchen table just now, as Mercury’s in the part of life where you feel safe. So settle there who pays for what, before it’s needed. Ten minutes with tea beats a month of hints. Write the outcome inside the cupboard door. #speak #in',
      ],
      hard: [
        'Mercury is in your home but half asleep, and household papers wander. The warranty was on the shelf, wasn’t it? Before you replace anything, look for it once more in the wrong places: the car, the cookbook, the coat. What was lost tends to be merely visiting. #late #save',
        'Something at home ticks, drips or stays on at night, and Mercury, in the house of rooms but sleepy, hasn’t heard it. It’s rarely much at a time. Go through once in the dark, when all’s quiet, and look for small red lights. Each is a tiny guest who never goes home. Till {until} it’s enough to find three.',
      ],
    },
    5: {
      easy: [
        'Cleverness and fun get on well, with Mercury strong in the playful part of life, so a good time can cost next to nothing. Set yourself a silly sum for a day out and stay under it. Children are better at this than adults, so put one in charge if you can borrow one. #out',
        'Your bright ideas can pay for their own biscuits, because Mercury is strong in the house of invention. They needn’t make you rich. So think of something you make for fun that others admire, the cards or the chutney, and ask one of the admirers what they’d give for it. Until {until} the answer tends to be higher than you’d dare.',
      ],
      hard: [
        'Pleasure has a way of rounding up while Mercury plays in your sums. A ticket becomes a ticket, a drink and a taxi. You don’t have to stay at home. Just take out in cash what the evening may cost, and when the pocket’s empty the evening has been long enough. #save',
        'You may talk yourself into it, because Mercury in the place of games supplies the arguments. It’s an offer; it’s educational; it’s the last one. Then try to argue the other side for a minute, out loud, like a debater. If you can’t, the first side was only wanting. #hold',
        'Children, courses and hobbies ask for money until {until}, as Mercury runs errands between them. All of it sounds reasonable. Then give the whole lot one common pot, and let them agree among themselves what comes out of it. It teaches more than a yes or a no would.',
      ],
    },
    6: {
      easy: [
        'It’s a fine time for the little debts, because Mercury is in the place of duties and can find the end of any thread. The tenner for the present, the borrowed drill, the deposit for the bottles. Then make it right with all three in one afternoon. You walk lighter for it. #finish #early',
        'Mending is cheaper than buying this week, with Mercury deft among the daily chores. Look at what’s broken with a curious eye. There may be a film that shows how, or a neighbour who’s done it. So give the zip, the lamp or the handle half an hour before it goes. #save',
        'Mercury goes over your regular payments like a good clerk. There’s always one that nobody remembers ordering. This is how to find it: read a single month’s statement down to the last line, pencil in hand. It’s dull until you find it, and after that it’s the best-paid quarter of an hour you had. #finish',
      ],
      hard: [
        'The paperwork of money is out of humour, because Mercury’s at the duties but not on form. Forms come back for a missing tick. So copy every sheet before it leaves you, and fill in the form after a meal rather than before one. What bores you now annoys you less the second time. #late',
        'Little sums to other people slip through, because Mercury, in the house of small duties, has its pencil behind the wrong ear. You meant to; so did they. It helps to keep one hook by the door for whatever is on its way back to its owner, with the change in an envelope. Until {until} the hook remembers for everyone.',
      ],
    },
    7: {
      easy: [
        'Two heads do better sums than one, since Mercury is strong beside your partner, or beside the person you deal with. They see the saving you walk past. Now show them the real number, without softening it. The two of you may find the answer in their half of the page. #speak',
        'People deal fairly with you, as Mercury, clear and strong, sits on their side of the counter. They may even tell you what they pay themselves. So be a curious customer: ask the greengrocer what’s good and the cobbler what’s worth mending. Until {until} those who know a trade are flattered to save you from it.',
      ],
      hard: [
        'Other people’s sums are in your ear until {until}, for Mercury has gone to sit on the far side of the table. Their bargain, their budget, their holiday. None of it is your measure. So before you match them, ask what you’d have bought if they’d told you nothing. #save',
        'Shared bills invite small print while Mercury’s with the other person. Who had the starter, who drove, whose turn it was. It’s beneath both of you. Instead, take turns with the whole bill for a while, and leave the halves alone. The sums even out, and nobody has to keep them. #spend',
        'Buyers, sellers and helpers talk fast when Mercury is in the place of dealings, and a handshake can outrun the thought. You’re allowed to be slow. Ask them to send it in writing, however small it is. Honest people don’t mind, and you can read it in your own chair. #late',
      ],
    },
    8: {
      easy: [
        'Mercury does well among hidden things, so money that was mislaid may be found: a voucher, a refund, an overlooked account. It’s lying in some drawer or folder. Give one afternoon to the oldest envelope you own. Even if it’s empty, you’ve closed a chapter. #in #finish',
        'What’s shared gets easier to talk about, because Mercury is quick and discreet in this part of life. If there’s a joint pot, look at it together without asking who took what. Begin with a figure you both know. From there the difficult ones turn out to be only figures. #speak',
        'Tax, insurance and other dry matters hold no terror this week, with Mercury in the house of small print. You read faster than usual. So take the page you’ve been putting off and underline only what concerns you. It’s seldom more than five lines, and two of them are your name.',
      ],
      hard: [
        'Something in the common money is unclear, for Mercury is in the place of shared sums and can’t see well. It’s hardly ever bad faith. Still, don’t sort it out by message. Lay the bank page between you, in daylight, and go through it with a ruler, line by line. #late',
        'Passwords, pins and policy numbers hide when they’re wanted, because Mercury, unwell, is in the house of locked things. It isn’t theft, it’s order gone to sleep. Take one account, just one, and work out how you’d get into it if your phone were in the canal. By {until} you know at least where that key hangs.',
      ],
    },
    9: {
      easy: [
        'Learning pays, since Mercury is strong in the place of study. A free lecture, a library card, a friend who knows the rules: each is worth more than the next gadget. It’s the week for asking an expert the beginner’s question. They enjoy it, and you may be spared a costly mistake. #speak',
        'Other countries have other ways with money, and Mercury, strong in the house of the wide world, likes to compare. A Dutch envelope, a Japanese ledger, an Indian tin with three lids: each is a thought you can borrow. So ask someone from elsewhere how their mother did it. Until {until} it makes even thrift a sort of travel.',
      ],
      hard: [
        'Tickets look cheap and faraway things look necessary while Mercury roams through the place of long trips. The mind has already packed. So let it travel on paper first: work out the whole cost, with the sandwiches and the bus at five in the morning. Then decide. #late',
        'Good causes find you at the door until {until}, because Mercury is in the part of life that believes things. Your heart’s in the right place. Still, choose one cause and stay with it, and tell the others kindly that you’ve given. That way the giving does you both good. #save',
        'Advice about money comes in large sizes at the moment, with Mercury in the house of opinions. Everybody has a theory. It’s fine to listen as you’d listen to weather. What you do with your purse on the way home should be smaller, duller and your own. #hold',
      ],
    },
    10: {
      easy: [
        'Your skills have a price, and Mercury, over your working life, can name it without blushing. It’s a week for asking what others get for the same thing. You needn’t act on the answer. But once you know the figure, you sit differently in the chair. #speak',
        'Ideas that save money are welcome at work, as Mercury is where you’re seen. Why not mention the waste that everyone has got used to, with a suggestion in the same breath? It’s better still if it costs nobody any comfort. You’re remembered as the one who noticed.',
        'Mercury makes paperwork around your job go smoothly until {until}. Claims, fees, expenses and timesheets find their way to the right desk. It’s worth sending them now, while the road’s clear. A neat sheet gets paid before a fat one, because nobody has to ask. #early',
      ],
      hard: [
        'Payment for what you do comes by the slow road, for Mercury’s in the place of work but hindered. Your invoice is in a folder somewhere. So don’t plan with it yet. Send a short, cheerful reminder with the old message below it, and cook something simple in the meantime. #save #speak',
        'You’re paid in compliments this week, as Mercury, weak in the house of work, adds up the wrong column. Kind words don’t buy stamps. Note beside each extra task how long it took, without saying anything yet. By {until} you have a sheet that speaks for you, and it needn’t raise its voice.',
      ],
    },
    11: {
      easy: [
        'Mercury’s in the place where money comes in, and it comes by conversation. Someone needs exactly what you can do, and doesn’t know you do it. So mention it once at every gathering this week, in plain words. Once is enough; people carry it on without you. #speak #out',
        'Friends are your best consumer test, with Mercury among them. Before buying the machine, ask who has one standing unused. There’s nearly always one in a garage. You save the price, they get the space, and both of you have something to talk about. #speak #save',
        'Several small sums do more for you than one large hope while Mercury collects. A refund here, a returned deposit, a few hours’ extra work. It’s worth a round of gathering. Put what comes into a jar with a label, so that you can see a wish getting fatter. #save',
      ],
      hard: [
        'Money from several sides is promised and delayed, since Mercury is in the place of gains but slowed down. Every reason sounds plausible. So keep a page with who, what and when, and don’t spend from it yet. A promise is a nice thing to have, in pencil. #save',
        'Joint presents, shared taxis and club dues get muddled while Mercury, among your friends, has lost its glasses. Everyone thinks they’ve paid. Let one person hold the tin for the whole affair, preferably the one who likes lists, and thank them with a cake. Until {until} a friendly treasurer is worth more than a clever app.',
      ],
    },
    12: {
      easy: [
        'Mercury is strong in the place of expenses, which means you can spend with your eyes open. It’s not a bad thing to pay for what gives you peace: the plumber, the quiet seat, the book. Then choose one of these and enjoy it without doing penance on the bus. #spend',
        'What you give up costs you nothing and brings in peace, as Mercury, strong in the house of outgoings, can see which expense is over. It’s often a thing you once wanted very much. So look at last year’s wishes, the gym bag or the bread machine, and ask which are still breathing. Until {until} the funeral is free.',
      ],
      hard: [
        'Small leaks are the story, as Mercury is in the house of expenses and talks itself into trifles. None of them is worth a quarrel. Together they make a tank of petrol. For three days, then, put a bean in a cup each time you pay, and count the beans. #save',
        'Money goes out by night while Mercury’s in the part of life that belongs to sleep. Shopping in bed feels like rest, and isn’t. Until {until}, leave the phone to charge in the hall after dinner. In the morning you won’t want half of it, and the other half can wait. #save #hold',
        'Foreign prices, fees and postage have their way with you, because Mercury is far from home. The thing was cheap; getting it here wasn’t. So look at the last page of the order first, where the real number is. If it still makes you smile there, it’s yours. #late',
      ],
    },
  },
  lord: {
    1: {
      easy: [
        'The planet that keeps your purse, {graha}, has come to stand next to you until {until}, so your money does as you do. If you’re calm, it’s calm. Begin the day without looking at prices, adverts or the account, and see how little you needed to buy by noon. #save',
        'What you own and who you are lie close together, with {graha}, the ruler of your money, in your own sign. So good things look well on you now, even old ones. Take the best coat out of its cover and wear it on an ordinary day. It was paid for years ago.',
      ],
      hard: [
        'Since {graha}, which has your money in its care, is with you but below its strength, you may count yourself poorer than you are. It’s a mood with a currency sign. So look at the real balance once, after a good meal, and don’t look again for three days. #hold',
        'You dress, eat and tip by mood, because {graha}, which has charge of your money, is in your own sign and changes its mind with the weather. It’s human, if a bit draughty. So lay out in the morning what today may cost, in coins, beside the keys. By {until} your pockets may have learned the day’s size.',
      ],
    },
    2: {
      easy: [
        'Your money is in its own hands: {graha}, which rules it, is standing exactly where it belongs. That makes for order. It’s a good day to decide what a normal week is allowed to cost, and carry that sum in one pocket. For as long as there’s something in it, you needn’t think. #save',
        'As {graha}, the planet of your purse, is at home until {until}, you can afford to be a good host with little. Bread, soup, the big tablecloth. What’s shared at your table now comes back in other forms, and nobody was ever won over by the price of the wine. #spend',
      ],
      hard: [
        'Your money sits in its own house, but {graha}, which rules it, is dulled there, so the purse is full of paper and short of ease. Bills may come in a bunch. Then lay them out by date like a hand of cards, and play one a day. A row of small wins is still winning. #finish',
        'You’ve enough and it’s in the wrong place, as {graha}, which rules your purse, sits in its own house with its shoes on the wrong feet. The savings are here, the bill is there. Draw it as pipes and buckets on the back of a letter. Until {until} most trouble with money is plumbing, and a drawing shows the drip.',
      ],
    },
    3: {
      easy: [
        'A little courage is worth money while {graha}, the guardian of your purse, is out on the short roads. You may sell something, offer a lesson or ask for the discount. Write the notice by hand and hang it up where you buy your bread. People read those to the end. #out',
        'With {graha}, which minds your earnings, in the place of effort, what you do with your own hands pays best. So before you pay for it, try it: the haircut for the hedge, the curtain hem, the bicycle chain. At worst you learn what the fee is for. #save #begin',
      ],
      hard: [
        'Brothers, sisters and neighbours get mixed up with your money, as {graha}, its ruler, is among them and not at its best. Someone forgets; someone counts. Don’t raise it in company. One friendly sentence on the way to the car settles more than a family meeting. #speak',
        'Bus fares, stamps and something for the road: your money goes by the spoonful, since {graha}, its keeper, is in the house of little trips and rather absent-minded. You’d never notice one spoon. Take a flask and a sandwich along for a few days, simply to see what stays in the pocket. It’s a fair experiment, and over by {until}.',
      ],
    },
    4: {
      easy: [
        'Home is where your money wants to go, for {graha}, which rules it, has settled there until {until}. That’s sound, as long as you choose. Then walk through the rooms with a cup in your hand and name the one repair that everyone would feel. Put the next spare sum to that. #spend',
        'Your savings feel safe in familiar places, with {graha}, the planet behind them, at home. It’s a good week to look after what’s already yours: grease the hinge, air the blanket, wax the table. Things that are cared for get old slowly, and that’s money too. #save #in',
      ],
      hard: [
        'The house eats a little more than its share while {graha}, keeper of your purse, is in it and rather weak. It’s the drip, the bulb, the boiler man. So don’t start anything handsome. Do the one thing that keeps out the rain, and live with the wallpaper. #save',
        'Rent, roof and relatives hold out their hands together, because {graha}, the planet of your money, is at home and hasn’t its usual grip. They don’t all mean today. So ask each one, pleasantly, for the last possible date and write it on the calendar in the hall. Until {until} three dates are easier to live with than three hands.',
      ],
    },
    5: {
      easy: [
        'Money likes to play just now, because {graha}, which looks after it, is in the place of joy and invention. That means you can earn something with a hobby, if only the price of its own materials. A jar of chutney or a song at a party counts. It changes how you see your hands. #begin',
        'Presents fall to you easily as long as {graha}, ruler of your purse, is where children and sweethearts are. The best ones are small and well timed. So give one on an ordinary morning, without ribbon, for no reason. It’s looked at longer than a birthday parcel. #spend',
      ],
      hard: [
        'Generosity runs ahead of the purse, since {graha}, which guards it, is in the place of delight with little in hand. You hate to say no to a young face. Then say “yes, and this is what there is”. A fixed sum in small hands goes astonishingly far. #save',
        'Luck at games and bargains looks close enough to touch, as {graha}, which minds your purse, is in the house of play and not quite sober. It’s the nearly that costs. So play for matches, buttons or the washing-up instead, and play hard. Until {until} the thrill is just the same, and the loser gets clean plates.',
      ],
    },
    6: {
      easy: [
        'Even in the place of bills, {graha}, the ruler of your money, is strong enough to keep order. So the tedious thing works: the comparison, the complaint, the second quote. Make the one call that has a queue and music. You may get back more than the hour was worth. #speak',
        'Your rivals in thrift haven’t a chance, since {graha}, the ruler of your money, is strong in the house of effort and doesn’t mind dull rules. It makes a sport of them. So set yourself one for the week, such as never paying for water or for a bag. By {until} it’s become second nature, which is the cheapest kind of discipline.',
      ],
      hard: [
        'Your money has work to do, with {graha}, which rules it, among the duties until {until}. It goes out in modest, sensible portions, to the vet or the dentist or the bus pass. That’s what it’s for. Just pay these first, on the day, and measure your wealth by what isn’t owed. #finish',
        'Someone at work or in the family is careless with what’s yours, because {graha}, the planet of your possessions, has gone where things get used up. It’s a charger, a book, a favourite pan. Put your name on what you’d miss. The rest may go round with your blessing.',
      ],
    },
    7: {
      easy: [
        'The road to money leads through someone else, as {graha}, which rules yours, has gone over to the place of partners. They know the shop, the rule, the person. So let them do the choosing once, and keep your hands behind your back. It may come out cheaper.',
        'What you have grows by agreement until {until}, since {graha}, which guards your purse, stands with the other side. Clear words are half of that. The other half is to say beforehand who brings what, for the trip as for the barbecue. Then everyone can be generous without watching. #speak',
      ],
      hard: [
        'Another person’s wishes sit on your wallet while {graha}, its ruler, is with them and out of sorts. They may not know what it costs you. So tell them a number instead of a mood. “That’s two weeks of lunches for me” is a sentence anybody understands. #speak',
        'Someone close to you spends as you never would, and {graha}, the planet of your money, is on their side now and can’t do much. You save on soap; they save on sleep. Neither is a sin. Show each other one purchase you’ve never regretted, and say why. Until {until} you may quarrel less over the others.',
      ],
    },
    8: {
      easy: [
        'There’s strength in reserve, because {graha}, the planet of your money, is well placed in the house of what’s hidden. You may have more put by than you remember, in things if not in cash. It’s worth going through the attic, the back of the wardrobe, the tin of foreign coins. #in',
        'Whatever is owed to you in an odd corner may be worth a search, as {graha}, which looks after your purse, is strong in the house of forgotten things. Gift cards expire, deposits don’t complain. So ask in two places you’ve left, a flat, a club, an old employer, whether anything of yours is still there. Until {until} they tend to look.',
      ],
      hard: [
        'Your own money and that of others are hard to tell apart as long as {graha}, which rules yours, is in the place of shared things. It may be the kitty, an inheritance or the joint bill. So ask for it to be written down who put in what. It isn’t mistrust, it’s memory. #speak',
        'The purse has its lid on until {until}, since {graha}, which minds it, is out of sight. You can’t see yet what a change is going to cost. Whatever can wait should wait. Keep a little aside in the plainest way there is, in an envelope at the back. #save #late',
      ],
    },
    9: {
      easy: [
        'Luck has a hand in your money now, with {graha}, its ruler, in the place of fortune. It’s friendly, though it doesn’t take orders. What you can do is share a little of it at once. Round up for the waiter, put something in a box, and don’t tell anybody. #spend',
        'Money is well spent on the mind while {graha}, the one that keeps yours, is among teachers and long roads. It needn’t be much. A second-hand book, a museum on the free day or a class at the corner gives you more than its price. So look for the one with a human being in it. #spend #out',
      ],
      hard: [
        'You might mistake a nice theory for a full purse, since {graha}, which rules your money, is in the place of beliefs and short of power. Prices don’t share your principles. So hold on to the principle and change the shop. One of the two has to be practical. #save',
        'The trip, the course, the good cause: large wishes stand round your money while {graha}, its guardian, is in the house of far horizons and short of cash, so to speak. They’re fine wishes. Let each of them have a shoebox with a slot, and let time decide which gets heavy first. By {until} you’ll know where your heart has its coins.',
      ],
    },
    10: {
      easy: [
        'Your name and your purse help each other while {graha}, which governs your money, is at the top of the chart. Good work is good advertising. So ask a satisfied person for one sentence you may quote. They’re pleased to be asked, and it saves you a hundred of your own. #speak',
        'Income follows duty until {until}, because {graha}, the planet of your earnings, is in the place of work. It isn’t quick, but it’s regular. Because of that, give every day’s tasks a first one that pays, however small. Do it before you turn to the ones that are only urgent. #early',
      ],
      hard: [
        'The outlay comes before the income in your work, as {graha}, ruler of your purse, is up there and tired. Shoes, tools, tickets, a shirt. Choose the one that others see, and borrow the rest. Nobody has ever looked inside the bag to see whose it was. #save',
        'Keeping up appearances has its price, since {graha}, which rules your purse, is where everyone can see it and is far from strong. The round, the collection, the right shoes. You may be surprised how few of them anybody notices. Leave out one at a time and watch their faces. Until {until} that’s a free lesson in what people look at.',
      ],
    },
    11: {
      easy: [
        'Your money’s ruler, {graha}, has come to the place of gains, which is as good as it sounds if you do your part. Part of it is asking. So tell people what you charge before they have to wonder. They mostly say “fine”, and you slept badly over that for a year. #speak',
        'Friends and money go together well until {until}, with {graha}, which looks after your purse, among them. Buy in bulk and share, swap clothes, cook in turns. So start with one neighbour and one sack of rice. It’s cheaper, and you see more of each other. #out #begin',
      ],
      hard: [
        'Gains are on their way, and slow, because {graha}, which has your earnings in hand, is in the right place with the wrong shoes. You may be tempted to spend them in advance. Keep a picture of the wish on the wall for now. A picture costs nothing and stays patient. #save #late',
        'Friends live on another scale at present, and {graha}, the keeper of your money, is among them and feels small. It’s the restaurant that does it. So be the one who names the place, and name the bench, the kitchen or the bring-a-dish. Until {until} nearly all of them turn out to be relieved, the rich one first.',
      ],
    },
    12: {
      easy: [
        'Money goes out, and to good purpose, as {graha}, which rules it, is strong in the place of expenses. It may buy rest, distance or an ending you’ve wanted. So pay the last instalment, the final bill, the entrance fee to quiet. Spent like this, it’s not gone, it’s finished. #finish #spend',
        'Money spent where nobody sees it does the most good now, as {graha}, its ruler, is strong in the house of the hidden hand. It can be very little. So write down the things you once paid for that nobody knows of, the fare, the candle. By {until} you may feel wealthier than any balance would explain.',
      ],
      hard: [
        'The purse has a hole in the lining while {graha}, which ought to watch it, is off in the place of expenses. You don’t spend foolishly, only often. It may be enough to declare two days of the week free of paying altogether. By {until} it closes, and you’ve learned which days you liked. #save',
        'Things get lost or left on trains, since {graha}, the keeper of what you own, is far away in the house of absence. It’s a distracted stretch. So carry less. Empty the bag on the bed tonight and put back only what you’ve touched this week. It’s the cheapest insurance there is. #finish',
      ],
    },
  },
  visitor: {
    Sun: [
      'The Sun stands over your purse until {until}, and pride gets into the sums. You’d rather pay too much than seem mean. It’s a costly kind of shyness. It helps to have a sentence ready, such as “not this time, thank you”, and to say it with your best smile. #save',
      'Money talk has a hot edge, because the Sun’s in the place of what’s yours. A remark about spending sounds like a remark about you. It helps to look at the paper instead of each other. Two people side by side, facing one page, seldom raise their voices. #hold',
      'You want to own fewer and better things while the Sun shines on your possessions. That’s a sound wish, as long as it begins with the fewer. So take one shelf, put the best piece in the middle and let the rest leave the house in a bag. #finish',
    ],
    Mars: [
      'With Mars in the place of money you buy the way you’d hit a nail: once and hard. It’s over before the thinking starts. So make it a rule until {until} to walk round the block before anything that costs more than lunch. Half the nails turn out not to be needed. #late #save',
      'There’s a quarrel lying about near your purse while Mars is in it, over a fee, a tip or the heating. Don’t pick it up when you’re hungry. After a meal it tends to be worth a shrug, and if it isn’t, you can at least say it without the kitchen knife in your hand. #hold',
      'Mars heats up earning as well as spending, so the strength is there if you give it a spade. Do an extra hour of something that pays, or carry your own boxes instead of hiring someone. By evening you’ve kept the money, and you’re too tired to spend it. #save',
    ],
    Mercury: [
      'As long as Mercury’s in your purse, numbers come when you whistle. It’s worth using that for something dull and lasting. So set up the reminders now, for every bill and birthday in the coming season. It takes one sitting with a pot of tea, and it pays you in peace. #early',
      'Mercury has settled where your money is, so a bit of trade suits you: a swap, a fair price, a clever resale. Be honest about the scratch. People who hear about the scratch first come back to buy again, and that’s worth more than what the scratch took off. #speak',
      'You find the right words for money until {until}, with Mercury standing by. That’s rarer than money. This is when to have the talk that’s been circling for months, about who pays the larger share and why. Begin with what you’re grateful for. It happens to be true, and it opens the ledger. #speak',
    ],
    Jupiter: [
      'Jupiter’s in the place of money and possessions, one of its good seats, and there’s a feeling of enough. Nothing falls from the sky. But what you have stretches further, because you fret less. That’s a reason to invite someone to a plain meal; this planet likes a laid table. #out #spend',
      'Good counsel about money is close by while Jupiter visits your purse. It may be an aunt, a bank clerk, a page in an old book. Ask “what would you do with little?” instead of “with much?” People who’ve lived through little give the answers that work. #speak',
      'You may round everything up, since Jupiter in the house of wealth thinks in whole loaves. It’s a warm fault. So enjoy the larger portion where it’s shared, and order the small one when you’re alone. Jupiter stays until {until}, and there’s time for both.',
    ],
    Venus: [
      'Venus makes your corner of the world prettier until {until}, and it does so with your money. That’s no sin. So buy the one good thing you’d use daily, such as a cup, a towel or a loaf from the real baker, and skip the four that would merely be new. #spend',
      'Nice words are worth cash while Venus is in the place of purse and speech. A kind tone gets you the better table, the longer deadline, the extra bread. Use it on someone who’s rarely spoken to kindly, like the person at the till. You both go home richer. #speak',
      'What’s beautiful and what’s yours agree with each other, as Venus has come to your possessions. Something you own may be worth more than you treat it. So polish the ring, frame the drawing, have the good plates out on a weekday. Enjoying things is cheaper than replacing them.',
    ],
    Saturn: [
      'Saturn keeps your purse and counts twice, so money feels tight even when it isn’t. It’s a strict guest, and not a mean one. Do as it does: one fixed day for paying, one for shopping, nothing in between. After some weeks the tightness turns into order. #save',
      'It’s the long view that counts for money while Saturn sits with what’s yours. Quick gains pass you by, and so do quick losses. So buy the thing that can be repaired, even if it’s plain. You may still be using it when the others are on their third. #late',
      'Family and money make a heavy pair with Saturn in the place of both. An old promise or an old grudge may be on the bill. You can’t settle the past in a week. But you can say which share you’re willing to carry, and keep to that share quietly. #speak',
    ],
    Rahu: [
      'Rahu in the place of money has eyes bigger than any plate. You want the thing on the screen because others are looking at it. Just let it lie in the basket over two nights. If it still has a use you can name on the third day, then it has earned its price. #late #save',
      'Offers come in odd shapes while Rahu hovers round your purse, and the oddest shine the most. Don’t decide alone or in the evening. Read it out to a person with no imagination. If they ask “and what does he get out of it?”, you have your answer. #hold',
      'You could exaggerate a little about what you have, since Rahu is in the house of goods and speech. Nearly everyone does. It’s expensive, though, because the story wants feeding. Say the modest version once this week, on purpose, and notice that nobody’s face falls. #save',
    ],
    Ketu: [
      'Ketu has little interest in owning, and it’s in the place of what you own. So things feel like a weight: the full cellar, the three sets of cutlery. That’s a mood to use. Give away what you’d never lend, and keep what you’d grab on the way out. #finish',
      'Money matters slip your mind with Ketu in their house, because part of you has stopped caring. It’s restful, until a red letter comes. Then hand the remembering to a machine or a calendar on the wall. You can go on not caring, and the bill gets paid. #early',
      'With Ketu in the purse you may sell yourself for too little, as if it didn’t matter. It does matter in the last week of the month. So let a practical friend tell you what they’d ask for your work. Say their number aloud, just to hear what it sounds like. #speak',
    ],
  },
  aspect: {
    Mars: [
      'Mars throws a look at your purse from across the chart, so expenses come at a run. The tyre, the parking, the present that’s due tonight. Don’t run with them. Put a small sum aside as this week’s “ouch money”, and when something pinches, it’s already paid for. #save',
      'Because Mars has your money in its sight until {until}, you’re apt to pay just to have it over with. Impatience is a tip nobody asked for. Just once, stand in the longer queue on purpose, with a book. It’s odd how many costs go away while you’re waiting. #late',
      'A glance from Mars makes people sharp about who owes what. You may hear a figure said in the wrong tone. Answer the figure and leave the tone where it lies. When the sum’s agreed, write it down at once, as anger has a poor memory for numbers. #hold',
      'You’re ready to fight over a price while Mars looks towards your money, and sometimes you’d win. Consider the fare, the morning and your stomach, though. Pick one fight that’s worth its bus ticket. The other four make a good story, told with tea. #hold',
      'Mars, looking on from elsewhere, wants to see your money do something. Let it be physical. Carry the bottles back, dig over the bed for your own salad, walk instead of riding for three days. What you’ve sweated for you don’t throw about afterwards. #out #save',
    ],
    Jupiter: [
      'Jupiter looks kindly on your purse until {until}, like an uncle who asks how you’re managing. It’s easier to speak of money without shame. So tell one person you trust how things really are. Quite possibly they have the same hole in the same pocket. #speak',
      'There’s a broad, good-natured look from Jupiter on what you own. It makes you want to give, and the wish is right. Then give something you’ve enjoyed yourself, a book you’ve read or a plant you’ve raised. It’s worth more than the shop’s version, and costs less.',
      'Under Jupiter’s glance you see the whole field of your money and stop worrying about one molehill. It’s a good time for the yearly sort of question. What was the best thing you paid for in twelve months? The answer tells you where the next spare coin should go.',
      'As Jupiter has an eye on your sums, people are fair to you if you’re fair first. A mistake in your favour is a nice test. Point it out at the till before anybody sees it. You lose a little change, and the shop is a friendlier place for years. #speak',
      'A teacher’s glance rests on your purse, since Jupiter looks that way from its own place. There’s something to learn about money that you’ve always left to others. Choose one word that you nod at without understanding it, and have it explained to you in plain speech. #begin',
    ],
    Saturn: [
      'Saturn looks at your purse over its glasses, and every pleasure seems to want a reason. Don’t quarrel with it. Give the look something to be content with: one month of bread made at home, or tea in a flask. Small thrift is the sort it respects. #save',
      'While Saturn keeps your money in view, old bills and old habits step forward. One of them is older than you are; it came with the family. So ask an elder how they managed when things were scarce. You may inherit a trick, and understand a fear. #speak',
      'Money comes late under Saturn’s glance, until {until}, but it does tend to come to those who keep count. So keep count in the dullest way. A page, two columns, a pencil on a string. When something isn’t clear, you turn the leaf instead of lying awake.',
      'Saturn, from its distance, makes cheap things expensive. They break, and you pay again. It’s wiser to put off the purchase until you can have the decent version, and ask around for a used one. What an old man has looked after for years is generally in good order. #late #save',
      'You may feel the pinch more than it pinches, because Saturn looks sternly at what’s yours. Fear is bad at sums. Work out what a modest week costs you, with the bus and the milk. The figure is usually smaller than the worry, and it has an end.',
    ],
  },
}
