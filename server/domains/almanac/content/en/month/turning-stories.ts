import type { Stories } from '../../../texts/units.ts'

/** {graha} (Mercury, Venus, Mars, Jupiter or Saturn) comes back, retrograde, on {day} into a house it had left, until {until}. */
export const planetReturns: Stories = {
  1: [
    {
      title: 'A version of you comes back',
      preview:
        'On {day} {graha} returns to your own sign, moving backwards, though it had already left. Something about you was passed over too quickly. Which of your plans deserves a second draft?',
      text: 'You once wrote a plan for yourself, perhaps only in your head, and called it finished. On {day} {graha} comes back retrograde into your own sign, as an editor comes back with pencil marks. It asks about looks, pace and purpose, and it isn’t satisfied with the last page. Going over old ground is slow, and you may feel that others overtake you. But nobody’s first draft was ever their best. So take an evening this month to write down what you set out to be a year ago, and mark what still holds. By {until} you’ll have a second draft, shorter than the first and truer. #late',
    },
  ],
  2: [
    {
      title: 'Back to an old price',
      preview:
        '{graha} goes back on {day} to the house of money, food and family words, which it had left. Something there was settled too soon. What did you give away too cheaply, or buy too dear?',
      text: 'Some prices are named on the stairs, with one foot already out of the door. On {day} {graha} returns, retrograde, to your money, your belongings and your family’s table, where such a thing may have happened. You may find that an hour of yours has been too cheap for years, or that a thing you pay for isn’t one you use. So set up a page this month with two headings, what I charge and what I’m charged, and fill it in bit by bit. By {until} you can put one of these figures right, and say it in a normal voice. #late',
    },
  ],
  3: [
    {
      title: 'The road you turned back on',
      preview:
        'On {day} {graha} turns up once more among your messages, your siblings and your short roads, moving backwards. You broke off a try there. Would it go better with less speed?',
      text: 'There’s a particular kind of courage in trying the same thing again. You may need it from {day}, when {graha} moves backwards into the place of effort, messages and near relations that it had just left. A course was dropped, or a brother visited for too short a time. The second attempt is always less glamorous. But you know the road now, including the spot where you turned round. So decide this month on one try that’s worth repeating, and change just one thing about it: the hour, the tone or the company. Before {until} you’ll have got past the old turning place. #begin',
    },
  ],
  4: [
    {
      title: 'The house asks about last time',
      preview:
        '{graha} comes home again on {day}, retrograde, though its bags had gone. A matter between you and your rooms, or you and your mother, is still open. What was only painted over?',
      text: 'Damp comes through paint. That’s no reproach, it’s just how walls are, and families as well. On {day} {graha} returns, moving backwards, to home, roots and rest, where something was covered up nicely and left. It might be a repair, a promise to a parent or a room that was divided unfairly. Now it shows again, and you could get cross with the paint. It’s wiser to take a month over it. Visit the matter three times, look at it, talk it over with those who live with it, and only the third time decide what’s to be done. You have the planet’s company until {until}. #late #in',
    },
  ],
  5: [
    {
      title: 'A second rehearsal for the heart',
      preview:
        'On {day} {graha} moves backwards into the house of love, play and creation, for a second look. Something sweet was cut short there. Is it over, or merely unfinished?',
      text: 'Not everything that stopped was meant to end. On {day} {graha} goes back to love affairs, children and invention, a place it had already crossed, and what broke off there hums again. It could be a half-written play, a child’s request you put off or a fondness that was badly timed. You may be tempted to pick it up exactly where it fell. But both of you are older now. So spend the first half of this time remembering what it was really like, dull parts included. Then decide whether it’s to be finished or thanked. By {until} you can do either with a light heart. #late',
    },
  ],
  6: [
    {
      title: 'The method under repair',
      preview:
        '{graha} comes back to work on {day}, walking backwards into your duties and habits. What was fixed in a hurry may have come loose. Which routine would you set up differently today?',
      text: 'Things mended with tape come back in spring, autumn and every season between. Retrograde, {graha} returns on {day} to your tasks, your habits and the small frictions of the day, to see how your repairs have held. Some haven’t. The shared calendar has grown three versions, and a colleague’s grumble was answered with a smile. It’s dull to do it twice. Still, the second time you know why it failed. So take one routine this month, put it out of service for a few days, and build it up again with the weak point in mind. Test it before {until}, when the inspector moves on. #finish',
    },
  ],
  7: [
    {
      title: 'A clause for the two of you',
      preview:
        'On {day} {graha} returns to the house of partnership, moving backwards. An agreement there was made in sunshine. Would both of you still put your names to it?',
      text: 'Every couple has a contract that was never written: who drives, who decides about holidays, who says sorry first. So does every pair of colleagues. On {day} {graha} comes back, retrograde, to the people you’re tied to or trade with, and one of these silent clauses may come up for renewal. You’ll notice it by a sigh. Don’t answer with a sigh of your own. Tell the other person that you’d like to go over how you do things, this month, in peace, and ask which point they’d begin with. By {until} you could have changed one clause, and that’s a good deal for any treaty. #speak #late',
    },
  ],
  8: [
    {
      title: 'What you buried with the label on',
      preview:
        '{graha} goes down again on {day}, retrograde, into the house of trust and hidden things. A chapter you’d shut stands open by a hand’s width. Does it want to be read, or shut properly?',
      text: 'It’s possible to bury something so tidily that you can always find it. On {day} {graha} moves backwards into the eighth house, which it had left behind, and you may notice that you know precisely where an old hurt lies, or an unsettled share, or a question about trust. You’ve been tending it. So give it a month of privacy: think back to how it was, once with yourself as the one who was hurt, once as the other. Don’t reopen talks with anyone in that time. On {until} the planet comes up again, and you may find that there’s only the label left. #hold #in',
    },
  ],
  9: [
    {
      title: 'Back to a lesson half learned',
      preview:
        'On {day} {graha} returns, moving backwards, to the house of study, faith and long roads. You left there before the end of the lesson. What did the teacher say after you’d gone?',
      text: 'We leave most lessons at the moment we’ve understood the title. On {day} {graha} turns back to learning, belief and distant places, where you may have done just that: half a course, a third of a holy book, a trip on which you saw the airport. Going back is humbling. But what seemed dry at that time may speak to you now, because in between you’ve had use for it. So pick one of them and work out a slow plan for it this month, twice a week, with notes. By {until} you’ll be past the place where you left. #begin #late',
    },
  ],
  10: [
    {
      title: 'Your old title, tried on again',
      preview:
        '{graha} comes back to your career on {day}, retrograde, to a place it had cleared. A task or a reputation isn’t quite done with. What would you do differently in the same chair?',
      text: 'Now and then you’re asked to do again what you were glad to have behind you. It may be so from {day}, since {graha} moves backwards into your profession and your reputation, which it had already left alone. It can feel like wearing last year’s suit. Yet it’s a chance to leave a better ending than the first one. So take a good look at how it was left: who wasn’t thanked, which number didn’t add up, what went unsaid. Put one of those right in the course of the month. After {until} the suit can go, and the good name stays. #finish',
    },
  ],
  11: [
    {
      title: 'An old wish at the door',
      preview:
        'On {day} {graha} returns, walking backwards, to friends and gains. A wish or a group you’d given up on gets another hearing. Do you still want what you wanted then?',
      text: 'Wishes age, though not all of them in the same way: some turn to wine and some to vinegar. On {day} {graha} goes back to your hopes, your income and your friends, after it had taken its leave, and one of the old ones is at the door. But taste it first. Ask yourself over a few weeks whether you want it still or only want to have been right. Then speak to those who were part of it, as they’ve changed too. By {until} you’ll know which of the two it is, and you can toast it or pour it away. #late',
    },
  ],
  12: [
    {
      title: 'The rest you cut short',
      preview:
        '{graha} goes back on {day} into the house of sleep, distance and farewells. Some letting go was broken off in the middle. What have you been carrying since, out of habit?',
      text: 'You came back too early, from the holiday or the grief or the flu, and said you were fine. On {day} {graha} moves backwards to where you rest and let go, and it seems to remember. Tiredness you thought was over sits on the edge of the bed again. It’s the second half of a rest that needed two. So look through the month for a few days that could be lived at half speed, and keep them clear of visitors and good intentions. Spend less, sleep more, finish saying goodbye. On {until} the planet leaves this room, and you won’t have to limp out behind it. #in #save',
    },
  ],
}

/** {graha} (Mercury, Venus, Mars, Jupiter or Saturn) turns retrograde in a house on {day}, until {until}, when it turns direct. */
export const planetRetrograde: Stories = {
  1: [
    {
      title: 'Take yourself apart, gently',
      preview:
        'On {day} {graha} turns retrograde in your own sign and starts to walk back over what you’ve lately become. New beginnings can wait. Which of your habits would you like to look at from behind?',
      text: 'A good mechanic stops the engine first. That’s what it may feel like from {day}, as {graha} turns retrograde in your own sign: the push is gone, plans for yourself stall, and people ask what’s the matter. Nothing’s the matter. You’re being looked over. Anything new you’d put on now, a style, a name, a firm resolve, would have to be taken off again. So use this month to examine what you already are. Take a habit that others know you by and do without it for a week, as an experiment, then bring it back or don’t. From {until} the engine runs forwards again, with fewer parts. #finish',
    },
  ],
  2: [
    {
      title: 'An inventory before the next order',
      preview:
        '{graha} turns back on {day} among your money, your things and your words. Buying and promising are slower now, checking is quicker. What have you got that you’d forgotten?',
      text: 'Shops close for stocktaking, and people never do. You could from {day}, when {graha} turns retrograde among your money, your food and your belongings. It’s a poor time for prices and promises, because neither tends to stick. But for counting there’s hardly a better. So give each week of this month a shelf: clothes in the first, the kitchen in the second, papers with figures on them in the third, and in the last whatever you’ve said you’d pay or do. Make a note of what there is too much of. Leave larger orders until {until}, and you’ll place fewer of them. #save #finish',
    },
  ],
  3: [
    {
      title: 'Rereading your own letters',
      preview:
        'From {day} {graha} runs backwards in the house of messages, courage and near relations. Answers take the long way. Could it be that the earlier ones were worth another look?',
      text: 'You know what you’ve written, but do you know how it sounds? On {day} {graha} turns retrograde in the part of life where you write, call and get about, and for a while your words come back to you. It’s good for modesty, and better for style. So some evening this month read through what you’ve sent to one person in a year, from their side of the table. Look for what they asked that you didn’t answer. You may blush. That’s no reason to write at once, because from {until} your words travel straight again, and you’ll know which ones are missing. #hold #late',
    },
  ],
  4: [
    {
      title: 'How the house used to be',
      preview:
        'On {day} {graha} turns retrograde in your home. Plans for rooms and relations lose speed, memories gain it. What was better about the place where you used to live?',
      text: 'Homesickness isn’t always for a place. Sometimes it’s for a habit that belonged there, the radio at six, the shoes on the stairs. From {day} {graha} moves backwards through home, mother and rest, so removals and renovations may drag, while what used to be comes visiting. Let it in. Ask yourself, and those who share your memories, what you all did in that other place that did you good. Then bring one such habit back for this month, in the rooms you have, without altering a wall. Decisions about the walls are easier after {until}, when you know what they’re to keep warm. #in #late',
    },
  ],
  5: [
    {
      title: 'Less new love, more revision',
      preview:
        'From {day} {graha} goes backwards in the house of romance, children and ideas. What’s new takes its time, what’s old has something to add. Which of your joys has been neglected?',
      text: 'The muse, too, has days when she only mends. It may be so from {day}, when {graha} turns retrograde where you love, play and create, and fresh ideas dry up while old ones knock. A fondness may cool for a while or ask to be thought over. So spend this month revising. Take out something you made or a pastime you gave up, and improve only its weakest place: the third verse, the goodbye, the rule that always led to tears. It’s more satisfying than it sounds. You needn’t begin anything until {until}. Then you’ll begin with something already half good. #finish #late',
    },
  ],
  6: [
    {
      title: 'The system has to be serviced',
      preview:
        '{graha} turns retrograde on {day} in the house of work and habits. Errors show themselves, and that’s useful. Which of your methods has been getting by on luck?',
      text: 'Every workshop has a machine that only runs if you kick it. From {day}, with {graha} going backwards through your daily work and your health habits, that machine may refuse the kick. Mistakes turn up in twos, colleagues get in each other’s way, and you’re doing a good many things again. So note down this month each thing that goes wrong, with the hour and what came before, and leave out who did it. After a fortnight there’s a pattern. It’s often a gap of ten minutes or a question no one dared to ask. Repair that one before {until}, and you can go on without kicking. #finish',
    },
  ],
  7: [
    {
      title: 'Going back over the two of you',
      preview:
        'On {day} {graha} turns round in the house of partnership. What’s between you and another person slows down and repeats itself. How did it begin, and do you both tell it alike?',
      text: 'How two people met is a story that’s told more and more neatly. Now {graha} turns retrograde, on {day}, over marriage, partners and agreements, and it likes to go back to such beginnings, to see what was left out. For a time you may talk past each other or go over the same point again. It’s a good month for an outing into the past: go together to a place where it began, a café, a first office, a bus stop, and let each tell it in their own way. Singles might do it with an old friend. Whatever has to be decided has time until {until}. #out #late',
    },
  ],
  8: [
    {
      title: 'The thing goes under again',
      preview:
        'From {day} {graha} is retrograde in the house of secrets, trust and joint affairs. What came up lately may sink back for now. Can you bear not to know for a while?',
      text: 'Divers don’t come up all at once. They stop on the way, hang on a rope and wait, because the body needs it. On {day} {graha} turns back in the eighth house, that of hidden matters, shared money and change, and a thing that seemed nearly clear goes under once more. Don’t haul on it. So make a rule for this month that you won’t bring the matter up on your own account, nor look into other people’s drawers, and note the days on which you keep it. It’s a training in trust. The rope goes upwards again from {until}. #hold #late',
    },
  ],
  9: [
    {
      title: 'Unpacking a belief',
      preview:
        '{graha} turns retrograde on {day} in the house of faith, study and far roads. Plans for distant things are held up. Which of your convictions did you take over without trying it on?',
      text: 'A conviction can be inherited like a wardrobe: large, solid, and nobody’s looked inside for years. From {day} {graha} walks backwards over belief, teachers and travel, so tickets, courses and papers for far places may need a second attempt. That leaves time for the wardrobe. So take one sentence you’d defend at any dinner and find out where you have it from: who said it first, what happened to them, whether they still think so. You don’t need to part with it. But once {until} has come and roads are moving again, you’ll know what it weighs, and whether you’d like to carry it so far. #late',
    },
  ],
  10: [
    {
      title: 'Prepare it, don’t launch it',
      preview:
        'On {day} {graha} turns round at the top of the chart, where your work is seen. Decisions about you take their time. What could be so well prepared that it can wait?',
      text: 'Impatience has spoiled more good work than laziness. You may need to remember this from {day}, as {graha} turns retrograde over your career, and what was about to be decided goes back to an earlier desk. A boss reconsiders, a customer hesitates, you yourself begin to doubt the title. Don’t push it through. Instead treat the time as one more rehearsal: go over your plan with someone who doesn’t like it, and thank them. Each objection you meet this month is one you needn’t meet in public. With {until} the desks are moving again, and yours will be the file with no gaps. #hold #late',
    },
  ],
  11: [
    {
      title: 'Fewer plans, and which friends',
      preview:
        'From {day} {graha} goes backwards among friends, gains and hopes. Groups get sluggish, sums arrive late. Which of your circles would you still join if you met it today?',
      text: 'Some groups are like old jumpers, you stay in them because you’re in them. You may notice it from {day}, since {graha} turns retrograde among friends, income and wishes, and for a time the plans of many stall: nobody books, two withdraw, the treasurer is away. It can make you cross. It can also make you think. So go through your circles this month, the real and the digital, and ask of each what it was for when you joined and what it’s for now. Don’t leave any in a mood. After {until} things pick up, and you’ll know where you want to be counted. #late #hold',
    },
  ],
  12: [
    {
      title: 'The long way down to rest',
      preview:
        '{graha} turns retrograde on {day} in the house of sleep and solitude. Outwardly not much is to be done about it. What do you hear when the other noises stop?',
      text: 'Not many planets are comfortable in the house of rest, and one that’s walking backwards there is at least quiet. From {day} {graha} draws you inwards. You may sleep more and be less rested, remember things you hadn’t asked for, or feel that a trip or a refund has got lost in the post. So choose a quiet practice for the whole month, ten minutes of prayer or breath or simply looking at a wall, always in the same seat. Some days it’s empty. That’s what it’s for. On {until} things begin to move outwards again, and by then you have a seat to come back to. #in',
    },
  ],
}

/** {graha} (Mercury, Venus, Mars, Jupiter or Saturn) turns direct in a house on {day}; {until} is when it leaves that house. */
export const planetDirect: Stories = {
  1: [
    {
      title: 'Forwards again, in your own shoes',
      preview:
        'On {day} {graha} turns direct in your own sign, and what was stuck in you starts to move. It’ll be slow at first. Which of the plans you weighed is still standing?',
      text: 'A train that’s stood for a long time starts so softly that you look at the platform to be sure. So it is on {day}, when {graha} turns direct in your own sign. For a while you’d been going back over yourself, how you look and live and what you’re for, and others may have called it dithering. It was homework. Now it’s worth something. So take the one plan that survived all that thinking and give it a first date in this month’s diary, with a person who’s expecting you. The planet stays by your side until {until}, and it’s no faster than you are. #begin',
    },
  ],
  2: [
    {
      title: 'The sum can be done now',
      preview:
        '{graha} turns direct on {day} in the house of money, food and speech. What you’d put on hold at the till can be decided. Which of the postponed things do you still want?',
      text: 'Waiting is the cheapest adviser. You’ve had some of its advice, and on {day} {graha} turns direct in the part of life that deals with money, possessions and what’s said at the table, and a decision may be due. So go over the things you’d put off, the repair, the price of your work, the word to a cousin, and sort them by how you feel today. Many are past wanting. For the one that’s left, set a sum and a week. The catch is relief, which likes to buy a little something on top. Hold to your sum, and by {until} it’s yours or it’s settled. #finish',
    },
  ],
  3: [
    {
      title: 'From drafts to a plan of visits',
      preview:
        'From {day} {graha} moves forwards again among your messages, your brothers and your short roads. Courage comes back in small change. Who’s been waiting for you to turn up?',
      text: 'When the ferry runs again there’s first a queue. Something like that may come about on {day}, as {graha} turns direct among messages, siblings and near places, and all that had been held up sets off together. But don’t answer it in order of loudness. Instead make a list for the month of the people who waited without complaining, for they rarely get to the front. Give each of them a day: a visit, a walk, a proper call with tea. You’ll be bolder in conversation than you’ve lately been, and it shows. By {until} you’ve been on the road a good deal, and the list is done. #out #speak',
    },
  ],
  4: [
    {
      title: 'The house can go ahead',
      preview:
        '{graha} turns direct in your home on {day}. What was undecided about rooms, roots and rest begins to take shape. Which decision would let everyone breathe out?',
      text: 'You’ve been living in brackets, as it were. But {graha} turns direct on {day} over home, mother and inner calm, and the brackets can come off: whether to stay, who gets the small room, what becomes of Grandmother’s piano. The answers may have been there for some time. They only lacked a person to say them. So gather those who are concerned, this month, at the table and not in the passage. Start with whatever’s easiest to agree on, and write it down before the cake. The planet stays at home until {until}, and that’s time enough for the piano. #speak #finish',
    },
  ],
  5: [
    {
      title: 'The interval is over',
      preview:
        'On {day} {graha} turns direct in the house of love, children and invention. The second act begins, and you know the plot. What would you like to see on the stage?',
      text: 'In the interval people decide if they’re staying. You may have done that too, with a romance, a book you’re writing, a child’s wish or a game that had gone sour. From {day} {graha} moves forwards again in the house that looks after all of these, and the curtain goes up. So plan something this month that brings the joy of it back on purpose: the first scene read aloud, a fair with the children, an evening in the place where you laughed. Don’t wait until you’re in the mood, as it tends to come during the performance. You’ve got until {until} for the act. #out #begin',
    },
  ],
  6: [
    {
      title: 'The workshop opens again',
      preview:
        '{graha} turns direct on {day} in the house of work and daily order. What you repaired can be put to use. Which new routine has earned a place on the wall?',
      text: 'The sign on the door is being turned round. That happens on {day}, when {graha} turns direct over daily tasks, health habits and colleagues, and after a stretch of mending and muddle the wheels take hold. It’s tempting to run at full speed on the first morning. But freshly mended things want running in. So introduce the better method you’ve found with one task and one colleague, or one meal, and give it the whole month. When it works there, it can spread. By {until} you’re no longer aware of the routine, which is the finest thing to be said of one. #begin',
    },
  ],
  7: [
    {
      title: 'The two of you may decide',
      preview:
        'From {day} {graha} goes forwards again in what you share with another. What went round in circles can be brought to an end. What have you both learned by going round?',
      text: 'Going in circles has one advantage: you’ve seen everything from all sides. When {graha} turns direct on {day} in marriage, partnership and fair exchange, a question that kept coming back is ready to be answered. So arrange to finish it this month, over two meetings. In the first each says what the other wants, until the other nods. In the second you look for the answer. Those who are by themselves can settle in this way with a business partner or a friend. It may not be the answer you’d thought of at first. But it can be lived with by {until}, and probably longer. #speak #finish',
    },
  ],
  8: [
    {
      title: 'Slowly up to the surface',
      preview:
        'On {day} {graha} turns direct in the house of hidden things, trust and shared money. A knot may loosen, though not with a bang. What can be brought up without waking the rest?',
      text: 'What comes up slowly comes up whole. On {day} {graha} turns direct in the eighth house, where joint accounts, old hurts and changes are, and a matter that had lain still begins to rise of its own accord. It might be an answer from an office, a confession, or only a thought that no longer weighs so much. This month’s work is to receive it well: keep an hour free after any difficult news, tell it to no one on the same day, and note what’s now certain and what isn’t. By {until} you can decide who else is to know, and the telling will be calm. #hold #late',
    },
  ],
  9: [
    {
      title: 'The far plan gets a date',
      preview:
        '{graha} turns direct on {day} in the house of luck, learning and long roads. What was put off takes heart. Which of the distant plans do you still want, now that you’ve waited?',
      text: 'A wish that’s sat out a delay has passed an exam. From {day} {graha} moves forwards again through study, belief and distant places, so what had been stuck in a queue or in your own doubts may be called up. But look at it once more before you run. Is it still the same place you want to go to, the same subject, the same blessing? If it is, plan the whole of it this month on one sheet: when, with whom, what has to be learned or laid aside beforehand, and who minds the cat. By {until} the first piece of it can be booked, begun or promised. #begin',
    },
  ],
  10: [
    {
      title: 'Now it may be shown',
      preview:
        'On {day} {graha} turns direct at the top of the chart, where your work is. What you prepared quietly can be seen. Who should be the first to see it?',
      text: 'For some time you’ve been working with the curtains drawn. You may draw them back on {day}, when {graha} turns direct over your career and your standing. Whatever was postponed there, a decision, an application, the opening of a shop, has a better road ahead. So draw up an order for this month of the people who’ll see it, from the kindest to the most important, and show it to them one after another. Each round improves it a little. The only thing to avoid is starting at the top from sheer impatience. When the planet moves on, on {until}, your work should be in the right hands. #begin #speak',
    },
  ],
  11: [
    {
      title: 'The group finds its feet',
      preview:
        'From {day} {graha} moves on among friends, gains and hopes. A plan shared by several people gets going again. What would be a fair first step for everyone?',
      text: 'Plans made by six people fall asleep when the sixth goes on holiday. Yours may stretch and yawn on {day}, since {graha} turns direct among friends, income and wishes. Still, no one likes to be the first to ask what’s become of it all. Do it, kindly, and without a look back at who forgot what. Then propose a first step that costs nobody more than an evening, and a date for it within the month. Two may have lost interest. Let them go with thanks, for the rest are lighter without having to wait. By {until} you’ve been under way for a while. #speak #out',
    },
  ],
  12: [
    {
      title: 'Putting it down for good',
      preview:
        '{graha} turns direct on {day} in the house of rest, distance and letting go. Something can be finished inside you, with nobody watching. What’s ready to be put down?',
      text: 'There’s a day when you notice that the cast is off and you’re still limping. It may come around {day}, as {graha} turns direct in the part of life that sleeps, spends and lets go. The resting has done its work, and what was to be forgiven is very nearly forgiven. So mark it. Choose an hour this month, alone, to give away the last thing that keeps it going: the crutch, the folder, the story you tell about it. Don’t fill up the free days yet. The planet leaves this quiet house on {until}, and you’ll walk out straighter. #finish #in',
    },
  ],
}

/** Nothing great happens: {graha}, the ruler of the reader's own sign (any of the seven), is in a house since {day}, until {until}. */
export const rulerStays: Stories = {
  1: [
    {
      title: 'A month with a free hand',
      preview:
        'No great event this month. Since {day} your own planet, {graha}, has been in your own sign, so most things are up to you. What would you do with a month that nobody has claimed?',
      text: 'A month without headlines is rarer than you’d think. Since {day} the planet of your sign, {graha}, has been in your own sign, at the head of its own household so to speak, and there’s little from outside to disturb it. That leaves you with a free hand, and a free hand often ends up holding a phone. So decide early what this month is meant to prove about you, in one sentence, such as “I can cook”, or “I’m someone who walks”. Then live as if it were already so. By {until} the sentence may be true without quotation marks. #begin',
    },
  ],
  2: [
    {
      title: 'Enough for a month',
      preview:
        'The sky’s quiet. Your own planet, {graha}, has been with your purse, your bread and your words since {day}. Could it be that you have all that this month needs?',
      text: 'Sailors pack for the whole voyage, then they live on what’s aboard. That’s a good picture for this month, because your own planet, {graha}, has been with your food, your money and your family since {day}, and nothing larger is on the move. So you could try to sail on what you have. Make a plan of meals from the freezer and the jars, wear everything you own in turn, say kind things you’ve long been thinking. Some evenings you’ll want something new, and you can write that down for later. By {until} the list is a short one, and you know your ship. #save',
    },
  ],
  3: [
    {
      title: 'The map of an hour around you',
      preview:
        'Since {day} the ruler of your sign, {graha}, has been among near roads, neighbours and messages. The rest of the sky keeps still. How well do you know what’s within an hour of you?',
      text: 'Adventures are usually looked for too far away. Your planet, {graha}, has been on the short roads since {day}, among siblings and neighbours, and in a month with little else to report it may show you what lies close by. So hang up a map and draw a circle round your home, as far as you get in an hour by bus or bicycle. Then choose a spot in it for each free day, above all the dull-looking ones. Take a brother, a neighbour or nobody. By {until} the circle has stories in it, and you’re in most of them. #out',
    },
  ],
  4: [
    {
      title: 'Nowhere to be but here',
      preview:
        'A calm month. Since {day} your own planet, {graha}, has been at home, and it’s a good place to be. What would make these rooms a place you needn’t recover from?',
      text: 'Some people come home to rest and find it’s the place that tires them. This month you have the leisure to look into that, as your planet, {graha}, has been at home in your rooms since {day}, and nothing great is happening elsewhere. So notice for a week which things in your rooms make you sigh: the drawer, the light, the coats. Then take one of them a week and put it right, with those who live there if they’re willing. Only don’t turn it into a project, or that is what tires you next. By {until} there are three sighs fewer in the day. #in #finish',
    },
  ],
  5: [
    {
      title: 'A small festival of your own',
      preview:
        'The ruler of your sign, {graha}, has been with joy, love and children since {day}. Great events keep away. What would you celebrate if no calendar told you to?',
      text: 'Every calendar is full of other people’s feasts. In a month as quiet as this one you could add one of your own, for your planet, {graha}, has been in the house of play, affection and ideas since {day}, and it has time. So think of something that isn’t usually celebrated: the anniversary of a friendship, the first tomato, a dog’s birthday. Give it a day and a custom, a song, a hat or a cake of a certain shape. Children are the best committee for that, and old people come a close second. By {until} you’ve had it, and next year someone will ask. #out #begin',
    },
  ],
  6: [
    {
      title: 'The pleasure of plain days',
      preview:
        'Your own planet, {graha}, has been with your work and your habits since {day}, and the sky adds nothing dramatic. A whole month of ordinary days. What would make them good ones?',
      text: 'A life is made of weekdays, though we take photographs on Sundays. Since {day} your planet, {graha}, has been looking after work, service and habit, and as no great event interferes, the weekdays of this month are yours to arrange. So design an ordinary one on paper, as you’d like it, from the first cup to the last light, with the work in it as it is. Then compare. There’s often just one hour that spoils the rest, and it can be moved, shared or shortened. Live by the drawing until {until}, and keep it even if you only manage half. #begin',
    },
  ],
  7: [
    {
      title: 'Time for the other one',
      preview:
        'There’s no great news in the sky. Since {day} the planet of your sign, {graha}, has been with your partner, your opposite, your best customer. How are they, apart from how they are with you?',
      text: 'We know those closest to us best in one role: as they are with us. A quiet month is a chance to find out the rest. Your own planet, {graha}, has been on the side of partners and counterparts since {day}, so your strength is over there in any case. So go and see them in their own element this month: a match they’re playing, their workshop, their choir, a day at their market stall. Stay in the background and be proud. If you have no partner, a friend will do very well. By {until} you may have got to know someone whom you’ve known for years. #out',
    },
  ],
  8: [
    {
      title: 'A month for the inner rooms',
      preview:
        'Since {day} your planet, {graha}, has been in the eighth house, where things are private and deep. Nothing loud disturbs it. What would you like to understand before you speak of it?',
      text: 'Snow on a field doesn’t mean that nothing’s going on. Your own planet, {graha}, has been below the surface since {day}, with trust, secrets and change, so you may have less strength for show this month and more for getting to the bottom of something. Choose one question about yourself, such as why a certain tone always gets to you, and carry it with you for the whole month. Write down now and then what you’ve noticed. Don’t put it to others yet, as their answers come too fast. Towards {until} you may have your own, and it needn’t be longer than a line. #hold #in',
    },
  ],
  9: [
    {
      title: 'A teacher for every week',
      preview:
        'A month without great events. The ruler of your sign, {graha}, has been with luck, learning and distance since {day}. Who in your surroundings knows what you’d like to know?',
      text: 'You live among experts and mostly talk to them about parking. Since {day} your planet, {graha}, has been in the house of teachers, faith and far roads, a lucky one, and there’s nothing large in the sky to distract you. So appoint four teachers this month, one for each week, without telling them. The baker may teach you about getting up, a neighbour’s child about snails, an aunt what she believes and why. Visit them and ask. It takes some modesty, particularly with those who know less about everything else. By {until} you’ll have had four lessons that aren’t in any syllabus. #out #speak',
    },
  ],
  10: [
    {
      title: 'Good work in calm water',
      preview:
        'Since {day} your own planet, {graha}, has been with your work and your good name, and the sea is smooth. No one’s chasing you this month. What could you make really well for once?',
      text: 'Most things are done in the time that’s left over. But this month nothing pulls at you from the sky, and your own planet, {graha}, has been on the bridge of your working life since {day}, where it keeps a steady hand on the wheel. So it’d be a good time for a masterpiece, in the old sense: a single piece that shows what you can do. It may be a report, a hedge, a lesson, a wedding cake. Give it twice the time you’d usually allow. By {until} it should be done, and that’s how names are made. #finish',
    },
  ],
  11: [
    {
      title: 'Being useful to your friends',
      preview:
        'The sky has few plans this month. Your planet, {graha}, has been with friends, hopes and earnings since {day}. Which of your friends is close to a wish and just needs a push?',
      text: 'Your own wishes can wait for a month, they’re used to it. Since {day} your planet, {graha}, has been with friends, gains and hopes, a good place for it, and as nothing greater is on, you could try something unusual and look after another person’s wish. So choose a friend who’s been talking about theirs for a long time. Find out what exactly they’re stuck at, and take over a piece of it: the phone call, the form, the lift to the interview. People don’t forget such a month, and hope turns out to be catching. By {until} you may have caught some. #out #begin',
    },
  ],
  12: [
    {
      title: 'A month in low gear',
      preview:
        'Since {day} the planet of your sign, {graha}, has been in the quiet part of life, and nothing noisy goes on outside. You’re allowed to be slow. What could you do without this month?',
      text: 'Fields lie fallow because farmers can count. This is your fallow month, for your own planet, {graha}, has been in the house of sleep, solitude and letting go since {day}, and no great event needs you. Your strength has gone underground. If you insist on your usual crop, it gets expensive, in money as in temper. So choose one field to leave alone for the whole month: a committee, a feud, the news, the improvement of the neighbours or the lawn. It’s curious how little happens. By {until} there may be something growing there by itself, and it’s worth having a look before you plough it. #in #save',
    },
  ],
}
