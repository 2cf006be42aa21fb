import type { MatterUnits } from '../../../texts/units.ts'

/** House 7; its significator is Venus. */
export const love: MatterUnits = {
  karaka: {
    1: {
      easy: [
        'You’re good company this month, because Venus has come to your own sign and softens the way you arrive anywhere. That makes it a month for being known rather than admired. So choose one person, a spouse of many years or someone quite new, and spend three evenings with them instead of one evening each with three. By {until} they may know something about you that charm usually covers up. #out',
      ],
      hard: [
        'Pleasing everyone is hard labour, and you may find yourself at it while Venus, short of strength, passes through your own sign. It makes you ask too often how you seem. Give up one thing this month that you only do to be liked: the shoes, the cheerful reply, the second visit. Then see who minds. Probably it’s nobody, and until {until} that is a useful thing to learn.',
      ],
    },
    2: {
      easy: [
        'Love likes a fixed meal this month, with Venus in the part of life that feeds people and speaks kindly to them. It could be breakfast on the one free morning, or soup with a friend after work. Best of all, nobody has to arrange it again each time. So set it up in the first week. By the end of the month it may hold up a good deal more than the plates. #begin',
      ],
      hard: [
        'Treats have a sour edge for a while, since Venus is weakened among the things you own and the money you live on. One of you counts, the other notices the counting. So agree at the start of the month what going out may cost in all, and keep that sum in an envelope. It takes the arithmetic out of each evening. By {until} a shared bag of chips may taste like a party. #save',
      ],
    },
    3: {
      easy: [
        'Some things are easier to write than to say, and this is the month for them, because Venus travels with your words until {until}. It favours the pen over the thumb. One letter a week would be four by the end, to the same person or to different ones, each about something you remember with them. They needn’t be long. But paper gets kept, and people read it again in a bad winter. #speak',
      ],
      hard: [
        'A month of crossed messages is annoying, though it’s rarely more than that. Venus is among your words and has little strength there, and what you tap out in a hurry reads colder than you felt. So agree on a rule for the time until {until}: screens are for times and places, feelings wait for a voice. It sounds strict. In practice it saves two people a lot of guessing late at night. #hold',
      ],
    },
    4: {
      easy: [
        'Where do the two of you actually sit? Venus is in your rooms this month and would like an answer, because closeness needs somewhere to happen. If you live alone the question is just as good: where would a guest sit? Then move the furniture until there’s a corner for two, with a lamp and nothing that has a plug. It’s a weekend’s work at most, and the evenings until {until} will thank you for it. #in',
      ],
      hard: [
        'Home gets a little tight for tenderness when Venus is weak in it. You may love people and still wish they’d go out. That isn’t coldness, it’s a shortage of doors. So try a simple plan for the month: one evening a week the place belongs to you, one to the people you live with, and no reasons are asked. By {until} you may both be coming back in with something to tell.',
      ],
    },
    5: {
      easy: [
        'Learning side by side does more for the heart this month than any amount of talk about it. Venus has gone out to play, and it loves a beginner. So sign up for something together, a dance class, a language, a choir that takes anyone, or go alone and see who stands next to you. It’s a relief to be clumsy. By {until} you may have laughed at the same mistakes. #out #begin',
      ],
      hard: [
        'Romance keeps glancing at the clock, because Venus is in its playground and not at full strength. You might want to know where this is all going. But don’t settle that question now, it would only get a tired answer. Instead, keep a short list, one good moment a week with its date, however slight. After {until}, when the planet is fresher, you can read it through and ask again with something in your hand. #late',
      ],
    },
    6: {
      easy: [
        'Few people expect love among the duties, yet Venus is strong enough this month to do well there. It shows as reliability, and reliability is very attractive. So choose one shared habit for the weeks until {until}: a walk before work, the weekly shop done as a pair, a lift home for someone you like. Nothing needs declaring. Doing the same dull thing with good humour is a declaration already. #begin',
      ],
      hard: [
        'If tenderness feels tired this month, look at the list on the fridge before you look at each other. Venus is in the house of daily work, one of its least comfortable places, and chores turn into grievances there. Write down who does what, honestly, including what nobody sees. Then swap two of the tasks for a month. It won’t be fair to the ounce, but by {until} each of you knows what the other carries.',
      ],
    },
    7: {
      easy: [
        'What comes next for the two of you? Venus is in the part of life that asks this, and it’s in such good strength that the answer needn’t be forced. It may be a name on a letterbox, a proper holiday or the first time you say “we” in company. Let each of you bring one wish to the table during this month. If you’re on your own, bring yours to a friend who takes it seriously. #speak',
      ],
      hard: [
        'Old astrologers call this a delicate place for Venus: it sits among your partnerships and would like them lovelier than they are. So it isn’t a month for judging the whole of a love. Only judge the soup, the film and the weather. The larger verdict can wait till {until}, when wishes are less loud. For the time being, note each evening one thing the other person did without being asked. #hold #late',
      ],
    },
    8: {
      easy: [
        'There’s a story you’ve never told anyone close to you, and it’s probably smaller than you think. Venus is down among hidden things, and it makes telling gentle. It can be done in parts, a bit on one evening and the rest on another, so nobody has to find the right face at once. The other may have such a story too. Then by {until} you could know each other a layer deeper. #speak',
      ],
      hard: [
        'Jealousy is mostly imagination with too little to do. It has a good month, because Venus is weak among your secrets, and even a quiet evening can look like evidence. What helps is to decide now that you’ll ask rather than search. No pockets, no screens, no friends of friends. One honest question, put once, is enough for the time until {until}, and the answer deserves to be taken at its word. #hold',
      ],
    },
    9: {
      easy: [
        'A trip for two is well placed now, even if it’s only a day by train, as Venus favours the wide world and the roads into it. It would be best to show someone a place that made you: the school, the river, the street with the bad fish shop. Let them show you theirs in return. You understand people better once you’ve seen how far they had to walk to the sea. #out',
      ],
      hard: [
        'Two people can share a bed and not a belief, and this month you may feel the gap. Venus is short of strength where convictions live, so each of you wants to be agreed with. Instead of agreeing, try attending. Go along once, to their temple, their match or their political evening, and only watch what it gives them. It isn’t a conversion. By {until} the difference may look more like a window than a wall. #out',
      ],
    },
    10: {
      easy: [
        'It does love good to be seen in daylight, and Venus is strong where the public sees you. That may mean bringing someone to the works do, or simply mentioning them by name when colleagues talk about their weekends. If there’s nobody to mention, people may still notice that you’ve become pleasanter to stand beside. Show up in company a little more than you’re used to until {until}. It’s a month that rewards being plain about affection. #out',
      ],
      hard: [
        'The job takes the best hours this month, and love gets what’s left in the pot. Venus finds your career a dry place, and it isn’t easily fed there. So protect two evenings before anyone asks for them. Put them in the diary in ink, as you would a meeting with the boss, and tell people you’re engaged. They may be kept with a spouse, a friend or a hopeful stranger. By {until} the rush is less.',
      ],
    },
    11: {
      easy: [
        'Your friends may do more for your heart this month than you can, because Venus is with them and in very good spirits. They know people, and they know you. So host something: a long table, a borrowed bench, eight plates that don’t match. Couples get on better with an audience that likes them, and single people are more themselves among old friends. Choose the evening early on and let the rest assemble itself until {until}. #out',
      ],
      hard: [
        'So many people, and so little company. This can be the feeling while Venus, not at full strength, passes through your circle of friends. You’re invited, yet you come home without having talked. That is a matter of size. For the rest of the month pick one pair or one friend over every group, and see them twice. Until {until} a small table suits affection better, and the larger circle won’t be offended.',
      ],
    },
    12: {
      easy: [
        'Love wants less light and less noise this month, since Venus has gone to the part of life where people rest. It counts as one of its good places. So make the bedroom a room without news: no screens past the door, one book between you or one for you alone. You might keep it up until {until} and then see whether you want the screens back. Tenderness often just needs somewhere it isn’t interrupted. #in',
      ],
      hard: [
        'An old affection may cross your mind, dressed better than it ever was in life. Venus is weak in the part of life that belongs to dreams and absent people, and it retouches the photographs. So write the letter if it insists, and don’t post it. Then put it in a box with a lid and look at it again after {until}. Most such letters turn out to be about a time rather than a person. #hold #late',
      ],
    },
  },
  lord: {
    1: {
      easy: [
        'Others make the first move this month, because {graha}, which looks after your partnerships, has come to your own sign and stays till {until}. You’re being looked for. It may be a partner who wants your opinion on everything, or an acquaintance who suddenly lives on your way home. What’s left to decide is how much of you to make available. Choose a couple of times a week when you’re properly free, and let people know. #out',
      ],
      hard: [
        'You may be doing the work of two. The cause is {graha}, keeper of your partnerships, which leans on your own sign until {until} and makes each shared matter feel like yours to carry. So stop doing the other person’s half for a month, quietly and without a speech. Don’t remind, don’t book, don’t smooth it over. There’ll be a gap at first, and then, quite often, someone steps into it.',
      ],
    },
    2: {
      easy: [
        'A common purse makes a common story. The planet in charge of your love life, {graha}, is with your money and your meals until {until}, which is a good time to save up for something as a pair. It can be silly: a tent, a pair of tickets, a very large cheese. So put a jar where both of you pass it. With a friend it works equally well, and it gives you something to look forward to. #save #begin',
      ],
      hard: [
        'The family you come from has views on the people you love, and this month it airs them. This is because {graha}, ruler of your marriages and close bonds, sits at the family table until {until}. But you don’t have to win the debate. Think up one friendly sentence, such as “we’re happy with it as it is”, and use it each time without adding to it. By the fourth time it usually closes the subject. #hold',
      ],
    },
    3: {
      easy: [
        'Talk does you both good this month, so long as it has legs. With {graha}, which stands for the other person in your life, among your short roads and messages until {until}, a weekly walk does more than a big discussion. Take the same route, at the same time, and let it be the place for whatever came up. Those who have no partner may find that a neighbour or a sister falls into step. #speak',
      ],
      hard: [
        'Some subjects get worse by being discussed, and you probably know which one it is for you. While {graha}, in charge of your close ties, is restless in the part of life made of words, it would come up every few days. So put it on a shelf until {until}, by agreement, out loud. Then choose a replacement, perhaps the garden or next year’s holiday. A rested quarrel is often half its former size. #hold #late',
      ],
    },
    4: {
      easy: [
        'Someone may come to feel at home with you, since {graha}, which looks after love in your chart, is among your own rooms till {until}. It’s a time for small concessions of space: a drawer, a hook, a second toothbrush, or a partner’s terrible armchair by the window. Offer one and say that it’s meant to stay. If you live alone, offer a standing invitation. People remember who first gave them a place to put things down. #in',
      ],
      hard: [
        'Whatever is unsettled between you sleeps under your roof this month. It’s there at breakfast. The planet that looks after your marriages and alliances, {graha}, is where you ought to rest, and it stays till {until}. So for this month keep one room free of the matter, the kitchen for instance, and take it outside when it has to be talked about. Your peace needs somewhere to live in the meantime, and so does theirs.',
      ],
    },
    5: {
      easy: [
        'What used to be a duty may turn back into a pleasure, because {graha}, which has charge of the other half of your table, has taken up games. So use the time till {until} for reviving something: the card game from your first winter, the bad singing in the car. Newcomers to love can invent theirs. Do it more than once, since a game needs several evenings before it’s yours. #begin',
      ],
      hard: [
        'Children, a hobby or someone’s big idea takes up the chair where love normally sits. It’s no rival, only a heavy month, as {graha}, lord of your partnerships, strains in the part of life that creates. The mistake would be to compete. Instead, ask to be let in: to hold the ladder, to hear chapter four, to drive to the match. By {until} you may be closer to what they care for, and to them. #speak',
      ],
    },
    6: {
      easy: [
        'The quarrel you always have can be mended this month, like any other thing that’s broken. This is thanks to {graha}, which answers for your partnerships and is handy among chores and problems until {until}. Choose a calm hour and work out just the mechanics: when does it start, who’s tired by then, what would have to be different? Change that one thing for a few weeks. It needn’t be deep to work. #speak',
      ],
      hard: [
        'Love shows up in working clothes, and it may grumble. That’s how it tends to go when {graha}, responsible for the person at your side, toils in the part of life that serves. One of you is overworked, and the other feels like staff. So bring back some ceremony: a proper greeting at the door, thanks for the ordinary, a clean shirt now and then. Kept up till {until}, these small manners do more than a grand gesture.',
      ],
    },
    7: {
      easy: [
        'In its own place a planet knows what to do, and {graha} is now in the seventh house, which it rules for you. Until {until} your dealings with one other person tend to go straight: a yes is a yes, and a meeting takes place. This is the month to define something you’ve kept vague, be it a relationship or an arrangement with a friend. Put it into one sentence you can both repeat. #speak',
      ],
      hard: [
        'The other person has plenty of weight this month, with {graha} at home in your partnerships and rather full of itself. You may feel that everything goes their way. Some of it does. But rather than keeping score, pick the two decisions that matter to you before {until} and hold on to those. For the rest, you can give way with good grace, because someone who yields in ten small things is usually heard in two larger ones.',
      ],
    },
    8: {
      easy: [
        'Trust can grow where nobody sees it. It does so this month, since {graha}, which is in charge of your bonds, has gone down to the part of life that is shared and private. You might tackle something together that you’d both rather avoid, like the old papers, the drawer of unpaid fines or a visit to a grave. Doing it hand in hand takes an afternoon. Until {until} it also ties a knot. #finish',
      ],
      hard: [
        'A certain silence may settle over your love life, because {graha}, its ruler, is in the most hidden part of your chart until {until}. It’s easily taken for the end of something. But people go quiet for many reasons, and tiredness leads the list. So keep the small signs going: the hand on the back, the cup put down beside them. Don’t dig for the cause yet. What is ready to be said tends to surface unasked. #hold',
      ],
    },
    9: {
      easy: [
        'Ask a couple who’ve been at it for forty years how they do it. The planet responsible for your partnerships, {graha}, is among teachers until {until}, so good advice about love is near and most of it is free. At least one answer is likely to surprise you, and that’s the one to keep. If you’re looking for someone, a course, a pilgrimage or a lecture may put you in the right row. #out #speak',
      ],
      hard: [
        'Distance is the theme, in miles or only in opinions, as {graha}, keeper of your closest tie, is far out in the wider world. It’s tempting to close the gap with principles. They make it bigger. So agree on one thing that’s done the same on both sides, reading the same book, lighting a lamp at the same time, and keep it till {until}. A small ritual carries further than a long argument.',
      ],
    },
    10: {
      easy: [
        'What you do and whom you love get along well this month, because {graha}, which rules your partnerships, is at the top of your chart. It’s a good stretch for a pair with a project: a stall, a club, an open house, a campaign for a zebra crossing. You’re seen as a team and treated like one. If there’s no partner, a colleague may become a real ally by {until}. Decide what you’d put both your names to. #begin',
      ],
      hard: [
        'There’s an audience, and love doesn’t like it. With {graha}, lord of your marriages and alliances, in the public part of life until {until}, other people have opinions about who you’re with or why you’re not. So keep them out of it. Choose for this month whom you tell things to, two people at most, and answer everyone else with the weather. What is left unreported has a better chance to find its own shape. #hold',
      ],
    },
    11: {
      easy: [
        'Friendship is the better half of love this month. The planet that takes care of your partnerships, {graha}, is among your friends and wishes until {until}, and it asks a friendly question: what would you two like to have done by next year? So make a list of ten, five from each, and start with the easiest. For those on their own it works with an old friend, and lists like that have a way of attracting company. #begin',
      ],
      hard: [
        'Whose friends are they? This month that can become a sore point, as {graha}, in charge of the other person in your life, is in a crowd and not quite at ease. One of you is always out, or someone’s jokes aren’t funny any more. You needn’t like them all. Agree which evenings are for company and which are for two, and stay with it till {until}. It’s less romantic than freedom, and it keeps the peace.',
      ],
    },
    12: {
      easy: [
        'Go away together without telling anyone, if only for a night, or take the day off and stay in bed with the radio. The planet in charge of your partnerships, {graha}, is in the part of life for retreat and does well there until {until}. There nobody needs to be entertaining. For single people it means a month in which being alone feels like a choice. That’s a good state to be found in. #in',
      ],
      hard: [
        'You may miss someone who’s sitting in the same room. It’s an odd kind of month, because {graha}, which has your partnerships in its care, is out where things drift off. Either of you may need more solitude than the other finds polite. So grant it in full, a whole day each, without a sigh at the door. Until {until} generosity with absence brings people back sooner than any question does.',
      ],
    },
  },
  visitor: {
    Sun: [
      'For about a month the light falls on the other side of the table. The Sun goes through your partnerships until {until}, and it’s the other person who wants to be asked, thanked and introduced first. That can sting if you’ve had a long year. But it also shows you who they’ve become lately. Spend these weeks finding out one new thing about them each week, by asking, and leave your own turn for later. #speak',
      'Two proud people can make a very quiet house. The Sun stands between you and the person you face, and self-respect is on both plates, and nobody wants to be first to apologise. So settle the form before it’s needed: an apology in this month may be two words long and needs no reasons. It can be practised on trifles. By {until} the heat has moved on, and the habit may stay.',
    ],
    Mars: [
      'Love has a temper while Mars goes through the part of life that belongs to two. It stays till {until}, so it pays to plan for it as you would for a hot summer. Decide together what isn’t discussed when tired, and which task would use up some of that force: a fence, a move, a long bicycle ride. With a target in front of it Mars is helpful. Without one it takes the nearest person.',
      'You may be in a hurry to have it decided, whatever it is between you and someone else, since Mars has come into your partnerships. It sees things as won or lost. The wiser course until {until} is to slow the pace and keep the passion. So sleep over each strong sentence before it leaves the house. What still seems right after two nights can then be said in an ordinary voice. #hold #late',
    ],
    Mercury: [
      'Everything wants talking about this month, because Mercury has moved in with your partnerships and never sits still. It’s a bright guest and a tiring one. Have the long conversation in three parts, on three evenings, with a stop after an hour each time. Write down between them what you’ve understood. That way, by {until}, you may have gone once right through a subject that usually ends at the same turn.',
      'Plans for two change often while Mercury is busy with the people who come towards you. A date is moved, then moved again, and it’s easy to feel like an item in a calendar. So fix just one appointment a week that can’t be shifted, and let all the others float. Then confirm it the day before. Until {until} one sure hour is worth more than five that are probably happening.',
    ],
    Jupiter: [
      'Every dozen years or so Jupiter comes to your house of partners, and it stays until {until}. It’s one of the kindest guests there. People see the best in you, and advice from the person opposite tends to be sound. So use this month for a matter you’d normally decide alone, and decide it as two, with a spouse or with a friend you trust. The catch is to expect miracles. Large-heartedness is quite enough. #speak',
      'There’s room for hope about love, since Jupiter is among the things you live face to face. It doesn’t hurry. Think of this month as one field in a long season, and sow something that takes time: a standing evening with the in-laws, a promise you’re able to keep, a new circle where you might meet someone. Until {until} it goes on growing mostly while nobody is watching it. #begin',
    ],
    Venus: [
      'Charm costs extra this month. Venus is in the part of life you share, one of its more delicate places for you, and it would like every meeting to be a good one. This wears people out. So plan for plainness: agree that two evenings a week need no effort, with toast and old jumpers, for yourself or for a pair. Until {until} affection breathes easier when nobody’s hair has to be done. #in',
      'A little admiration from the side can turn the head while Venus stays with your partnerships, yours or the other person’s. It’s pleasant and mostly harmless. But it does ask a question, which is what you’ve been missing. Work that out on a walk by yourself, in plain words, and then look for it at home or among your own friends first. By {until} the admirer has usually become an acquaintance. #hold',
    ],
    Saturn: [
      'Saturn is in no hurry with love, and while it stays in your house of partners, until {until}, you can’t be either. Things take longer to begin and longer to mend. In exchange, what holds now is likely to go on holding. So choose one promise for this month that’s small enough to keep on your worst day, and keep it. Next month, choose another. It’s slow building, but it’s with stone. #late',
      'Who is still there when it’s dull? That’s the question Saturn asks as it passes through the part of life you share, and it has until {until} to hear the answer. You may feel more alone in company than usual. So spend this month on someone who never made a fuss: the friend of thirty years, the partner who puts the bins out. Tell them you’ve noticed. Steadiness seldom gets a thank-you. #speak',
    ],
    Rahu: [
      'Fascination is a strong drink, and Rahu pours it freely in the part of life where you meet others. Someone seems extraordinary; or your own settled love suddenly looks too small. So give every such impression a whole month before you act on it. See the person hungry, late and among their relatives. Until {until} Rahu goes on polishing, so it’s up to you to look at the thing without the shine. #late',
      'The unfamiliar is attractive now, because Rahu goes through your partnerships until {until}: another language, another age, a face you know from a screen. It can widen your world a good deal. The catch is haste, in which we hear promises that nobody made. So keep one foot in your usual life this month, your club, your mother’s birthday, your bedtime, and let the new person come and see it.',
    ],
    Ketu: [
      'You may feel oddly cool about love, as Ketu goes through the part of life that belongs to two, until {until}. It isn’t always a message about the other person. It’s more that the old forms don’t fit: the pet names, the same pub, the anniversary dinner. So drop one of them this month, in agreement, and leave its place empty. After a while you’ll both see what you’d like to put there. #finish',
      'Ketu asks little of the people you love, and it may ask too little. As long as it’s in your house of partners, up to {until}, you can slip away inside while you’re still handing round the biscuits. Someone notices. This month, stay in the room for ten minutes longer than you’d like to, each evening, and let yourself be spoken to. It needs no passion. Presence is the kind thing now, and it counts.',
    ],
  },
  aspect: {
    Mars: [
      'From another part of your chart Mars throws a glance at your partnerships, and it’s a sharp one. It doesn’t live there, so the quarrels of this month start elsewhere: at work, in traffic, in a poor night. Ask yourself on the doorstep what you’re bringing in with you. Then leave it in the car till morning. Until {until} that one habit can spare you most of the arguments that aren’t about love at all. #hold',
      'A push from Mars reaches the part of life where you deal with one other person. Until {until} you may find more courage than usual, and you could use it for something you’ve been too polite to raise. But prepare it well: one matter, one wish, and a good reason why it’s good for both. Avoid the end of a working day. Said calmly, a strong thing is easy to hear. #speak',
    ],
    Jupiter: [
      'Good will reaches your partnerships from a distance, since Jupiter looks at them until {until}. In practice that often means a third person: an aunt, a counsellor, a friend who’s fond of you both and sees further. So invite such a person in during this month and let them ask the questions. If you’re on your own, they may know someone. Jupiter’s help rarely comes in a hurry, but it tends to be well meant. #out',
      'Jupiter’s glance rests on the part of life you share with another, which makes forgiving a little easier than remembering. So it’s a month for an amnesty. Choose one old offence, theirs or yours, and agree that it isn’t brought up any more, not even as a joke. You’ll want to, at least twice. By {until} you may notice how much room it took up, like a wardrobe finally carried out. #finish',
    ],
    Saturn: [
      'Saturn is looking at your partnerships from elsewhere, and under its eye things cool down a bit. People are correct rather than warm. It’s easier to bear when there’s a frame: a fixed hour in the week for each other, kept whatever the mood. Put it in both diaries for the month. Some of those hours will be rather quiet. Still, until {until} you’ll always know when the next one is, and that’s a comfort.',
      'How serious is it? A long look from Saturn at the part of life that belongs to two puts that question, to couples and to single people alike. You needn’t answer in words. Look at where your time went last month, hour by hour, and see how much of it love actually got. Then change one line of that account. Until {until} it’s the hours that count, and Saturn isn’t impressed by roses.',
    ],
  },
}
