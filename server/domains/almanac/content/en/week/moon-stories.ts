import type { Stories } from '../../../texts/units.ts'

/** A new Moon in a house, until about a week later. */
export const newMoon: Stories = {
  1: [
    {
      title: 'A clean page with your name on it',
      preview:
        'The Moon starts again on {day}, in the part of life that is simply you: face, body, manner. Nobody is looking yet, which helps. What would you like people to meet when they meet you?',
      text: 'The new Moon of {day} falls on you yourself: your looks, your body, the way you come through a door. New Moons are dark, so nobody is watching yet, and that is the gift of them. You can try a different pace before anyone has an opinion about it. The catch is that ten resolutions made at once tend to cancel each other by the weekend. So pick one, and make it something your feet can do: twenty minutes outside each morning, before you look at a screen. It sounds like nothing. Still, by {until} it may have become the part of the day that belongs to you, and other changes can lean on it. #begin #early',
    },
    {
      title: 'Introducing yourself all over again',
      preview:
        'On {day} the Moon is new in your own sign, and that comes round once a year. How you describe yourself may be several years out of date. Which sentence would you put in its place?',
      text: 'Once a year the Moon is new in your own sign, and this time it happens on {day}. Your own sign is where you come across, so the thing that begins again is the picture other people have of you. That picture may be old. Perhaps you still say what you did three jobs ago, or apologise for something you have long since learned to do well. Because habits of speech are hard to hear from inside, say your usual introduction aloud, alone, and notice where your voice drops. Then find a truer one, two sentences at most. It needn’t be announced. By {until} you will have had a chance to use it once, and once is a beginning. #begin',
    },
  ],
  2: [
    {
      title: 'The small book of where it goes',
      preview:
        'A new Moon on {day} opens the part of life that holds your purse, your plate and your things. Most of us know what we earn better than where it went. Would you like to know?',
      text: 'What you own and what you eat are begun afresh by the Moon on {day}. This is the part of life where money is plain: the purse, the cupboard, the corner shop. A new Moon there favours small beginnings over grand plans, because a plan for the whole year rarely survives the first birthday present. So for seven days write down each thing you pay for, on paper, without judging any of it. The catch comes around the fourth day, when it gets dull. Keep going all the same, since the dull entries are usually the ones that teach you something. By {until} you have a page that tells the truth about your week, and it was free. #begin #save',
    },
    {
      title: 'A recipe and who it came from',
      preview:
        'Family, food and speech share a corner of your life, and on {day} a new Moon begins there. Something you grew up with may be worth taking up again. Who still remembers how it was made?',
      text: 'Food, family and the way you speak all belong to one part of life, and the Moon is new in it on {day}. That is why a smell can bring back a whole kitchen, along with the words that were used there. Some of those words were kind, some were not, and you have carried both. This is a good week to choose which you keep. Pick one dish from the house you grew up in and make it, or ask the person who used to make it how it went. They may answer with a story instead of a quantity, which is the better answer. By {until} there could be something on the table that was missing for years. #begin',
    },
  ],
  3: [
    {
      title: 'The first message of many',
      preview:
        'Messages, neighbours and nerve get a new Moon on {day}. A conversation that you have been composing in your head could leave it at last. What is the shortest honest version?',
      text: 'A message that you have half written for weeks has its new Moon on {day}. It falls in the part of life where words go out: texts, letters, a chat over the fence, the question at the end of a meeting. Beginnings come easily here, because three lines are enough and courage grows by being used. The trouble is polish. While you wait for the perfect wording, the other person may think that you have nothing to say. So write it as you would say it at a bus stop, read it once, and send it before lunch. They may take a few days. Even so, something is moving by {until} that was only in your head before. #speak #early',
    },
    {
      title: 'A street you have never walked',
      preview:
        'The near world gets its new Moon on {day}: the streets around you, the people next door, the short way and the long one. You may know it less well than you think. Where could you turn left?',
      text: 'Your own neighbourhood may be the least explored place in your life. It gets a fresh start on {day}, when the Moon is new over short trips, brothers and sisters, and people who live close by. This tends to be a lively, curious sort of week, easier for trying things than for deciding them. The catch is that habit walks the same pavement with its eyes on a phone. So one day go home another way, on foot if you can, and speak to one person you would normally nod at. It takes a quarter of an hour. By {until} you may have found a shop, a shortcut or a name, and any of these makes a place feel more like yours. #out',
    },
  ],
  4: [
    {
      title: 'A chair beside the window',
      preview:
        'A new Moon comes home on {day}, to your rooms and to the peace that you do or don’t find there. It asks for one corner, which is less than you feared. Which one would you sit in?',
      text: 'Home is where this new Moon falls, on {day}: the rooms, the kitchen, the place where you put down your bag and your face changes. The Moon is fond of this part of life, so even a small alteration can settle you more than its size suggests. Yet the wish tends to grow quickly, from a lamp to a new kitchen, and then nothing happens because it is all too much. That is why one corner is enough. So move a chair to the light, clear what lies within reach of it, and sit there with your tea before anybody needs you. Nothing has to be bought. If by {until} you have sat there four times, the corner has begun its work. #in #begin',
    },
    {
      title: 'Where you come from, asked again',
      preview:
        'The part of life that holds mother, roots and rest has its new Moon on {day}. There are things about your own beginnings that nobody ever told you, mostly because you didn’t ask. Which is the first?',
      text: 'There is a story about your family that you know only in half. Mothers, old houses and the ground under your feet have their new Moon on {day}, so this is a fair week to hear the rest of it. If your mother can be asked, ask her; otherwise an aunt, a neighbour from then, or the one who looked after you may know. The catch is that large questions frighten people into short answers. So ask for something small, such as what the kitchen looked like in the year before you were born. Then let them wander. It may change nothing. But by {until} you could be holding a piece of your own beginning that you did not have before. #speak',
    },
  ],
  5: [
    {
      title: 'Something made for no reason',
      preview:
        'Play has its new Moon on {day}, along with everything that you make and fall in love with. It has been waiting behind the useful tasks. What would you do if it didn’t count?',
      text: 'When did you last make something that nobody had asked for? On {day} a new Moon turns to play, romance and everything that comes from you alone. It is a tender start, and tender things dislike being judged on the first day. That is the catch, because you are probably better at judging than at playing by now. So give it a quarter of an hour, three times this week, and don’t show the result to anyone: a drawing, a tune, a cake with too much ginger. If it is bad, so much the better, since then it was really play. By {until} you may notice that you are less tired than the clock says you ought to be. #begin',
    },
    {
      title: 'An invitation in plain words',
      preview:
        'A new Moon on {day} touches the heart’s part of life: love, children, whatever makes you lighter. Hints have carried you as far as hints can. Would you dare to ask one simple question?',
      text: 'Affection gets its new Moon on {day}, in the part of life that belongs to love affairs, children and everyone you are silly with. New Moons like first steps. So if there is a person you would like to know better, or the one you live with whom you have hardly seen, this is the week for an invitation. The difficulty lies in the hinting, because hints protect you so well that the other side never hears them. Say it plainly instead: a coffee, a certain day, a certain hour. Then leave it there, without a joke to take it back. Should the answer be no, you have lost very little. And by {until} you know, which is lighter to carry than wondering. #speak #out',
    },
  ],
  6: [
    {
      title: 'One small thing, same hour daily',
      preview:
        'The everyday has its new Moon on {day}: work, habits, the list that refills itself overnight. It is the best kind of Moon for order in small portions. Which portion comes first?',
      text: 'Order is what this new Moon is good at. It comes on {day}, and belongs to daily work, duties and the habits that keep a body going. You don’t need a new system, because you have probably abandoned three. What helps is one act, tied to an hour that already exists: the lunchbox packed after dinner, the stretch while the kettle boils, the desk wiped before you leave it. The catch is ambition, which likes to add a second act on the third day. Don’t let it. A habit is like a seedling and does badly when it is pulled at. By {until} the act may run by itself, and you will have more patience for the things that can’t be arranged. #begin',
    },
    {
      title: 'The list gets shorter here',
      preview:
        'Duties, colleagues and little debts begin a new month on {day}, with the Moon. Some of what weighs on you is ten minutes long. How many such things fit into one morning?',
      text: 'Half of what is tiring you may be very small. The new Moon of {day} turns to the corner where the duties live, and there it helps anybody who likes to see things ticked off. So write the whole list down, all of it, even the button and the library book. Next mark everything that takes less than ten minutes. You are likely to find that it is more than half, and that you have been dreading the length of the list instead of the work in it. Then give those things one morning and do them in a row, without choosing. Then what is left looks different. By {until} you know which of the large ones really deserves your worry. #finish #early',
    },
  ],
  7: [
    {
      title: 'Half an hour that belongs to both',
      preview:
        'A new Moon on {day} concerns the life that you share, at home or in business. It favours a small agreement over a great talk. What could the two of you start?',
      text: 'Partnership begins again on {day}, because the new Moon falls where there are always two: a couple, two colleagues with one till, two old friends with one plan. It is easy to treat the other as part of the furniture, especially if the furniture is comfortable. So this new Moon is best used for a small agreement. Half an hour on a fixed evening, tea, no screens, and each of you says how the week really was. It can feel stiff the first time. That is normal, since you are out of practice and not out of love. By {until} the second half hour comes round, and the second is usually the one where something gets said. #begin #speak',
    },
    {
      title: 'Someone new across the table',
      preview:
        'On {day} a new Moon falls where other people come towards you: partners, customers, strangers with a familiar laugh. A first meeting has an easy start now. Will you leave room in the conversation?',
      text: 'Some people you have known for years were once an awkward first meeting. It may help to remember that on {day}, when a new Moon begins in the place where you face another person: a partner, a client, the stranger who sits down opposite. The door stands open for acquaintances of all kinds, and also for seeing a familiar face as though it were new. The one snag is nervousness, which makes most of us talk. So ask a second question after the first, about the thing they just said. People remember being asked. They rarely remember what you told them. By {until} you can tell whether you would like to meet again, and that is quite enough for a beginning. #out',
    },
  ],
  8: [
    {
      title: 'Papers for the bottom drawer',
      preview:
        'A quiet new Moon on {day} goes down to the part of life that is kept out of sight: shared money, passwords, things you would rather not think about. What would be lighter if it were in order?',
      text: 'This Moon is not for company. It begins on {day} in the hidden part of life, where joint accounts, old papers and unfinished feelings lie on top of each other. Nothing there is pressing, which is why it has been left. But what lies in the dark costs a little strength every day, because part of you keeps listening for it. So take one evening alone and put the important papers into one folder: who to call, what is kept where, which account is for what. It is a dull task and it may stir you more than you expected. If so, stop and make tea. By {until} there is one thing fewer that only you would be able to find. #in #finish',
    },
    {
      title: 'What you tell only to paper',
      preview:
        'A new Moon goes down on {day} to where the secrets and the endings are. It is tender there and doesn’t like an audience. What have you not yet told yourself?',
      text: 'Something in you would like to be known and is not ready to be talked about. That is the mood of the new Moon on {day}, which falls among secrets, trust and things that come to an end. It can feel heavy for a day or two, and a little private. This is no bad sign; it is how depth feels from within. So don’t force it into conversation. Take a sheet of paper, write for ten minutes without stopping, and tear it up afterwards if you like. The point is only to have seen it. By {until} the heaviness tends to lift, and you may know whom, if anyone, you want to tell. #hold',
    },
  ],
  9: [
    {
      title: 'Page one of something larger',
      preview:
        'Teachers, long roads and study are what the new Moon of {day} is about. It is a fine beginning for anyone who has grown a little bored with what they know. What would you learn first?',
      text: 'You may have been living on what you learned years ago. The new Moon of {day} falls in the part of life that widens you: study, travel, faith, the people who know more than you and don’t mind sharing it. It tends to make the far thing look close, and that is half useful. The other half is the catch, because a course chosen in the first flush is often too long. So begin with a single page, or a single lesson, on the subject that you always said you would take up one day. Do it before the evening gets hold of you. If by {until} you want a second page, you have found your subject, and nobody had to persuade you. #begin #early',
    },
    {
      title: 'Thanks, some years late',
      preview:
        'Fathers and teachers have their new Moon on {day}, all those who showed you the way before you knew it was one. An old remark still guides you. Has its author ever been told?',
      text: 'Think of a sentence that someone older once gave you and that you still use. The new Moon on {day} belongs to fathers, teachers and good counsel, so what they planted can be taken up again. It may be that they never knew. People who teach us rarely see the end of the lesson, because we leave the room first. So write to them this week, by hand if the address can be found: what they said, and what became of it. And if they can no longer be reached, pass the sentence on to a younger person instead. That counts as thanks too. By {until} the words have travelled further than they were ever meant to. #speak',
    },
  ],
  10: [
    {
      title: 'What you would be known for',
      preview:
        'Your working life has its new Moon on {day}, in the part of the sky where people see what you do. The title on the door matters less than you think. What should they say about your work?',
      text: 'Standing is the subject of this new Moon, which comes on {day} in the part of life where your work is seen: by a boss, a public, a street, a school gate. It is a strong place to begin something, as effort there leaves a mark. Only the aim is often borrowed. We go after the post that a parent would have liked, or that a rival has. So finish this sentence before the week fills up: “I would like to be the one who does this well.” Keep it to something you can do, such as answering when others don’t. Then do it twice. By {until} one person may have noticed, and reputations have started with less than that. #begin',
    },
    {
      title: 'The question for the one above you',
      preview:
        'Careers and chiefs begin a new chapter with the Moon of {day}. There is something that you would like to be given: a task, a chance, a clearer answer. Have you ever asked for it in words?',
      text: 'Bosses are poor at guessing. That is worth knowing on {day}, when the Moon renews itself among work, rank and people who can say yes. Whatever you have been hoping to be handed may simply not have been asked for, because you thought it was obvious. It seldom is. The trick is to come with something small and finished: one task you would like to take on, and how you would go about it. Ask in the morning, when they still have the day in front of them. If there is nobody above you, ask a customer what they miss. You may not get it at once. But from then until {until} they know, and that changes whom they think of. #speak #early',
    },
  ],
  11: [
    {
      title: 'A seat in the second row',
      preview:
        'Friends, groups and hopes are renewed with the Moon of {day}. A circle you have watched from outside may be easier to enter than it looks. Would you go once, just to listen?',
      text: 'Friends of friends are where this new Moon does its work. It falls on {day} among groups, gains and long-held wishes, and whatever starts here tends to arrive through other people. That can be a choir, a running group, the parents who meet after school, a club that you only know from its poster. What keeps most of us away is the idea that everybody there knows everybody. They don’t; they were new once and remember it. So go one time, sit in the second row and promise yourself nothing. You may be bored. Still, by {until} you have been somewhere that wishes are talked about, and that is how they usually get about in the world. #out',
    },
    {
      title: 'Three wishes on one sheet',
      preview:
        'On {day} the part of life where wishes grow has its new Moon. You may have put some of yours away because they seemed too large, or too late. Which three would you take out again?',
      text: 'Grown people are often asked for their plans and hardly ever for their wishes. On {day} it is the wishes that get a new Moon, along with gains, friends and elder brothers and sisters. So it is a good day for a sheet of paper. Write down three things you would like, and be exact: the language, the garden, the weekend without work. Then put next to each the name of one person who has something like it. This is where the catch becomes the gain, because envy, looked at kindly, is a map. Ask one of the three how they began. By {until} at least one wish has a first step with a name attached to it. #begin #speak',
    },
  ],
  12: [
    {
      title: 'The early night you keep promising',
      preview:
        'Sleep and solitude have a new Moon of their own on {day}. It is the darkest Moon of your year and the one that asks for least. Could you let it ask for nothing?',
      text: 'Even sleep has a new Moon, and yours is on {day}. It belongs to rest, retreat and everything that happens while you are not looking. Plans made now tend to be vague by the weekend, so spare yourself the trouble of making them. What can begin is rest itself. So choose one evening, put the phone in another room at nine, and be in bed before you are exhausted. The catch is that you may lie awake at first, thinking of all that you ought to be doing. Let it pass through, like traffic under a window. By {until} the Moon is fuller and so is the week, and you will want the sleep that you put by. #in',
    },
    {
      title: 'A shelf with nothing on it',
      preview:
        'Letting go gets its new Moon on {day}, in the quiet part of life behind the others. Something that you keep has stopped being yours some time ago. Can you tell which thing it is?',
      text: 'Before anything new arrives, there has to be a shelf for it. The new Moon on {day} is about letting go, about expenses, quiet and distant places. That is why you may feel less like starting than like putting down. Do so. Choose one thing that has outlived its use, the coat, the course you won’t finish, the grudge with the good story, and give it away or give it up without telling anyone. It may sting for an evening. But you have no need to fill the gap at once, and this is the part most people get wrong. Leave the shelf bare until {until}. By then you may find that you like the look of it. #finish #in',
    },
  ],
}

/** A full Moon in a house, until about a week later. */
export const fullMoon: Stories = {
  1: [
    {
      title: 'The light falls on your own face',
      preview:
        'A full Moon in your own sign, on {day}, puts you where you can be seen, whether you dressed for it or not. People notice more than they say. What have they noticed about you?',
      text: 'You are easy to read this week. On {day} the Moon fills up in your own sign, and whatever has been building in you for half a year comes to the surface: a new confidence, a long tiredness, a decision. And others may see it before you do. That can feel like standing in a shop window, and the catch is the urge to arrange the display. So ask one honest friend how you have seemed to them lately, and take the answer without defending yourself. It needn’t be flattering to be useful. By {until} the glare is gone and you keep what you learned in it, which is usually one sentence long. #speak',
    },
    {
      title: 'Enough of being polite about it',
      preview:
        'Your own sign holds the full Moon on {day}, and your body tends to speak up under it. You may have said yes more often than you meant to. Which of those could still become a no?',
      text: 'The full Moon of {day} comes up in your own sign and collects what you owe yourself. It has you by the sleeve, because here mood and body are one thing and neither will be talked round. That is why you might be restless in the evenings, touchy about trifles, hungry at odd times. Behind that there is often a diary full of promises that a pleasanter person made in your name. So look through the next ten days and call off one of them, kindly, with a day’s notice and no invented reason. They will manage. And the hour you get back is best not filled. When the Moon has waned a little, around {until}, you may meet people with more goodwill than all that politeness left you. #in #finish',
    },
  ],
  2: [
    {
      title: 'What the cupboard already holds',
      preview:
        'With {day} comes a full Moon over your purse and your possessions. It shows the total, and totals are sometimes better than the feeling about them. When did you last count?',
      text: 'What you own is lit up by the full Moon of {day}, from the account to the larder. Money is partly arithmetic and partly weather, and for once you can see the arithmetic. It may be less dramatic than the weather led you to think. What the Moon also shows, though, is appetite, and shopping on such a night tends to come home twice the size that it was planned. That’s why it helps to look first at what is there. Then cook from what the cupboard holds for three days, and write down what you didn’t have to buy. This is no sacrifice; it is a stocktaking that you can eat. Until {until} let wishes wait on a list, where they often shrink by themselves. #save #hold',
    },
    {
      title: 'The sentence that got stuck',
      preview:
        'Family talk comes to a head on {day}, when the Moon is full in your house of speech, food and belongings. A remark that you swallowed may want out. Can it come out gently?',
      text: 'There are remarks that stay in the throat for weeks. The Moon reaches its full size on {day} in your second house, which rules the voice as well as the larder, and a thing you swallowed at a family meal may rise again. It is likely to be about more than the bill or the borrowed bowl. Full Moons make words heavier, so even a fair point can land like a dropped pan. So say it to the person alone, sitting down, with food in front of both of you, and begin with what you would like instead of with what they did. Then eat. Peace made over soup tends to hold, and by {until} neither of you should need to mention it again. #speak',
    },
  ],
  3: [
    {
      title: 'The three oldest unanswered messages',
      preview:
        'Your letters, chats and half-made calls come to the full on {day}. Someone has been waiting for a word, and has probably stopped expecting it. Would three lines still be welcome?',
      text: 'Scroll down far enough and there they are: three messages that you meant to answer properly. The Moon is full over your correspondence on {day}, and over your neighbours, your siblings and your nerve, so these small silences grow louder than usual. You left them because you wanted to do them justice. But a short late answer is worth more than a long one that never comes, and nobody on the other side is counting paragraphs. So answer the three oldest in one sitting, without explaining the delay for more than half a line. It takes the length of a cup of tea. You can expect some warmth in return by {until}, and your phone will weigh less in your pocket. #speak #finish',
    },
    {
      title: 'A brother, a sister, an old tone',
      preview:
        'The full Moon of {day} brings up those who grew up beside you, or the ones who took that place. An old tone of voice may be back within a minute. Can you change your half of it?',
      text: 'With brothers and sisters we are all eleven years old. It shows around {day}, as the Moon grows full in your house of siblings, neighbours and short roads, and a call about nothing in particular turns into the argument from the back of the car. Cousins and old friends can do it too. This Moon makes the pattern plain, and that is its kindness, because what is plain can be changed by one of you alone. When you hear the tone begin, ask what they had for lunch, or how their knee is. It sounds absurd and works surprisingly often. By {until} you may have had one talk that went somewhere new, and the two of you can build on that. #speak',
    },
  ],
  4: [
    {
      title: 'One full box, finally opened',
      preview:
        'Home is lit into its corners on {day}, when the Moon is full over your rooms and your rest. Something is taking up more space than it has earned. Where would you begin to clear?',
      text: 'The Moon shines full on your four walls on {day}. By such a light you see the box that has moved house unopened, the pile on the stairs, the drawer that sticks, the chair that nobody can sit on. It can make you cross with everyone who lives there, or with the fact that only you do. That would be a waste of a good Moon. Instead take that box, tip it out on the floor and put back only what you would miss. That takes an hour, and the other rooms may stay as they are. You rest differently in a place where you have chosen what stays. By {until} you can feel it each time you pass. #in #finish',
    },
    {
      title: 'An evening with your own door shut',
      preview:
        'Your peace of mind has its full Moon on {day}, and the family may have theirs too. Everybody wants something from the same kitchen. How do you stay kind and get some quiet?',
      text: 'The kitchen may be crowded this week, even if you live alone. A full Moon on {day} falls on home, mother and the place where you rest, while the Sun opposite keeps pulling at you from work. So both sides want you at the same hour, and you are tempted to give each of them half. Half of you is poor company. It would be kinder to shut your own door for one evening, after saying when you will open it again. Do something with your hands there: peel, sew, polish the old shoes. In that kind of quiet the mood that belonged to others tends to drain away. Then you can tell which worry was yours, and by {until} you may have dealt with it. #in',
    },
  ],
  5: [
    {
      title: 'Show it before it is perfect',
      preview:
        'What you have been making comes to the full on {day}: the song, the garden, the child’s costume, the idea. It wants to be looked at now. Who may see it while it still has mistakes in it?',
      text: 'A thing you made can only grow so far in a drawer. Your creative side has its full Moon on {day}, the same part of the sky that looks after children, flirting and games, so whatever you began for the joy of it now wants a second pair of eyes. But it isn’t ready, you may think. It won’t be, because nothing that is loved ever is. The risk is choosing the wrong viewer, the cousin who corrects or the friend who compares. So pick a person who laughs easily, show them for five minutes, and ask what they would like to see more of. Then say thank you and nothing else. Till {until} you can let that answer work in you before you change anything. #out',
    },
    {
      title: 'A game with other people’s rules',
      preview:
        'Joy is at its fullest on {day}, and so are the feelings that come along with it. A child may have the right idea, or a sweetheart, or the child that you once were. Will you let them choose?',
      text: 'For one afternoon, let another person decide what is fun. The Moon on {day} is full in your fifth house, home of children, sweethearts and play, and it brings feelings near the surface: delight, jealousy, the wish to be the favourite. Both come from wanting love to look a certain way. But a child who deals you in, or a partner who picks the film, is offering love in their own way, which you may miss while you improve the rules. So play it theirs, to the end, and lose if you have to. If there is neither child nor partner, take the ten-year-old you were to a place they liked. By {until} the strong feelings have calmed, and the laughter is what you remember. #out',
    },
  ],
  6: [
    {
      title: 'The last tenth of the work',
      preview:
        'A duty that has dragged on for weeks is lit from every side on {day}, when your working days have their full Moon. It is nearly done, and nearly is the hard part. What does it still need?',
      text: 'With the full Moon of {day} your daily work comes into view, the duty with all its loose ends, and so does the fatigue that it has left in your shoulders. You may be inclined to begin something else, since beginnings are pleasanter than endings. Here it is worth staying. So count on your fingers what the last tenth consists of, for it is usually four or five small acts and one awkward phone call. Make the call first. The rest tends to follow like sheep through a gap. Hand it over by {until}, even if you know a better way of doing it now, and let the next one have that. #finish #early',
    },
    {
      title: 'A swap with a tired colleague',
      preview:
        'Tempers run short where people work side by side, and on {day} the Moon is full there. The person who annoys you may be doing the job that you would hate. Could you trade for a day?',
      text: 'The mug in the sink is never about the mug. On {day} the Moon fills the part of your life where you serve, share tasks and put up with each other, at work or at home, and small unfairness is suddenly easy to see. And you are probably right about some of it. But right is a lonely place at the end of a shift, and the other side may be keeping a list as well. So try a swap: take the chore they dislike most for one day and give them yours. It needs no speech about justice. Each of you finds out what the other has been doing all along. By {until} there is usually either a new arrangement or a joke about it, and both will do.',
    },
  ],
  7: [
    {
      title: 'Sorry, without a but',
      preview:
        'The person opposite you is clearly lit on {day}, and so is your share in what went wrong. You both know what it was. Would it be so hard to go first?',
      text: 'Someone near you is waiting for a very short word. The Moon is full on {day} over the people you have chosen, a spouse, a business partner, the friend who comes to all your birthdays, and it shows the relationship at its fullest, dents included. One of the dents has your name on it. You could explain how it came about, and you would do it well, but an explanation is the opposite of what is needed. So say that you are sorry for that one thing, then stop speaking. It may be an uncomfortable pause. Let it be, because that is where the other person decides. By {until} you are likely to know where you are with each other, and it is easier ground than before. #speak #early',
    },
    {
      title: 'What you actually promised each other',
      preview:
        'Agreements come to light on {day}, when a full Moon looks at everyone with whom you have made a deal. Two people can remember the same promise differently. Have you compared lately?',
      text: 'Two people shake hands and walk away with two agreements. That tends to come out under a full Moon like the one on {day}, which lights up marriage, partnership and every arrangement with another person, from the shared lift to the shop you run together. You may feel let down, and they may be quite unaware of it. This is less about good faith than about memory. So before you judge it, let each of you tell the story of that day from the beginning, without being interrupted. That may well end in laughter. It could also show you both the exact spot where it slipped. Then put it right by {until}, in words that both of you would have used. #speak',
    },
  ],
  8: [
    {
      title: 'The figure nobody says aloud',
      preview:
        'Something about shared money, or shared trust, comes into view on {day}. The Moon is full where things are normally kept covered. Do you want to look now, or be told later?',
      text: 'In most households there is a figure that nobody mentions. On {day} a full Moon shines into the cellar of your life, on joint money, tax, inheritances and things left unsaid, and the figure may come up through a letter or a careless word. It tends to be smaller than the silence around it. Even so, this is no week for a scene, because what is uncovered at night looks harsher than it is. So look at it by day, and by yourself first. Keep apart what you know and what you only fear, as you would two kinds of washing. Then sleep twice on the question before you ask it. After {until} the talk can be calmer, and you come to it prepared. #hold',
    },
    {
      title: 'An ending you can put away',
      preview:
        'On {day} the full Moon completes something below the surface: a grief, an attachment, an old suspicion. You may feel it before you can name it. What would it help to lay down?',
      text: 'Some things end long before we notice. Then a full Moon like that of {day} shines into the depths, where trust and loss and old closeness are kept, and you notice that you haven’t thought of it for a month. Or you think of it all day, one last time. Either way the feeling is strong and wants privacy, so evening plans can be made smaller without harm. Choose one thing that reminds you of what is over, a key, a ticket, a jumper. Wrap it and lay it in a box, out of sight, instead of throwing it away in a temper. That is a decent way to end something. The heaviness usually passes by {until}, and what stays is the part that was good. #finish #in',
    },
  ],
  9: [
    {
      title: 'A map spread out on the floor',
      preview:
        'Far places and large ideas are lit up on {day}, when the Moon is full over your wider world. You may be restless for somewhere else. Is it a place you want, or a larger view?',
      text: 'The wide world comes to the full on {day}: journeys, teachers, study, belief, the question of what it is all about. So you might find your own streets rather narrow for some days. It is tempting to book something at once, and perhaps that is right, but a full Moon sells tickets for moods that pass. So get out an atlas, or a map on the table, and put a finger on the place. Then ask what you would do there on a rainy afternoon. The answer often tells you what you are missing here. Some of it can be had without a suitcase. See by {until} whether the finger still points to the same spot. #late',
    },
    {
      title: 'Listening to the other creed',
      preview:
        'What you believe is held up to the light on {day}, and someone is bound to disagree with it. A full Moon makes preachers of us all. Can you hear them out before you answer?',
      text: 'Everyone becomes a little bit of a preacher at the full Moon, and on {day} it shines on your convictions. Faith, politics, how children should be brought up: a father, a teacher or a clever niece may say the very thing you can’t leave alone. And you know your answer by heart. That is the trouble with it, because an answer known by heart has stopped listening. Instead ask them where they learned it. There is nearly always a story there, and with luck an older person inside the story who was kind to them. You needn’t agree at the end. Keep your own view until {until} and see what has moved in it, for something usually does when nobody pushes. #hold',
    },
  ],
  10: [
    {
      title: 'Credit where others can hear it',
      preview:
        'Your work is seen on {day}, more clearly than you may like, because the Moon is full over career and name. Praise or criticism, both arrive at the desk. How will you take them?',
      text: 'On the evening of a full Moon the roofs are lit and the cellars are not. So it is on {day} with your work: what faces the street is seen by all, and the long preparation behind it by very few. You may be praised for the wrong half. Or you hear criticism from a person who only saw the roof. In both cases the generous thing is also the clever one, which is to name those who helped, aloud, while others are listening. It costs you nothing and tells everyone that you know how the thing was made. Only don’t add what it was like for you. By {until} the attention has moved along the street, and the people you named tend to remember it. #speak',
    },
    {
      title: 'Leave on time, with your coat on',
      preview:
        'Work and home pull at the same sleeve on {day}, when the full Moon lights up your public side. Both have a point. Which of them can be told to wait until tomorrow?',
      text: 'There is a moment at the end of each working day when you could still go. The full Moon on {day} makes it harder to see, since it shines on duty, rank and what the boss might think, with your home lying opposite in the shade. You may be closer to a result than you have been for months. That is the gain, and it is real. The catch is that results have a way of needing just one more evening. So choose one day and leave on the dot, coat on, with the sentence unfinished on the screen. It will still be there tomorrow, and you know how it ends. By {until} the pressure has eased, and at home they may have forgiven you the rest. #finish',
    },
  ],
  11: [
    {
      title: 'Room for one more chair',
      preview:
        'A full Moon on {day} fills the place in life where friends are found. The evenings are made for company, even the plain sort with bread and cheese. Who hasn’t been asked for a long time?',
      text: 'Bread, cheese and too few chairs: that is quite enough for this Moon. It is full on {day} over friends, circles and shared hopes, and people tend to be in a mood to come if they are asked. But each thinks that it is the other’s turn, and loses count. What stops us is usually the state of the carpet. Yet nobody has ever gone home and talked about a carpet. So ask two people who know each other and one who doesn’t, for an evening soon, and say what time it ends. The stranger makes the old friends livelier. By {until} you may hear of a chance, a room or a job that was looking for its person, because such news likes company. #out #spend',
    },
    {
      title: 'Who paid for whom',
      preview:
        'Among friends there is sometimes a small account left open, in money or in favours. On {day} the Moon is full on exactly that shelf. Could you settle it before it turns into a story?',
      text: 'You paid for the tickets, or they drove you to the airport at five. Between friends such things are forgotten, except that they aren’t. On {day} the Moon is full in your eleventh house, the shelf of gains and friendships, and it shows what has come back to you and what has not. Some of your wishes may be nearer than you thought, thanks to a person whom you never properly thanked. That is worth putting right first. Then mention the other matter, once, lightly, with the sum, as you would mention a forgotten umbrella. Have a coffee on it, because good friends are relieved more than hurt. The shelf can be tidy by {until}, and there is space on it again. #finish',
    },
  ],
  12: [
    {
      title: 'A pencil beside the bed',
      preview:
        'Nights are bright around {day}, when the Moon is full in the part of you that sleeps and dreams. Rest may come late, and oddly. Is there something that only gets said at night?',
      text: 'You might lie awake at an odd hour and not know why. A full Moon shines on {day} into the quiet room at the back of your life, where sleep, solitude and forgotten things are. What the day has no time for comes up there, sometimes as a dream, sometimes as the name of a person you haven’t seen for years. There is nothing to solve at three in the morning, though it always seems so. So keep a pencil beside the bed and put down two words, just two, then turn the light off again. In the daytime they may make sense. If not, you have lost no sleep over them. By {until} the nights are darker, and most people rest more deeply then. #in',
    },
    {
      title: 'The small leak in the barrel',
      preview:
        'Expenses, retreats and farewells have their full Moon on {day}. Something is flowing away quietly, a few pounds or a few hours at a time. Do you know where it goes?',
      text: 'A barrel seldom empties because of a hole in the bottom. It is the drip at the side, and on {day} the full Moon shines exactly there, on expenses, lost hours and help that you give until there is little of you left. So you may be more tired than your calendar explains. Rather than blame yourself, look for the drip. There is often a payment that you have stopped noticing, or an evening every week that serves nobody. End that one thing, by a click or a short kind note, and tell no one about it. The relief is small at first, as it should be. But a week without a leak is already a different week, and you can see by {until} how much has stayed in. #finish #save',
    },
  ],
}

/** A new Moon that is an eclipse of the Sun in a house, until about a fortnight later. */
export const solarEclipse: Stories = {
  1: [
    {
      title: 'The light goes out for a moment',
      preview:
        'The Sun is eclipsed on {day}, and it happens in your own sign. For a little while you may not know quite who you are being. What is left when nobody is looking, you included?',
      text: 'The Sun is eclipsed on {day} in your own sign, like a lamp switched off so that you notice it had been on. It is your own light, your looks and your sureness, that may seem to flicker. Some people feel flat for a few days; others want to cut their hair, hand in their notice and start afresh. Neither mood is a good adviser. So carry the wish about in your pocket like a pebble, where you can feel it and nobody sees it. Until {until} be plain: eat at your usual hours, keep the old coat, say less about yourself than you could. Then take the pebble out and look. What still feels like you may be begun, and in better light. #hold #late',
    },
  ],
  2: [
    {
      title: 'Keep your purse shut in the dark',
      preview:
        'On {day} the Sun is eclipsed over your money and your belongings. What is worth having can be hard to see in that light. Would you still want it in a fortnight?',
      text: 'In the dark one pays too much. That is the short version of {day}, when the Sun is eclipsed over your purse, your larder and your word. You may feel poorer than you are, or want something badly in order to feel richer, and both come from the same shadow. So let larger wishes wait until {until}. In the meantime empty the jar, the coat pockets and the bottom of every bag, and count the coins at the kitchen table. This is a childish job and a soothing one, because it puts real things in your hand. The same goes for words: fewer of them, and those weighed. When the fortnight is over you have a jar of coins and a clear idea of what you really lacked. #save #hold',
    },
  ],
  3: [
    {
      title: 'A letter that stays in the drawer',
      preview:
        'Words are eclipsed on {day}, or so it may feel, since the Sun goes dark where you write, ring and argue. Half a message is worse than none. Can it wait for the light?',
      text: 'On {day} the Sun is eclipsed in the part of life that talks, with its neighbours, its siblings and its hundred small errands. So messages go astray more easily than usual, and you may hear only half of what is meant, as they may of you. Add nerves to that, and a brave word soon becomes a rash one. Still, what you want to say is worth saying. So write the letter in full, with all its heat, and put it in a drawer without a stamp. It has done half its work by then, because you know what you think. Up to {until} keep to the everyday sort of message. Then take it out, strike every second sentence, and see whether it should be posted or spoken. #hold #late',
    },
  ],
  4: [
    {
      title: 'The house with the curtains drawn',
      preview:
        'Home loses its Sun for a while on {day}, when an eclipse falls on your rooms, your roots and your rest. Nothing needs moving yet. What does the place need in the meantime?',
      text: 'Home is under the shadow when the Sun is eclipsed on {day}: the place where you rest, where your mother’s voice still sounds and the kettle has its corner. So don’t be surprised if the rooms seem smaller or an old family mood is back. People like to tear out kitchens at such moments. They also like to announce that they are moving. It is wiser to mend one thing that has squeaked or dripped for ages, with your own hands or a neighbour’s screwdriver. That is the right size for an eclipse. What lies deeper in the family may be left in peace till {until}, when you can talk about it by daylight and with the hinge already quiet. #in #hold',
    },
  ],
  5: [
    {
      title: 'No declarations in the half-dark',
      preview:
        'The Sun is eclipsed on {day} over love, children and whatever you create. A feeling may seem to be gone, or far larger than yesterday. Which of the two should you believe?',
      text: 'Don’t believe every feeling in the days around {day}, when the Sun is eclipsed over the heart and its inventions. A feeling that seems to have left may only be in the shade. One that blazes up overnight may be asking for something other than the person in front of you. The same holds for what you are making, so don’t burn the pages and don’t print them. Read a poem instead, an old one, slowly, twice; it was written by someone in the same weather. With children, keep to the usual bedtime. Before {until} very little has to be declared, and later a plain sentence may be enough. #hold',
    },
  ],
  6: [
    {
      title: 'One duty fewer',
      preview:
        'On {day} the Sun is eclipsed in the engine room, among chores, shifts and habits. The machine runs on without you for a moment. Which part of it could have stopped long ago?',
      text: 'Try leaving one chore undone and see who notices. The Sun is eclipsed on {day} over your daily work, and for a short while you may find the whole round of duties oddly pointless, from the inbox to the ironing. That feeling passes. But it shows something while it lasts, because in a dim light only the things with real weight can still be made out. So drop a single task, the report that nobody reads or the polishing of what is clean, and wait. If there is silence until {until}, it can stay dropped. Should a complaint come, you know whom it matters to. And keep your body’s small routines through all of it, the walk, the water, the early night, as they need no light to work. #finish',
    },
  ],
  7: [
    {
      title: 'A walk without talking about us',
      preview:
        'The Sun goes dark on {day} in the part of life that belongs to partners. The other person may seem like a stranger for some days. Is that a question about them, or about the light?',
      text: 'On {day} the Sun is eclipsed over the people you have bound yourself to, in marriage, in business or in long friendship. They turn into silhouettes for a while, and you may look at one of them and wonder who that is. They could be wondering the same. It is an old effect of eclipses, and the mistake is to settle things under it. So make no final offers, sign nothing in a temper, and leave the great conversation alone until {until}. Go for a walk together instead, an hour, and agree beforehand not to talk about the two of you. Look at trees, dogs, other people’s curtains. You can see a person’s outline best against something else, and often it is the outline that you chose them for. #hold #out',
    },
  ],
  8: [
    {
      title: 'Lie low and let it pass',
      preview:
        'An eclipse of the Sun on {day} falls in the most hidden corner of your life, with its shared accounts and old fears. It is quiet down there, and that is all right. How little can you do?',
      text: 'It goes dark exactly where it was dim already. The Sun is eclipsed on {day} over what is shared and secret in your life: joint money, trust, endings, the thing that you know and don’t mention. In Jyotish this is a house for stillness, so an eclipse there asks you to lie low for a fortnight and touch nothing that can wait. The hard part is the imagination, which fills dark rooms with furniture. Give it something warm to do: a long bath, a thick book, beans to be shelled. If a secret offers itself, yours or another’s, put it back where it was for the time being. By {until} your eyes are used to the dark, and you may see that the room was smaller than you thought. #in #hold',
    },
  ],
  9: [
    {
      title: 'A hill, a church, an empty bench',
      preview:
        'The Sun is eclipsed on {day} over your beliefs, your teachers and your far plans. What you were sure of may look thin for a while. Where do you go when you don’t know?',
      text: 'Fathers, teachers, long roads and convictions are where the Sun is eclipsed on {day}. It is a time for doubt, which has usually met faith before, and you could find that a person you looked up to has feet like everyone else. A plan for far away may also lose its shine. Leave it unbooked for now, and leave the argument about it too. What suits these days is a place that was there before you: a temple, a church, a hill, a bench under an old tree. Go once, alone, and stay for as long as it takes to stop composing sentences. By {until} you may believe a little less than before, and mean it more. #hold',
    },
  ],
  10: [
    {
      title: 'Good work while nobody looks',
      preview:
        'On {day} the Sun is eclipsed at the top of your sky, over career and reputation. For some days effort may go unseen. What would you still do properly?',
      text: 'Imagine that the lights in the office fail and everyone keeps typing. Something like that is the eclipse of the Sun on {day}, which covers your standing for a while: a boss looks elsewhere, a success goes to the wrong person, or you yourself can’t see what the effort is for. Then the wish to resign, to post a reply to everyone, to make them look, can be strong. It may even be right, though not in this light. So choose one piece of work and do it as well as you can, for nobody, down to the last comma. It steadies you, and it will be there in the morning. Keep large decisions about your name and your job until after {until}. #hold #late',
    },
  ],
  11: [
    {
      title: 'The circle without its middle',
      preview:
        'Friends drift for a moment on {day}, as the Sun is eclipsed among your groups and hopes. One of them may fall silent, or you may. Does it mean what it seems to mean?',
      text: 'A group has a middle, and this time it is dark. The Sun is eclipsed on {day} over your friends, your wishes and what comes in from work, so a circle that used to arrange itself may suddenly arrange nothing. You could feel left out of something that isn’t even happening. Before you leave the chat with a remark, consider that others may be sitting there with the same feeling. It is better to go small. Meet one friend, the one with whom you can be quiet, and bring no subject. Hopes may be left where they are until {until}, since a wish seen in shadow looks either impossible or already granted. Later you can tell which circle still has a middle for you. #hold',
    },
  ],
  12: [
    {
      title: 'An hour that belongs to nobody',
      preview:
        'The Sun is eclipsed on {day} in the part of life where you are alone, asleep or far away. You may be more tired than the week explains. What if you simply gave in to it?',
      text: 'An eclipse of the Sun on {day} dims the house of rest and retreat, where there was little light to begin with. Tiredness is a form of good sense there, and your body may ask for sleep as a child asks, without reasons. It is the gentlest place for an eclipse, as long as you don’t fight it. The catch is guilt, which comes at once and has a list in its hand. So take an hour on two or three days that belongs to nobody: lie on the bed in your clothes, look at the ceiling, do not improve yourself. Expensive escapes can wait until {until}. By that time you may know what you were so tired of, and often it turns out to be a single thing. #in #save',
    },
  ],
}

/** A full Moon that is an eclipse of the Moon in a house, until about a fortnight later. */
export const lunarEclipse: Stories = {
  1: [
    {
      title: 'Go easy on the one in the mirror',
      preview:
        'The Moon is eclipsed on {day} in your own sign, at the very moment when it is fullest. Your mood may swing further than its reasons. Who looks after you while you look after it?',
      text: 'The Moon, at its fullest, is eclipsed on {day} in your own sign. It goes dim and bright again in one night, as your mood may do this fortnight, so feelings about yourself come up strongly and go without explaining themselves. You might see an old self in the mirror, or nobody in particular. It helps to know that this is weather. So treat yourself like a guest who has had a long trip: clean sheets, something warm, no questions until tomorrow. Big statements about who you are and what you can’t bear any more will keep. After {until} you can look again, and you are likely to find that some old idea of yourself has gone quietly out with the tide. #in #hold',
    },
  ],
  2: [
    {
      title: 'Eat together, leave out the money',
      preview:
        'A shadow crosses the Moon on {day}, over your family table and your savings. Old feelings about having enough may be back. Are they about this month, or about a kitchen long ago?',
      text: 'The Moon is eclipsed on {day} over what you own, what you eat and how you speak. That is where the old family sentence about money lives, the one that children learn before they can count. Suddenly there doesn’t seem to be enough, of money or praise or potatoes, whatever the account says. That is an old fear in a new coat. So have one meal with your people, or with one good person, at which money isn’t mentioned, and watch how the talk finds other things. Then think of the family sentence and decide if you still agree with it. You needn’t replace it yet. A calmer look at your own figures comes by itself towards {until}. #hold',
    },
  ],
  3: [
    {
      title: 'Let the news sleep one night',
      preview:
        'Something you hear around {day} may upset you more than it deserves, as the Moon is eclipsed over messages and siblings. Others will be quick to pass it on. Must you?',
      text: 'You hear something, and your thumb is already moving. The Moon is eclipsed on {day} where news travels, between brothers and sisters, neighbours and the twelve people in a group chat, and feeling runs ahead of fact there. It may be a rumour, a tone, a message without the little word that softens it. So let everything you hear sleep for a night before you repeat it or reply. In the meantime do something useful with your hands: glue the cup, fix the strap, sharpen the kitchen knife. They are slower than thumbs, and that is why they calm us. By {until} it tends to be clear what was really said. Often you will be glad of the answer that you didn’t give. #hold',
    },
  ],
  4: [
    {
      title: 'The photographs at the back',
      preview:
        'On {day} the Moon is eclipsed in the very place where it is most at home, with mother, memory and rest. Old rooms may come back to you. What would they like you to see?',
      text: 'A smell of floor polish is enough, and you are seven. The Moon is eclipsed on {day} over home and childhood, its favourite part of life, so memory may come in waves, some of them warm and some not. You might be short with people you live with who have no idea which year you are in. That is the catch, and it is easily mended by telling them. Then fetch the old photographs from the back of the cupboard and sit with them for an evening. Look for one face you had overlooked. There is often a person in the background who was good to you. Any larger decision about house or family will look different after {until}, when it is the present again. #in',
    },
  ],
  5: [
    {
      title: 'Love with the lights turned down',
      preview:
        'The heart has a lunar eclipse on {day}, in the part of life of romance, children and play. A longing may reach its end or its depth. Can you let it be without a plan?',
      text: 'On {day} the Moon is eclipsed over love, play and all that you bring into the world. A feeling can complete itself under it without anybody doing anything, and you may sense that a longing has changed its size. Perhaps a romance is no longer what you said it was, or a child needs you in another way than last year. It aches a bit, and it is also a relief. What doesn’t help is to talk it to pieces the same night. Instead sing, in the car or over the washing up, one of the songs you knew by heart when it began. That lets through what a discussion would block. Towards {until} the ache grows milder, and you know what you still want to give. #hold',
    },
  ],
  6: [
    {
      title: 'Give back what is only borrowed',
      preview:
        'Duty and tiredness meet on {day}, when the Moon is eclipsed over your working days. You can’t be useful to everybody at once. What may be handed back?',
      text: 'On a shelf near you there is something that belongs to another person. It is a good emblem for {day}, when the Moon is eclipsed over service, work and small debts, and the feeling comes up that you have been carrying what isn’t yours. A colleague’s worry may be among it, or a shift you took once and kept. You could grow resentful, which costs more strength than the task. So begin with the shelf: return the book, the drill, the cake tin, with a word of thanks. Then see what else can go home in the same spirit, one thing at a time. Your working habits can stay as they are until {until}, when you will judge better what you are able to carry. #finish',
    },
  ],
  7: [
    {
      title: 'Hold hands, postpone the verdict',
      preview:
        'The Moon is eclipsed on {day} over the person at your side, or over the place beside you. What you feel about them may turn by the hour. Which hour do you trust?',
      text: 'Three times in a day you could think three things about the same person. The Moon is eclipsed on {day} in the house of marriage and partnership, so hopes and old disappointments take turns at the window. If you are alone, it may be the empty chair that is now dear to you and now a reproach. None of these views is false. They are just parts, and a verdict needs the whole. So do what can be done without words: a hand on a shoulder, a cup carried in, a place laid for someone who may drop by. Such things keep the door open without deciding anything. By {until} the hours begin to agree with each other, and then you can say what you think. #hold #late',
    },
  ],
  8: [
    {
      title: 'Deep water, quiet hands',
      preview:
        'A lunar eclipse on {day} stirs what lies deepest: trust, loss, an old secret. You may cry at an advertisement. What would be a kind way to get through the evening?',
      text: 'If your eyes fill at something silly, let them. The Moon on {day} is eclipsed over the depths of your life, where grief, closeness and what was never said lie at the bottom, and a little of it always rises. In the old texts the eighth house is a place of sudden turns, which sounds worse than it is, because the turn is mostly an inward one. You see that you can trust a person, or that you stopped doing so a while ago. Act on neither yet. Instead stay in, water the plants, wash a jumper by hand, let the quiet do its part. It is best to keep it from other ears until {until}. By then it has settled, and clear water needs few words. #in #hold',
    },
  ],
  9: [
    {
      title: 'What you believe in one line',
      preview:
        'Something you held to be true may lose its hold on {day}, as the Moon is eclipsed over faith, teachers and far roads. What is still standing afterwards, if you are honest?',
      text: 'You may miss someone who always knew. It might be a father, a teacher, a priest or the self-assured person you used to be, and the feeling is strong around {day}, when the Moon is eclipsed over all who guide us. Perhaps they are ageing, or wrong, or only human in a way that can’t be overlooked any longer. That makes one feel young and a little cold. The warm thing about it is that their part now falls to you. So find a single line for what you believe, without any word that you wouldn’t use at breakfast. It is harder than it sounds and may take several evenings. You have until {until}, and there is no one to correct it. #late',
    },
  ],
  10: [
    {
      title: 'Let the talk about you blow over',
      preview:
        'On {day} the Moon is eclipsed above your career and your good name. People may talk, or you may imagine that they do. Is there anything you need to say?',
      text: 'Say very little, if you can. When the Moon is eclipsed over your public side, as on {day}, feelings get into matters where they have no chair: a boss takes something personally, a customer is cross about another customer, a colleague repeats what you said with a different face. This hurts, and you might want to set the record straight that evening. But the record can wait, for it has a longer memory than a mood. So turn to something modest and factual, and bring your own records up to date: the page about you, the list of what you have done. It tends to steady a person to read that. By {until} the talk has usually moved on to others, and your list is still true. #hold',
    },
  ],
  11: [
    {
      title: 'The friend who went quiet',
      preview:
        'Among your friends and hopes the Moon is eclipsed on {day}, and you may notice who is no longer there. Some friendships end without a word. Is this one of them?',
      text: 'Count the people at the last good party you remember, and someone is missing. The Moon is eclipsed on {day} over friends and fulfilled wishes, and it shows the gaps as well as the gains. You may learn that a circle has changed, or that a wish you had for years has come quietly to its end. It is allowed to be sad. But before you draw a line, think of the friend who went silent and ask yourself whether anyone quarrelled. If nobody did, it was probably just life. So look out one good memory of the two of you, with no reproach in it, and keep it by until {until}. Then you can tell whether to send it to them or to wish them well from afar. #hold #late',
    },
  ],
  12: [
    {
      title: 'A silent evening by candlelight',
      preview:
        'The Moon is eclipsed on {day} in the part of life where things are let go. Something wishes to be forgiven, perhaps without anybody ever hearing of it. Can you make it quiet enough?',
      text: 'When the Moon is eclipsed on {day}, it is in the house of solitude and sleep, where the year’s leftovers are kept. This is a place for forgiving, which is mostly done alone, and you may find that an old anger has become light without your doing. It can also weigh more for a night or two, as things do just before they are put down. Either way company would only disturb it. So give it an evening: no screen, a candle, nothing to read, the name of the person in your mind until it becomes a name like others. You owe them no message. Dreams may be vivid, and sleep may be in pieces, so be generous with bedtimes. By {until} there is often a little more room in you than before. #in #hold',
    },
  ],
}
