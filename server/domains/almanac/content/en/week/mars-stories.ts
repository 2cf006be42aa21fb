import type { Stories } from '../../../texts/units.ts'

/** Mars moves into a house on {day} and stays until {until}. */
export const marsEnters: Stories = {
  1: [
    {
      title: 'Mars moves in with you',
      preview:
        'On {day} Mars enters the part of life that is simply you: your body, your face, your first reaction. You may be quicker to act and quicker to bristle. Where can all that push go?',
      text: 'Mars comes into your own sign on {day}, and you may notice it first in the way you close doors. The body runs hotter with Mars here: you walk faster, answer faster and find everyone else slow. It’s a hard place for this planet, because everything feels personal, even the queue at the post office. It does lend you nerve, though, and nerve is useful when a thing has waited too long for its first push. So spend the heat on your legs before you spend it on a person: take a fast walk round the block before the first talk of the day. Then answer. Until {until} that small detour may save you several apologies. #hold',
    },
    {
      title: 'A shorter fuse, a stronger arm',
      preview:
        'Mars reaches your own sign on {day}, so your patience shortens just as your strength grows. Both come from the same source, which is why they are hard to tell apart. How do you keep the one without the other?',
      text: 'People may step aside for you this week without quite knowing why. The reason is Mars, which enters your own sign on {day} and puts an edge on how you come across: the voice, the walk, the eyes. You can use it to start what frightened you a month ago. But an edge cuts both ways, and what feels to you like plain speaking may land on others like a shove. That’s why it helps to borrow a mirror. Ask one person you trust to raise an eyebrow when you get sharp, and promise not to argue with the eyebrow. By {until} the heat moves on to other matters, and the thing you dared to start is still yours. #begin',
    },
  ],
  2: [
    {
      title: 'Hot money and hot words',
      preview:
        'Mars goes into the part of life that holds your purse and your tongue on {day}. Both may open faster than you meant. What would it take to slow them by one breath?',
      text: 'On {day} Mars enters the part of life where your money lives, along with food, speech and the family you grew up in. It’s not a comfortable guest. Wanting and buying move close together, so do thinking a thing and saying it across the dinner plates. Some of that is useful: you may finally chase what you’re owed. Still, most of what goes out in haste now is dearer than it looked. So put one night between the wish and the purchase. Then write it on a scrap of paper, stick it on the fridge, and look at it again after breakfast. Quite often the scrap is enough. Mars keeps this pace until {until}, and a full fridge door will tell you how much you didn’t spend. #save #late',
    },
    {
      title: 'The price of a sharp remark',
      preview:
        'From {day} Mars is in the part of life where you earn, eat and speak. It makes you bold about your worth and careless about your tone. Which of the two do you want people to remember?',
      text: 'You know to the penny what you’re worth, and this week you may feel like telling people. That’s Mars, which moves on {day} in among your money and your words, and it makes you less willing to be polite about either. That can be healthy. The catch is the tone, because a fair request made with a red face sounds like an attack, most of all at home, where old family arguments have your number. So keep the figure and drop the adjectives. If a meal turns into a debate, pass a dish and change the subject. Mars is here until {until}, and in that time the fewest words tend to cost the least. #hold',
    },
  ],
  3: [
    {
      title: 'Your courage comes back',
      preview:
        'Mars moves on {day} into the part of life where you dare things: messages, short trips, the word nobody else will say. It works well there. So which knock on which door have you put off?',
      text: 'There’s one message you’ve written in your head so often that you know it by heart. This is the week to send it, because Mars moves on {day} into the house of courage. This is one of the three places where it’s truly at ease. It makes hands quick, thumbs included, and it gives you the half-ounce of cheek that most requests need. The worst you’re likely to hear is no, and even a no would free the space in your head. Only watch the brother, sister or neighbour who feels hurried by you, because not everybody has Mars at their back. You have it until {until}. That’s long enough for more than one knock, but the first is best done before you’ve had time to polish it. #speak #early',
    },
    {
      title: 'Good weeks for willing hands',
      preview:
        'On {day} Mars comes to the part of life that belongs to hands, tools and short distances. It’s a good worker here and doesn’t ask for praise. What in your reach is waiting to be mended?',
      text: 'On {day} your hands get their helper. It’s Mars, which arrives where you make, mend, write and run short errands, and it likes to be given a job. That’s why you may find yourself tightening a screw at eleven at night and enjoying it. It helps to have the job ready, since an idle Mars here turns to bickering with the nearest person. Choose one broken thing within your reach, such as a bicycle, a hinge or a page that won’t come right, and give it an hour with the radio on. It needn’t be perfect. Mars works beside you until {until}, and by then the second and third repair may have followed the first. #begin',
    },
  ],
  4: [
    {
      title: 'Sparks in the kitchen',
      preview:
        'Mars enters your home on {day}: the rooms, the family under the roof, your peace of mind. It brings restlessness where you look for rest. What could you give it to do?',
      text: 'Home is where you put your feet up, and Mars has never learned how. It moves into that part of life on {day}, so the rooms may feel too small, the tap too loud and the people you love too near. This is one of its harder places, because there’s nowhere to go home to when home itself is what chafes. But Mars is always kinder when its hands are full. Shift the heavy furniture, scrub the oven, carry the boxes down from the top of the wardrobe, and do it before the mood finds a person. It’s remarkable how much temper fits into a bucket of hot water. Until {until} keep such a job in reserve, and the evenings should be calmer for it. #in #finish',
    },
    {
      title: 'Too much noise under one roof',
      preview:
        'The part of life where you rest gets a restless lodger: Mars moves in on {day}. Small domestic things may grate more than they deserve to. How do you keep the peace in your own rooms?',
      text: 'Someone always leaves the light on, and this week it may be more than you can bear. That’s because Mars comes into your domestic life on {day}, and it makes old habits under one roof look like new offences. That includes your own, if you live alone. Your mother, or the person who took her place, may also press an old button with great accuracy. The gain is that you see what really needs changing at home, because what annoys you three times is probably real. So pick that one thing and raise it in daylight, while you’re both standing up, then let the rest go. One rule agreed is worth more than ten grievances listed. By {until} the rooms feel larger again. #speak',
    },
  ],
  5: [
    {
      title: 'The heart wants it now',
      preview:
        'Mars moves on {day} into the part of life that plays, loves and makes things. Everything there turns urgent, from a flirtation to a half-painted wall. How much of it can be hurried?',
      text: 'From {day} Mars is among your loves, your games and the things you make for their own sake. It brings appetite, and also hurry, which is why this counts as one of its harder stays. So a new affection wants an answer by tonight. A child, yours or a friend’s, is pushed to perform when it only wanted to show you a stone. And the thing you’re making gets forced at the very stage where it needs drying. You can’t slow Mars down, but you can give it a fair opponent. Play something with rules and a scoreboard, cards or table tennis, and lose at least once with good grace. Until {until} a contest on the table keeps contests out of the affections. #out',
    },
    {
      title: 'Play that turns into sport',
      preview:
        'On {day} Mars enters the playground of your life: romance, children, ideas of your own. It makes you keen to win where nobody else was keeping score. What changes when you put the whistle down?',
      text: 'You may catch yourself this week correcting a joke, or racing a five-year-old. That’s what happens when Mars enters your time of play on {day}, because it doesn’t know what to do with delight except beat it. So lovers’ teasing gets a point on it, and a hobby acquires targets. It isn’t all bad news: a project that was dreaming on the sofa may finally get its sleeves rolled up. But the pleasure has to be protected. Take the idea that excites you most and give it twenty rough minutes a day, without showing anyone and without judging the result. That suits Mars, which likes a start better than a verdict. It leaves you to your fun on {until}. #begin #hold',
    },
  ],
  6: [
    {
      title: 'Mars clears the decks',
      preview:
        'On {day} Mars goes to work for you, in the part of life made of duties, chores and small opponents. Few planets do it better. Which job have you been walking round?',
      text: 'Mars reports for duty in your daily work on {day}, and this is a place it likes. It’s a soldier, after all, and here at last there’s a campaign: the backlog, the form, the cupboard that has to be held shut with a foot. You may find that rivals step back a little once you step forward, and that your own body answers better to routine than it has for a while. The only risk is that you do everybody’s share and resent it afterwards. So take the single ugliest job you own and begin it before nine on the first free morning. Once that’s moving, the lesser ones look ashamed of themselves. Mars stays on shift until {until}. #early #begin',
    },
    {
      title: 'A fair fight, well fought',
      preview:
        'Mars moves on {day} into the part of life where you deal with opposition, small debts and sore points at work. It’s strong there and, for once, patient enough to be tidy. Which old sore can you settle?',
      text: 'Something small has been unfair for a while: a shift, a bill, a dog that barks, a colleague who borrows your work. Now Mars comes on {day} to the very quarter where such things are settled, and there’s hardly a better helper for it. It lets you be firm without shaking. That makes a difference, because a complaint delivered calmly with two facts in it is very hard to wave away. So gather your two facts, leave out your feelings, and put the case to the one person who can change it. If it works, stop there and don’t collect other wars. Until {until} you have a good arm, and a good arm needn’t swing at everything. #speak',
    },
  ],
  7: [
    {
      title: 'Two people, one steering wheel',
      preview:
        'From {day} Mars is in the part of life you share with a partner, at home or in business. Other people push harder there, or you do. Who has to have the last word?',
      text: 'Of all the places Mars can go, this is the one where it most needs company to quarrel with. It enters the part of life that belongs to partners on {day}: a husband or wife, a person you trade with, a client, the public at the counter. You may feel that they’ve all become more stubborn in the same week, which is a good hint that some of it is yours. The gain is frankness, since what has been swallowed for months now has a voice. The price is that it arrives with elbows. So when a disagreement starts, go out and have it side by side, walking, because two people facing the same way argue better. Until {until} keep your shoes near the door. #out',
    },
    {
      title: 'When the other side pushes back',
      preview:
        'Mars enters the part of life where you meet others as equals on {day}. Agreements get tested and tempers with them. What is it that you actually want from the other person?',
      text: 'Mars crosses to the other side of the table on {day}, into the part of life where you deal with partners and people who bargain. Expect more push from over there: a demand, a deadline, a door held open with impatience. It’s a delicate stay for Mars because any counter-push doubles the weight. Yet there’s something honest in it, for you learn where the other person’s line really runs. What helps is knowing your own. Before the next hard conversation, finish one sentence on paper, the one that starts “I’d be content if”. Then cut it to ten words. With those ten in your pocket you needn’t win the rest of the argument. Mars remains opposite you until {until}, and after that the table is only a table. #late',
    },
  ],
  8: [
    {
      title: 'Leave the deep water alone',
      preview:
        'Mars goes under the surface on {day}, into the part of life that holds secrets, joint money and sudden turns. It stirs up what was settled at the bottom. Do you need to know everything this week?',
      text: 'Some doors stay shut for a reason, and Mars now leans on all of them. It enters the hidden part of life on {day}, where shared money, old hurts and private fears are kept. The astrologers count this among its hardest stays, mostly because it makes a person want to dig at night. You may be tempted to check a phone, reopen a quarrel about an inheritance, or drive as if you were late. None of these gets better with speed. But there’s a use for that digging: turn it on your own papers, find one shared account or subscription that you don’t understand, and read it through to the end. Then go to bed. Until {until} slower is simply cheaper. #hold #late',
    },
    {
      title: 'Heat below the surface',
      preview:
        'On {day} Mars moves into the part of life where trust, tax and old endings lie. Feelings there run hot and don’t always show. How can they cool without an explosion?',
      text: 'Nothing may show on your face, and yet from {day} there’s a fire under the floor. It’s Mars, moving in among what is shared and unsaid: trust, debts between people who are close, the end of something. There it can smoulder for days over a sentence that the other person has forgotten. That makes it a tiring guest. It’s also a thorough one, which is why a grudge looked at closely now sometimes turns out to be about someone else entirely. So write the angry letter in full, by hand, with every unfair word. Then tear it up small and put it in the bin. By {until} the floor has cooled, and you’ll be glad nobody has the letter. #hold',
    },
  ],
  9: [
    {
      title: 'Quick to preach, slow to pack',
      preview:
        'Mars turns to your beliefs on {day}: teachers, faith, fathers, long roads. You may feel very sure of yourself and rather short with anyone who isn’t. What would you still like to learn?',
      text: 'On {day} Mars reaches your convictions, and with them the teachers, the fathers and the long roads. They get louder with Mars among them. So you may hear yourself lecturing at a bus stop, or fall out with an older man about something that neither of you can change. It’s an uphill stay, so plans for study or travel also ask for more effort and a second attempt. But the same push can carry you through a book or a course you gave up as too difficult. Take the chapter where you stopped and read four pages a day, pencil in hand. That turns the urge to preach back into the wish to know. Mars goes on from here on {until}, and you’ll be four pages wiser each day until then. #hold',
    },
    {
      title: 'An argument about what matters',
      preview:
        'From {day} Mars moves through the part of life that holds faith, law and the wide world. Principles turn into causes there, and causes into quarrels. Which of them is worth your breath?',
      text: 'There are arguments you enjoy and arguments you regret, and this week they begin with the same words. That’s because Mars moves in among your beliefs on {day}, and it can make a small difference of opinion feel like a matter of honour. With a father, a boss of the old school or a fellow believer it may flare up in minutes. Luck also seems to need a push just now, which is tiring. So before you defend a principle, do something for it: give an hour to the cause, carry the chairs, help the pupil. A deed settles Mars where a speech only feeds it. By {until} you may find you’re less loud about your belief and closer to it. #out',
    },
  ],
  10: [
    {
      title: 'Ambition in its working boots',
      preview:
        'Mars moves on {day} into your career and your name in the world. You’ll want to get things done, and possibly done your way. How do you push without pushing over the people above you?',
      text: 'Work picks up speed from {day}, when Mars enters the part of life where you’re seen doing what you do. Mars is strong here and knows it, and yet the old books call the stay a trying one, because effort doubles before any thanks arrive. So bosses may feel crowded, and so may you, if you’re the one in charge. The gain is plain: people notice who moves. The trouble starts when they notice whom you moved out of the way. So choose the one task that would make the biggest difference to someone else’s week, do that first, and tell them in a single line that it’s finished. It’s hard to resent a person who does that. Mars is on duty here until {until}, and your back will ask for a chair sometimes. #finish',
    },
    {
      title: 'Who’s in charge here?',
      preview:
        'On {day} Mars comes to the part of life where rank and reputation are decided. It hates being told what to do and loves having something to do. Can you find it the second without the first?',
      text: 'On {day} Mars takes a post in public, in the part of life that holds your work, your standing and the person who signs your papers. You may suddenly find the rules slow and the people who made them slower. That isn’t always wrong. But this is ground where a quick win is often paid for twice, so it matters to choose a task instead of a target. If you have a boss, bring a proposal on one page; if you don’t, make yourself one rule and keep it as if someone were checking. Either way, let the work do the arguing. People tend to remember how you went about things under pressure, and that memory outlasts {until}, when Mars moves on to easier company. #hold',
    },
  ],
  11: [
    {
      title: 'Friends who get things moving',
      preview:
        'Mars enters the part of life where friends, hopes and earnings meet on {day}. It’s one of its best places, and it dislikes waiting. Whom could you gather for what you want to do?',
      text: 'A wish you’ve carried about on your own gets easier with four hands. And from {day} Mars is with your friends, your groups and the fruits of your work, and it’s glad to be there. It makes people answer the same day and turn up with tools. That’s the moment to ask for company in a thing that is slightly too big for you: a move, a match, a stall, a wall to be painted. The catch is that Mars can treat friends like a crew, so remember who’s doing whom a favour, and bring the biscuits. Invite two people this week and give them a date. You have this wind until {until}, and it fills a sail better than it waits in a drawer. #out #speak',
    },
    {
      title: 'A wish with its boots on',
      preview:
        'On {day} Mars reaches the part of life where efforts pay back and hopes come into reach. You have drive to spare and people who’ll lend more. What is the very next step of your oldest wish?',
      text: 'What you’ve worked for may begin to answer from {day}, when Mars moves in among your gains and your friends. It’s an easy place for it and usually a lively one for you, with more invitations, more plans and someone’s elder brother giving advice. Because so much is moving, it’s tempting to push on every front. But you get more out of one. So take your oldest wish, the one you’ve almost stopped mentioning, and work out its very next step: a price to find out, a name to look up, a form to fetch. Then do that step by tomorrow evening, before it grows into a plan. Mars keeps opening such doors until {until}, though it’s your foot that has to go through. #early #begin',
    },
  ],
  12: [
    {
      title: 'Tired, and unable to stop',
      preview:
        'Mars withdraws on {day} into the part of life kept for sleep, solitude and expenses. It isn’t good at lying down, and for a while you may not be either. What brings the engine down to a hum?',
      text: 'Mars moves out of sight on {day}, back to where you sleep, withdraw and let things go. It’s a poor sleeper itself. You may lie awake planning speeches, spend money to feel better, or work all evening at something that doesn’t matter to anyone. That’s the hard side of this stay. The softer side is that nobody expects heroics from you, so effort can be used backstage, where it’s quiet. Tire the body kindly before night: stretch on the floor, knead a dough, sweep the yard. Then let an hour pass without any screen. If you do it for three nights running, the fourth may look after itself. Mars comes forward again on {until}, and you’ll want to be rested for it. #in #save',
    },
    {
      title: 'The fight you don’t need',
      preview:
        'From {day} Mars is backstage, in the part of life for rest, retreat and letting go. Anger there turns inwards or comes out sideways. Which battle could you simply put down?',
      text: 'Not every battle notices when one side goes home. From {day} Mars is in the most private part of life, where endings are made and strength is gathered, and it fights there against shadows: a remark from years ago, a person who has moved abroad, yourself. Such fights use up the day and win nothing. That’s why these weeks feel heavier than they look from outside. But Mars can also cut, and there’s something you’ve carried on with only because stopping felt like losing. So stop it. Cancel the subscription, leave the group, return the borrowed thing with thanks, and tell nobody about it. The relief is private and real. Until {until} guard your evenings, because they’re where the strength comes back. #finish #hold',
    },
  ],
}

/** Mars turns retrograde in a house on {day}; it turns direct again on {until}. */
export const marsRetrograde: Stories = {
  1: [
    {
      title: 'Mars turns back on you',
      preview:
        'Mars turns retrograde in your own sign on {day}, so the push you felt begins to run the other way. Strength comes in bursts and so does irritation. What if you stopped forcing the pace?',
      text: 'The engine still runs, but it has slipped into reverse. That’s because Mars turns retrograde in your own sign on {day}, and from then on effort may not move you as far as it did last month. It’s frustrating, because you look the same and are expected to deliver the same. You may blame your body or snap at a mirror. But a planet that goes back also shows you how you’ve been using yourself, and whether all that hurry got you anywhere. So choose one thing you do too hard, such as talking fast, lifting alone or eating on your feet, and do it at half speed for a week. It feels silly for two days. Until {until} half speed is often the quicker way round. #late',
    },
  ],
  2: [
    {
      title: 'Second thoughts about spending',
      preview:
        'On {day} Mars turns retrograde where your money and your words are kept. Something you bought, promised or blurted out may want to be looked at again. What can still be put right?',
      text: 'From {day} Mars goes backwards through your purse. That’s a way of saying that it turns retrograde among your money, your meals and your words, and that the bills of recent haste come up for a second look. The shoes that pinch are among them, and so is the sentence at the last family birthday. It isn’t pleasant to review such things, though it’s cheaper than repeating them. Receipts are still valid for some, and a plain “I put that badly” works wonders for others. So return one object this week or withdraw one remark, the choice is yours. You needn’t do both. Mars goes forward again on {until}, and until then let your own table be a place where nobody has to win. #save',
    },
  ],
  3: [
    {
      title: 'The message that came back',
      preview:
        'Mars turns retrograde on {day} among your messages, neighbours and short errands. What you started bravely may stall halfway. Is it worth a second try, or only a better one?',
      text: 'You knocked, and nothing stirred. On {day} Mars turns retrograde in the corner of life where you dare things, and replies that should’ve come by now can hang about for weeks. It’s a strong place for Mars even so, which means that the courage isn’t lost, it’s just pointing back at you. That’s a fair chance to see how the knock sounded from inside. Read the last message you sent about it as if you were tired, busy and not very fond of yourself. Then cut it in half. Keep the shorter one ready and wait a while before you use it, because a second push on top of the first only makes a door heavier. By {until} it usually swings more freely. #hold #late',
    },
  ],
  4: [
    {
      title: 'Old dust under the rug',
      preview:
        'Mars turns retrograde at home on {day}, so repairs and family quarrels go round a second time. It’s a tiring phase for the rooms you rest in. What was never properly mended?',
      text: 'The drip you fixed is dripping. This is Mars turning retrograde in your home life on {day}, for it has a way of pointing at whatever was patched up in a hurry, whether that’s a tap or a truce. With family, the quarrel of last winter may come downstairs in its dressing gown. This wears on you, since rooms are meant to be where such things stop. But the second visit also tells you where the real leak is. So leave new works alone for now and mend one old thing slowly, all the way to the cause. If it’s a truce that leaks, ask what the other person thought had been agreed. Until {until} the patient repair is the only one that holds. #finish',
    },
  ],
  5: [
    {
      title: 'An old flame, an old sketchbook',
      preview:
        'On {day} Mars turns retrograde among your loves, your play and whatever you make. Desire looks over its shoulder. Is it the past you want, or the way you felt in it?',
      text: 'What you once dropped in the middle may look very handsome now. Mars turns retrograde on {day} in the part of life that loves and makes, and it sends desire backwards: to an old flame, to half a novel, to the guitar behind the wardrobe. That can be sweet and also a bit of a trap, because Mars remembers the wanting better than the reasons for stopping. With children the old tussles may start up again too. It helps to begin with things before people. Take out one unfinished piece of work and give it a single quiet evening, just to see whether your hands still want it. If they do, go on. The affections can wait until {until}, when wanting and knowing walk at the same speed. #hold #finish',
    },
  ],
  6: [
    {
      title: 'Do that one again, properly',
      preview:
        'Mars turns retrograde in your daily work on {day}. Jobs you’d ticked off may reappear, and a rival may want a rematch. Where would a second effort be better spent than a new one?',
      text: 'Your list of done things has a few liars on it. On {day} Mars turns retrograde in the place where work, habits and small battles belong, and it sends back what was only nearly finished. That’s annoying, but this is ground where Mars serves you well in either direction, so the second round tends to go better than the first. Now you know the job, and you also know which colleague to ask and which hour of the day you’re good for. So pull out one task you called finished with a slightly bad conscience, and redo the weak third of it. The strong two thirds can stay. As for rivals, let them come to you. Mars takes up new business on {until}, when the list is honest again. #finish',
    },
  ],
  7: [
    {
      title: 'The argument you thought was over',
      preview:
        'From {day} Mars is retrograde where you deal with partners and opposite numbers. Old disagreements return with better memories. How do you have one again without having it the same way?',
      text: 'Most couples have about three arguments and hold them all their lives. On {day} Mars turns retrograde across from you, where partners and business partners sit, and one of those three may be back with fresh examples. It’s a wearing stretch, because both sides remember exactly who said what. Yet there’s one thing to be had from a repeat that a first quarrel never gives, which is the chance to swap parts. So tell the other person’s side as well as they would, out loud, and ask if you got it right. Don’t add yours for a whole day. If there’s a bargain to strike, let it lie. Mars goes forward on {until}, and people who’ve been quoted fairly are easier to agree with. #late',
    },
  ],
  8: [
    {
      title: 'Something stirs at the bottom',
      preview:
        'On {day} Mars turns retrograde in the depths: shared money, secrets, old endings. What you thought was buried may move a little. Do you have to go down and look?',
      text: 'On {day} Mars turns retrograde in the deep end of life, where trust, tax and joint accounts keep company with old grief. It’s one of its more delicate turns. A matter between you and someone close, closed for good reasons, may twitch again, and the wish to get to the bottom of it can be strong at two in the morning. But leave it there. What comes up by itself during these weeks is enough to deal with, and comes up cleaner than anything you haul. What you can do is tidy the paper side: put the letters about one shared matter in order of date, in a single folder. You may not need them. But until {until} a folder sleeps better than a heap. #hold #late',
    },
  ],
  9: [
    {
      title: 'A belief under repair',
      preview:
        'Mars turns retrograde on {day} where your convictions, teachers and long roads are. Plans for study or travel stall, and a certainty may wobble. What can you learn from the wobble?',
      text: 'You were so sure, and now you’re only fairly sure. That is Mars, turning retrograde on {day} among your beliefs, your teachers and the roads that lead a long way off. Tickets, courses and applications can snag, and a quarrel with a father or mentor may be fought once more from the opposite trench. It’s hard going, mainly because doubt feels like weakness to Mars. You needn’t read it that way. Take the strongest opinion you’ve voiced this year and look up the best thing ever written against it. Read that to the end without answering back. Either your view comes out stronger, or it comes out better. By {until} you’ll have a conviction that has been tested, and travel plans that had time to ripen. #late',
    },
  ],
  10: [
    {
      title: 'When the push at work stalls',
      preview:
        'On {day} Mars turns retrograde in your career. A bold plan may be sent back for more work, and old tensions with a boss resurface. What would you do differently this time?',
      text: 'Two steps up, one step back, and everyone watching. Mars turns retrograde on {day} in the public part of life, so a project or a promotion that was moving may come back to your desk with questions. Your first impulse might be to push harder. But pushing is exactly what has stopped working for now, and those above you have noticed the elbows already. There’s dignity in answering the questions one by one. So choose the criticism that stung most, assume that a third of it is right, and mend that third without announcing it. If you’re between posts, do the same with your last goodbye. Mars turns forward on {until}. The plan that goes up the stairs again then should weigh less and hold more. #hold #finish',
    },
  ],
  11: [
    {
      title: 'Old friends, old plans',
      preview:
        'From {day} Mars is retrograde among your friends and hopes. A shared plan may lose its leader, or an old ally may turn up again. Which of your wishes still has your name on it?',
      text: 'On {day} Mars turns retrograde in the part of life that gathers friends, earnings and wishes. It’s still a friendly place, so nothing much is lost, but the crowd that ran ahead with you begins to straggle. Someone cancels, someone else wants to renegotiate who pays. So you may wonder whether you ever wanted the thing yourself. That’s a useful question, and better asked now than at the end. Look up a friend from an earlier plan that came to nothing, and ask over a cup of tea what they’d do with it today. Old allies know your strengths and aren’t dazzled by them. Until {until} go over the plans you have instead of making new ones, and see which of them you miss. #out',
    },
  ],
  12: [
    {
      title: 'Rest that has to be learnt',
      preview:
        'Mars turns retrograde on {day} in the quietest part of life. Tiredness that was outrun may catch up, and old anger with it. How do you lie down when everything in you wants to march?',
      text: 'There’s a tiredness that sleep alone doesn’t reach, and this is its season. Once Mars turns retrograde on {day} in the back rooms of life, where you rest and let go, whatever you’ve outrun this year can catch up with you on the sofa. Old resentments may sit down next to it. That makes for heavy evenings and a purse that wants to buy its way out of them. But you’re being shown where strength has been leaking, and that’s worth knowing. For seven days write down, in three words at bedtime, what wore you out most. On the eighth, cross out one of those things for the month. Mars marches on again after {until}, and you may well have more to march with. #in #save',
    },
  ],
}

/** Mars turns direct in a house on {day} and leaves it on {until}. */
export const marsDirect: Stories = {
  1: [
    {
      title: 'Your own wheels turn again',
      preview:
        'On {day} Mars goes forward in your own sign, and the strength that came and went begins to stay. It needs a few days to warm up. What will you move first?',
      text: 'You may wake one morning this week and simply want to get up. Mars turns direct in your own sign on {day}, after weeks in which effort slid off things like rain off a coat. The nerve returns first, then the stamina, and the temper a close third. So it’s wise to go gently with the throttle, since a planet that has just turned is still heavy in the corners, and yours is a hard place for it anyway. Pick one thing that only needs you: the hair, the garden, the CV, the first mile. Do a small stretch of it each morning before anyone can ask you for something. Mars leaves your sign on {until}, and a start made now has most of the push behind it. #begin #early',
    },
  ],
  2: [
    {
      title: 'The purse strings loosen',
      preview:
        'Mars turns direct on {day} where you earn, spend and speak. What was stuck about money or in a family’s silence can move again. How do you let it move without letting it run?',
      text: 'A silence at a family table can last for months over who paid for what. But on {day} Mars turns direct among your own money and your own words, and such silences get easier to break, as do stuck payments. The first move feels good. The second is where Mars likes to overdo it, because a purse that was shut for weeks wants to buy lunch for everybody. So let words go before coins. That means asking for the thing you’re owed, by name and amount, in the friendliest voice you have, and leaving your own spending as it is for now. Mars remains at this address until {until}, and the rest of its stay goes more smoothly if the accounts are straight at the start. #speak #save',
    },
  ],
  3: [
    {
      title: 'Green light for the bold note',
      preview:
        'On {day} Mars turns direct among your messages, journeys and brave little deeds. Replies that hung in the air may land. Which draft of yours has waited long enough?',
      text: 'The traffic starts to flow again on {day}. Mars turns direct where you write, call, hurry across town and stand up for yourself, and it’s at its best there. Answers you’d stopped waiting for may arrive in a bunch, some of them with an apology. Because it all comes at once, you could easily reply to the loudest and forget the one that matters. So decide beforehand which it is. Is it the brother you haven’t spoken to, the editor, the neighbour with the ladder? Write to that person first, three lines, and press send while the kettle boils. You have until {until} for the others. This is good weather for short words and quick feet, and it’s a pity to spend it tidying the inbox. #speak #early',
    },
  ],
  4: [
    {
      title: 'Hammer back in the house',
      preview:
        'Mars turns direct in your home on {day}. Repairs and removals that stalled can go on, and family tempers have somewhere to go. What can you finish before the dust settles?',
      text: 'The half-painted wall has been looking at you for weeks. Now Mars turns direct in your domestic life on {day}, which means that hands, keys and craftsmen are moving again. So is the mood in the kitchen, though it may jolt a few times first, because restarting isn’t the same as running smoothly. This is still no gentle lodger. It’s best kept to jobs with an end you can see, so choose the one that disturbs your rest the most, a blind that won’t close or a lamp without a bulb, and finish it in one go. Then sit in that room for ten minutes and do nothing. By {until} Mars has moved out, and peace tends to come in by the door it leaves open. #in #finish',
    },
  ],
  5: [
    {
      title: 'Play resumes after the rain',
      preview:
        'From {day} Mars goes forward in the part of life that loves and makes. What cooled or stalled there gets warm again. Do you want it as it was, or a little different?',
      text: 'Desire keeps odd hours. For weeks it sulked, and now Mars turns direct on {day} among your affections, your games and your own ideas, and it’s knocking at breakfast. That’s to be enjoyed, only don’t let it set the pace for other people, who may have got used to the quiet. The catch with every restart in this corner is the wish to make up for lost time in one evening. So try something smaller. Show one person the thing you’ve been making, as it is, with the glue still wet, and ask what they see in it. Their answer may surprise you into the next step. Until {until} you have warmth enough to work with, provided that you stop before you’re tired. #out',
    },
  ],
  6: [
    {
      title: 'Back to work, sleeves up',
      preview:
        'On {day} Mars turns direct among your duties, habits and rivals, and it’s a strong worker there. What was sent back to you can be sent off again. Where do you put the first shove?',
      text: 'On {day} the tools start fitting your hand again. That’s because Mars turns direct in your working days, among the duties and the small opponents, which is among the best news it has to give. The things you’ve redone, answered for or waited on are free to leave your desk. A habit that broke off may also take up where it stopped without much fuss. Your own zest is the only thing to watch. So don’t announce a new regime. Put your shoes by the bed, or the file on the chair, in the evening, so that the first move of the morning is decided before you’re awake enough to argue. Mars works on your side until {until}, and mornings are where it earns its keep. #early',
    },
  ],
  7: [
    {
      title: 'A deadlock starts to give',
      preview:
        'Mars turns direct on {day} in the part of life you share with a partner. What was stuck between you begins to move, sometimes with a bump. Who takes the first step, and how big?',
      text: 'One of you will have to lift the corner of the carpet. On {day} Mars turns direct across from you, where partners, clients and rivals sit, and a standstill that suited neither side can end. It may end noisily, since patience on both sides is worn thin. That’s the hard part of this stay, and it isn’t over yet. But movement is better than the stiff politeness of the last weeks. So make the first concession a real one and a small one: the window side, the earlier train, the wording they wanted in line three. Say that it’s a concession. People seldom match a gift they didn’t notice. Mars leaves the shared side of life on {until}, and by then you may have traded several. #speak',
    },
  ],
  8: [
    {
      title: 'The stuck lid comes loose',
      preview:
        'On {day} Mars goes forward in the hidden part of life: joint money, secrets, what ended. Things shift down there at last. How much should you lift at once?',
      text: 'Things that sat at the bottom for weeks begin to float. It’s Mars, which turns direct on {day} in the quarter of life where shared money, trust and old endings are, and a matter that had no handle suddenly has one. It could be a form that comes back stamped, or a truth that someone is at last ready to say. So you might want to haul the whole thing up in one pull. It’s heavier than it looks, though, and Mars is clumsy here. Take the part with a date on it, deal with that and write down what remains. Then treat yourself to an evening about nothing at all. Mars stays below deck until {until}, so there’s no prize for speed, only for steady hands. #finish #late',
    },
  ],
  9: [
    {
      title: 'The long road reopens',
      preview:
        'Mars turns direct among your beliefs, studies and far-off plans on {day}. What was snagged can be pulled free, with some effort. Where did you stop, and why?',
      text: 'Somewhere there’s a bookmark, a brochure or a half-filled application that shows where you stopped. Now Mars turns direct on {day} among your studies, your faith and your far-off plans, and you may feel like going back to it. It’s still an uphill road. Teachers and officials answer slowly, and a father’s opinion may arrive unasked. But the weeks of doubt weren’t wasted, because you know by now which of your reasons were only pride. So start from what’s left. Explain to a friend in two minutes why you want to go on with it, and notice where your voice gets warmer. That’s your reason. Do the next page for its sake, and until {until} leave everyone else’s salvation to them. #begin',
    },
  ],
  10: [
    {
      title: 'Work gets out of neutral',
      preview:
        'On {day} Mars turns direct in your career, and stalled plans at work start to roll. Eyes are on you again, and so are expectations. What do you want to be seen doing?',
      text: 'It’s a strange feeling when a door you’ve leaned on for weeks is opened from the other side. On {day} Mars turns direct where your work and your name are made, and decisions that were parked may be taken in an afternoon. So you’ll want to run through. But take a moment on the mat first, because the stay is a demanding one and the people above you remember the earlier pushing. It counts now to be the person who’s ready. So get one thing presentation-clean, with no loose ends, and put it where it can be asked for. Then wait to be asked, which is the hard part. You’ve got until {until} to show how you handle a good gradient, and grace is part of it. #finish',
    },
  ],
  11: [
    {
      title: 'The gang is back together',
      preview:
        'Mars turns direct on {day} among friends, plans and earnings. Scattered people answer again and a shared hope gets its push. Who was still there while it was quiet?',
      text: 'From {day} there’s life in the group chat. That’s Mars turning direct among your friends and hopes, one of its happiest places, and what had gone limp gets up and looks for its keys. Money you’d worked for may also find its way home more briskly. In the rush it’s easy to run to the loud ones. But some people stayed during the lull, sent a joke, asked how it was going, and they’re the ones to go on with. So thank one of them with a deed: carry, drive, cook, or mend something of theirs. Then hatch the next thing together while you’re at it. Mars leaves the party on {until}, and the friends you’ve kept warm stay longer. #out #begin',
    },
  ],
  12: [
    {
      title: 'The tiredness begins to lift',
      preview:
        'On {day} Mars turns direct in the part of life for sleep, solitude and letting go. Strength comes back from behind, slowly. What can you leave in the dark when you come out?',
      text: 'Convalescents know this morning: you’re not strong, but you’re bored of being weak. So it goes when Mars turns direct on {day} in the secluded part of life, and the heaviness of recent weeks starts to move off. It doesn’t go all at once. Expenses may still nibble and the nights may still be thin, because Mars is never comfortable back here. But you can begin to choose what comes with you. Take an empty box and put into it three things that belong to the tired weeks: the slippers, the list, the unfinished complaint on paper. Store it or throw it out. Then keep the evenings free a little longer than you need. Mars steps into the open on {until}, and it’s better to arrive there rested. #in #finish',
    },
  ],
}
