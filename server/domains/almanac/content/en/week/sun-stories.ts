import type { Stories } from '../../../texts/units.ts'

/** The Sun moves into a house and is there for a month. */
export const sunEnters: Stories = {
  1: [
    {
      title: 'A month in the front row',
      preview:
        'The Sun moves into your own sign on {day}, and that makes you visible from a distance. It also makes you warm, in both senses. How do you shine without burning your fingers?',
      text: 'From {day} the Sun is in your own sign, and people turn their heads a little sooner. That sounds pleasant, and some of it is. But old astrologers count this among the tiring months, because the Sun in your own sign heats whatever it lights: temper, pride, even the forehead. So it’s worth spending this light early in the day, when it is still cool. Do what matters to you before ten, and let the rest of the day have what remains. Then you needn’t push. If a remark stings in the afternoon, it is probably the heat, and it can go unanswered until you have eaten. The month ends on {until}, and by then you know which of your efforts were worth being seen for. #early #hold',
    },
    {
      title: 'Let others have the last word',
      preview:
        'You feel more like yourself from {day}, when the Sun comes to your own sign for a month. The trouble is that everyone else is still there too. Who gives way first?',
      text: 'The Sun comes to your own sign on {day} and strengthens your will, your back and your opinion of your opinion. This gives courage to anyone who has been hiding. Yet it also brings a certain heat to ordinary talks, and by evening you may be worn out by debates that you won. That’s the price the old books mean when they call this placing hard. It can be made cheaper. Once a day, let another person have the last word, on the route, the recipe, the window, and notice that nothing falls down. You lose a sentence and keep your strength. So by {until} you may be both more certain of yourself and easier to live with. #hold',
    },
  ],
  2: [
    {
      title: 'Pride goes shopping',
      preview:
        'On {day} the Sun turns to your purse, your table and your words for a month. Spending can become a way of being anybody’s equal. What do you buy when you buy respect?',
      text: 'The Sun moves on {day} to what you own, eat and say. We rarely spend money on things alone, and since the Sun is about self-respect, a purchase can begin to carry more than its weight: a better coat, a round for everyone, a gift that outdoes the other gifts. It tends to be a dearer month than it looks. That doesn’t make it a bad one, because you also find out what you would rather have than be admired for. So give each wish a night. Before you pay for anything larger than lunch, leave it in the shop and sleep. Then, if you still want it at breakfast, it was for you. Most of the others will have faded well before {until}. #save #late',
    },
    {
      title: 'Your voice carries further than usual',
      preview:
        'The Sun is in charge of your speech from {day}, and of the family’s ears along with it. You may sound sterner than you feel. Could you hear yourself from across the table?',
      text: 'Your words come out with a little more iron in them. That is the Sun, which enters your second house on {day}, the house of speech, food and family money, and it gives the voice authority whether it is wanted or not. Strangers may listen to you now. But at home the same tone can sound like an order, and a plain question about the gas bill ends with a slammed door. Because of that, try speaking second at meals for a while. Let another person begin, take a mouthful, then say your piece more slowly than you want to. It is an old rule of good houses, and it costs only a hot potato. After {until} the iron goes elsewhere, and what you said kindly stays. #hold',
    },
  ],
  3: [
    {
      title: 'Courage comes in by the side door',
      preview:
        'One of the year’s easier months begins on {day}, as the Sun moves to where your nerve is. A call you have put off looks shorter from here. Who is it that you need to ring?',
      text: 'Courage, messages and short trips have the Sun with them from {day}, and there it is strong in a useful way. You may wake up a bit braver than you went to bed. It lends you a straight back and an early start. What was awkward last month may be merely unpleasant now, and that is a great difference. So look for the number that you have been scrolling past, the official, the cousin, the landlord, and ring it before your coffee is finished. But don’t rehearse, or you will lose the morning. The catch is that bravery likes company and may invite itself to five fights at once. One call is enough to begin with, and for others there’s time until {until}. #speak #early',
    },
    {
      title: 'Put your own name under it',
      preview:
        'On {day} the Sun begins a good month for all you write, say and send. You have opinions that nobody has heard in your own voice. Which of them deserves a signature?',
      text: 'Unsigned opinions are cheap, and you have had a few. With {day} the Sun comes to the house of letters, hands and neighbours, where it does well, so this is a month for saying things under your own name. It needn’t be grand. Perhaps the street wants a crossing, the school a better timetable, or a good shop deserves to be praised where others can read it. So write ten lines, be fair to the other side in two of them, and sign. That last part is where most people hesitate, because a name can be answered back. Still, it can also be asked to join, and that happens more often than you’d think. By {until} you may know people on your own street whom you only waved to before. #speak',
    },
  ],
  4: [
    {
      title: 'Who decides in this kitchen',
      preview:
        'Home grows warm from {day}, with the Sun moving in for a month. There may be two people who know best where the pans go. Can one of them be you, and still give way?',
      text: 'The Sun moves into your home on {day}, and with it comes the wish to be respected exactly where you take off your shoes. But others wish for that too, a partner, a parent, a flatmate with views on bin bags. The Sun is not at ease here, so peace costs more than it did, and the quarrel is seldom about the bins. It is about who decides. That is why it helps to hand one thing over completely: let them rule the bathroom shelf or the holiday food, and never mention it again. This is less generous than it sounds, because you can then ask for a realm of your own. By {until} the house has cooled. #hold',
    },
    {
      title: 'Ten minutes on the back step',
      preview:
        'You may come home more tired than you left, once the Sun reaches your resting place on {day}. The pull of duty follows you through the door. How do you leave it outside?',
      text: 'There are months when home is one more place where you are needed. Such a month begins on {day}, as the Sun comes to your rest and your roots, and brings the working day in with it. So you might lie on the sofa and still feel on duty. An older relative may need more than usual, or the car, or the boiler. These things can’t be hurried, and it’s better to have something that refills you daily. Best is to sit on the back step, or by any window that gets light, for ten minutes in the morning before you speak to anyone. Then go in and be needed. It doesn’t shorten the list, but you start from somewhere. The list itself tends to grow lighter towards {until}. #early #in',
    },
  ],
  5: [
    {
      title: 'Praise the other performance',
      preview:
        'Love and talent come under a strong light on {day}, when the Sun starts its month there. Everyone would like the applause. What happens when you give yours away?',
      text: 'The Sun arrives on {day} among romance, children and your own inventions. It lights them like a stage, and whatever you love you would now like to see admired. That is only human. Yet it makes the month a delicate one, because a lover who wants applause forgets to look at the other, and a child’s drawing becomes a matter of our own honour. There is a way round it. Praise something that isn’t yours, each day, exactly and without comparing: the way she parks, how the boy waits for his sister, a rival’s last chapter. It may even make your own work easier. Until {until} nobody has to be the best, and that is a holiday. #speak',
    },
    {
      title: 'Join in and come fourth',
      preview:
        'The Sun enters your house of games on {day}, and it dislikes losing. You could stay away from whatever you can’t do well. But wouldn’t it be a shame about the fun?',
      text: 'Somewhere this month there will be a quiz, a dance floor or a five-a-side with one player missing. You may hesitate, and the Sun is the reason. From {day} it is in charge of play and love affairs, where it would rather be excellent than amused, so pleasures can turn into examinations. This goes for flirting too. But what you’d miss by staying out is the thing that play is for, which is to be with others while the result doesn’t matter. So join in one thing you’re bad at and come fourth. Laugh first, before anybody has to decide whether they may. It is astonishing how much people like a person who can lose. By {until} the examiner has gone home and you still have the friends. #out',
    },
  ],
  6: [
    {
      title: 'The hardest thing before nine',
      preview:
        'A good working month begins on {day}, with the Sun among your duties and habits. You have more stamina than you did. Which task has been waiting for a person like that?',
      text: 'There is one task on your list that makes the others look attractive. It has probably come to mind already. On {day} the Sun moves into your working days, where it counts as helpful, and for a month it gives you something like a second wind against obstacles, rivals and paperwork. It works best in the morning, since this Sun likes to rise to things. So do the hardest task first, before nine if your hours allow it, before the kettle if they don’t. Twenty minutes are enough to break its spell. The catch is that you may get to enjoy being useful and take on other people’s hard tasks as well. So keep to yours, and by {until} the pile should have a different shape. #early #finish',
    },
    {
      title: 'Win by being civil',
      preview:
        'From {day} the Sun backs you in the everyday contests of work, queues and neighbours. You might have the upper hand for once. What is the best way to use it?',
      text: 'Rivals, duties and daily work are the Sun’s concern from {day}, and it is on your side there, which you may feel as a quiet sort of firmness. That comes in handy with a certain person whom patience has not improved. It lets you say a thing once. But it could also tempt you to win a quarrel, and that is where some caution pays, because a beaten colleague sits next to you on the following day as well. So choose the civil victory. That means asking for the rule in writing, agreeing a date and letting them save face. Then you have what you needed, without a single witness. Until {until} firmness and good manners go well together, and each makes the other stronger. #speak',
    },
  ],
  7: [
    {
      title: 'Ask about their day and listen',
      preview:
        'On {day} the Sun moves across to the other chair. For a month the people opposite you shine, insist and want to be heard. Can you bear to be the audience?',
      text: 'The Sun sets in the seventh house, as astrologers say. It gets there on {day}, and for a month the light is with the other person: your husband or wife, your business partner, a customer, the rival who suddenly does well. You may feel a little put in the shade. That is tiring, and it also shows you people at full size. But most quarrels of the month start in the same way, with two tired heroes telling each other about their day at once. So ask about theirs and don’t answer with your own. Then ask again, about some detail. The next evening is your turn, and if they forget, say so with a smile. Around {until} the light comes back to the middle of the table. #hold',
    },
    {
      title: 'Two heads, one signpost',
      preview:
        'You and someone close may want opposite things from {day}, when the Sun enters the house of partners. Neither of you is being difficult. So who turns the map around?',
      text: 'As soon as the Sun is in your part of life for two, on {day}, small decisions tend to grow a second meaning, which is: whose word counts? It could be the route, the wedding list or the price of the firm’s new sign. That can make agreement slow. Nobody gains much by going faster, because a yes that was pressed out of someone has to be paid for later. Instead speak well of them where others hear it, and mention their good idea to a third person without a joke attached. It will get back to them. After that, they don’t need to win the route as well. By {until} you should be walking in one direction, whichever it was. #speak #late',
    },
  ],
  8: [
    {
      title: 'Dim the lamp for a month',
      preview:
        'The Sun goes down into your quietest part of life on {day}. You may have less drive than you’re used to, and less wish to explain it. How much can be left undone?',
      text: 'From {day} the Sun is in the hidden house of your life, like a lamp with a shade on it. Strength is kept under cover there, and plans that went by themselves a month ago may need a push. That goes double for anything that depends on other people’s money. It is tiring to fight this, and mostly useless. But it’s a fine time for work that nobody sees, such as research, repair, or reading to the end something that you signed years ago. So cut your list by a third. Cross out what only serves to look busy, and tell no one which items went. Even rest counts as work for now. Up to {until} you are gathering things, and you spend them later. #in #finish',
    },
    {
      title: 'Three words that keep you safe',
      preview:
        'Secrets, shared purses and sudden questions come nearer from {day}, as the Sun enters the deep part of life. People may press you for an answer. What if you don’t have one?',
      text: '“I don’t know” is a complete sentence. It may be the most useful one you have from {day}, when the Sun moves to trust, tax and turning points, where matters are seldom as clear as the person asking would like. You could be drawn into someone’s secret, or asked to take sides about money that belongs to more than one. Pride then wants to give a verdict. But verdicts given in the dark have to be withdrawn by daylight, and that costs more. So say the three words, calmly, and add when you will have thought about it. Then do think about it. The questions become simpler around {until}, and some of them will have answered themselves by then. #hold',
    },
  ],
  9: [
    {
      title: 'Your father’s chair',
      preview:
        'On {day} the Sun comes to the house of fathers and teachers, its own subject. Old respect and old stubbornness may wake up together. Is there advice that you never asked for and could?',
      text: 'Most of us have argued for years with a person who isn’t in the room. Often it is a father, a teacher or an uncle, and the Sun brings him nearer when it enters the house of fathers and beliefs on {day}. It is a slow month for luck and long trips. But it is a good one for looking again at what you were told. If he can be asked, ask for advice on something small and real, a fence, a form, a noise in the car, and then follow one piece of it. That may surprise you both. If he can’t, do it his way once, in his honour. By {until} the argument is usually shorter, and the chair less empty. #speak',
    },
    {
      title: 'Be a pupil for a month',
      preview:
        'From {day} the Sun lights up your convictions, and you may hold forth more than you realise. The wide world is harder to impress at present. What would it teach you, if you let it?',
      text: 'The Sun moves on {day} to learning, faith and far places, where it tends to turn knowledge into speeches. Then listeners grow polite. And since roads are longer now and offices slower, being certain doesn’t get you there any sooner. There is a more comfortable way to spend the time, which is to be taught. Pick a book by a person you disagree with, or a lesson from someone half your age, and read or listen without a pencil. Only finish it before you judge it. This is restful once the first itch is over. When the Sun leaves on {until}, your opinions may be the same as before, with better reasons under them. #hold',
    },
  ],
  10: [
    {
      title: 'Noon, and you are outdoors',
      preview:
        'The Sun climbs to the top of your sky on {day}, the strongest place it has. Work that you did quietly may now be looked at. Will you be there when they look?',
      text: 'At noon there are no long shadows. That’s how it is in your working life once the Sun has reached the top of it, on {day}: what you do can be seen, and what you don’t do as well. For most people this is one of the better months of the year for standing, and for a word with those who decide. But it only opens the door, and you still have to walk through it. So put into one sentence what you have finished lately and what it changed for others. Then say that sentence when you are asked how things are, instead of “busy”. It is hard not to add an apology. But leave it off, for until {until} plain facts speak well of you. #speak',
    },
    {
      title: 'Take the chair that is free',
      preview:
        'A place at the head of something is empty, and on {day} the Sun begins a strong month for your public role. You may be the person they’ve been looking at. Why not you?',
      text: 'The Sun enters your tenth house on {day}, where it carries authority better than anywhere else. So when a volunteer is wanted and everyone looks at their shoes, you might look up, for responsibility that would have weighed on you in other months may now sit rather well on your shoulders. It may be a project, a parents’ evening, a team without a captain. The catch is that the one in the chair also gets the blame for the weather. So take it for one thing with an end to it, and name that end when you say yes. People follow someone who knows when to stop. By {until} you will have shown how you lead, and that is remembered longer than how you applied. #begin #speak',
    },
  ],
  11: [
    {
      title: 'Ask, since they would like to help',
      preview:
        'A generous month begins on {day}, with the Sun among your friends and your gains. Others have what you need and hardly know it. Is there a favour you could ask for?',
      text: 'Being helped is a skill, and you may be out of practice. On {day} the Sun moves to your friends, your contacts and your results, and there it is one of the kindest months for seeing something come back for what you have put in. It tends to come through people. They can’t know what you need, though, as long as you look so capable. So ask one person for one exact favour: an introduction, an hour with the drill, a look at your page. But leave them an easy way to say no. They mostly say yes, because it is flattering to be asked for what one is good at. Then write down who helped. You have until {until} to return it, and the rest of the year as well. #speak #out',
    },
    {
      title: 'Two friends who should meet',
      preview:
        'Your circle warms up from {day}, when the Sun starts a month in the house of friends and wishes. You know people who don’t know each other yet. What if you brought them together?',
      text: 'From {day} the Sun is in your house of friendship and gain, where it makes people open-handed, so introductions tend to take root. Perhaps you know a friend who is looking for a flat and one who has a room, one who draws and one who writes, and they have only you in common. That makes you a bridge. So bring two of them together over something short, a coffee or a walk, say why you thought of it, and then let the talk run without you. That is the difficult bit, since one likes to be thanked. But bridges get their thanks late and in odd ways, often in the form of a chance. By {until} there could be more than one of those about. #out',
    },
  ],
  12: [
    {
      title: 'Offstage, by your own wish',
      preview:
        'On {day} the Sun withdraws to the back room of your life for a month. You could take it for a loss of strength. Or might it be the part of the year when you are allowed to be unseen?',
      text: 'The Sun slips behind the curtain on {day}, into the house of rest, solitude and what goes out without coming in, and for a month recognition is thin on the ground. Efforts to be noticed cost double now. That is the hard side of it, and it’s named quickly. The other side is that nobody is watching, so you can put down the face you wear for them. So go offstage on purpose once a week: an afternoon when nobody can reach you, in a park or under a blanket, and don’t tell the story of it afterwards. Because strength comes back in places like that. The Sun returns to your own sign after {until}, and you’ll want to have slept. #in #hold',
    },
    {
      title: 'Abroad, apart, or just away',
      preview:
        'The Sun is in your house of distance and expenses from {day}. Money and hours go out more easily than they come in. To whom, or to what, would you gladly give them?',
      text: 'In every year there is a month in which more goes out than comes in. This one begins on {day}, when the Sun moves on to expenses, distance and farewells. Fees fall due, a trip costs more than its ticket, and people ask you for time as if you had it in jars. It is no failure of yours; it’s the season. Still, you have a hand on the tap. So give on purpose, in one place, and be slow with everything else. A good place for it is a person far away who thinks of you more than you know, and a long letter to them costs a stamp. What you held back in other matters until {until} is there for the month that follows. #save',
    },
  ],
}
