import type { Stories } from '../../../texts/units.ts'

/** Jupiter moves into a house on {day} and stays until {until}. */
export const jupiterEnters: Stories = {
  1: [
    {
      title: 'A large guest in your own sign',
      preview:
        'On {day} Jupiter enters your own sign, which it visits once in about twelve years. It makes you more visible and more inclined to say yes to everything. What do you want to be larger, and what had better stay its size?',
      text: 'Jupiter walks into your own sign on {day}, and that’s a rare visit, since it takes about twelve years to come round. It’s known as the great teacher, and in this place it teaches by making everything about you bigger: your hopes, your plate, your readiness to help. So the old books call it an untidy stay, because a person who says yes to all soon has no hours left. But they also say that it makes you kinder to look at. So the way to get the good of it is to choose. Write down three things you’ve been asked to do lately and politely turn down the one that only flatters you. Jupiter is with you until {until}, and that’s the first lesson out of the way. #hold',
    },
  ],
  2: [
    {
      title: 'Jupiter sits down at your table',
      preview:
        'Jupiter moves on {day} into the part of life that holds your money, your food and your voice. It’s one of its best places and gives guru-bala, Jupiter’s support. What do you want to have more of?',
      text: 'There may be an extra chair at your table from now on, and it’s a good one. It belongs to Jupiter, which comes on {day} to where you earn, eat and speak, and from there it lends what Indian astrologers call guru-bala, Jupiter’s support. It doesn’t hand out coins. It makes your word carry further, so that people listen, ask you what you charge and think of you when something’s going. The catch is its love of abundance, because a growing purse tends to grow guests. So start as you’d like to go on: name one thing you own that’s truly worth its price, and let that be the yardstick for the next thing you bring home. This support lasts until {until}, and it suits people who know what’s enough.',
    },
  ],
  3: [
    {
      title: 'Wisdom in small portions',
      preview:
        'On {day} Jupiter moves into the part of life for messages, siblings and short trips. A big planet in a small room has to work harder. How do you say a large thing in few words?',
      text: 'Imagine a professor on a crowded bus with six bags of books. That’s Jupiter in the part of life where you write, call and hurry about, which it enters on {day}, and it doesn’t have an easy time of it. Its plans are larger than the hours for them. Brothers, sisters and neighbours may want your counsel and then argue with it. Because effort now has to be carried in small bags, courage grows by repetition and hardly at all by resolutions. So set yourself a modest daily stint: half a page, one call returned, a single street further on foot. Keep the day’s mark on the kitchen calendar. It looks like very little this week, but by {until} it’s a whole wall of marks. #begin',
    },
  ],
  4: [
    {
      title: 'The house wants to grow',
      preview:
        'From {day} Jupiter is in your home life: rooms, mother, peace of mind. It has generous plans for the place, and they cost nerves. What would make home feel larger without moving a wall?',
      text: 'On {day} Jupiter comes home with you. It moves into the part of life where you live and rest, and because it thinks big, the place may suddenly seem short of a room, a tree or a person. This isn’t counted among its easy stays. There’s more visiting, more talk of moving, more worry about those who brought you up, and less quiet than you’d like. Yet what it really offers is room inside. That begins with taking out. Empty one shelf completely and leave it empty for as long as you can stand it, then notice how the whole room breathes. Later you’ll know better what belongs there. Large decisions about home have time, for Jupiter stays under your roof until {until}. #in #late',
    },
  ],
  5: [
    {
      title: 'Time for what you love',
      preview:
        'Jupiter enters the part of life for love, children, learning and play on {day}. It’s one of its favourite places and gives guru-bala, its full support. What have you loved without giving it time?',
      text: 'Something in you may want to learn the names of birds, or to dance. Jupiter moves on {day} into the part of life that loves, plays and studies, and nobody there minds how old you are. It’s among the best places it can have, with guru-bala, Jupiter’s support, behind whatever you do from the heart. Affection tends to be easier, children and pupils answer well, and ideas come in pairs. But the support is for doing. It passes over the people who only mean to start. So book the first hour of the thing you’ve put off for want of a good reason: a lesson, a choir evening, a swim with a child you know. You’ve got until {until} to go on with it, and delight is reason enough. #out #begin',
    },
  ],
  6: [
    {
      title: 'A generous planet among the chores',
      preview:
        'On {day} Jupiter moves into the part of life made of work, duties and small debts. It means well, and it gives you more of all three. How do you help without being used up?',
      text: 'More is not always a gift. From {day} Jupiter is with the work you do, the favours and the small debts, and it increases what it finds: the tasks, the favours asked, the number of people who can’t manage without you. Few places are less suited to it. It likes to hand out wisdom and here it’s handed a mop. But there’s a quiet gain, since decent habits are built in just this corner, and Jupiter is patient with a slow student. So look at what you do every day for others and find one task that someone else could learn. Then teach it to them this week, properly, and don’t take it back. Until {until} you’ll need that half-hour more than the thanks.',
    },
  ],
  7: [
    {
      title: 'Good company comes to meet you',
      preview:
        'Jupiter moves on {day} into the part of life where partners are met and kept. It brings guru-bala, Jupiter’s support, to the two of you. Who is it that brings out your better half?',
      text: 'On {day} Jupiter takes the seat opposite yours. It enters the part of life that belongs to marriage, to partners in trade and to anyone you deal with eye to eye, and from there it looks straight at you with kindness. Indian astrologers ask for this very placing before a wedding and call it guru-bala, Jupiter’s support. If you’re on your own it shows in other ways: people of good sense turn up, and old friendships grow sturdier. The one thing to mind is promising too much, for all that goodwill loosens the tongue. So do something for the other person that was their idea and that you’d normally talk them out of. Go along, and ask questions on the way. Until {until} you may learn most from the company you keep. #out',
    },
  ],
  8: [
    {
      title: 'A lamp carried into the cellar',
      preview:
        'On {day} Jupiter goes into the hidden part of life: joint money, trust, endings. Its light is dimmer there but it shows what’s on the shelves. What would you rather know than not know?',
      text: 'Jupiter’s lamp goes downstairs on {day}, into the part of life where shared money, old secrets and endings are kept. The books call this one of its hard stays. So luck feels further off, advice is harder to come by, and plans that rely on other people’s purses move slowly if they move. What you do get is depth. You may begin to understand a thing about your family or about trust that no cheerful year would’ve taught you. It comes in its own time, so there’s no need to hunt for it. For this week it’s enough to find out where things are: the spare keys, the passwords, the papers that someone would need if you were away. Make one list and tell one person. Until {until} such order is a comfort. #save',
    },
  ],
  9: [
    {
      title: 'Jupiter comes to its own ground',
      preview:
        'From {day} Jupiter is in the part of life for luck, teachers, faith and far places. Nowhere does it feel more at home, and it gives guru-bala, its support. Which horizon have you been looking at?',
      text: 'If there’s one place where Jupiter knows every path, it’s this one. It moves on {day} into the part of life that holds teachers, faith, fathers, study and the long road, and astrologers speak of guru-bala, Jupiter’s support, at its best. So doors that were stiff tend to swing a little. You might come across the right book, or an older person with time for your question. Such luck is shy of people who are too busy to notice it, so leave a gap in the week on purpose. Use it to visit a place of learning or of prayer you’ve only ever walked past, and stay for a quarter of an hour. Then see what it makes you want to ask. You may go on asking until {until}. #out',
    },
  ],
  10: [
    {
      title: 'More responsibility than applause',
      preview:
        'On {day} Jupiter enters your career and your standing. It adds duties and high hopes before it adds thanks. How do you stay good at what you do while the job gets bigger?',
      text: 'On {day} Jupiter goes to work. It moves into the part of life that is your calling and your name, and many people are surprised to hear that this is counted as hard. This is because of the weight. There’s more asked of you, more people have an opinion, and the reward is usually a title or a promise. Someone above you may also change their mind in public. But you can learn to lead here, even if all you lead is your own working day, and learning is what Jupiter is for. So ask one person whose judgement you respect what they’d drop if they were you, and then listen without defending anything. It may sting a little. Until {until} the lighter desk is the wiser one. #speak',
    },
  ],
  11: [
    {
      title: 'A season of open hands',
      preview:
        'Jupiter moves on {day} into the part of life for friends, gains and wishes. It’s the most generous place it has, with guru-bala, Jupiter’s support. What would you ask for if it weren’t greedy?',
      text: 'Wishes are odd things: kept in the dark too long, they turn into complaints. So it’s good news that on {day} Jupiter comes to the friends, the gains and the hopes, and astrologers like no transit better than this one. It gives guru-bala, Jupiter’s support, and what you’ve worked at for years can begin to answer you through other people. That’s the point about this place, it works through others. A good word, an introduction, an elder brother’s address book. So tell three different friends this week what you’re hoping for, in one plain sentence each, and ask what they’re hoping for as well. The second half matters, since open hands have to face both ways. The door stays ajar until {until}, and you needn’t hurry through it. #speak #out',
    },
  ],
  12: [
    {
      title: 'Jupiter goes on retreat',
      preview:
        'On {day} Jupiter withdraws to the part of life for rest, expense and distant places. What comes in may go out again quickly, some of it for good ends. What deserves your money and your quiet?',
      text: 'A purse with a hole in it can be a nuisance or a charity box. From {day} Jupiter is where things are spent, given up or carried abroad, and it’s a costly guest: it likes long hotels and lost causes. You may feel less lucky, less seen and rather more tired. That’s the hard side of it. But no planet is better company for prayer, for study behind a closed door, or for simply sleeping enough, and it protects what is done without show. So decide now what you’d be glad to have given to, and set aside a small sum or an hour a week for that. Then say no to the other boxes with a clear conscience. Jupiter returns to the front of the house on {until}. #in #save',
    },
  ],
}

/** Jupiter comes back, retrograde, on {day} into a house it had left, until {until}. */
export const jupiterReturns: Stories = {
  1: [
    {
      title: 'Jupiter forgot something here',
      preview:
        'Jupiter had already left your own sign, and on {day} it comes back to it, walking backwards. A lesson about yourself was left half learnt. Which of your good resolutions is it looking for?',
      text: 'You thought that chapter was closed, and rather gladly perhaps. But Jupiter turns round and steps back into your own sign on {day}, as a guest does who has left their glasses on the piano. It’s the large, untidy visitor it was before: promises multiply and so do waistlines. This time, though, you know the house and the guest. So you can see more calmly where you grew while it was here and where you only swelled. Look at a photograph of yourself from a year ago, and ask what that person wanted. If the answer still warms you, take it up again in a smaller size. If it doesn’t, give it an honest burial. Jupiter leaves once more by {until}, glasses in hand.',
    },
  ],
  2: [
    {
      title: 'Second helping, smaller spoon',
      preview:
        'On {day} Jupiter returns, retrograde, to your money, your food and your words. Support you’d counted as over is there once more for a time. What was left on the plate?',
      text: 'On {day} a good thing comes round again. Jupiter goes back, retrograde, to the place where you earn and speak, and with it returns guru-bala, Jupiter’s support, which you might’ve thought was spent. It’s a second helping and not a new meal. So nothing needs to be invented: there’s a fee that was agreed and never asked for, a recipe you meant to learn from an aunt, a promise about money that was made to you or by you. Such loose ends can be tied with surprising ease now. Take the one that makes you blush slightly, and put it right in a short and friendly way. Until {until} you have the hand of a person whose word is taken, which is the time to make it good. #finish',
    },
  ],
  3: [
    {
      title: 'The letter you didn’t answer',
      preview:
        'Jupiter steps back on {day} into the part of life for messages, siblings and small efforts. It’s a cramped place for it, and it’s been here before. Whom did you leave without a reply?',
      text: 'At the bottom of every heap lies one letter that asks more than a yes or no. That’s the one Jupiter has come back for. It returns, retrograde, on {day} to the part of life where you write, visit and exert yourself, and it’s as overloaded there as the first time. You may be running the same errands again, with the same brother or sister in the passenger seat. But the second round has a kindness in it: people are less offended by lateness than you fear, as long as it’s admitted. So begin the reply with “I should have written sooner” and then go straight to what matters. It tends to be shorter than you think. By {until} the heap is lower, and so is the guilt. #speak #finish',
    },
  ],
  4: [
    {
      title: 'Home, and the old plans for it',
      preview:
        'On {day} Jupiter comes back to your home life, which it had already left behind. A matter of rooms, parents or peace was never quite settled. What is still standing in the hall?',
      text: 'Somewhere in your home there’s a thing that has been about to go upstairs for a year. Now Jupiter moves backwards into your domestic life on {day}, after having left it, and such halfway things come back into view. It may be an actual box. It could also be a talk with your mother, or a move that was dreamed of and then shelved. The place is still a demanding one for Jupiter, so don’t expect it to be settled in a weekend. What’s different is that you’ve lived with the question long enough to know your answer. Say it to yourself first, in your own kitchen, while peeling something. Then let a few weeks go by before you act on it. By {until} the hall may be clear. #in #late',
    },
  ],
  5: [
    {
      title: 'Back to what you loved',
      preview:
        'Jupiter returns on {day} to the part of life for love, learning and play, moving backwards. Guru-bala, its support, comes back with it for a while. What did you stop too early?',
      text: 'Remember what you were so keen on the last time the days felt wide? On {day} Jupiter goes back, retrograde, into the part of life that plays, loves and learns, and it brings along guru-bala, Jupiter’s support, for a second spell. Whatever you left in the middle has a good chance of being taken up again without reproach. That goes for the violin as well as for a child who had stopped telling you things. The one catch is wanting it to be as it was. It won’t be, because both of you have grown. So go back to the place where it was last good, the bench, the page or the pitch, and start from there with something slightly easier. Until {until} the game is open again. #begin',
    },
  ],
  6: [
    {
      title: 'The chores know the way back',
      preview:
        'On {day} Jupiter walks backwards into the part of life for duties, habits and debts it had left. Old obligations turn up again. Which of them is really yours to carry?',
      text: 'Your old to-do list has kept a copy of itself. That becomes plain on {day}, when Jupiter returns, retrograde, to the place where you work, serve and owe, and things you’d been glad to see the back of knock once more: a favour, a small debt, a half-kept habit. It’s a weary sort of visit, and you’re allowed to sigh. But it lets you end properly what you’d merely escaped from, and there’s a difference in how you sleep. So draw a line down a page. On the left goes what you owe, on the right what you’ve only let yourself be told you owe. Settle the smallest thing on the left, then hand back the smallest on the right. Neither column need be empty by {until}, only shorter. #finish',
    },
  ],
  7: [
    {
      title: 'A second chance, face to face',
      preview:
        'Jupiter comes back on {day} into the part of life that belongs to partners. Goodwill that had moved on returns, with guru-bala, Jupiter’s support. What did you two leave unsaid when it was easy?',
      text: 'Good weather seldom comes back to ask if you’ve finished the washing. This time it does. On {day} Jupiter returns, retrograde, to the part of life where you face a partner, at home or at work, and guru-bala, Jupiter’s support, is with you both again. A conversation that went well up to a point can go on from that point. Even someone you parted from may be civil now. The old knots are still there, naturally, but they’re looser than they were. So take up what the two of you once planned and let slide, however small, a Sunday outing or a shared account of who does what. Ask if they’d still like to. You have until {until} to do it, and then the wind turns forward again. #out #speak',
    },
  ],
  8: [
    {
      title: 'Once more down the stairs',
      preview:
        'On {day} Jupiter goes back into the hidden part of life, which it had left. A matter of trust, tax or an old ending asks for a closer look. How much light does it need?',
      text: 'You had climbed out, and now you’re asked to go back for a coat. Jupiter returns, retrograde, on {day} to the depths, where joint money, trust and endings are stored. It’s a heavy stay for it, and you may feel your luck go muffled for a time. But it’s a return, so the dark is familiar. And something you understood only with your head may settle now, such as why a person left or what an arrangement about money was really for. You don’t have to do much about it. If there’s a form or a date you pushed to the back, bring it to the front and put it where you’ll see it. For the rest, an early night is wisdom enough. You’re up in the daylight again by {until}. #in #early',
    },
  ],
  9: [
    {
      title: 'A good wind, twice',
      preview:
        'Jupiter returns on {day} to the part of life for luck, study and long roads, moving backwards. It had left too soon for some of your plans. Which horizon did you turn away from?',
      text: 'On {day} Jupiter thinks better of it and goes back to the place it likes most, the part of life for teachers, faith, fortune and far places. With it comes a second portion of guru-bala, Jupiter’s support. Maybe you missed the first because there was too much on, or maybe you went halfway and the term ended. Either way the teacher is in again. You’ll know the matter by a certain small regret, and that regret is your best guide just now. So find out this week what it would take to resume: whom to ask, which form, what fare. Only find out. Knowing is half the distance, and it costs nothing. The wind holds until {until}, and it’s kinder to those who’ve looked at the map.',
    },
  ],
  10: [
    {
      title: 'The job you had half left',
      preview:
        'On {day} Jupiter comes back, retrograde, to your career and your standing. A responsibility you’d put down may be handed to you again. Do you pick it up as before?',
      text: 'The desk you left has your cup on it still. Jupiter returns to the part of life where you work in public on {day}, going backwards, and with it may come an old responsibility, an old boss or an old expectation. It’s a weighty place for Jupiter, so you could feel that you’re asked to prove yourself in a subject you’ve already passed. There’s some truth in that. But the second time you may name your conditions, because people know what they’d be without you. So before you agree to anything, say which part you’ll do and which you won’t, in one polite sentence. Then keep to it. It’s how respect is built, by inches. Jupiter steps forward out of this corner by {until}. #speak',
    },
  ],
  11: [
    {
      title: 'The friends you meant to keep',
      preview:
        'Jupiter goes back on {day} to the part of life for friends, gains and hopes. It’s the most generous place it has, and you’re given a second stay. Who has fallen off the list?',
      text: 'Every address book has a page you turn a little quickly. On {day} Jupiter returns, retrograde, to your friends, your income and your wishes, and guru-bala, Jupiter’s support, comes back for another spell. Here it’s glad to work with what’s there already. That’s why an old circle may do more for you now than a new one, and a wish that was nearly granted can be asked about once more. It only takes someone to go first. So think of the person you’d be happiest to run into, and stop leaving it to chance. Suggest a day, a bench and a flask. You needn’t have a reason. Until {until} the generous mood lasts, and you may well hear of something you’d stopped waiting for. #out',
    },
  ],
  12: [
    {
      title: 'Back behind the curtain',
      preview:
        'On {day} Jupiter returns to the part of life for rest, expense and letting go. It had already come out from there. What has to be laid down a second time?',
      text: 'Letting go once is seldom enough. Jupiter steps back behind the curtain on {day}, retrograde, into the part of life where you rest, spend and give up, and what you’d said farewell to may wave at you again. It might be an expense, a grief, or a plan to live elsewhere. The weeks can feel a bit colourless, since luck takes its naps here. But you’re allowed to nap as well. Much that’s done in solitude goes well, and a bill looked at twice is sometimes halved. So keep one evening entirely unbooked, and when something offers itself for it, say that you’re spoken for. You are. By {until} Jupiter comes out again, and you’ll know what it was you truly had to leave behind. #in #save',
    },
  ],
}

/** Jupiter turns retrograde in a house on {day}; it turns direct again on {until}. */
export const jupiterRetrograde: Stories = {
  1: [
    {
      title: 'Growing inwards for a change',
      preview:
        'Jupiter turns retrograde in your own sign on {day}. The growth that showed on the outside goes to work inside. What have you become that you haven’t had time to look at?',
      text: 'There comes a point in every big meal when you put the fork down and lean back. On {day} Jupiter reaches it in your own sign and turns retrograde, so the widening of recent months pauses. You may feel that you’ve taken on too much, or that your opinions have got ahead of your practice. That’s uncomfortable to notice, yet it’s also the most useful thing this planet has to teach here. It asks what you can digest. So pick one of your new commitments and find out what it really costs in hours, by the clock, over seven days. If the number shocks you, say so to the person concerned. Until {until} nothing prevents you from being a little smaller and a good deal more comfortable. #late',
    },
  ],
  2: [
    {
      title: 'Counting what is in the larder',
      preview:
        'On {day} Jupiter turns retrograde among your money, food and words. The support remains, but it works on what you have already. Do you know what that is?',
      text: 'The jar at the back of the cupboard was bought three times. On {day} Jupiter turns retrograde in the part of life where you own, eat and speak, and it looks over its shoulder at exactly such things. It stays a good place, with guru-bala, Jupiter’s support, only the support now works on stock. So value comes to light: a skill you never charged for, a ring in a drawer, a story that only you can tell about the family. But there’s a risk that you keep on filling shelves out of habit. So eat from the larder for a week, and use up three things before you replace one. You may be richer than your shopping suggests. By {until} you know what you have, and that’s a fine base for more. #save #finish',
    },
  ],
  3: [
    {
      title: 'Read it again, slowly',
      preview:
        'From {day} Jupiter is retrograde among your messages, neighbours and daily efforts. The many small plans need fewer words and a second reading. What did you really mean to say?',
      text: 'On {day} Jupiter turns retrograde where you write, ring and run about. It was overloaded there already, and now the bag splits. Dates are mixed up, a sister takes a kind word amiss, and half of what you’ve begun wants to be explained again. It’s tiresome, though it shows you which of those efforts were yours and which you did to be thought well of. There’s a simple remedy for the muddle. When you explain something this week, use half your usual number of words and end with the question “What did you hear?” The answers will be instructive. By {until} the post runs straight again, and perhaps there’s less of it. #hold',
    },
  ],
  4: [
    {
      title: 'The move that stays in the head',
      preview:
        'Jupiter turns retrograde at home on {day}, so plans for rooms and family turn round for another think. It can leave you restless on your own sofa. What does home have to give you?',
      text: 'You’ve moved house in your mind more often than anyone knows. On {day} Jupiter turns retrograde in your domestic life, and the large plan, whether it’s a move, an extension or a reconciliation, loses its hurry. That can be frustrating. But the place has been a strain for Jupiter from the start, and a pause lets you see how much of the wish was about walls. And some of it was about sleep, or light, or being asked how your day went. Those can be had without a removal van. So ask each person at home, or yourself if you live alone, which hour of the day is best there, and protect that hour. Until {until} it’s the part of the plan that can be built. #in',
    },
  ],
  5: [
    {
      title: 'Practice before the performance',
      preview:
        'On {day} Jupiter turns retrograde in the part of life for love, children and learning. What came easily is asked to go deeper. Which piece deserves to be practised again?',
      text: 'From {day} the applause goes quiet and the practice begins. That’s Jupiter, turning retrograde among your loves and your learning, though it keeps its guru-bala there, the support it gives. It gives it differently, that’s all. So new flirtations and new courses may disappoint a bit, while whatever you already care for shows a second floor. A child lets you into a game they didn’t share before. A poem you can half recite turns out to have a fourth verse. That’s why it’s worth repeating what you did for fun last month, the same piece or the same walk with the same person, and looking for what you missed. It’s a pleasure that can’t be rushed. Jupiter goes forward on {until}, with a larger repertoire. #finish',
    },
  ],
  6: [
    {
      title: 'Who asked you to do all that?',
      preview:
        'Jupiter turns retrograde on {day} among your duties, habits and small debts. The pile of good deeds gets a second look. Which of them has stopped doing anyone any good?',
      text: 'Helpfulness has its own kind of clutter. On {day} Jupiter turns retrograde among your duties, and it goes back over the tasks you’ve let pile up out of kindness. Some were needed once and aren’t now. Others have taught people to lean. Finding that out is tiring, and a few colleagues may be puzzled if you move the furniture of the day around. But a month from now nobody will remember the old arrangement. So stop one small service quietly, such as the reminder you always send or the cups you always wash, and see what happens. In most cases someone else does it. So let them do it their way. Until {until} the art is in leaving it alone. #hold #finish',
    },
  ],
  7: [
    {
      title: 'What you promised each other',
      preview:
        'On {day} Jupiter turns retrograde in the part of life you share with a partner. Goodwill is still there, but promises are read again. Which of them do you both remember?',
      text: 'Somewhere between two people there’s always a list of things that were said in good moods. On {day} Jupiter turns retrograde across from you, where partners and clients sit, and that list is taken out. It’s a kindly review, since guru-bala, Jupiter’s support, stays with you here. You might find that the other person held you to something you’d forgotten, or that they’ve quietly released you from it. If you’re single, it may be an old understanding with a friend. So make a game of it over a pot of tea: each names one promise they’d like kept and one they’d gladly let drop. Laughing is allowed. There’s hardly a better use of these months, and by {until} you’ll both be promising in smaller print. #speak',
    },
  ],
  8: [
    {
      title: 'Questions that come up at night',
      preview:
        'From {day} Jupiter is retrograde in the depths of life: trust, joint money, endings. Answers that seemed settled open up a little. Can a question be left open for a time?',
      text: 'Faith, in money and in people, has its low tides. This is one of them: Jupiter turns retrograde on {day} in the hidden part of life, and what you believed about a shared account, an inheritance or a person’s loyalty may look less clear than it did. It’s a heavy stretch to be asked such questions. Hardly anything is as bad as it looks at night, though, and much that appears hidden is merely badly explained. So when a worry comes, give it a slot: twenty minutes on one afternoon, sitting upright, with a pencil. Outside that slot, tell it to come back on the day. Worries kept waiting often don’t turn up. Jupiter goes forward on {until}, and the tide comes in with it. #late #hold',
    },
  ],
  9: [
    {
      title: 'The teacher asks you a question',
      preview:
        'Jupiter turns retrograde on {day} where you keep faith, study and look for the wider world. It’s still a fortunate place, only quieter. What do you believe when nobody is listening?',
      text: 'Good teachers stop talking at some point and look at you. On {day} Jupiter turns retrograde in the part of life for faith, learning and far places, and that look is the gist of it. Guru-bala, its support, is still yours, so there’s no loss of luck to fear. There’s only less noise about it. Long trips may be put off and courses repeat a unit, and you might feel the ground under a conviction give a little. So go back to the first person who taught you something worth having, in your mind or on paper, and write down what they’d say to you today. Don’t hurry the sentence. It may be of more use than a new book. Until {until} the road leads inwards, and it’s a good road. #in #late',
    },
  ],
  10: [
    {
      title: 'The title and the work',
      preview:
        'On {day} Jupiter turns retrograde in your career and reputation. Promises made to you may shrink, and so may the wish to shine. What part of your work would you do unseen?',
      text: 'A promised promotion can be like a bus on the display board: seven minutes, then nine, then gone from the screen. With Jupiter turning retrograde on {day} over your work and your name, such buses get fewer. It’s a dry patch for ambition, in a place that was heavy anyhow. The good in it is a clear view of the work itself. If you took away the title, the audience and the chance of a rise, some of it would still be worth your morning. So find out which. Then move that part to the best hour of your day and let the showy things have the tired one. When Jupiter goes forward on {until} you’ll be better at something real, and buses do come. #early',
    },
  ],
  11: [
    {
      title: 'Fewer friends, better evenings',
      preview:
        'Jupiter turns retrograde on {day} among friends, gains and wishes. The circle that kept widening draws in a little. With whom do you feel richer afterwards?',
      text: 'Count the people you’d ring from a station at midnight. That’s the number Jupiter is interested in from {day}, when it turns retrograde among your friends, your earnings and your wishes. The place remains a lucky one, with guru-bala, Jupiter’s support, but the growth turns from many to few. Some acquaintances drift off without a quarrel. A gain you counted on may take the scenic route. And a wish that you’ve repeated for years could strike you, one morning, as someone else’s. Let it go to them with your compliments. Then have one of your midnight people over for soup, without an occasion and without anyone else. Until {until} small circles bear more fruit than wide ones. #out',
    },
  ],
  12: [
    {
      title: 'The quiet gets quieter',
      preview:
        'On {day} Jupiter turns retrograde in the part of life for rest, spending and distant shores. Old hopes come to be sorted. Which can you thank and send home?',
      text: 'In every attic there’s a trunk of plans for the person you were going to be. This is the lid that Jupiter lifts as it turns retrograde on {day} in the most secluded part of life. So you may feel a little homesick for lives you haven’t led: the flat abroad, the stage, the vow. It’s an inward and somewhat expensive time, since people often buy things to stand in for such losses. It’s cheaper to look at each old hope for as long as it takes to drink a cup of something hot, thank it and close the lid on all but one. That one may sleep beside your bed. You needn’t do a thing about it before {until}, when Jupiter goes forward again. #in #save',
    },
  ],
}

/** Jupiter turns direct in a house on {day} and leaves it on {until}. */
export const jupiterDirect: Stories = {
  1: [
    {
      title: 'Out of the thinking chair',
      preview:
        'On {day} Jupiter turns direct in your own sign. The long look in the mirror is over and you’re free to grow on purpose. In which direction?',
      text: 'After months of asking yourself who you’re becoming, you may simply want to get on with it. Jupiter turns direct in your own sign on {day}, so doors that led inwards begin to lead out again. It’s a slow planet and you’ll hardly feel the change in a week. What you might notice is that people bring their hopes to you once more, and that your own yes is quick on the tongue. That’s the weak spot of this stay. It can fill your days with other people’s ambitions. So introduce yourself differently for a while: when someone asks how you are, answer with the one thing you’re working on. It sorts the requests by itself. Jupiter travels on with you until {until}, and it’s a good companion for a single aim. #begin',
    },
  ],
  2: [
    {
      title: 'The fair price, said aloud',
      preview:
        'Jupiter turns direct on {day} where your money, your meals and your words are kept. Its support can flow outward again. What is your word worth, and have you said so?',
      text: 'On {day} the tap runs clear. It’s because Jupiter turns direct over your money, your belongings and your words, and guru-bala, Jupiter’s support, moves from the larder to the shop window. So offers that were being considered may be decided. Family matters about property or a share of costs can be talked over in a good-tempered way. Because it’s easier now, you might leave it all to the good mood, and moods pass. So put a number on it. Decide what your time or your work should fetch, say it in front of a mirror until your voice stays level, then say it to the person who needs to hear it. Whether they agree is up to them. But you’ll be well supported in the asking until {until}. #speak',
    },
  ],
  3: [
    {
      title: 'One true sentence a day',
      preview:
        'On {day} Jupiter turns direct among your messages, errands and brothers and sisters. Efforts that went round in circles find a line again. Where does a little each day take you?',
      text: 'Ropes are made of short fibres. From {day}, when Jupiter turns direct in the part of life for small efforts, messages and near relations, it’s worth remembering how. This is no easy place for a planet of grand designs, and it still tends to offer you much more than fits into a day. But what was tangled for months can now be laid straight, a piece at a time: the misunderstanding with a cousin, the unfinished pages, the lessons. Set one time of day for it and stop when the time is up, even in mid-sentence. That way you’ll know where to begin tomorrow. Jupiter moves to roomier quarters on {until}. By then the rope might well be long enough to climb. #begin',
    },
  ],
  4: [
    {
      title: 'A decision comes home',
      preview:
        'From {day} Jupiter goes forward in your home life. A plan for rooms, family or a move can be settled, though it still takes patience. What would let you sleep better?',
      text: 'Keys turn up in old coats, and so do answers. That’s likelier once Jupiter turns direct in your home on {day}, for what you’d talked over so often about rooms, parents or staying and leaving begins to take shape by itself. It’s still a demanding place for Jupiter, which means that things cost a little more than they should, in money or in nerves. So settle one thing at a time, and the plainest first. For this week that may be as modest as choosing where a chair should stand for good, or telling your mother the date. It seems trivial. But once one thing is fixed, the others have something to lean on. Jupiter leaves the house on {until}, and it’s quieter after that. #in #speak',
    },
  ],
  5: [
    {
      title: 'Ready to be seen and heard',
      preview:
        'Jupiter turns direct on {day} in the part of life for love, play and learning. What you practised in private may come out of its room. Who would you like to have in the front row?',
      text: 'The best thing you made this year might have been made without an audience. On {day} Jupiter turns direct among your loves, your studies and your ideas, and guru-bala, Jupiter’s support, faces outwards again. That’s the time to show it. Affection also takes heart: what was half said in the quiet months can be said whole, and children, yours or other people’s, may ask you to come and see. Only mind the stage fright, which likes to dress up as perfectionism. So pick the smallest possible stage, one listener or one table, and let the thing be seen as it is. Then do it again with a slightly larger one. Until {until} the house is friendly, and it would like to hear more. #out #early',
    },
  ],
  6: [
    {
      title: 'The duties get a shape',
      preview:
        'On {day} Jupiter turns direct among your work, health habits and obligations. The review is done and the new order can be tried. Which habit is worth keeping for years?',
      text: 'You know by now which of your duties feed you and which only eat. That’s of use on {day}, when Jupiter turns direct over your work and your service, because what you learned in the slow months can now be put into practice. It stays uphill. The requests won’t stop because you’ve become wiser, and a small debt or a stubborn form may still hang on your coat. But you can give the days a spine. Choose one habit that makes the rest easier, a fixed lunch, a walk to the second bus stop, ten minutes with the books on Fridays, and tell someone, so that they can ask you about it. By {until} it should have stopped feeling like a virtue and become merely what you do. #begin',
    },
  ],
  7: [
    {
      title: 'The two of you, going on',
      preview:
        'Jupiter turns direct on {day} across from you, where partners are. Agreements that were under review may be confirmed. What would you like to say yes to again?',
      text: 'A yes that has been thought over is worth two of the other kind. On {day} Jupiter turns direct in the part of life you share, and with guru-bala, Jupiter’s support, behind you both, what was being reconsidered can be settled well: a partnership, a joint plan, even a way of dividing the housework. You may also meet people more easily, since you’ve stopped expecting them to be someone else. There’s just the matter of overdoing it, because Jupiter would gladly sign for ten years. So take the next ten weeks. Agree on one thing you’ll do together in that time and put it on both calendars in ink. It may be the tidiest romance or the tidiest business you’ve done lately. You have the best of this support until {until}. #begin #speak',
    },
  ],
  8: [
    {
      title: 'Daylight at the cellar door',
      preview:
        'On {day} Jupiter turns direct in the hidden part of life. What was murky about money you share, about trust or about an ending begins to clear. How much do you still need to know?',
      text: 'On {day} the water in the well stops moving and you can see the stones. Jupiter turns direct in the part of life that’s deep and shared, so a matter of tax, inheritance or confidence may give up its last riddle. What you see might be plainer than you feared. It’s still a hard posting for Jupiter, and nothing down there goes fast. But you can begin to put things back. If you’ve kept an old grievance as evidence, for instance, you may not need the evidence any more. Take it from where you keep it, a drawer or a phone, and decide whether it should stay. You could sleep on that. By {until} you’re climbing the stairs, and lighter hands find the rail more easily. #late #finish',
    },
  ],
  9: [
    {
      title: 'The long road runs downhill',
      preview:
        'Jupiter turns direct on {day} where luck, study and far journeys belong. Support that had turned inward comes out with you. Where would you go if the answer was yes?',
      text: 'Pilgrims say that the last hill is the one where you stop counting. You may feel the same on {day}, when Jupiter turns direct among faith, fortune and the wider world, and guru-bala, Jupiter’s support, is on the road with you again. Applications, visas, teachers and publishers tend to answer. Perhaps you’ll also find it easier to talk with your father, or about him. It might only be modesty that slows you, because after months of thinking you know how much you don’t know. But everyone on that road feels like that. So ask for the thing itself and not for advice about it: the place, the seat, the reading list, the blessing. Ask in writing, today or tomorrow. Jupiter stays in its own country until {until}, and it’s a good host. #early #speak',
    },
  ],
  10: [
    {
      title: 'Your work finds its weight',
      preview:
        'On {day} Jupiter turns direct in your career. Promises that shrank may grow again, along with the duties attached. What do you want to be trusted with?',
      text: 'Respect often arrives after you’ve given up looking out of the window for it. On {day} Jupiter turns direct over the work you’re known for, and a delayed decision from above can be taken. It comes with duties, as always in this corner. That’s why the stay is called hard: the load is real and the thanks are slow. But you’ve had months to find out which part of the work is yours. So when something’s offered, don’t answer the same day. Ask what would be taken off your desk to make room for it, and wait for the reply. It’s a reasonable question, and the people worth working for know that. You carry this weight until {until}, so it’s as well to have it packed properly. #late',
    },
  ],
  11: [
    {
      title: 'What you worked for looks up',
      preview:
        'Jupiter turns direct among friends, gains and hopes on {day}. Its support faces outwards and people answer again. Which hope survived the slow months?',
      text: 'Fruit ripens while nobody is watching it. On {day} Jupiter turns direct over your friends, your income and your oldest wishes, and with guru-bala, Jupiter’s support, in full view again, it’s a good moment to go and look at the tree. A payment, an invitation or a kind word from somewhere high up may be nearer than it was. It would be easy now to shake every branch. Instead, pick what’s ripe: the wish that stayed with you through the slow months is the real one. Say it at the next gathering you go to, in front of people, and notice who turns round. That person is the one to sit next to. You have this orchard until {until}, and it bears better when it’s shared. #out #speak',
    },
  ],
  12: [
    {
      title: 'Coming out of the retreat',
      preview:
        'On {day} Jupiter turns direct in the part of life for solitude, spending and farewells. The inward months are rounding off. What was the quiet good for?',
      text: 'There’s a particular peace in a room after the last guest has gone. It’s a little like that on {day}, when Jupiter turns direct in the place of retreats and farewells and the long sorting comes towards its end. Expenses still have a way of finding you, and you may tire sooner than you’d like, as this isn’t an easy berth for Jupiter. But you’ve learnt something there. It could be how little you need, or whom you missed. Before ordinary life floods back, put it in one line on a card and stand the card where you brush your teeth. Quiet things are quickly forgotten in company. Jupiter goes to the front door on {until}, and then you’ll be glad to have it in writing. #in #finish',
    },
  ],
}
