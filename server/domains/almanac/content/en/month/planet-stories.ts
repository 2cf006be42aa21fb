import type { Stories } from '../../../texts/units.ts'

/** The Sun moves into a house on {day} and stays until {until}. */
export const sunEnters: Stories = {
  1: [
    {
      title: 'Choose the stage, leave the rest',
      preview:
        'From {day} the Sun is in your own sign, where it shines on you and wears you out a little. You’ll be looked at this month. For what would you like it to be?',
      text: 'It’s bright in your own sign from {day}, when the Sun arrives there and turns towards you. That sounds better than it feels. Old books count this among its tiring places, since being seen uses up strength, and pride gets sunburnt first. So decide early in the month on the one matter for which you’re willing to stand in the light, be it a talk, a family feast or a difficult yes. From all the other stages you can stay away with good manners, and it helps to be short with praise as with blame. By {until} it’s cooler, and you’ve been seen where you chose to be. #hold',
    },
  ],
  2: [
    {
      title: 'Agree the figure beforehand',
      preview:
        'On {day} the Sun moves to your money, your food and your family’s table. Generosity gets mixed up with pride there. How much would you like to give when nobody’s watching?',
      text: 'Some bills are paid so that others see the wallet. When the Sun turns to money, meals and family on {day}, you may catch yourself at it. It’s a dry sort of month for the purse, because self-respect sits in it. What helps is to settle the figures while everyone’s calm: what a present should cost, who pays for outings, how much goes on treats till {until}. This is done with the people who share your kitchen, or alone with a pencil. After that it’s no longer a question of honour. You can even be outdone at the restaurant and enjoy the fish. #save',
    },
  ],
  3: [
    {
      title: 'Four outings, one a week',
      preview:
        'The Sun enters the part of life that holds your courage on {day}, and it likes it there. Short roads and plain words go well. Where have you been meaning to turn up?',
      text: 'You can put off a short trip for longer than a long one, because it could be any day. Well, from {day} the days are good for it. The Sun has come to courage, brothers and sisters, neighbours and near places, where it gives you warmth and a straight back. People take you at your word now. So plan four outings for the month, one a week, each to a place within an hour where someone or something has been waiting: a brother, a market, a bench with a view, the office that never answers. By {until} the near world knows your face again. #out #begin',
    },
  ],
  4: [
    {
      title: 'An hour when home is closed',
      preview:
        'On {day} the Sun goes into your home, and there may be more than one ruler under the roof. Rest is harder to come by for a month. When could the door be shut?',
      text: 'A house with two captains goes round in circles. That’s the risk from {day}, when the Sun moves into your rooms and wants to be master there, while others have lived quite well without orders. If you live alone, it’s conscience that plays captain. So make a fixed hour each day when home is closed, to callers and messages and also to criticism. Nobody asks anything of anyone in it. Should a mother or father need more of you now, give it gladly, but outside that hour. It’s a small thing to defend till {until}. But a house that rests once a day gets through the rest. #in #hold',
    },
  ],
  5: [
    {
      title: 'Be the worst in the room',
      preview:
        'The Sun comes on {day} to the part of life where you love, play and create, and it’s apt to take the game too seriously. Who needs you to win? Perhaps not even you.',
      text: 'Pride is bad at games. On {day} the Sun moves to play, romance, children and invention, and since it’s a planet that likes to be first, the fun can go out of things. You may be hurt by a yawn or wait for applause after a kind deed. It passes more easily if you spend part of the month where there’s nothing to be proud of: begin something in which you’re bound to be the worst, a dance, an instrument, the neighbours’ cricket. After two evenings it’s a relief. Then love goes better as well. By {until} you’ve had some laughs that didn’t need an audience. #begin',
    },
  ],
  6: [
    {
      title: 'One big nuisance, gone by hand',
      preview:
        'From {day} the Sun lights up your daily work, and that suits it well. Strength is there for what has been in the way for years. Which nuisance gets the month?',
      text: 'Everyone has a nuisance they’ve learned to step over: the garage, the backlog, the feud with the photocopier. On {day} the Sun comes to work, order and resistance, one of the places where it’s strongest, so you have a good month for getting rid of one. Choose just one. Then write down what the end would look like, and give it an hour a day at a time when you’re fresh, and let nobody talk you into a second. Rivals tend to go quiet when a person simply works on. The temptation is to boast half way. Keep that for {until}, when there’s floor to stand on. #begin #early',
    },
  ],
  7: [
    {
      title: 'Let them steer for a month',
      preview:
        'The Sun crosses to the other side on {day}, to partners and people you bargain with. They shine, and you may feel in their shade. What could you let them decide?',
      text: 'It takes a strong person to sit in the passenger seat. From {day} the Sun stands over partnership and agreements, so the other one seems louder, busier and more certain than you, be it a spouse, a business partner or an important customer. This is a slower month between two people, but it’s a fine one for an experiment: hand them one whole area until {until}, such as the weekends, the menu or the order of work, and really keep out of it. They may do it worse than you. You’ll have had four weeks without that question, and they’ll know what it is you usually carry. #hold',
    },
  ],
  8: [
    {
      title: 'Where things are, just in case',
      preview:
        'On {day} the Sun goes down to the part of life that holds joint money, secrets and endings. Your strength is at low tide for a month. Who knows where your papers are?',
      text: 'The Sun isn’t fond of cellars. It goes into one on {day}, the place of hidden matters, shared money and trust, and till {until} your strength can be like a lamp on a weak battery. That isn’t weakness, it’s thrift. So put off big appearances where that can be done, and get to bed while the tired feeling is still friendly. As for a plan, this month suits a sensible one that many people postpone: show one person whom you trust where things are, the key, the folder, the number to ring. Being known by one other person is a quiet kind of strength. #in',
    },
  ],
  9: [
    {
      title: 'Read the source for yourself',
      preview:
        'Belief, teachers and fathers have the Sun above them from {day}, and opinions get hot. It’s a month of large words. What does it really say where everyone points?',
      text: 'There’s always a person who knows what the scriptures say, or the statistics, or your late grandfather. On {day} the Sun enters the part of life that holds faith, law, fathers and teachers, and such persons multiply. It’s not an easy place for it, since respect is easily hurt. So use the month for going to the source. Take a text that’s always being quoted at you and read it yourself, a page a day, from the beginning. Don’t argue while you’re at it. By {until} you may have little to say about it in company, and a good deal to go on. #hold',
    },
  ],
  10: [
    {
      title: 'A seat at the long table',
      preview:
        'The Sun reaches your career and your good name on {day}, and it’s at its best up there. People in charge have time for you this month. What would you put before them?',
      text: 'At noon shadows are short, and so should requests be. The Sun comes on {day} to profession, rank and the people who can decide, the place where it has most strength. So go to the one who decides, and ask for half an hour in the second week. Use the first to prepare a proposal that would help them too, on one page, with a sum at the bottom. If you’re your own boss, hold that meeting with your best customer. It can go to your head, which is the catch. But what’s agreed by {until} stands in good light. #speak #early',
    },
  ],
  11: [
    {
      title: 'Two worlds under one roof',
      preview:
        'From {day} the Sun warms friendships, income and long hopes. It’s one of your sociable months, and doors open from inside. Which of the people you know have never met?',
      text: 'Most of us keep friends in separate drawers, those from work, those from school, those from the stairs. On {day} the Sun moves among friends, gains and wishes, where it’s generous, so this is a month for taking out the drawers. Invite people from two of them to one evening in your place or in the park. At such evenings a person says in passing that they know someone with a van, a vacancy, a room. It can’t be planned, only made likely. Money you’ve earned may also be easier to ask for now. Choose the evening well before {until}, and don’t seat them by age. #out #speak',
    },
  ],
  12: [
    {
      title: 'Service without a name badge',
      preview:
        'The Sun withdraws on {day} into the part of life that sleeps, spends and lets go. You’ll be seen less for a month. What would you like to do while no one’s counting?',
      text: 'A month offstage can feel like a demotion. It begins on {day}, when the Sun goes into the house of retreat, distant places and expense, and you may find that letters stay unanswered and praise goes to the person next to you. Your strength isn’t gone, it’s merely in the dark. So spend it on something that’s done in the dark anyway. Help out a few hours where nobody knows what you are otherwise: washing pots, walking a dog that isn’t yours, reading to the old. Watch the purse a bit, as lonely people shop. By {until} the light turns, and you may even be rested. #save',
    },
  ],
}

/** Mercury moves into a house on {day} and stays until {until}. */
export const mercuryEnters: Stories = {
  1: [
    {
      title: 'One decision a day is plenty',
      preview:
        'On {day} Mercury enters your own sign and brings a head full of choices. The days ahead are quick and rather fidgety. Which of all these things do you have to decide yourself?',
      text: 'Your head could pass for a waiting room from {day}, when Mercury comes to your own sign. Everybody wants to go in first: the dentist’s letter, the idea from the bath, the colour of the hall. It’s lively and it tires you, because each small choice takes as much as a large one. So ration them till {until}. Each morning choose the one thing to be decided that day, decide it before noon, and leave the others sitting. Some get up and go by themselves. You may talk too fast as well, so let people finish, even the slow ones. They’re often further than you think. #hold',
    },
  ],
  2: [
    {
      title: 'What the cupboards are worth',
      preview:
        'Mercury comes to your money and your voice on {day}, and it has a good head for both. Sums come out and words fit. What could leave the house and earn something?',
      text: 'In the cupboard under the stairs there may be a small shop. Mercury reaches your purse, your belongings and your way of speaking on {day}, and there it’s at ease: it counts well, writes good labels and finds the right tone with buyers and relations. So plan a sale. It can be a stall in the yard, a few notices or a table at a market, shared with a neighbour if you like. The catch is telling each item’s story until nobody wants it. By {until} there’s room on the shelf, something in the tin, and you know what you still need. #speak',
    },
  ],
  3: [
    {
      title: 'Post comes twice a day',
      preview:
        'From {day} Mercury is among your messages, errands and near relations, and it gets crowded there. Words travel in all directions. What if they only came at certain hours?',
      text: 'In our grandparents’ day the post came twice, and between the two one could think. It’s worth trying from {day}, because Mercury turns up then in the house of messages and errands, and though that’s its trade, it overdoes it. Courage suffers when there’s so much noise. So open your messages at two fixed times a day, and tell the three people who’d worry. It feels like leaving the stove on. But those who really need you can ring. By {until} you’ll be answering fewer things, and answering them better, and short trips begin on time because you’re not standing in the hall with the phone. #hold',
    },
  ],
  4: [
    {
      title: 'A council in the kitchen',
      preview:
        'On {day} Mercury comes home, where it’s welcome. Household matters can be talked through and measured with a cool head. What should be settled while everyone’s listening?',
      text: 'Few people quarrel over a house plan that’s drawn to scale. From {day} Mercury is at home in your rooms, with your family and your car keys, and it’s good at this sort of thing: measuring, comparing, asking each in turn. So call a council for one of the next evenings. Everyone who lives there has a voice, children and lodgers included, and if you’re the only one, invite a practical friend. Each names a thing that bothers them and a thing they’d like. Then put figures to it, with a tape and a price. Have it written up and hung in the hall by {until}. #speak',
    },
  ],
  5: [
    {
      title: 'Learn one poem by heart',
      preview:
        'Mercury moves on {day} to love, play and ideas, and it starts to analyse them. Feelings don’t care for that. What could your clever head do in the meantime?',
      text: 'Love letters get worse with every correction. So do jokes, and tunes. On {day} Mercury, which can’t leave a sentence alone, comes to romance, children and the things you make, and the head begins to ask whether the heart has really thought about it. Give the head some work of its own instead: learn a poem or a song by heart, two lines a day, a good one that you’ll want to keep. It occupies the part of you that comments. The rest can play. By {until} you’ll have it by memory, and those you love will have been spared a number of interesting questions. #hold',
    },
  ],
  6: [
    {
      title: 'Write it so that others can',
      preview:
        'Work and its details have Mercury on their side from {day}. What’s muddled can be put in order, word by word. Which task would fall apart if you were away for a week?',
      text: 'You hold up more than you think, and mostly because you never wrote down how it’s done. From {day} Mercury helps with work, methods and the small print of health and habit. So use these weeks to take one task that only you can do and put it on paper, step by step, so that a tired stranger could follow. Then let another person try it while you keep your hands in your pockets. They’ll get stuck at step four. That’s where you left out what you do without knowing. By {until} you can be ill, on holiday or merely elsewhere, and the day would still turn. #finish',
    },
  ],
  7: [
    {
      title: 'One list for the two of you',
      preview:
        'On {day} Mercury enters partnership, and both sides may be sure they said it. Small misunderstandings pile up. Where could what you agree be written for both to see?',
      text: 'He thought she had rung the plumber, and she thought he’d said he would. From {day}, as Mercury arrives in the part of life with two people in it, there’s a lot of that about, in marriages as in firms. It isn’t ill will. It’s two quick minds, each assuming that the other can hear. So keep a single list for both of you during this stretch, on the door or on the phone, and nothing counts as agreed until it stands there in both your words. It’s a bit like school. But by {until} the list tends to be friendlier than your memories are. #hold',
    },
  ],
  8: [
    {
      title: 'A detective among the standing orders',
      preview:
        'From {day} Mercury looks into what’s shared, hidden and seldom read. It’s unusually sharp there. What do you pay for, owe or own without quite knowing why?',
      text: 'Mercury makes a good detective, and on {day} it goes down to the files. Joint money, old agreements, passwords, the letters with the small print: in this hidden part of life it sees what the rest of us skip. So over the next weeks follow every regular payment to its source, one an evening, by yourself and with a good lamp. Who gets it, what for, and since when? The catch is telling people what you’ve found before you’ve understood it. So keep the notebook shut until {until}, then speak about it privately with the person it concerns. Facts that arrive calmly are usually received calmly. #hold #in',
    },
  ],
  9: [
    {
      title: 'A question a week for your teacher',
      preview:
        'Mercury reaches study, belief and far roads on {day}, and it would rather debate than learn. Knowing gets in the way. Who could answer you if you asked properly?',
      text: 'Between hearing and understanding lies a stretch that nobody likes to walk. From {day} you may try to jump it, for Mercury comes to study, travel and faith, where it’s restless and collects opinions like stamps. Slow it down with one good question a week, put to a person who really knows a subject, a teacher, a priest, the old woman at the allotment. In between you live with the answer. You’ll want to object on the first day. By the fifth you may see what was meant. By {until} you’ve heard few answers, and had the use of each. #late',
    },
  ],
  10: [
    {
      title: 'The page that speaks for you',
      preview:
        'On {day} Mercury comes to your work and your name, and it writes well there. How you describe what you do may be out of date. What does the page say that others read first?',
      text: 'Before people meet you, they’ve read you. It may be an application, a profile or a sign above a shop. From {day} Mercury is in the house of career, where it has a good hand, so this is the time for writing that page afresh. Don’t list your duties, for nobody falls in love with a list. Say what was different once you’d been there. Then give it to two people, one who knows the trade and one who knows you, and strike whatever makes both of them frown. It’s tempting to go on polishing. Send it, hang it up or hand it in by {until}. #speak #finish',
    },
  ],
  11: [
    {
      title: 'Organise the outing this time',
      preview:
        'From {day} Mercury is among friends, plans and earnings, and things get agreed more easily. Everyone would come if someone began. What could the lot of you do together?',
      text: 'It only takes one person with a list. Mercury moves on {day} to friends, gains and good intentions, and it’s a born organiser, so this is the month to be that person. Think of something that’s better with eight people than with two: a boat, a castle on a hill, a quiz, an afternoon picking fruit. Offer two dates, not six, and say when you need an answer. You’ll hear news on the way, and one or two of them may know of work. The nuisance is the one who never replies. Count him in as a perhaps, and set off by {until}. #out #speak',
    },
  ],
  12: [
    {
      title: 'Worry by appointment',
      preview:
        'On {day} Mercury goes to the house of sleep, and thoughts may keep you company at the wrong hour. They have to be given a better one. Would seven in the evening do?',
      text: 'Thoughts at three in the morning have no shoes on. They can’t go anywhere, they only pace. From {day} you may know them better than you’d like, for Mercury has come to sleep, silence and the things that slip through your fingers, and it finds the place too quiet. It also forgets umbrellas there and buys tickets twice. So give the worries an appointment for this month: ten minutes at seven in the evening, at a table, with a pencil. Let each of them say its piece in a line. When the time’s up, close the book. By {until} many have stopped keeping their appointment. #hold',
    },
  ],
}

/** Venus moves into a house on {day} and stays until {until}. */
export const venusEnters: Stories = {
  1: [
    {
      title: 'A picture you don’t mind keeping',
      preview:
        'On {day} Venus comes to your own sign, and your looks and manner gain by it. These are kind weeks for being seen up close. When was the last photograph that you liked?',
      text: 'Most people own one good photograph of themselves, and it’s eleven years old. From {day} Venus is in your own sign, where it’s very much at ease, and it lends you a softness that cameras and people both notice. So make use of that while it lasts. Plan an hour for a picture, with a friend, by a window, in clothes that you can breathe in. The vain part is choosing for two days between the third and the fourth. So let the friend choose. By {until} you have a face to show that’s yours and up to date. #out',
    },
  ],
  2: [
    {
      title: 'Sunday lunch, four times over',
      preview:
        'Venus sits down at your family’s table on {day}, near the money and the bread. That’s a pleasant place for it. Who could sit there with you more often?',
      text: 'Families hold together by lunch more than by love. On {day} Venus comes to the house of food, kin and possessions, and it does well there, so it’s a fine month for setting up a meal that returns. Choose a day of the week and the people, related or not, and make it so simple that it can be done four times: one pot, one salad, fruit. You may be tempted to outdo yourself at the second, and that’s how such lunches end. So keep it plain and let the plates be the pretty part. By {until} nobody needs to be invited any more. #spend #begin',
    },
  ],
  3: [
    {
      title: 'Lend three, borrow three',
      preview:
        'From {day} Venus is in the neighbourhood, among messages, siblings and short ways. Goodwill goes from hand to hand. What do you own that would like to be borrowed?',
      text: 'A lent book is a conversation that goes on without you. This is worth remembering on {day}, because Venus comes to the house of neighbours, cousins and small exchanges, where it’s easy company. Things want to travel there. So look out three that you like and could spare for a while, a novel, a waffle iron, a record, and offer each to a person you’d like to see again when it comes back. Borrow something from them in return. Nothing makes a neighbour sooner than having to bring back a cake tin. By {until} there are six errands going about, each with your name on. #out',
    },
  ],
  4: [
    {
      title: 'A long lunch that ends at six',
      preview:
        'Venus moves into your home on {day} and makes it hospitable. It’s one of the places where it’s happiest. Could you have people in without turning it into a performance?',
      text: 'The best meals at home are those that nobody remembers eating. On {day} Venus comes to your rooms, your mother’s recipes and your peace of mind, and for some weeks your place has a good word for everyone. So plan one long lunch in this time, the sort that ends at six with an uncle asleep in the armchair. The catch is the hostess or host who stands at the stove and is missed. So cook it the day before. By {until} your home has heard some laughing, and rooms keep that for a while. #out',
    },
  ],
  5: [
    {
      title: 'Take turns at courting',
      preview:
        'Romance, play and talent have Venus to help them from {day}. What’s begun lightly may go deep this month. Who plans the next evening, you or they?',
      text: 'In most couples one person buys the tickets. From {day} Venus is in the house of romance, fun and children, thoroughly content, and it’s a good time to share the pleasure of planning. So take turns. One evening a week belongs to the two of you, and each time the other one thinks it up, in secret and within an agreed sum. If there’s no sweetheart, do it with a daughter, a nephew or your oldest friend, as being surprised suits everybody. By {until} you’ve been courted twice and have courted twice, and you know better what pleases them. #out #spend',
    },
  ],
  6: [
    {
      title: 'The favours nobody asked for',
      preview:
        'Venus goes to work on {day}, and it isn’t at ease there: too kind with colleagues, too soft with itself. What are you doing for love that’s really another person’s job?',
      text: 'You brought biscuits once, and now you’re the one who brings biscuits. That’s what happens when Venus is in the house of duties and service, as it is from {day}. It wants to be liked by those it toils with, and so small kindnesses set like cement. So go through your favours this month with a cool head. Which were asked for? Which would be missed? Let those lapse that are neither, without a farewell, and keep the two or three you enjoy. Until {until} you’ll be liked a shade less by people who hardly noticed, and you’ll be less tired. #hold #finish',
    },
  ],
  7: [
    {
      title: 'An evening apart, each week',
      preview:
        'On {day} Venus enters partnership, where it expects rather too much. Closeness may chafe this month. Would the two of you be nicer company after an evening off?',
      text: 'Expectation is a demanding guest, and on {day} Venus brings it along into marriage, partnership and business for two. Old astrologers thought this one of its difficult rooms. You want the other to be charming without being told, and they want the same, so both sit there like an audience. Or you’re single and hold each new face up against a portrait. So try an evening apart each week. Then come back with something to tell. It’s not coldness, it’s ventilation. Matters of taste and of shared spending can be put off until {until}, when neither of you takes the curtains personally. #hold #late',
    },
  ],
  8: [
    {
      title: 'A wish that’s only for their ears',
      preview:
        'Venus goes deep on {day}, into trust and all that’s shared behind closed doors. It’s gentle there and does you good. What would you like that you’ve never quite said?',
      text: 'Some wishes are so small that it’s embarrassing to have them. To be asked about the day, to have your hair stroked, to be left the last slice. Venus moves on {day} to the house of intimacy and trust, a surprisingly kind place for it, and such wishes can come out of hiding. So choose a private hour in the coming weeks and tell one to the person it concerns, with no history and no reproach. They may have one too. If there isn’t such a person, grant it to yourself without a fuss. By {until} a door that stuck may be on the latch. #speak #in',
    },
  ],
  9: [
    {
      title: 'By train, for no good reason',
      preview:
        'From {day} Venus invites you further out, to other places, other music and people who teach. It’s one of its lucky rooms. Where could you get to and back in a day?',
      text: 'People travel a thousand miles past the town that would have pleased them. On {day} Venus goes to the house of long roads, learning and good fortune, and is in excellent spirits there, so any outing beyond the usual circle tends to be pleasant. It doesn’t have to be far. So take the timetable and find the end of a line you’ve never taken to its end, then plan a day there with someone whose company makes the train part of it. The catch is packing the day too full. By {until} you’ve been away for longer than the hours add up to. #out #spend',
    },
  ],
  10: [
    {
      title: 'Pleasant isn’t the same as good',
      preview:
        'On {day} Venus comes to your career and your name, where it’s too concerned with looks. Charm counts for more than it’s worth this month. What would speak for you without it?',
      text: 'You may know the kind of meeting that went so well that nobody can say what was decided. There’ll be several from {day}, because Venus is then in the house of profession and standing. Everyone’s nice, the slides are pretty, and a hard truth finds no chair. It’s an awkward place for Venus, and money spent on impressing people rarely comes back. So choose the thing in your work that would hold up in plain brown paper, and look after that this month. When you’re praised, ask which part was useful. By {until} the taste for packaging has passed, and yours was about something. #save #hold',
    },
  ],
  11: [
    {
      title: 'Get the old crowd together',
      preview:
        'Friends, income and hopes find Venus in their midst on {day}. It’s a cheerful, generous time. Which circle of yours has come apart only because no one called it?',
      text: 'Circles don’t break, they go to sleep. There was the team, the course, the four from the first flat, and then two moved and nobody wrote. From {day} Venus is among friends, gains and fond hopes, where it’s open-handed, so this month they’re easily woken. Be the one who calls. Find a date about three weeks away, a place with a garden or a piano, and send it round with an old picture. It might cost a round or two. And since good things now tend to arrive with good people, listen when someone says what they’re looking for. By {until} you’ll have seen them. #out #spend',
    },
  ],
  12: [
    {
      title: 'Two days of doing nothing well',
      preview:
        'Venus retires on {day} to the house of sleep and seclusion, and it’s content there. Comfort is good for you this month. Where could you be unavailable in beautiful surroundings?',
      text: 'Doing nothing is a skill, and most of us are out of practice. From {day} Venus teaches it, for it comes to rest, retreat and distant places, and unlike its fellow planets it enjoys them. So plan two days of seclusion during this stay. A cottage would be nice, but it works just as well at home with the bell switched off, clean sheets and food that’s already cooked. Decide beforehand what they may cost, since comfort has an open purse this month. You may get fidgety by noon of the first day, and that’s normal. By {until} you’ll know how long you really need. #in #spend',
    },
  ],
}

/** Mars moves into a house on {day} and stays until {until}. */
export const marsEnters: Stories = {
  1: [
    {
      title: 'Somewhere for the steam to go',
      preview:
        'Mars enters your own sign on {day} and turns up the heat. You’ll be quicker, stronger and a good deal less patient. Where could all that go three times a week?',
      text: 'A kettle that can’t let off steam rattles its lid. Something similar may happen to you from {day}, as Mars comes to your own sign, where it’s strong and hardly comfortable. Queues are longer, people slower, remarks ruder than they used to be. Since these weeks give you more push than your days can use, plan an outlet three times a week that makes you sweat: stairs, a spade, a pool, a drum. On the other days leave a quarter of an hour earlier than you need to, and let others go first. By {until} it cools, and you may have kept the spade. #begin #hold',
    },
  ],
  2: [
    {
      title: 'Anything dearer than shoes waits',
      preview:
        'On {day} Mars moves in with your money, your voice and your family. All three get hot quickly. What rule could protect your purse and your meals for these weeks?',
      text: 'Anger shops, and it shops badly. That’s worth knowing from {day}, when Mars is in the house of money, food and family speech, where it’s sharp with the tongue and quick with the card. So make yourself a rule for the whole stay: anything dearer than a pair of shoes waits for three nights, and anything you’d like to say at dinner waits until the plates are washed. It’s a simple rule, which is why it can be kept in a temper. The others at the table may need it too, so tell them about it with a smile. By {until} you’ll have spent less of both. #save #hold',
    },
  ],
  3: [
    {
      title: 'The bold plan you’ve carried around',
      preview:
        'From {day} Mars is in the house of courage, and there are few places where it’s of more use. Your hands and your voice obey you. Which plan has waited for nothing but nerve?',
      text: 'It isn’t that you couldn’t, it’s that you’d have had to begin. On {day} Mars comes to courage, skill and the near world, and it’s glad to be there: for some weeks you have the heart to knock, to ask and to start sawing. So take the plan that has waited longest, a petition for the crossing, a bed in the shared garden, the letter to the council, and cut it into four Saturdays. Do the one with people in it first. You might be a bit loud, too. By {until} there can be something in your street that wasn’t there before. #begin #early',
    },
  ],
  4: [
    {
      title: 'All the noise on one weekend',
      preview:
        'Mars comes home on {day}, with a drill under its arm. Rooms are restless, and so are the people in them. Could everything that’s loud be done in two days?',
      text: 'There’s a difference between a repair and a siege. From {day} Mars is in your home, among your rooms and your relations, and things that were merely crooked now have to be dealt with at once. Before long you’re living in dust for six weeks and nobody speaks to anyone. So collect all that needs hammering, shifting or shouting about, and fix one weekend for it, with helpers and sandwiches. Until that weekend, and after it, the tools stay shut. The same rule serves for family grievances: one hour, then lunch. It’s quieter after {until}, and by then the shelf is straight too. #finish #hold',
    },
  ],
  5: [
    {
      title: 'Build something that takes a month',
      preview:
        'On {day} Mars turns to love, children and play, and it wants results. Tenderness gets impatient in such company. What could it hammer away at instead?',
      text: 'Mars plays to win, and that’s no way to play with people you love. From {day} it’s in the house of romance, children and invention. A kiss that’s late is an insult, a lost game is a scandal, and the child must learn to swim by Friday. All of that is heat without a stove. So find it one: build something over these weeks that needs strength and a plan, a go-cart, a puppet stage, a raft, a huge soup for a street party. Do it with the person you’d otherwise push. By {until} there’s something to ride on, and you’re on good terms. #begin #hold',
    },
  ],
  6: [
    {
      title: 'A campaign with a map',
      preview:
        'Mars reports for work on {day}, and there it’s one of your best allies. Backlogs, bad habits and rivals give way to it. Which of them do you want to beat by the end?',
      text: 'Great battles are won by people who’ve counted their boots. From {day} Mars is in the house of work, obstacles and opponents, where it serves you well and asks for a clear order. So give it one. Choose what’s to be beaten, a heap of small debts, a slack body, a backlog of two years, and draw the campaign on a sheet: what falls in the first week, what in the second, where you rest. You may want to fight people as well as tasks, and there’s the waste in it, so leave them alone as long as they let you work. Count again on {until}. #begin',
    },
  ],
  7: [
    {
      title: 'Rules for a clean quarrel',
      preview:
        'Mars goes over to the other side on {day}, to partners and rivals in business. Sparks are likely this month. Could you agree on how to quarrel before you do it?',
      text: 'Boxers shake hands first, and couples should. On {day} Mars enters the house of marriage, partnership and deals, where one side pushes and the other pushes back, and both of them say that they didn’t start it. So agree on rules for the quarrel while you’re still friends: nothing after ten at night, nothing in front of others, and a word that either may say, after which it’s over until tomorrow. If you live alone, the rules do for a landlord or a business partner, in a politer version. By {until} the gloves come off the hook less often, and the word may have become a joke. #speak #early',
    },
  ],
  8: [
    {
      title: 'Have what’s worn looked at',
      preview:
        'On {day} Mars goes into the eighth house, which is hidden and rather touchy. It’s a time for slow hands and low heat. What around you has been squealing for a while?',
      text: 'Brakes tell you weeks before. From {day} Mars is in the house of hidden matters and sudden turns, a tiring place for it, so haste costs more than it otherwise would. Don’t force lids or confessions. It’s better to give this stay to upkeep: make a list of whatever’s worn, in the shed, in the bag, on the bicycle, and have one item a week looked at by hands that know how. Use good shoes and good light. Rage about shared money or an old breach of trust may well up at night. It’s real, but let it wait for {until}, when you can use it properly. #hold #late',
    },
  ],
  9: [
    {
      title: 'Go there on your own two feet',
      preview:
        'From {day} Mars stirs up beliefs and plans for far away. You’ll want to convince, to book, to be off. Which road would be the right length for so much zeal?',
      text: 'Pilgrims walk because arguing about heaven gets nobody there. It’s a good thought for {day}, when Mars comes to faith, teachers and long roads and makes everyone a little too sure. Discussions turn into trials. This stay goes better on foot. So choose a goal that means something to you, a chapel, a spring, a grandparent’s village, and plan to walk to it during these weeks, in a day or in stages. Take little, and no one you’d have to persuade. It settles the blood as no debate can. By {until} what you believe has been out in the rain, and it’ll have shrunk to fit. #out #hold',
    },
  ],
  10: [
    {
      title: 'Five battles, one chosen',
      preview:
        'On {day} Mars reaches your work and your standing. Ambition is up, tact is down. You could fight on five fronts this month, so which of them is worth a scar?',
      text: 'Nobody’s promoted for winning the argument about the printer. From {day} Mars is in the house of career and authority, with plenty of drive and a short fuse, and each day offers you a fight. There’s the boss’s tone, the rota, the colleague who claims what you’ve done. Write all of them down, to the last. Then choose one, the one that’d still matter in a year, and cross out the rest, which means losing them on purpose. For the one you’ve kept, collect facts and wait for a calm day. By {until} people may have noticed that when you do say something, it’s worth hearing. #hold #late',
    },
  ],
  11: [
    {
      title: 'Many hands for a heavy thing',
      preview:
        'From {day} Mars is among your friends and your aims, where it gets things off the ground. Wishes grow muscles this month. What’s too heavy for you but not for six?',
      text: 'Friends who’ve carried a piano together stay friends. On {day} Mars comes to groups, gains and long-held aims, one of its best places, and it turns good intentions into people with rolled-up sleeves. So pick a thing you couldn’t lift alone, in fact or in a manner of speaking: a fence, a club’s debts, a street festival, your own start in a trade. Ask six. Give each of them something to do that fits their hands, and feed them. One of you will want to be in charge, possibly you, so settle that at the beginning. By {until} it’s standing, and so is the group. #out #begin',
    },
  ],
  12: [
    {
      title: 'Tired is not the same as lazy',
      preview:
        'Mars goes behind the scenes on {day}, and strength with it. It burns at night and is missing at noon. Which commitment could you drop for these few weeks?',
      text: 'It’s like driving with the handbrake on. From {day} Mars is in the house of sleep, expense and retreat, and you may be furious and exhausted in one, lie awake planning and be slow at your desk. Money goes on things that should have been mended. This stay wants a smaller load. So choose one commitment, an evening group or an extra shift, and cancel it for the whole of it, with a date on which you’re back. Put your exercise before six, so that it’s out of your limbs by bedtime. After {until} the brake is off, and you’ll want the road. #in #finish',
    },
  ],
}
