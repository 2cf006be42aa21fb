import type { Stories } from '../../../texts/units.ts'

/** Saturn moves into a house on {day} and stays until {until}. */
export const saturnEnters: Stories = {
  1: [
    {
      title: 'Saturn reaches your own Moon',
      preview:
        'On {day} Saturn enters your own sign. That’s the middle and fullest phase of sade-sati, its slow passage round the Moon. What can you put down before the load is weighed?',
      text: 'Saturn comes to your own sign on {day}, and with that sade-sati, its passage of about seven and a half years around your Moon, reaches its middle phase. It’s the most personal one. Days may feel heavier than their tasks, friends find you serious, and the body asks for slower stairs and earlier nights. But nothing gets decided in a week. It’s a mason, so it takes away what’s loose and keeps what bears weight. Many people look back on these years as the ones in which they became reliable. So begin as you would with any long walk and lighten the bag: cross off one duty that you only keep up for show. That alone can be felt by evening. Saturn walks beside you until {until}, at its own pace. #finish',
    },
  ],
  2: [
    {
      title: 'Saturn goes through the purse',
      preview:
        'From {day} Saturn is with your money, your food and your words: the last, setting phase of sade-sati. It counts carefully and speaks little. What do you really need to live well?',
      text: 'On {day} Saturn leaves your own sign and sits down over the accounts. That’s the setting phase for you of sade-sati, the last third of its seven and a half years around the Moon, and it’s generally the more practical one. So the weight moves from the shoulders to the purse. Things cost more or arrive later, families are careful with each other, and a careless word is remembered longer. That sounds stern, though a strict accountant has saved many a household. So start small with it. For one week note down each thing you spend, in a little book, without judging any of it. Then read it on the seventh evening as if it were a stranger’s. You’ll know which page to change. Saturn keeps the books until {until}. #save',
    },
  ],
  3: [
    {
      title: 'A strong back for small steps',
      preview:
        'Saturn moves on {day} into the place of courage, effort and near relations. It’s one of its three good ones. What could you do if you did a little of it every day?',
      text: 'After long uphill stretches there’s a kind of bend where the path runs level and the legs notice it first. On {day} Saturn comes to such a bend. It enters the place of courage, effort, messages and brothers and sisters, where it’s truly at ease, and perseverance begins to pay. It won’t make anything quick. But what you do daily now tends to stay done, which is rare enough. A language, a letter a week to an old aunt, the saw, the keyboard: Saturn likes hands that come back tomorrow. So pick a skill you’d be proud of in two years, and do the dullest exercise in it for a quarter of an hour. Then the same tomorrow. You have until {until}, and that’s a great many quarters of an hour. #begin',
    },
  ],
  4: [
    {
      title: 'Saturn under your own roof',
      preview:
        'On {day} Saturn moves into your home. Astrologers call it ardhashtama Shani, a slow stay in the place of rest. Which corner of the house carries the whole weight?',
      text: 'On {day} Saturn moves in, and it brings its own chair. Indian astrology calls this ardhashtama Shani, or dhaiya: the stay of some two and a half years in the part of life that holds home, mother and peace of mind. It’s known as a tiring one. So the rooms may feel cold or too full, repairs take their time, and care for older people tends to land with you. But Saturn also makes houses sound, from the cellar up. It asks where the damp comes from. So walk through your home once with that question and a pencil, and write down everything that leaks, sticks or keeps you awake. Mend nothing yet. A list in your own hand is half of the calm. You’ve got until {until} for the other half. #in #late',
    },
  ],
  5: [
    {
      title: 'Love takes its time',
      preview:
        'Saturn enters the side of life that loves, plays and creates on {day}. Lightness there needs more effort for a while. What’s so dear to you that you’d do it slowly?',
      text: 'Nobody ever called Saturn a playful planet. It moves on {day} to the very place where you love, play and have ideas, so pleasures turn shy and affections get careful. So a romance may want to know where it’s going. Children, or those you teach, ask for patience by the bucket, and a clever idea looks less clever on its third morning. That’s a hard stay, and it’s fair to say so. Yet there’s a kind of love that consists of turning up, and there are works which only come about through it. So choose one person or one piece of work and give them the same hour each week, rain or shine. It needn’t be a brilliant hour. By {until} it may be the one you wouldn’t swap. #begin',
    },
  ],
  6: [
    {
      title: 'Saturn becomes your foreman',
      preview:
        'On {day} Saturn moves to your daily work, where it’s one of the best helpers there is. Rivals tire and routines hold. What would you like to have in order by the time it leaves?',
      text: 'If you’ve been carrying water in a sieve, this is where you get a bucket. That’s on {day}, when Saturn takes over your daily work, your habits and your adversaries, and few transits are so useful. It gives stamina. It also gives other people’s objections less grip, because you’ve done the thing while they were still discussing it. Debts of the small kind can be worn down, a disordered desk can be brought round, and health habits take root if they’re plain. Only scorn for slower colleagues spoils it. So make one timetable for an ordinary Tuesday, with a proper break in it, and live by it for four Tuesdays before you improve it. By {until} you may have that rare thing, a life that runs by itself on weekdays. #begin',
    },
  ],
  7: [
    {
      title: 'What holds the two of you',
      preview:
        'From {day} Saturn is across from you, with partners and people you bargain with. It tests what a bond is made of, and takes years over it. Which promise is doing the carrying?',
      text: 'Every old bridge has a plate that says what it can bear. On {day} Saturn enters the place where you face a partner, at home or in business, because it wants to read that plate. So the mood between you may cool, one of you may have to wait for the other, or there’s simply more to carry. If you’re alone, you might feel that more keenly than before. It’s a demanding stay. But what survives it is sound, and people often discover that the dull parts of a bond, the shared bills, the lift to the station, are what held it up. So thank someone this week for a thing they’ve done a hundred times without a word from you. It’s a good rivet. Saturn goes on measuring until {until}. #speak',
    },
  ],
  8: [
    {
      title: 'A long, quiet look into the deep',
      preview:
        'On {day} Saturn moves to the hidden side of life. Indian astrology knows it as ashtama Shani, a stay that asks for patience and early nights. What can you let rest?',
      text: 'In winter a farmer mends the tools and leaves the field in peace. It’s that kind of season from {day}, when Saturn enters the eighth place from your Moon, which gives ashtama Shani, a stay that’s reckoned among its most trying. Plans that hang on joint money, tax or other people’s secrets go slowly. You may be tired in an odd, deep way, and old endings ask to be ended properly. None of that is a verdict. It’s only heavy ground, and on heavy ground you take shorter steps. So put off whatever can be put off without harm, and go to bed an hour earlier on the three fullest days of the week. What you save in strength is yours. Saturn leaves these depths on {until}, and by then the tools are mended. #in #late',
    },
  ],
  9: [
    {
      title: 'Faith without decoration',
      preview:
        'Saturn reaches the place of luck, teachers and far roads on {day}. What came by good fortune has to be earned there. Which of your beliefs would you keep if it cost you something?',
      text: 'Luck, for a while, is going to keep office hours. On {day} Saturn enters the place of fortune, fathers, teachers and distant roads, and it turns down the easy answers. So trips need more papers. A father or an old teacher may become someone to look after, or to understand at last. And beliefs that were handed to you in childhood are put on the scales. It’s a sober time, but the faith that comes out of it tends to be small, plain and unbreakable, like a good spoon. So leave the large questions and practise one thing you believe in: be on time, tell the truth about the price, visit the one who can’t go out. Do it this week and say nothing of it. You’ll be weighing the rest until {until}. #hold',
    },
  ],
  10: [
    {
      title: 'The long shift begins',
      preview:
        'On {day} Saturn moves to the top of your sky, to career and good name. It demands more and thanks late. What do you want your work to look like after this climb?',
      text: 'On {day} Saturn takes its place where everyone can see it, over your work and your standing. It’s a slow climb with a rucksack. There may be more supervision, more duties that carry your name and fewer shortcuts, and recognition takes its time on the stairs. Without a post, it’s whatever you’re known for. The gain is solid: what’s built here under Saturn seldom falls down again, because it was inspected at every floor. So look for the foundation first. Which part of your work would embarrass you if it were opened and looked at tomorrow? Put that right, without telling anyone and without working into the night. After that you can be looked at from all sides. The climb goes on until {until}, and there are benches on the way. #finish #hold',
    },
  ],
  11: [
    {
      title: 'The harvest of patient people',
      preview:
        'From {day} Saturn is with your gains, your friends and your long hopes. It’s the best place it has. Which wish is old enough to be taken seriously?',
      text: 'Saturn pays late, but it does keep a ledger. On {day} it enters the place of gains, friendships and long hopes, and of all its stations this is the kindest. So what you’ve worked at without much thanks can start to show a return, often through older people or colleagues from long ago. It comes drop by drop, and Saturn would advise you to put a basin under it. The circle of friends gets smaller meanwhile, which isn’t a loss, since those who remain are the sort who help with a piano. So take a wish that’s at least five years old and tell one such friend what has stopped it so far. They may know the very screw to turn. This friendly weather holds until {until}. #speak',
    },
  ],
  12: [
    {
      title: 'Saturn knocks at the back door',
      preview:
        'On {day} Saturn enters the place of rest, spending and solitude. So begins sade-sati, its seven and a half years around your Moon, with the rising phase. What are you ready to let go?',
      text: 'It starts with an urge to clear out. On {day} Saturn comes to the house before your own sign, the place of sleep, spending and letting go, and that’s the rising phase of sade-sati, its passage of seven and a half years round the Moon. Many people have heard alarming things about it. But most of them tell you something simpler afterwards: they got tired of some things and serious about others. For now it may mean broken nights, costs that nobody planned and a wish to be left in peace. So meet it halfway. Carry out of the house one bag of things that belong to an earlier life, and don’t replace them. An emptier room is easier to sleep in. Saturn stays back there until {until}. #in #save',
    },
  ],
}

/** Saturn comes back, retrograde, on {day} into a house it had left, until {until}. */
export const saturnReturns: Stories = {
  1: [
    {
      title: 'The mason comes back',
      preview:
        'Saturn had left your own sign, and on {day} it steps back into it: the middle phase of sade-sati opens once more. Something about you was not quite set. What needs another coat?',
      text: 'You’d put the heavy coat away already. But on {day} Saturn moves backwards into your own sign, and the middle phase of sade-sati, its long passage round your Moon, comes round again for a time. That’s disheartening for about a day. Then you may notice that you aren’t the person it found here before, because you know by now how to say no and when to lie down. It returns for what wasn’t dry yet: a decision about how you live, a habit you’d sworn off, a name you keep calling yourself. So go back to the last good rule you gave yourself and broke. Take it up again with one exception built in, so that it can bend. By {until} the mason has gone, and the wall is straight. #finish',
    },
  ],
  2: [
    {
      title: 'The account isn’t closed yet',
      preview:
        'On {day} Saturn returns to your money and your words, and with it the last phase of sade-sati. A sum or a sentence was left standing. What do you still owe, and to whom?',
      text: 'Accountants have a drawer for the receipts nobody could place. Saturn goes back to it on {day}, when it returns, retrograde, to your own money and speech, the last phase of sade-sati, the seven and a half years it spends around the Moon. You’d begun to breathe out, so this may come as a bit of a cold draught. It’s something small that’s being asked for again: a debt between relatives, a silence at the dinner table that has gone on too long, a purchase you’re still paying for. It can be dealt with, and it’s better dealt with than carried over. Choose the oldest of these and offer a first instalment, in coins or in words. Half an apology counts as well. Saturn shuts the drawer on {until}. #finish #save',
    },
  ],
  3: [
    {
      title: 'The second half of the effort',
      preview:
        'Saturn steps back on {day} to the place of courage and daily practice, where it helps you. A piece of work was put down too early. Can you find the place where you stopped?',
      text: 'On {day} you get back a good pair of legs. That’s when Saturn returns, retrograde, to the place of effort, courage and near relations, where it serves you better than almost anywhere, and an undertaking that ran out of breath can be resumed. You might have been cross with yourself for letting it drop. There’s no need, because Saturn isn’t interested in the gap. It looks for the place where your last stitch was and starts from there. A brother or neighbour who was in on it may be too shy to mention it first. So mention it. Say you’d like to go on, and suggest a plain hour for it, and then work through that hour without discussing the months between. By {until} you could be further along than you’d ever been. #speak',
    },
  ],
  4: [
    {
      title: 'The repair that has to be redone',
      preview:
        'On {day} Saturn goes back to your home, the place where its stay is called ardhashtama Shani. What you had settled about rooms or family wants another look. Where does it still let the rain in?',
      text: 'It rains in at the old spot. That’s because Saturn returns to your home on {day}, moving backwards, and with it comes ardhashtama Shani, the slow and tiring stay in the house of rest, which you thought was behind you. Someone in the family may need you again as they did then. The rooms could feel chilly, and not from the weather. But a builder who comes back to his own work knows where he cut a corner, and so do you. What was it that you agreed to for the sake of peace and never quite meant? That’s the spot. You needn’t reopen the whole roof for it. Say to one person at home, on a calm evening, what you’d like to do differently this time. By {until} it should be tight. #in #speak',
    },
  ],
  5: [
    {
      title: 'An unfinished serious game',
      preview:
        'Saturn returns on {day} to love, children and creation, after having left. A question of the heart was only adjourned. Do you know your answer by now?',
      text: 'In court they say adjourned, and in love we say let’s see. What you two, or you alone, agreed to see about comes up again on {day}, when Saturn goes back, retrograde, to the place of affection, children and things made with care. It’s a sober visitor there. Pleasure wants an appointment and inspiration wants a chair at a fixed time. Still, you’re asked about something that matters to you, for Saturn doesn’t return on account of trifles. Sit down with the half-made thing, or in thought with the half-decided one, and ask only what the next honest step would be. Write it on the back of your hand if you like. You aren’t pressed for the whole answer. The hearing closes on {until}. #late',
    },
  ],
  6: [
    {
      title: 'The foreman is back on site',
      preview:
        'On {day} Saturn steps back among your duties and habits, where it’s a real help. A good routine that had slipped can be picked up. Which one do you miss?',
      text: 'You may have noticed that the days got longer and the work didn’t get less. On {day} the foreman comes back: Saturn returns, retrograde, to the place of daily work, health habits and opposition, and it’s one of the few spots in which it takes your side. Routines that had frayed can be spliced again. A rival you’d worn down may have regained his breath, but he’ll find you at your post. The catch is only your own disappointment at starting over, when in truth it’s the second half of the same job. So look up what time you used to begin and begin then for the next five working days. That’s the whole exercise. By {until} you won’t need a foreman any more for that part. #early',
    },
  ],
  7: [
    {
      title: 'A second reading of the vows',
      preview:
        'Saturn comes back on {day} to the place of partners and agreements. Something between you was left as it was because it was easier. Can it be said more simply now?',
      text: 'Most long bonds contain a clause that nobody reads aloud. Saturn returns to that clause on {day}, as it moves backwards into the place of partners, spouses and people you’ve shaken hands with. It’s a cool visit. You may feel taken for granted, or discover that the other one does. There was a time not long ago when you both stepped round the subject, and it’s tempting to do that again. But it’s grown no smaller in between. Ask them what they think the arrangement is, in plain words, and don’t correct them till they’ve finished. Then tell them yours. The two versions usually differ by a sentence, and that sentence is what Saturn came for. By {until} it can stand in both. #speak',
    },
  ],
  8: [
    {
      title: 'The last box in the cellar',
      preview:
        'On {day} Saturn goes back to the depths, and ashtama Shani, its patient stay in the eighth place, returns for a while. One ending was put off. Is it ready to be faced?',
      text: 'When you clear a cellar, there’s always one box you carry from corner to corner. Saturn goes back down to it on {day}. It returns, retrograde, to the eighth place, where its stay is called ashtama Shani and known to be tiring, and you’d rather hoped to be done with that. And you nearly are. What’s left concerns something shared or something over: a paper, a set of keys, a name that still gives you a pang. It wants slow hands and some sleep on either side. So open the box, if only in your mind, and look at what’s in it for as long as you like. You don’t have to decide on anything while you look. By {until} Saturn is up the stairs for good, and the corner is free. #hold #late',
    },
  ],
  9: [
    {
      title: 'A lesson on the board again',
      preview:
        'Saturn returns on {day} to teachers, fathers and beliefs. You’d left the subject with a pass. What was it that you learnt by heart and didn’t understand?',
      text: 'You may know the dream in which an exam has to be sat again. On {day} it happens awake and much more kindly: Saturn steps back to the place of faith, learning, fathers and far roads, for a lesson that was only learnt by heart. So a trip or a course may be held up by a missing stamp. A conversation with an old man, living or only remembered, isn’t over. It does take the shine off some of your convictions, and you won’t miss it. What helps is to explain the thing you believe to a child, or as if to one. Wherever you fall back on big words, there’s the gap. Leave the gap open for now and just know where it is. The class is dismissed on {until}.',
    },
  ],
  10: [
    {
      title: 'The inspector comes twice',
      preview:
        'On {day} Saturn goes back to your career and good name. A piece of work you handed in returns with a pencil mark. What would you be proud to sign?',
      text: 'There’s a moment when the file you’d sent off lies on your desk again, with a small grey question in the margin. It’s Saturn’s handwriting. On {day} it returns, retrograde, to your work and your public name, and what was let through the first time gets held up to the light. It’s slow and not very flattering. But the second inspection is the one after which nobody asks any more. You may also get another chance with someone in authority, if you left on stiff terms. So find the one thing you handed in knowing it wasn’t your best, and ask for it back. It takes nerve, and it’s remembered for years. Saturn signs on {until}. #finish',
    },
  ],
  11: [
    {
      title: 'An old debt in your favour',
      preview:
        'Saturn steps back on {day} to the place of gains and old friends, the kindest place it has. Something due to you may have been overlooked. Whom could you remind?',
      text: 'Not all that comes back is a bill. So look up on {day}, when Saturn returns, retrograde, to the place of friends, earnings and old hopes, where it’s as kind as it can be. It goes through the books again for anything that was overlooked on your side. It could be work that was never credited to you. It might as well be a friend from a long time ago, who’s been thinking the same about you. These are quiet matters, so a loud voice would only scare them off. Write one polite reminder, with the date and the facts and no reproach in it, and let the other person save face. Then be patient, as Saturn would. It has the ledger open in front of it until {until}. #speak',
    },
  ],
  12: [
    {
      title: 'Back to the waiting room',
      preview:
        'On {day} Saturn moves back to the place of rest and farewells, the rising phase of sade-sati. A thing you’d begun to drop is in your hands again. Do you still want to hold it?',
      text: 'The door had opened, you had your coat on, and they’ve asked you to sit down once more. So Saturn goes back on {day} to the place of sleep, expense and solitude, and with it the rising phase of sade-sati, the first of the three steps it takes around your Moon. It’s dull to wait. But you’re given back a piece of time that you can spend without witnesses, and there are things which can only be put down in such a room: a grudge, a rank, the habit of being needed. Choose one of them. For a week, whenever it comes to mind, say quietly, “Not today.” That’s all there is to it, and it’s more work than it sounds. You’re called on {until}. #in #hold',
    },
  ],
}

/** Saturn turns retrograde in a house on {day}; it turns direct again on {until}. */
export const saturnRetrograde: Stories = {
  1: [
    {
      title: 'The pressure goes inside',
      preview:
        'On {day} Saturn turns retrograde in your own sign, during the peak of sade-sati. Others ask a little less of you now, and you ask more of yourself. Who set those terms?',
      text: 'The strictest examiner you have may be the one who brushes your teeth. Saturn turns retrograde in your own sign on {day}, in the middle phase of sade-sati, its long passage round the Moon. With that the demands from outside often ease a bit, and the ones from inside take over the shift. So you could find yourself tired by things nobody asked for. That’s worth catching, because here at last is a part of the load that you’re able to change. So listen for the word “should” when you talk to yourself, and each time ask who said it first. If it was a schoolteacher or an uncle, you may let it go. If it was you, keep it and sit down while you do it. Until {until} it’s a time for fewer shoulds. #in #hold',
    },
  ],
  2: [
    {
      title: 'Looking again at what you own',
      preview:
        'Saturn turns retrograde on {day} in the place of money, food and words, during the setting phase of sade-sati. Old sums are added up again. Does the total look different now?',
      text: 'On {day} the adding machine runs backwards. Saturn turns retrograde over your purse, your table and your words, in the setting phase of sade-sati, which is the last of the three around the Moon. So it’s old sums rather than new ones that ask for care: what a habit has cost you over the years, what was said about money in your childhood kitchen. It isn’t cheerful reading. Still, plenty of fear about money turns out to be a grandmother’s, and you may politely give it back to her. Your own part is smaller. So go through your standing payments and end one you no longer remember agreeing to. Then let the rest be. These months want care with every purchase until {until}, when Saturn counts forwards again. #save #finish',
    },
  ],
  3: [
    {
      title: 'Practice without progress, for now',
      preview:
        'On {day} Saturn turns retrograde in the place of effort and courage. You work as before, and the needle hardly moves. What are you learning in the meantime?',
      text: 'Any pianist will tell you about the weeks when nothing gets better. They’re the weeks when the hand is learning behind your back. From {day} you have a few of those, because Saturn turns retrograde in the place of effort, messages and short roads. It’s a good place for it all the same, and the strength isn’t gone. It has merely stopped showing. A brother, a sister or an old schoolmate may turn up with a matter you thought was done, and be easier to talk to than they were. So keep the practice and drop the measuring: hide the step counter, the tally or the word count for a fortnight. You’ll be further than you think when you look again. By {until} other people tend to notice it first. #late',
    },
  ],
  4: [
    {
      title: 'The house goes over its memories',
      preview:
        'Saturn turns retrograde in your home on {day}, during ardhashtama Shani, its slow stay in the place of rest. The past is in the rooms with you. Which chair is it sitting in?',
      text: 'Houses remember more than we do. This one starts talking when Saturn turns retrograde in it on {day}, in the course of ardhashtama Shani, its slow and rather tiring stay in the place of home and mother. Memories of earlier rooms may come up, along with the sort of sadness that has no appointment. Practical matters about the home get stuck too, which leaves you sitting among them. But the same stillness makes certain questions easy to ask that were impossible before. Ask an older relative or neighbour how they lived when they were your age, who did the cooking and where they went to cry. Then let them talk as long as they like. A room gets lighter when its story is known. Until {until} listening is all the building work that’s needed. #in',
    },
  ],
  5: [
    {
      title: 'Shy hearts, rough drafts',
      preview:
        'On {day} Saturn turns retrograde in the place of love, children and making things. Doubts look back over old choices. What would you make if nobody was going to mark it?',
      text: 'Doubt often wears the voice of someone who once laughed. Saturn turns retrograde on {day} in the place where you love, learn and invent, so that voice may come up again, about an old romance, a child’s school report or the pictures you no longer paint. It makes the heart shy and the drafts poor. That’s the dry side of these months. But it also lets you see how little that voice really knows about you now. Take a cheap exercise book, the kind you wouldn’t be sorry to spoil, and fill a page of it every other day with whatever you used to be good at. It stays in the drawer, and that’s what makes it work. By {until} there’s a full book, and the voice has rather lost its audience. #hold',
    },
  ],
  6: [
    {
      title: 'The quiet service check',
      preview:
        'Saturn turns retrograde among your work, habits and small battles on {day}. It’s still on your side and looks at the joints. Which routine needs a drop of oil?',
      text: 'Even a good machine gets taken off the belt once in a while. That’s how to think of these months, with Saturn turning retrograde on {day} over your daily work and health habits, where it’s a friend. Things run slower for that reason. A rival goes quiet, a colleague revisits an old arrangement, a procedure that everyone swears by shows that it was made for other times. There’s no call to change it all. But notice the moment in your day when you always sigh, for that’s where the friction is. Move one thing there: the bag, the order of two tasks, the hour of the meal. Then see if the sigh goes. Saturn puts the machine back on the belt by {until}.',
    },
  ],
  7: [
    {
      title: 'A cool spell between two people',
      preview:
        'On {day} Saturn turns retrograde across from you, in the place of partners. Distance that was hardly noticed may be felt. Is it coldness, or just tiredness on both sides?',
      text: 'There are evenings when two people each believe that the other one is annoyed. These evenings come easily from {day}, because Saturn turns retrograde in the place of partners and close dealings. Each looks back over the old accounts: who gave way, who earned more, who apologised last. With business partners it’s much the same, only with spreadsheets. It’s a chilly stretch, and pressing for warmth tends to make it chillier. So turn to something neutral that needs four hands, such as folding sheets, shelling peas or sorting the photographs. Talk comes by itself over that kind of thing, or it doesn’t and you’ve sat together. Either is fine. By {until} the thaw is mostly done, and it’ll have started in the hands. #hold #in',
    },
  ],
  8: [
    {
      title: 'Still water, old questions',
      preview:
        'Saturn turns retrograde on {day} in the deep eighth place, in the time called ashtama Shani. What had ended asks to be understood. How much of that can wait?',
      text: 'On {day} the water in the lock stops rising. Saturn turns retrograde in the eighth place from your Moon, in the months that are known as ashtama Shani and have a name for being tiring, and things neither sink nor lift for a while. So matters of tax, inheritance or shared money stand still. Some old loss may come near, without a reason, in the middle of the shopping. It’s heavy, but there’s a strange comfort in it too, as it shows you that you’ve lived with that loss and managed. So give it a little ceremony and be done for the day: light a lamp, say the name aloud, then have something warm to eat. The lock opens when it opens. From {until} Saturn moves forward, and the boat with it. #in #late',
    },
  ],
  9: [
    {
      title: 'The old map and the new road',
      preview:
        'On {day} Saturn turns retrograde in the place of beliefs, fathers and far horizons. The map you were given is checked against the ground. Where has the road been moved?',
      text: 'Your first map of the world was drawn by other people, and some of the roads on it were never built. Now Saturn turns retrograde on {day} in the place of faith, fathers and teachers, and it takes out that map to check. Trips and studies go slower for the time being. You may also find, with a little shock, that a rule you’ve lived by was one old man’s bad mood. Others will hold, and those are worth their weight. So write down five sayings you grew up with and put a tick or a question mark beside each. You needn’t throw any away. But from now on you’ll hear yourself use them. By {until} you could have a map of your own, with fewer roads, all of which exist. #late',
    },
  ],
  10: [
    {
      title: 'Slow corridors at work',
      preview:
        'Saturn turns retrograde in your career on {day}. Decisions from above take the long corridor, and old expectations come back. What can you finish while you wait?',
      text: 'Somewhere there’s a door with your name on a folder behind it, and nobody comes out. On {day} Saturn turns retrograde at the top of your sky, in the place of work and reputation, and whatever depended on a signature is likely to sit. So you may feel overlooked. You might even start applying for your own job again in your head. But the pause has a use. It’s the only time a working person ever gets to find out what the work looks like from the outside. Ask someone who has nothing to do with it to let you explain your job in five minutes, and see where their eyes glaze. There’s your deadwood. It can go by {until}, and the folder tends to come back to a tidier desk. #out #late',
    },
  ],
  11: [
    {
      title: 'Late fruit keeps longer',
      preview:
        'On {day} Saturn turns retrograde among gains, friends and hopes. What was promised comes later, and it comes. Can you tell patience from forgetting?',
      text: 'Late apples are the ones that keep till spring. That’s worth knowing when Saturn turns retrograde on {day} over your earnings, friendships and old wishes, which is a kind place for it, but what you were expecting goes back on the branch for a while. A payment may be postponed. A friend of many years might draw back a little, mostly for reasons that have to do with them. There’s no need to shake the tree, but it’s wise to keep an eye on it. So make a short list of what’s owed or promised to you, with the date when you’ll ask about each, and then don’t think of it until those dates. That’s patience with a calendar. By {until} the first of it may be ripe. #hold #late',
    },
  ],
  12: [
    {
      title: 'Long nights, honest mornings',
      preview:
        'Saturn turns retrograde on {day} in the place of sleep and solitude, in the rising phase of sade-sati. What was pushed to the back comes quietly to the front. What does it want from you?',
      text: 'At four in the morning everything is true and nothing is in proportion. You may get to know that hour, as Saturn turns retrograde on {day} in the place of sleep, retreat and expense, in the rising phase of sade-sati, the first of its three around the Moon. That’s when regrets like to visit. But the rule about regrets is that they come for an acknowledgement and go when they’ve had it. If argued with, they stay for breakfast. So keep a card and a pencil by the bed. When one of them calls, put it down in a word or two, tell it “noted”, and turn the pillow. In daylight about one card in five needs an answer. By {until} the nights usually shorten again. #in #hold',
    },
  ],
}

/** Saturn turns direct in a house on {day} and leaves it on {until}. */
export const saturnDirect: Stories = {
  1: [
    {
      title: 'The weight begins to move',
      preview:
        'On {day} Saturn turns direct in your own sign, during the peak of sade-sati. What felt stuck in you can be shifted, slowly and for good. Where do you put your shoulder?',
      text: 'A heavy cart is hardest to move in the first yard. So be patient when Saturn turns direct in your own sign on {day}, at the peak of sade-sati, its slow passage round your Moon, because that first yard is before you now. It isn’t quick. You may still be tired, and people lean on you because you look as though you could bear it. But effort and result are on speaking terms again, which they weren’t for months. So choose something about your own way of life that you’ve thought through to the end by now, be it the hours, the hair or the answer to a standing invitation, and change it without an announcement. That’s the yard. Saturn stays in your sign until {until}, and the cart rolls easier once it’s rolling. #begin #hold',
    },
  ],
  2: [
    {
      title: 'The books can be closed',
      preview:
        'Saturn turns direct on {day} in the place of money and words, in the last phase of sade-sati. The long adding-up gives a figure at last. What will you do with it?',
      text: 'It’s a relief to know the sum, even if it’s not the sum you’d hoped for. It comes within reach on {day}, when Saturn turns direct over your purse and your words, in the setting phase of sade-sati, the last of its three around your Moon. So money matters that went in circles can be brought to a point. Even the thing about the family furniture may be spoken of in a normal voice. Prices stay stiff for now. So plan one month in advance, on a single sheet, with a line for joy in it, and let the sheet say no for you. It’s easier to refuse with a piece of paper. By {until} Saturn lays down its pencil, and sade-sati is done with this page. #save',
    },
  ],
  3: [
    {
      title: 'Your effort starts to count',
      preview:
        'On {day} Saturn turns direct in the place of courage and practice, one of its best. What seemed to lead nowhere begins to carry. Which of your efforts has earned a wider road?',
      text: 'From {day} you may hear yourself say, “Oh, I can do that now.” It’s the moment when Saturn turns direct among your efforts, your letters and your near relations, where it’s a loyal helper, and the practice of the flat months comes to the surface. Replies come too, from the kind of people who take their time. There’s a temptation to celebrate by stopping, and that would be a pity. But you could make it harder by one notch. So take what you do easily by now and do it once in front of a witness, or for a use: read it aloud, deliver it, teach it to a beginner, drive the longer way. That’s how a skill learns it’s real. Saturn works at your elbow until {until}. #out',
    },
  ],
  4: [
    {
      title: 'The foundations hold',
      preview:
        'Saturn turns direct in your home on {day}, in the time called ardhashtama Shani. What was stuck about rooms or relatives can be dealt with in order. Which stone comes first?',
      text: 'There’s a day on every building site when the ground is finally level. On {day} Saturn turns direct in your home, and although ardhashtama Shani, its wearying stay there, isn’t over, the digging part of it is. By now you know what the house needs. And you know who in it is tired, yourself included. So now it goes by order, one stone after the other, and it’s usually the least interesting that comes first: the boiler man, the form for your mother, the lock. Do that one before you think about curtains. And since it’s dull, do it with a treat waiting in the kitchen. Saturn moves out on {until}, and it leaves rooms behind that can be relied on. #early #in',
    },
  ],
  5: [
    {
      title: 'The slow work shows its face',
      preview:
        'On {day} Saturn turns direct in the place of love, children and creation. Feelings that were kept in the drawer may come out. How do you show them without a speech?',
      text: 'Some people say I love you by checking your tyres. That’s the dialect Saturn speaks, as it turns direct on {day} among your affections and your inventions. What was doubted for months, be it a bond or a piece of work, can be taken as real now and treated accordingly. It’s still a serious place. Fun has to be arranged, and a child or a lover may answer your effort with a shrug, on the first try at least. So make it concrete and make it regular. Learn one thing the other person cares about, the rules of their game or the name of their band, and ask about it next time. If it’s a work you love, sharpen its pencils. By {until} the shrugs tend to be fewer. #begin',
    },
  ],
  6: [
    {
      title: 'Order that stays',
      preview:
        'Saturn turns direct on {day} among your duties and habits, where it serves you well. Changes made now have a good chance of lasting. What has bothered you every single day?',
      text: 'A drawer that sticks steals ten seconds, and it does so for fifteen years. It’s those ten seconds that Saturn cares about when it turns direct, on {day}, in your daily work, where it’s as useful as a good carpenter. What you put in order in the coming weeks has a fair chance of staying so. People who stood in your way find other things to do. Only don’t go on to improve everybody else’s drawers as well. So see to your own: the thing that has annoyed you each working day this year gets an hour, tomorrow if you can, and no excuses. Then enjoy the silence it leaves. Saturn keeps the workshop open for you until {until}. #early #finish',
    },
  ],
  7: [
    {
      title: 'A firm hand across the table',
      preview:
        'On {day} Saturn turns direct in the place of partners. What cooled between you finds its working temperature. Which small arrangement would make the big ones easier?',
      text: 'Not every good marriage is warm all year, and not every good firm either. Saturn turns direct on {day} across from you, where you face others as equals, and what went stiff in the past months can become workable. So you may not get fireworks. But you might get a “fair enough” from someone who doesn’t say it often. The bond still has to carry more than usual, so it’s sensible to look after the bearings. Fix one recurring moment for the two of you that’s about nothing but logistics, ten minutes on a Sunday with the diary, and keep love and strategy out of it. They’ll be the better for it. Saturn leaves that side of life on {until}, and the ten minutes may well outlast it.',
    },
  ],
  8: [
    {
      title: 'A way up from the deep',
      preview:
        'Saturn turns direct on {day} in the eighth place, in the time called ashtama Shani. What lay still for months can be moved a little. Which end of the rope do you take?',
      text: 'Divers come up slowly, with a stop every few yards, and that’s what keeps them well. On {day} Saturn turns direct in the place of joint money, trust and endings, so the slow ascent from ashtama Shani begins, which is the name for its tiring stay in the eighth from the Moon. Papers begin to move. A person you shared something with may be ready to talk terms. But it’s still deep, and you’re still lighter on sleep than you’d like. So work in stages: deal with one page, then take a day off from the whole subject, then another page. Nobody can make it go faster by worrying at it. Saturn reaches the surface on {until}, and people who’ve come up by stages can use their legs at once. #late #finish',
    },
  ],
  9: [
    {
      title: 'Luck with a receipt',
      preview:
        'On {day} Saturn turns direct in the place of faith, study and far roads. What was held up by doubts or documents may go on. What have you earned the right to ask?',
      text: 'You’ve stood in this queue so long that you know the clerk’s children by name. But on {day} Saturn turns direct in the place of fortune, learning, law and travel, and the queue moves. Luck here is of the sort that comes with a receipt, as it’s been paid for in patience. A course may be recognised, a teacher gives you a straight answer, an old strain with your father goes a bit slack. It’s not yet easy going. Whatever you start in these weeks wants every document and an early train. So put all the papers for one plan into one envelope and write on the outside what’s still missing. Get the first missing thing this week. By {until} the envelope may be ready to be posted. #early',
    },
  ],
  10: [
    {
      title: 'The verdict comes downstairs',
      preview:
        'Saturn turns direct on {day} in the place of career and standing. Held-up decisions start to arrive, with duties attached. What are you ready to put your name to?',
      text: 'On {day} there are steps in the corridor at last. They’re Saturn’s, for it turns direct over your work and your public name, so what was kept waiting behind some door can be decided, and it’s decided on the file as it stands. That’s why the dull months weren’t wasted. If you used them to put things right, it shows. The answer may still come with more work attached, because that’s the only currency Saturn has in this house. You can make terms about the hours, though not about the care. So before you say yes, picture an ordinary Wednesday with that duty in it, from breakfast to bed. If you can see yourself eating lunch, it’s probably all right. Saturn remains your superior until {until}. #late',
    },
  ],
  11: [
    {
      title: 'The ledger opens in your favour',
      preview:
        'On {day} Saturn turns direct among gains, friends and hopes, the kindest place it has. What was late may set out on its way. Who waited with you?',
      text: 'A cheque in the post is only paper until someone has time to write your name on it. From {day}, when Saturn turns direct in the place of income, friendship and old hopes, people find that time. It goes steadily rather than fast. One after another, things that were owed or promised come into sight, and older friends prove to have a good memory. The catch might be that you’ve become so used to waiting that you go on with it. So remind people now, starting with the easiest, and accept what comes without saying that it needn’t have. Then share a slice of it with the one who waited with you. Saturn’s ledger stays open until {until}, and it’s all in neat handwriting. #speak #out',
    },
  ],
  12: [
    {
      title: 'The back door closes softly',
      preview:
        'Saturn turns direct on {day} in the place of rest and farewells, in the rising phase of sade-sati. What you’ve been parting with can go. What do you want in its place?',
      text: 'When a tooth is out, the tongue keeps visiting the gap. It’ll be like that for a bit after {day}, when Saturn turns direct in the place of solitude, sleep and outgoings, in the rising phase of sade-sati, the first of the three around your Moon. You’ve let go of more in these months than you told anyone. The nights can get better from here, though costs still like to come in pairs. It would be natural to fill the gap at once, with a purchase or a person or a plan. But leave it a while. Do something instead that has no use and no witness, like sitting on a step with the light going, until you notice you aren’t waiting for anything. By {until} you’ll know what belongs there. #in #save #late',
    },
  ],
}
