import type { Stories } from '../../../texts/units.ts'

/** A new Moon in a house, until about a week later. */
export const newMoon: Stories = {
  1: [
    {
      title: 'Four weeks, four small changes',
      preview:
        'On {day} the Moon is new in your own sign, and the month that follows has your name on it. Nobody expects anything of you yet. Where would you like to stand when it ends?',
      text: 'Once a year a month begins with you, and this one does so on {day}, when the Moon is new in your own sign. It concerns your body, your manner and the pace at which you live. Most people answer such a start by changing everything, and by the second week they’ve changed back. So cut the month into four instead. Give the first week to sleep, the second to walking, and leave the other two empty until you know what is missing. By {until} the first change is no longer news, and the next one can come in quietly behind it. #begin',
    },
  ],
  2: [
    {
      title: 'Give the money something to do',
      preview:
        'The new Moon of {day} opens a month that’s about what you have: money, food, things, and the words for them. It likes small sums with a clear purpose. What are you really putting it by for?',
      text: 'Ask people what they’re saving for and many will say “for later”, which is why later never gets much. On {day} the Moon is new over your purse, your larder and your belongings, so this can be the month in which the money gets a task. It needs to be something you can picture, like a weekend by the sea or a winter coat that closes. Write its name on a jar. Then empty your pockets into it each evening. The catch is borrowing from it, because it’s so near. By {until} you’ll know if you chose the right name, since you won’t want to. #save #begin',
    },
  ],
  3: [
    {
      title: 'The same voice every Sunday',
      preview:
        'Brothers, sisters, neighbours and messages have their new Moon on {day}. A month is long enough to turn a rare call into a custom. Whose voice would you like to know better?',
      text: 'Some people are close to you only on birthdays. That can be mended, as the Moon is new on {day} in the part of life where you write, visit and talk with those who grew up beside you. One grand call wouldn’t do it, because it has to carry everything that wasn’t said in a year. Four ordinary ones are better. So choose one person and ring at the same hour each Sunday of the month, even if there’s nothing to report. After {until} you no longer have to explain yourselves, and that’s when relations begin to tell each other things. #speak #begin',
    },
  ],
  4: [
    {
      title: 'A month for one room',
      preview:
        'From the new Moon of {day} the month belongs to home, to roots, to the place where you put your feet up. One room is enough for it. What should that room be for?',
      text: 'Every home has a room that has lost its job. It was going to be for sewing or for guests, and now it holds the ironing board. The Moon is new on {day} over your rooms and your peace of mind, and a month is just right for giving one of them back its purpose. So don’t start by moving things. Spend a little time there each day first, at different hours, and see what you naturally do in it. By {until} you can decide what it’s for, and whatever doesn’t serve that may leave in the course of the month. #in #late',
    },
  ],
  5: [
    {
      title: 'An exhibition for three people',
      preview:
        'Something you make for the love of it gets its new Moon on {day}, and a whole month after that. It goes better with a date at the end. Who would you show it to?',
      text: 'Hobbies rarely fail for lack of talent. They fail because nothing is ever due. So take the new Moon of {day}, which falls in the part of life that plays, loves and invents, and set yourself a friendly deadline: at the month’s end three people come for tea and see what you’ve done. Keep one evening a week for it and guard that evening. The snag is comparing yourself with people who do it for a living. But they don’t have your three guests. Have the first evening behind you by {until}, and the rest has something to stand on. #begin',
    },
  ],
  6: [
    {
      title: 'Half an hour to close the week',
      preview:
        'The Moon starts afresh on {day} in the part of life where the work gets done. A month of small order lies ahead, if you’d like one. Which loose ends follow you home?',
      text: 'It isn’t the work that spoils a weekend, it’s the bits of it that nobody put away. On {day} the Moon is new over your tasks, your habits and the people you share them with, and this month can teach you to finish a week properly. So set half an hour aside on its last working day. In it you answer what’s short, note what’s long and decide where Monday begins, then you stop. It feels like a waste the first time, because you could be starting something. By {until} you’ll have tried it once, and you can judge by your Sunday evening. #finish',
    },
  ],
  7: [
    {
      title: 'Three evenings, three questions',
      preview:
        'On {day} a new Moon falls on partnership, in love as in business. The month gives you time for a conversation that won’t fit into one evening. Which question comes first?',
      text: 'Great talks tend to fail because everything has to be said before midnight. The new Moon of {day}, in the part of life you share with another, allows for a slower kind. So spread it over three evenings of the month: on the first you ask what has been good lately, on the second what has been hard, on the third what you’d both like next. Nothing is decided before the third. If you live alone, the friend you rely on can sit in that chair. By {until} the first evening is behind you, and good news makes a better floor to stand on. #speak',
    },
  ],
  8: [
    {
      title: 'Ten minutes with the closed door',
      preview:
        'A new Moon on {day} falls in the most private part of life, where things are shared, owed or kept quiet. The month asks for very little noise. What have you been walking past?',
      text: 'There’s a door in most lives that one walks past a little faster. It may be a sum, a loss, an old promise, a letter with a window in it. The Moon is new behind that door on {day}, and this month you needn’t storm it. Ten minutes are enough, once a week, alone, with a cup of something hot: look at the thing, write down one fact about it, and close the door again. It works because fear lives on what isn’t known. Leave other people out of it till {until} at least, so that you hear your own opinion first. #hold #in',
    },
  ],
  9: [
    {
      title: 'A book and someone to read with',
      preview:
        'The new Moon of {day} opens a month of wider views: study, belief, long roads, people who know more. Company makes it easier. Which subject would you follow for four chapters?',
      text: 'What do you read when nobody has recommended it? On {day} the Moon is new in the part of life that holds study, faith and far countries, and your curiosity gets a month of its own. Alone it often runs dry after thirty pages. That’s why it helps to have a companion, who may live anywhere and needn’t agree with you. Choose a book together and read a chapter a week, then talk about it for half an hour. The risk is picking what looks impressive. So by {until} read ten pages each and be free to swap it for another. #begin #speak',
    },
  ],
  10: [
    {
      title: 'What this month is remembered for',
      preview:
        'Work and standing begin again with the Moon on {day}. A month is short, and most of it will be taken up by other people’s wishes. Which single thing should carry your name?',
      text: 'Look back a year and you probably can’t say what that month was good for. You were busy, so much is clear. The new Moon on {day} falls on your work, your rank and what people know you for, and it offers a way round this. Choose one piece of work by which you’d like to remember the month. Then give it the first hour of every Monday, before the requests come in. They’ll come, and they’ll be reasonable, which is the catch. If the first of these hours has been kept by {until}, the others are easier to defend. #begin',
    },
  ],
  11: [
    {
      title: 'A table that meets every month',
      preview:
        'Friends, groups and hopes have their new Moon on {day}. Many a friendship only lacks a fixed date. Which evening of the month could belong to the same few people?',
      text: '“We really must meet” is how friends say goodbye for another year. On {day} the Moon is new over your circle, your gains and your wishes, and it favours a simple remedy: one evening in each month that doesn’t have to be arranged. Same place, same hour, those who can will come. So think of the four or five people whom you’d miss, choose an evening, and tell them you’ll be there with a pot of soup. The first time you may sit there with only one of them. That’s a success too. So let it be known by {until}, and leave the rest to hunger. #out #begin',
    },
  ],
  12: [
    {
      title: 'A blank evening in every week',
      preview:
        'A month of quieter hours begins on {day}, with the new Moon in the part of life that rests and lets go. Rest has to be entered in the diary or it’s eaten up. Which evening stays empty?',
      text: 'An empty evening looks to other people like an invitation. That’s why they keep vanishing, and why you may have felt like a tenant in your own week. The Moon is new on {day} where sleep, solitude and farewells belong, so this is a month for taking something out. Draw a pencil line through one evening of each week. If anyone asks, you’re engaged. You needn’t do anything useful with it, and it would be best if you didn’t, because then it would soon have a purpose and you a duty. From {until} onwards you’ll look forward to the next. #in',
    },
  ],
}

/** A full Moon in a house, until about a week later. */
export const fullMoon: Stories = {
  1: [
    {
      title: 'A role you may hand back',
      preview:
        'The Moon is full in your own sign on {day}, and this month you can see yourself rather clearly. Some parts you play were never chosen. Which of them is finished?',
      text: 'In every group there’s one who organises, one who jokes and one who puts up with it. The full Moon of {day} is in your own sign, so you may notice which of them you are, and that you’ve been it for longer than you meant to. It’s a good month for handing a role back. Just let the next gap stay open: don’t book the table, don’t make the joke, don’t be the one who understands. It’ll feel rude for about a minute. Then another person tends to move. By {until} you know whether the part was needed, and whether it had to be yours. #finish',
    },
  ],
  2: [
    {
      title: 'Three payments you’d make again',
      preview:
        'What you own and what you spend comes to light with the full Moon of {day}. A whole month of it can be read like a diary. What was worth the money?',
      text: 'Money is easiest to understand when it’s gone. On {day} the Moon is full over your purse, your table and your possessions, and it’s a fair time for looking back at a month of small payments. But don’t go hunting for sins. Look for the three that were worth it: the bus fare to a friend, the good bread, the lamp that’s lit each night. Then find three that left nothing behind. They usually share a mood, such as tired on the way home, and that’s more useful to know than any total. So keep both lists in the kitchen until {until}, and let the first decide what’s next.',
    },
  ],
  3: [
    {
      title: 'Some things need a visit',
      preview:
        'With the full Moon on {day} a long exchange of messages may reach its limit. It’s in the part of life where brothers, sisters and neighbours are. Should you get on a train instead?',
      text: 'Two people who write to each other for months can end up with a stranger in the other’s place. On {day} the full Moon falls on messages, siblings and short roads, and it shows you where this has happened. A reply seems cool, a silence looks like an answer. But this month it’s better to go there, for an afternoon, with nothing in your hands but a bag of rolls, to the sister, the cousin, or the friend from the next town. So settle a day for it by {until}, while the wish is fresh. Most of what stood between you can’t survive a kitchen table. #out',
    },
  ],
  4: [
    {
      title: 'To stay, or only to tidy',
      preview:
        'On {day} the Moon fills your rooms with light, and you see what your home has become. Is it the place that’s wrong for you, or merely the way it’s furnished with habits?',
      text: 'There are evenings when the flat seems to belong to other people. If you have one about {day}, it’s because the Moon is full over home, mother and everything that lets you rest, and it exaggerates a little. You may want to leave for good, or to put in a wall. So keep a sheet on the fridge for the rest of the month with two columns: what I’d miss here, what I wouldn’t. It’s worth more than a decision in one night. By {until} the first column may surprise you, and the second often turns out to be a list of repairs. #late #in',
    },
  ],
  5: [
    {
      title: 'A day with no timetable',
      preview:
        'Love, children and everything playful come to the full on {day}. This month they want time in one piece, which is the one thing they seldom get. Whom would you give a whole day?',
      text: 'Half an hour here and there is no way to love anyone, though it’s how most of us have to do it. The Moon is full on {day} over romance, children and what you create, so you feel rather sharply who has been getting the crumbs. This month give one of them a day without a timetable: you go where they want to go, and stay till it’s enough. The catch is the hour after lunch, when you remember all that needs doing. Let it pass. If the day is fixed by {until}, you can both look forward to it, and that’s half of the gift. #out',
    },
  ],
  6: [
    {
      title: 'The habits that held',
      preview:
        'The full Moon of {day} shines on work, health and the small rules by which you live. Some of them have served you, others only scold. Which may go this month?',
      text: 'You once decided to do eleven things every day. On {day} the Moon is full over your duties and habits, and it lets you count which of the eleven are still alive. That’s no cause for shame, as those are the ones that suit you, and the others have been using up good will for months. So make it official: strike the dead ones from the list, with a ruler, and thank the survivors by making them easier. Put the shoes by the door or the fruit at eye level. By {until} your conscience has less to look after, and it tends to be kinder then. #finish',
    },
  ],
  7: [
    {
      title: 'Half way, with both diaries',
      preview:
        'Across from you sits a partner, in life or in business, and on {day} the full Moon is on them. Much of this month’s friction is about time. Where could you meet in the middle?',
      text: 'It begins with a forgotten appointment and ends with the question of who matters. The Moon is full on {day} over marriage, partnership and every bond of two, so it may get to the second part rather quickly. Yet quite often the first part was the truth of it. So meet on neutral ground this month, in a café that’s as far for you as for them, and put both diaries on the table. It’s not romantic. But by {until} the quarrels about time may have nothing left to feed on, and you’d be free for tenderness. #out #speak',
    },
  ],
  8: [
    {
      title: 'A last visit, by yourself',
      preview:
        'On {day} the full Moon reaches the depths, where endings, shared money and old trust lie. Something there may be complete. Is there a place where you’d like to say so?',
      text: 'Certain things have been over for so long that nobody has thought of closing them. The Moon is full on {day} in the part of life that keeps such things, and you may feel more than you can explain at dinner. Don’t try. It’s a month for a private farewell: go once, alone, to the street or the bench or the shore where it was good, and stay until you’re cold. Then go home another way. Big talks about money and trust are best left alone until {until}, as your eyes are still adjusting. What you’ve said goodbye to weighs less in them. #hold #finish',
    },
  ],
  9: [
    {
      title: 'Teach it to one person',
      preview:
        'What you’ve learned in half a year shows itself on {day}, as the Moon grows full over study, belief and distant places. You may know more than you think. Who could use it?',
      text: 'Nobody tells you when you’ve stopped being a beginner. The full Moon of {day}, in the part of life that holds knowledge, faith and long roads, comes close to it. You may catch yourself correcting a guidebook or finishing the teacher’s sentence. But you only find out what you know by giving it to another person. So look for one this month who’d like to learn it, and take three short lessons to pass it on: the knots, the language, the way to pray or to prune. Their questions show you the holes. Let the first lesson be arranged by {until}, before you start to feel unqualified. #out',
    },
  ],
  10: [
    {
      title: 'Ask what the corner office costs',
      preview:
        'Your work stands in full light on {day}, and so does the place you’re heading for. This month you can look at both from near. Do you want the post, or only the arriving?',
      text: 'From below every ladder looks as though it led somewhere. On {day} the Moon is full over your career and your good name, so your present rung is plainly visible, and you may wish yourself up or down at once. There’s a better use for it. Find a person who already has what you’re aiming at, whether it’s the title, the shop or the quiet half-day, and invite them to lunch this month. Then ask what it costs them. People are frank about that when no one else is listening. You’ll look at your own rung differently, and from {until} the decision can ripen in peace. #out #late',
    },
  ],
  11: [
    {
      title: 'To those who held the ladder',
      preview:
        'A wish may have come in by the side door. The Moon is full on {day} over friends, gains and hopes, and it’s a month for noticing who helped. Have they been told?',
      text: 'Wishes are often granted in the wrong wrapping, so we leave them standing in the hall. On {day} the full Moon falls on gains, friends and old hopes. Look around: the job you once wanted may be the one you complain about, and the garden is simply called the weeds. It’s a month for thanks. Think of the people who held the ladder, the one who lent the van, the one who knew the number, and bring them all together at one table, if it’s only for toast. By {until} the invitations can be out, and you may already be enjoying what you have. #out #speak',
    },
  ],
  12: [
    {
      title: 'What runs on unseen',
      preview:
        'On {day} the Moon is full in the part of life where money, strength and sleep leak away. You’re allowed to be tired this month. What is being paid for that nobody uses?',
      text: 'Somewhere a small sum leaves your account each month for a thing you’ve forgotten. It’s a fair picture of the full Moon on {day}, which lights up expense, fatigue and everything that goes on behind your back. For strength leaks in the same way: through a group you only stay in out of politeness, a worry that isn’t yours, a light left on. So spend a quiet evening on finding three such leaks, one of money, one of time and one of sleep. Close them, and let the rest of the house be. After {until} the month grows lighter, and what you kept back is there for you. #in #finish',
    },
  ],
}

/** A new Moon in a house at which the Sun is eclipsed, until about a fortnight later. */
export const solarEclipse: Stories = {
  1: [
    {
      title: 'One line a day about you',
      preview:
        'The Sun is eclipsed on {day} in your own sign. For part of this month you may not recognise yourself in the usual mirrors. Can you watch for a while without deciding anything?',
      text: 'The Sun is eclipsed on {day} in your own sign, where your strength and your looks live, so you might feel like a shop with the blinds half down. People make odd decisions then. They cut their hair off or resign from themselves. But this month is better used for watching than for changing, because the light is too low to judge colours by. Write one line each night about how you were that day, without advice. After a fortnight there’s a small book that nobody else could have written. Read it on {until}, all at once, and then see what you’d like to alter. #hold #late',
    },
  ],
  2: [
    {
      title: 'The list of things not bought',
      preview:
        'On {day} the Sun is eclipsed over what you own, eat and say. Wishes look larger in that half-light, and so do worries. What would still be worth having in two weeks?',
      text: 'In bad light you pay too much. That’s about all there is to say on {day}, when the Sun is eclipsed over your money, your larder and your words. It doesn’t take anything away, it only makes sums hard to see, so that you may feel poor on one day and reckless on the next. So start a list this month of the things you didn’t buy, with the date beside each. It’s a pleasant sort of accounting. On {until} go through the list again. Many entries will make you smile, and the others have earned their place. #save #late',
    },
  ],
  3: [
    {
      title: 'A notebook for unsent replies',
      preview:
        'Messages, siblings and short trips come under an eclipse of the Sun on {day}. Much may be misheard for a fortnight. Which of your answers would be better after a rest?',
      text: 'The Sun is eclipsed on {day} in the part of life where you write, ring and run about. For a while words may lose their way: the joke that hurts, the meeting at the other station, a brother who answers a question you never asked. Nobody means any harm. But this month courage is best shown by waiting, so keep a notebook for everything you’d have shot back, and let it fill. Leave early for short trips and send only what people need to know. On {until} read it through with a pencil. There may be a single reply worth sending, and you’ll say it better. #hold #late',
    },
  ],
  4: [
    {
      title: 'Draw the house you grew up in',
      preview:
        'The Sun is eclipsed on {day} over home and roots. You may feel like a lodger for a while, even under your own roof. Which of your rooms do you still carry about with you?',
      text: 'Home can go dim without anyone touching the switch. The Sun is eclipsed on {day} over your rooms, your mother’s side and your peace of mind, and for a fortnight the walls may seem to belong to someone else. Let large plans for moving, building or speaking out at home lie fallow. Instead, on a free evening, draw the floor plan of the first home you remember: doors, beds, where people quarrelled, where it was warm. You may see that you’ve been arranging every flat since then around one of those corners. By {until} you know better what your present rooms lack, and what you only remember. #in #hold',
    },
  ],
  5: [
    {
      title: 'Keep the date, skip the verdict',
      preview:
        'An eclipse of the Sun falls on love, children and ideas on {day}. Sparks may look like fires this month, or like ash. How much of it has to be named already?',
      text: 'For a fortnight from {day}, when the Sun is eclipsed over the heart’s part of life, you may not know if you’re in love, out of it or merely short of sleep. That’s uncomfortable, but it’s no reason to stop. So keep the appointments that you have with people and with your work, and leave out the sentence that says what it all is. In the meantime get out something that you made a year or two ago and look at it kindly. It shows what lasts in you while moods change. Around {until} the name for things tends to come by itself. #hold',
    },
  ],
  6: [
    {
      title: 'Three things a day will do',
      preview:
        'The Sun is eclipsed on {day} over work, duty and daily habits. Your usual pace may not be there for a couple of weeks. What’s the smallest day that still holds together?',
      text: 'Even a good engine stalls when the light goes. On {day} the Sun is eclipsed over your daily work, and the routines that carried you may feel like someone else’s shoes. It’s a lean fortnight, but no lost one, if you cut the day to fit it. Choose three things each morning: one for the work, one for the body, one for the house. When they’re done, the day counts as a whole. Keep the list in your pocket, where nobody sees how short it is. By {until} you can lengthen it again, and you may not want to entirely. #hold',
    },
  ],
  7: [
    {
      title: 'An appointment for the big question',
      preview:
        'On {day} the Sun is eclipsed over partnership, and the other person may be hard to read for a while. The large question has time this month. Can you agree on when to ask it?',
      text: 'A question that’s always in the room makes both of you tired. The Sun is eclipsed on {day} where you deal with a partner, whether of the heart or of the firm, so this isn’t the light for settling it. Still, pretending it isn’t there would be odd. So make an appointment for it. Tell the other that you’d like to talk on a certain evening towards the month’s end, and that until then neither of you need keep guard. Then be as kind as you’d be to a guest with a cold. After {until} the faces are clearer, and the question may have shrunk. #late #hold',
    },
  ],
  8: [
    {
      title: 'Keeping what you were told',
      preview:
        'The eclipse of the Sun on {day} falls on secrets, joint money and everything below the surface. It’s a month to be still. What has been entrusted to you that could use a safer place?',
      text: 'To be told a secret is to be handed an egg. The Sun is eclipsed on {day} over trust, hidden matters and shared money, and for about a fortnight many hands shake a little. Confidences may come your way. You might also be itching to lay one down somewhere, because it’s heavy and the evening is long. But this is a month for showing that things are safe with you. So when anyone tries to draw you out, talk about the weather, at length if need be. By {until} you’ll have earned some trust, mainly your own. #hold',
    },
  ],
  9: [
    {
      title: 'The other side’s best book',
      preview:
        'Belief, teachers and long plans pass through an eclipse of the Sun on {day}. What you were sure of may wobble a bit. Could you bear to hear the opposite, well put?',
      text: 'A conviction that’s never been doubted is only a habit. Doubt may well come by on {day}, when the Sun is eclipsed in the part of life where your faith, your teachers and your long roads are, and it may stay a fortnight. You could argue with it. But it’s a better plan for this month to feed it properly: take the wisest book, talk or person from the other side and listen right through, with no pencil in your hand. Long trips and vows had better wait, though, because you’d be promising in someone else’s voice. By {until} what you still believe is yours by choice. #late',
    },
  ],
  10: [
    {
      title: 'A month below deck',
      preview:
        'The Sun is eclipsed on {day} over your work and standing. Applause may be thin, and those above you hard to make out. What needs maintenance while nobody’s watching?',
      text: 'Ships are cleaned in harbour. The Sun is eclipsed on {day} over your career and your good name, so for a fortnight or so you may feel moored: no answer from above, no praise, a decision that goes round in circles. It’s tempting to force it. But a name can’t be polished in the dark, whereas tools can. So use these weeks for the upkeep that’s always put off, the back-up copies, the old files, the skill that has gone rusty, the spare key to the shop. Hold back any notice, ultimatum or public reply until {until}. By then you’re rigged, and can see where the wind is. #hold #finish',
    },
  ],
  11: [
    {
      title: 'Lend a hand, skip the party',
      preview:
        'On {day} the Sun is eclipsed over friends, groups and what you hope for. Crowds may leave you cold this month. With whom could you simply do something useful?',
      text: 'It’s possible to be lonely with a glass in your hand. The Sun is eclipsed on {day} over your circle and your wishes, and for the next fortnight large gatherings may feel as if you’d come on the wrong evening. Don’t leave any group over it. Instead help one friend with one job this month: carry the boxes, dig the bed, sit with their father while they go out. As for your great wish, let it sit in its envelope. It has neither failed nor arrived. By {until} the light is back on the faces, and you know whose you looked for. #hold',
    },
  ],
  12: [
    {
      title: 'No screens after sunset',
      preview:
        'An eclipse of the Sun on {day} dims the quietest part of your life, where sleep and letting go have their place. The month asks for less light, not more. Could your evenings be darker?',
      text: 'Before there were lamps, people went to bed with their tiredness. Now we talk it out of its rights. On {day} the Sun is eclipsed over sleep, solitude and things that come to a close, so for a fortnight your body may insist. Try two weeks without screens once it’s dark: sit, talk low, fold something, go to bed. It’ll be dull, and dullness is the door. Plans for far-off places and large outlays may keep until {until}. You might wake earlier than usual, with the thought you’d been looking for all along. #in #save',
    },
  ],
}

/** A full Moon in a house at which the Moon is eclipsed, until about a fortnight later. */
export const lunarEclipse: Stories = {
  1: [
    {
      title: 'A letter to open at month’s end',
      preview:
        'The Moon is eclipsed on {day} in your own sign, and feelings about yourself may run high and low. They make poor judges this month. What would you tell yourself from further off?',
      text: 'The Moon in eclipse on {day} stands in your own sign, so the tide of your own moods is higher than usual for a fortnight. Today you’re too much for people and tomorrow not enough. Neither of these is news about you. It’s only that the lamp swings, and every shadow with it. So write yourself a short letter in a calm hour: what you know about your strengths, what usually helps, whom you can ring. Seal it, and open it when the lamp swings hardest, or at the month’s end if it doesn’t. Decisions about how you look and live aren’t due before {until}. #hold',
    },
  ],
  2: [
    {
      title: 'Something of yours for the family',
      preview:
        'On {day} the Moon is eclipsed over possessions, food and the family you come from. Old feelings about having and not having may turn up. What could you part with gladly?',
      text: 'Every family has a clock, a ring or a casserole dish that two people think is theirs. The Moon is eclipsed on {day} over property, food and kin, so such objects can start talking again, and what they say is mostly about love. You won’t settle that now, and money matters between relations are best not opened for a fortnight. But you can do the reverse. Choose something of yours that another member of the family has always liked and decide to give it to them on the next occasion, without a speech. From {until} figures can be discussed again, more calmly. #hold',
    },
  ],
  3: [
    {
      title: 'The same walk, without the phone',
      preview:
        'News and nerves are touched by the Moon’s eclipse on {day}, in the part of life that writes and answers. Too many voices want a reply this month. Where do you walk when you want none?',
      text: 'You open the phone for the time and close it with three worries. On {day} the Moon is eclipsed over messages, siblings and the daily coming and going, and for a couple of weeks whatever you read may go deeper in than it ought to. Hence the rule for this month: one walk a day, always the same one, with the phone left in a drawer. By the fourth time you’ll know each dog. It gives your thoughts a rail to run along, and the replies that you owe grow shorter and friendlier on it. Delicate messages keep perfectly well until {until}. #hold',
    },
  ],
  4: [
    {
      title: 'The street where you started',
      preview:
        'The Moon is eclipsed on {day} over home, mother and memory, and the past may sit down at your table. It means well, on the whole. Would you go and see it where it lives?',
      text: 'The past doesn’t come back for nothing. It has usually left something. On {day} the Moon is eclipsed over home and origins, so for a fortnight you may be homesick in your own kitchen, or suddenly feel tender towards a mother who’s never easy. It’s too soft a time for big decisions about houses. But it’s a very good month for seeing the street where you began, on foot if you can, else on a map with a magnifying glass. Go alone. Everything’s smaller, the wall, the hill, the man at number nine. By {until} you’ll be back in the present, with the windows open. #hold',
    },
  ],
  5: [
    {
      title: 'Under a cloth for two weeks',
      preview:
        'On {day} an eclipse of the Moon falls on love and on what you create. Feelings turn over in their sleep. Which of them should be left to prove like dough?',
      text: 'Bread is made mostly by leaving it alone. Since the Moon is eclipsed on {day} over your loves, your children and your ideas, a good deal may be rising that you’d like to poke: does he mean it, is the story any good, why is the girl so silent. Put a cloth over it. That’s to say, pick the matter that makes you most restless and don’t touch it, question it or show it for a fortnight, while you go on being friendly. This is harder than working. On {until} lift the corner of the cloth and look how much it’s grown. #hold #late',
    },
  ],
  6: [
    {
      title: 'What made you tired today',
      preview:
        'The eclipse of the Moon on {day} is over work, service and the body’s habits. Tiredness may show up that was there all along. Do you know where it comes from?',
      text: 'We’re quick to say that we’re tired and slow to ask of what. On {day} the Moon is eclipsed in the part of life where you serve, toil and keep well, so some duty you’ve been carrying lightly could weigh double for a fortnight. Each evening of the month put down one word for what wore you out, nothing more: stairs, noise, Peter, waiting. You’ll see the same words come round. Then you know what a change would have to change. After {until} take the word you’ve written most often and do something about that one. #late',
    },
  ],
  7: [
    {
      title: 'A page each, exchanged later',
      preview:
        'The Moon is eclipsed on {day} over the people you’re bound to, and both sides may feel too much at once. Talking makes it worse for the moment. Could you write instead?',
      text: 'Two people can be hurt by the same sentence, including the one who says it. On {day} the Moon is eclipsed over marriage and partnership, so for about a fortnight feelings arrive faster than words do. If there’s someone at your side, or in your business, propose a truce with homework: each writes a page about what they’d miss if the other weren’t there, and shows it to no one. Alone, write it about a person you haven’t given up. It’s not the whole truth, but it’s the part that gets forgotten in a quarrel. On {until} exchange the pages over a pot of tea. #hold #late',
    },
  ],
  8: [
    {
      title: 'A lamp for those who’ve gone',
      preview:
        'On {day} the Moon is eclipsed over loss, closeness and whatever is hidden. People who are no longer here may come to mind. What might be said to them?',
      text: 'Not everyone we talk to is in the room. The Moon is eclipsed on {day} over farewells, trust and inheritance, and you may think of someone who’s gone, out of your life or out of the world, more warmly than for years. So light a small lamp or a candle for them each week of the month, in a window if you have one, and sit there as long as you like. Some say a prayer, others just tell them the news. Joint accounts, secrets and old debts can stay shut until {until}. They look different once the absent have been greeted. #in #hold',
    },
  ],
  9: [
    {
      title: 'Ask a child, a peer, an elder',
      preview:
        'The Moon is eclipsed on {day} over faith, fathers and the far horizon. You may feel short of guidance this month. What would three people of very different ages tell you?',
      text: 'Guidance goes quiet now and then, like a radio in a tunnel. It may on {day}, as the Moon is eclipsed over your beliefs, your teachers and your longing for distance, and for a fortnight you’re left with your own voice. So don’t sign up for a new creed or a flight. Rather collect opinions: ask a child, someone of your own age and a really old person the same question, namely what they’d never give up. Let them talk and don’t discuss it. You’ll have three answers which don’t match. By {until} the tunnel is usually over, and one of the three has stuck. #late',
    },
  ],
  10: [
    {
      title: 'Out of reach after seven',
      preview:
        'Your public side comes under the eclipse of the Moon on {day}. Work may get under your skin for a couple of weeks. At what hour could it be sent home?',
      text: 'It’s ten at night and you’re explaining yourself to a boss who isn’t there. The Moon is eclipsed on {day} over profession and reputation, so a remark at work can follow you into the bath. What you’d reply there is witty, and better not sent. This month needs a wall rather than a speech. Choose an hour, seven or eight, after which you’re not available to anyone who knows you by your title, and hold to it for a fortnight. If you care for others by profession or at home, even half an hour counts. Steps that concern your position can be weighed after {until}. #hold #in',
    },
  ],
  11: [
    {
      title: 'Ten names you’d miss',
      preview:
        'An eclipse of the Moon on {day} touches friendship and long hopes. Some ties may feel loose, others oddly tight. Who would be on the shortest list you could make?',
      text: 'There may be four hundred names in your phone and nobody to ring. That’s a feeling of this fortnight and not a fact, as the Moon is eclipsed on {day} over friends, groups and hopes. Don’t quit, unfriend or complain. Instead sit down with a pencil and go through the names until you have ten whose voice you’d miss, and let the rest be. It takes longer than you’d think, and there’s usually a surprise at the end of it. Keep the ten in your wallet for the month. Once {until} is past you can begin to ring them, one by one, from the bottom up. #hold #late',
    },
  ],
  12: [
    {
      title: 'Ten minutes of dusk',
      preview:
        'On {day} the Moon is eclipsed over sleep, solitude and all that’s being left behind. Nights may be full and days a little thin. Where do you sit when the light goes?',
      text: 'Once there was an hour between day and lamp when people did nothing. It suits the mood of {day}, when the Moon is eclipsed in the part of life that belongs to rest, to distance and to forgetting. For a fortnight dreams can be loud, tears near, and money may slip away on comforts. So give the feelings a time of their own. Sit at the window at dusk for ten minutes, every evening if you can, and don’t light the lamp until you can’t see your hands. By {until} you’ll probably sleep more evenly, and know what you’ve left behind. #in',
    },
  ],
}
