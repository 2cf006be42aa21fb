import type { MatterUnits } from '../../../texts/units.ts'

/** House 10; its significator is the Sun. */
export const work: MatterUnits = {
  karaka: {
    1: {
      easy: [
        'You look the part this month. The Sun is in your own sign and in strength, and people see a person who could be in charge, whether or not you’ve applied for it. That gives you a choice: which task would you like to be known for? Pick the one, and put yourself forward for it by name. It’s worth doing in the first half of the time until {until}, while the impression is fresh. #speak #early',
      ],
      hard: [
        'The job gets personal this month, and that makes it heavier. With the Sun in your own sign every comment on the work lands on you instead. So get a little distance between the two. Talk about “the draft” and “the shelf” rather than mine, and show things before they’re perfect. It feels bare at first. By {until} criticism may have become something you collect, as you might collect tools, and you’re less tired by it.',
      ],
    },
    2: {
      easy: [
        'What are you worth, in a working week? Usually that’s an awkward question, but the Sun is strong where your earnings and your voice are kept, and it can be asked without blushing. So spend the month gathering the evidence: what you did, what it saved, who said thanks. It makes a page by {until}. You can take it into a talk, or merely know that it exists, which changes how you sit in a chair. #begin',
      ],
      hard: [
        'It’s the small words about pay and merit that rub this month, as the Sun is in a dry corner of your chart, among earnings and speech. You might sound prouder than you are, or more hurt. So leave the great conversation about what you deserve till after {until}. In the meantime speak in figures and dates only. They’ve got no tone of voice, so nobody can mind it, and you keep your dignity at no cost. #hold #late',
      ],
    },
    3: {
      easy: [
        'Courage is the working tool of this month. The Sun has come to the part of life where you speak up and start off, and it’s glad to be there. So do the thing that needs nerve: the first page sent, the stall booked, the hand raised in the meeting. If you’re out of work, make four calls instead of forty applications. People answer a living voice. Until {until} a clear request gets a clear reply. #speak #begin',
      ],
      hard: [
        'You’ve got plenty to say at work, and it comes out smaller than it was meant. It’s the Sun’s doing, in a place of courage that normally suits it, but without its full warmth. Nobody’s against you. The room is only loud. So write your point down in four lines and hand it round before the meeting rather than after. By {until} there may be people quoting you, and they’ll have got it right.',
      ],
    },
    4: {
      easy: [
        'From home you can do more for your work than at work, this month. The Sun is in fine strength at the bottom of your chart, where careers have their roots. It’s the time for the unseen part: learning the program, sorting the notes of three years, sewing the samples. So shut a door behind you for it, the same hours each week. By {until} you may know what you want next, and no meeting told you that. #in',
      ],
      hard: [
        'A career needs light, and this month the Sun is down in the cellar with your family and your furniture. So progress is slow above ground. People at work may overlook you a little, and it’s easily taken to heart. But don’t wave. Choose one thing behind the scenes that has always held you up, a muddled folder, a missing skill, a bad chair, and put it right by {until}. The stairs are quicker to climb afterwards. #finish',
      ],
    },
    5: {
      easy: [
        'Good ideas are common and this month yours are better than that. The Sun is strong in your workshop of inventions, and it makes them bold. So give one idea a proper trial. Let it be small, cheap and visible, a sample, a test day, a first chapter, and have it ready by {until}. The catch is falling in love with all seven. The other six keep very well in a drawer. #begin',
      ],
      hard: [
        'You’d like applause, and what you get is a form to fill in. It’s a familiar feeling when the Sun passes through the part of life for talent and play, where it’s easily disappointed. The work may be fine all the same. So pick one person whose judgement you trust and show it only to them this month. Ask what they’d cut. One honest listener does more for a thing you’ve made than forty polite ones. #hold',
      ],
    },
    6: {
      easy: [
        'This is a month for clearing the ground. The Sun has reached the house of daily work, where it’s strong, and opposition tends to give way to someone who simply gets on with it. So make an honest list of what’s overdue and take it in order of dread, the worst first. Then others may bring you their knots. Help with some. By {until} you could have a bare desk, and a name for being able to cope. #finish #early',
      ],
      hard: [
        'A good month for hard work, and a poor one for being thanked. The Sun is in the right place, among tasks and colleagues, but it’s short of shine at present. So you may carry a lot in the dark. Make it visible without complaint: a list on the wall of what’s done, a short note each week to the people it concerns. It isn’t boasting. It’s leaving a light on in the workshop, till {until}. #speak',
      ],
    },
    7: {
      easy: [
        'The right partner makes the work go twice as far, and one may be nearer than usual this month. The Sun is powerful where you deal with others, and people of some standing are willing to sit down with you. So prepare an offer with two sides to it: this I bring, this I need. Then make it to one person and give them time. By {until} you may have someone who’s good at what bores you. #speak',
      ],
      hard: [
        'Customers, bosses and colleagues are all a size larger than usual. It’s the Sun in the part of life where others stand opposite you, and it shines on them. So your own wishes sound like interruptions. Don’t push against it before {until}. Study these people instead: what do they check first, what makes them relax? If you know that, half of next month’s work is done. It’s a modest role and a well-placed one. #hold',
      ],
    },
    8: {
      easy: [
        'There’s a way in at the back. The Sun is unusually strong in the hidden part of your chart, and you may get further at work by digging than by shining. So take on the matter that no one understands, the old system, the odd account, the client everybody avoids. Then work at it quietly for a month. By {until} you may be the only person who knows how it hangs together, and that’s a position too. #hold',
      ],
      hard: [
        'Work goes under a bridge this month. The Sun passes through the part of life where things are changed out of sight, and you may hear less than you’d like about what’s coming. But guessing is tiring and usually wrong. Instead, do what’s useful in any case: bring your notes up to date, learn one thing that travels with you, mend one relationship at work that’s cooled. After {until} there’s daylight, and you’re ready for it. #hold #finish',
      ],
    },
    9: {
      easy: [
        'Someone with experience is willing to lend you some. The Sun is in good strength among teachers and wider roads, and this month it’s worth asking a person two steps ahead of you for an hour. So prepare three questions, and make the third one “What would you not do again?” It tends to be the best. Until {until} you might also send your work further off than usual, to another town or another trade. #out #speak',
      ],
      hard: [
        'Should you even be doing this? With the Sun among convictions and far horizons, a place where it tires, the big question gets in the way of the small task. Both suffer. So give the question an evening in each week, with a notebook and a proper chair, and refuse to discuss it in between. By {until} you’d have had four good evenings. Meanwhile the tasks got done, and that’s a part of the answer.',
      ],
    },
    10: {
      easy: [
        'For about a month the Sun is at its highest for you, in the part of life where you’re known for something. It’s the season of doing the real thing and not its preparations. So move the central task of your work, the one you’d name if a child asked, to the front of each day. Others will see it whether you point or not. By {until} one finished piece says more than a year of being busy. #early #finish',
      ],
      hard: [
        'You’re on the stage and the lamp flickers. The Sun is at the top of your chart, which is a fine position for it, though at present it has little force, and so recognition comes late or goes to the next person. Stay visible without leaning on the praise. Once a week till {until} tell one person who matters what was finished, in a single sentence. Facts have a long life. They get remembered when the light’s better. #speak',
      ],
    },
    11: {
      easy: [
        'What you’ve sown in your work may show above the ground this month, because the Sun has reached your gains, and it’s in excellent humour there. Friends open doors. So let people know exactly which door you’d like, or they’ll open the wrong one with great kindness. Ring two old colleagues, go to one gathering of your trade, and offer help before you ask for it. Until {until} favours go round in a circle. #out #speak',
      ],
      hard: [
        'The harvest is in, and it’s a bit smaller than announced. The Sun keeps your house of gains, a good place, but at half strength, so rewards arrive in part or with a delay. But don’t quarrel over the missing bushel before {until}. Look at who has helped you this year and share what there is, with thanks by name. It’s not bad policy either. People remember who was generous in a thin month.',
      ],
    },
    12: {
      easy: [
        'Work that’s done far away, or out of sight, suits you this month. The Sun is in rare strength at the quiet end of your chart. Perhaps there’s a contact abroad, a night shift, an archive, a place where you can think without being called. If so, take it, even if it’s only an empty office in the early morning. By {until} you may come back with something complete. Let it be a surprise. #in #hold',
      ],
      hard: [
        'The Sun has gone behind the hill, and your standing at work is in the shade for a few weeks. That doesn’t mean forgotten, just unlit. In such a month it’s expensive to insist. So rest a bit and finish things in the back room, above all the sort of thing that nobody orders and everyone needs. After {until} the light comes into your own sign again, and it’ll be good to have clean hands by then. #in #finish',
      ],
    },
  },
  lord: {
    1: {
      easy: [
        'Your work is looking for you. The planet that keeps your career, {graha}, has come into your own sign until {until}, so you needn’t run after things as much as be found in good order. Make it easy: one page about what you do, a tidy bench, an answer within a day. It’s a good month for deciding on which two requests you’d say yes at once. Then you’ll recognise them at the door. #early',
      ],
      hard: [
        'You and your job have grown together at the edges. While {graha}, lord of your career, presses on your own sign until {until}, each bad day there is a bad day everywhere. So do something in this month at which you’re nobody: a beginners’ class, a bench in the park, a choir’s back row. It puts a seam between you and the work. Along a seam things can be let out, when they’ve got too tight. #begin',
      ],
    },
    2: {
      easy: [
        'Talk and pay go together for you this month, because {graha}, which directs your working life, keeps company with your earnings and your voice. You may explain what you do so well that people understand its price. So write that explanation down while you have it, in five sentences without a foreign word. It’ll be needed for years: on a website, at a wedding, across a desk. Have it by {until} and learn it by heart.',
      ],
      hard: [
        'There’s effort, and there’s what comes of it, and this month they don’t match. The reason is {graha}, in charge of your work, which labours among your means until {until}. It’s a good occasion to find the leaks. Write down for four weeks what each task takes, in hours, and what it gives, in money or in joy. Something on that list eats a lot for what it does. That can be decided once it’s in ink. #hold',
      ],
    },
    3: {
      easy: [
        'Write, show, phone, sell: the lively half of your work has the wind behind it. It’s thanks to {graha}, which governs what you do in the world, at large among messages and short trips until {until}. So go and see the people whom you only know as addresses. A quarter of an hour in the same room is enough. After this month your letters go to faces, and theirs come back warmer. #out #speak',
      ],
      hard: [
        'Half of your work consists of chasing the other half. As long as {graha}, responsible for your career, is caught up in errands and messages, until {until}, you may be interrupted a good deal. That can’t be stopped. But you can give the interruptions their own time, say the hour after lunch, and tell people about it with a smile. For the remaining hours shut what can be shut. After a while they’ll queue by themselves. #hold',
      ],
    },
    4: {
      easy: [
        'A good place to work is worth more than a good mood. This month you can make one, since {graha}, in charge of your career, has moved into your own rooms until {until}. Find the spot with the best light and clear it. Then sit there at the same hours. Even if you go out to your job, keep it for an hour of your own. The place starts doing some of it for you. #in #begin',
      ],
      hard: [
        'Private matters and the job are in each other’s hair. It’s because {graha}, keeper of your career, is down among family and furniture until {until}, and neither side waits its turn. Tell one person at work what’s going on at home, as much as they need and no more. It’s difficult to be considerate towards a closed face. In return you may find out what’s going on in theirs, and the month is lighter for both. #speak',
      ],
    },
    5: {
      easy: [
        'Let work be play for some weeks. Your career planet, {graha}, is where you invent things and teach them to others, and it enjoys itself until {until}. So take the dullest part of what you do and make it the subject of an experiment: another order, another tool, a bet with a colleague. You may stumble on a better way. And if there’s someone young nearby, show them how, for explaining a thing improves it. #begin',
      ],
      hard: [
        'You’re bored, or too much in love with one idea. Both come from {graha}, which holds your career, in the playground of your chart until {until}; it won’t do as it’s told. So make a bargain with it. The sober work comes first, two hours of it each day, and after that the idea may run about as it likes. Children understand such an arrangement at once. Most talents do as well, given a month.',
      ],
    },
    6: {
      easy: [
        'Problems are your best customers this month. With {graha}, in charge of your career, well placed among duties and difficulties until {until}, you make your name by mending what others walk round. Look for the complaint that everybody repeats. Ask three people to describe it exactly, then propose one repair that costs little. It’s not a glamorous beginning. Yet people are oddly loyal to the one who finally fixed the door. #speak',
      ],
      hard: [
        'There’s more work in the work than usual. As {graha}, which looks after your standing, is in the engine room of your chart until {until}, effort is certain and the view is poor. It might look as if the others are all on deck. So count your strength as part of the job. Say at the beginning of a task when you’ll stop, and say no to one extra in three, politely and early. #speak #early',
      ],
    },
    7: {
      easy: [
        'This is a good month for signing on with other people, in the wide sense. The planet of your career, {graha}, is among partners and customers until {until}, and it does its best business face to face. So choose someone whose strengths aren’t yours and try a small thing together, with a beginning and an end. You both learn how the other one behaves at half past five. It’s what you’d want to know before anything bigger. #begin',
      ],
      hard: [
        'Your work depends on a person who’s in no hurry. It’s an irritating month for it, with {graha}, lord of your career, in other people’s hands until {until}. You can’t make them quicker by being right. So find out what they’re waiting for themselves, because there’s usually a third person in the story. A kind enquiry in that direction may loosen the whole chain. In the meantime do the part that needs only you. #late',
      ],
    },
    8: {
      easy: [
        'Under the surface your work is being rebuilt, and it’s not a bad thing. The planet that has charge of it, {graha}, is comfortable with research and renewal until {until}. So use the month to end something: an old method, a committee, a promise you keep out of habit. But do it with a proper farewell, since people were attached to it. What you’ve got free afterwards shouldn’t be filled for a while. #finish',
      ],
      hard: [
        'Plans at work change without anyone asking you. With {graha}, to which your career answers, in the most uncertain part of your chart until {until}, the ground moves a bit. It helps to know what wouldn’t: your skill, your good name, the four people who’d take your call. Look after those this month, one each week, and leave the rumours to the people who like them. Then whatever comes can find you on your feet. #hold',
      ],
    },
    9: {
      easy: [
        'Further is easier than upward at present. Since {graha}, which guides your career, is out on the long roads of learning until {until}, your work does well with strangers and in new places. So apply where you think you’re too small, or take the course that has nothing to do with your post. A teacher may matter. And it’s a good month to be one, for an afternoon, in front of people who are keen. #out #begin',
      ],
      hard: [
        'You and the people above you believe in different things. It’s not a quarrel yet; it’s only tiresome. With {graha}, keeper of your career, ill at ease among principles and superiors until {until}, you may hear a lot of lofty words. So translate them. For each one ask in a friendly voice what it means you should do tomorrow. Quite often they haven’t thought that far, and then your suggestion gets taken. #speak',
      ],
    },
    10: {
      easy: [
        'Everything’s where it belongs. The planet in charge of your career, {graha}, is in its own place at the top of your chart until {until}, and it knows the way. So this month is for the decision rather than for the effort. What should you still be known for in five years? Then write one sentence about it and hold your tasks against it for a few weeks. Some of them will step back by themselves.',
      ],
      hard: [
        'You’re responsible, visibly, and perhaps for more than you signed up to. While {graha}, lord of your working life, is at the top of your chart and under strain until {until}, there’s no hiding behind anyone. Neither is there much point in wishing there were. Set up a short conversation at the start of each week with the person you answer to: what comes first, what may slip? The asking takes ten minutes, and it shares the weight. #speak #early',
      ],
    },
    11: {
      easy: [
        'What you do bears fruit through others this month. Your career planet, {graha}, is among friends and gains until {until}; it likes networks, unions, clubs, anything with a mailing list. Bring two people together who ought to know each other and want nothing for it. Then do it again. By the end of the month you could be at the centre of something without having pushed. It’s a very comfortable way of getting on. #out',
      ],
      hard: [
        'Too many people have a stake in what you do. As {graha}, which answers for your career, is in a crowd of wishes until {until}, every friend has an idea for you and every group wants an hour. It’s flattering, and it’s thin. So pick the one circle that has actually brought you something, and be useful there all month. From the others take a holiday. They may not even notice, which tells you something as well. #hold',
      ],
    },
    12: {
      easy: [
        'Let your work have a winter. The planet that stands for it, {graha}, has withdrawn to quiet and distance until {until}, in good condition. So read what you’d never have time for. Write to the person abroad who does the same thing differently. And take the leave that’s owing to you, if there’s any, in one piece rather than in crumbs. Ideas tend to be shy, and they come to still water. #in',
      ],
      hard: [
        'You’re working for something you can’t see yet, and it costs more than it returns. That’s the way of things with {graha}, in charge of your career, at the far end of your chart until {until}. It isn’t failure. It’s merely the unlit part of the road. So keep the outlay of strength low: do what’s agreed, do it properly, and go home. What you might add on top is better saved for when someone’s there to see it. #save',
      ],
    },
  },
  visitor: {
    Sun: [
      'At the top of your chart the Sun stands at noon, so to speak, until {until}. For work it’s one of the best months in the year. You’re seen without waving, and those who decide things are in a mood to listen. That’s why it would be a waste to spend it on tidying. Take the bolder of your two plans, give it the best hours, and let your name be on it. #begin #early',
      'Responsibility looks good on you this month, while the Sun passes through your career. You may be offered more of it. Before you say yes, ask for what goes with it: a key, a budget, a title, an assistant, two free mornings. It’s the natural moment, and it won’t sound greedy. The catch is pride, which takes the load and forgets the wheels. By {until} it’s settled one way or the other. #speak',
    ],
    Mars: [
      'There’s a lot of steam in your working life. Mars is in the part of it that everyone sees, and until {until} you could move a mountain or fall out with one. So choose the mountain early. A large, plain, physical task is best, the move, the stocktaking, the launch, and it keeps your temper occupied. With people, count the words. In these weeks a short answer sounds shorter than you think. #begin #hold',
      'Someone at work may challenge you this month, for Mars is up there in your career and it smells competition. But not every race has to be run. Ask yourself in each case whether you’d want the prize on an ordinary wet day. If so, prepare better than they do. If not, stand aside with good humour, which is disarming. By {until} you could have won one thing properly rather than three by a scratch.',
    ],
    Mercury: [
      'Mercury does well in your career, and it stays until {until}. Meetings are shorter, letters get answers, and you find the word you were looking for. Make this the month of explaining: write the instructions that everyone’s been missing, or the page that tells a stranger what you do. It’s not exciting while you do it. Afterwards you’re spared the same question forty times, and it also shows how much you know. #speak',
      'Deals, applications and clever suggestions have a good month, because Mercury is in the part of life where your work is public. It’s quick, so it likes to start several things. Let it start three. Put them in writing, send them to three different people, and make a note of when you’ll ask again. By {until} one may have come home. One out of three is a respectable rate among astrologers and fishermen. #begin #early',
    ],
    Jupiter: [
      'Jupiter has come to the top of your chart, where it means well and makes things big. Until {until} work can swell to more than fits in a week. There’s honour in it, and it’s slow to pay. So for each new thing you accept this month, put one down, out loud and with a date. The scales needn’t be exact. But it reminds everyone, you included, that you’re a person and not a department. #speak',
      'You’re asked for your opinion a good deal while Jupiter goes through your career, and it’s pleasant to give. The trouble is that advice gets taken for availability. Give the first piece freely, then, and invite them to come back when they’ve tried it. Many won’t. Those who do are worth your time. That way you may still have some of it left for your own work, this month and on until {until}. #hold',
    ],
    Venus: [
      'Work wants to be nice this month, and niceness slows it down. Venus is in your career, one of its tired places for you, so nobody likes to say that the figures are wrong. It may have to be you. Say it warmly, in private, along with something that’s right. It’ll be a relief to more people than admit it. By {until} you can have both, good manners and a sum that comes out. #speak',
      'You may be judged by the wrapping, as Venus passes through the public part of your work until {until}. It’s a little unfair and quickly seen to. Give an afternoon to how it all looks: the first page, the shop window, the way you answer a call. Then go back to what it is. The delicate point is charm at work, which costs nothing at noon and a great deal at the party. #finish',
    ],
    Saturn: [
      'Saturn sits at the head of your working life and turns the pages slowly. Until {until} it’s interested in one thing, whether you do what you’ve said. Titles leave it cold. So cut the number of your promises by half this month and keep each of them to the day. You may feel the difference after a few weeks. Others may feel it sooner, since a reliable person is noticed like a dry spot in the rain. #finish',
      'It’s a long, uphill stretch of road, with Saturn in your career until {until}. You do more, you’re praised less, and the old hands set the tone. But look for the one among them who’s really good at it, and learn how they pace themselves. When do they stop? What don’t they bother with? Copy one of these habits for the whole month. It’s an apprenticeship, even if you’ve got grey hair. #late',
    ],
    Rahu: [
      'Ambition has an unusual flavour now. Rahu is in your career, which is among the places where it’s useful, and it opens side doors: new technology, foreign names, people who skip the preface. You may try one of these this month in good spirits. Only check what’s behind the poster, by asking someone who’s been there. Until {until} you can get far in a short time, as long as you know where you wanted to go. #begin',
      'Your name may travel further than you do, since Rahu has your public life in hand until {until}. A post, a clip, a recommendation finds strange readers. This can be used. Put one thing you’ve made where a crowd goes by, and let it stand there for a month without fiddling. The catch is the counting of clicks. Set a day for it, one each week, and on the others carry on working. #out',
    ],
    Ketu: [
      'The medal on the wall looks like tin. That’s Ketu passing through your career, until {until}; it makes rank and praise taste of very little. Nothing’s wrong with you. But decisions about the whole of your work are better not taken in such a light. Do the part of it you’d do unpaid, a bit each day this month, and be correct about the rest. Later you’ll know which of the two was tired. #hold #late',
      'You’re better at your work than you’ve ever been, and less interested. It’s an odd gift from Ketu, which is in the public part of your chart until {until}. Skill without vanity is worth having, so lend it out. Let a younger person have the front of the stage this month, while you hold the ladder and see what they miss. It’s satisfying in a quiet way. And from behind you’ll see the play.',
    ],
  },
  aspect: {
    Mars: [
      'Impatience reaches your career from outside, as Mars throws it a look until {until}. You may feel pushed at work without anyone pushing. So give the impatience an address: choose the one delay that really costs you something, and go after it in person, cheerfully, till it’s gone. The other delays are weather. If you fight them all you’re simply wet. A month with one clear target suits Mars, and it suits your colleagues too. #out',
      'There’s a draught of boldness in your working life, because Mars throws a glance at it from elsewhere. What would you do there if you weren’t so polite? Write down three things of that sort and sleep on them for a week. Then do the mildest. It’s generally enough to alter how people see you, and it leaves no splinters. Until {until} a measured bit of nerve goes a long way. #late',
    ],
    Jupiter: [
      'Jupiter has your career in view, and its view is kindly. In practice there’s more room for you until {until} than you’re using. Someone senior may be well disposed and simply not know what you’d like. So ask for the conversation this month, half an hour, not about a problem but about where you might grow. Bring one idea and one question. It’s rarely resented, and often it’s remembered at the right moment. #speak',
      'Help for your work comes from a wiser quarter, as Jupiter’s glance rests on the part of your chart where you’re known. It might be a book, an old chief, a course that someone else pays for. But you’ve got to hold out your plate. Set aside a morning in each week of this month to learn what your work will need next year. By {until} you’d be a little ahead, which is a restful place to be. #early #begin',
    ],
    Saturn: [
      'Saturn watches your work from a distance, like an inspector in the back row. Under such eyes it’s best to do the plain thing well. So go over what you hand out this month one more time than you normally would: the date, the name, the last line. It takes minutes. And it builds the kind of trust that’s only noticed when it’s missing. Until {until} careful beats brilliant by quite a margin. #finish',
      'Progress in your career has a weight tied to it, since Saturn’s look falls there until {until}. Things are postponed; people want another paper. You can use a slow month as farmers use the wet: indoors, with the tools. So sharpen what you’ve got. Renew what has run out, ask the old clerk how the form was meant, learn the rule you always get round. When it dries up, you’re the one who’s ready. #late',
    ],
  },
}
