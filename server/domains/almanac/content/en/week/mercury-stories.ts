import type { Stories } from '../../../texts/units.ts'

/** Mercury moves into a house. */
export const mercuryEnters: Stories = {
  1: [
    {
      title: 'Too many voices in one head',
      preview:
        'Mercury arrives in your own sign on {day} and brings a good deal of talk. Most of it takes place inside you, with several speakers. Which of them should be allowed to finish?',
      text: 'Your head fills up from {day}, when Mercury moves into your own sign. It makes you quick and amusing company. But it also makes you doubt at noon what you knew at ten, and so this counts as one of its restless places. The trouble gets worse with every person you ask, because each of them is clever too. So tell your plan to one listener only, the one who doesn’t need to be interesting. Say it from beginning to end. Then leave it with them for two days and talk about other things. What you hear yourself say first tends to be what you think, and the rest is ornament. By {until} the voices have moved on to another subject, and you can act on the first one. #hold',
    },
    {
      title: 'Nerves that look like curiosity',
      preview:
        'On {day} Mercury comes to your own sign, and your fingers start to look for the phone. You want to know everything, and quickly. What would it be like to know one thing well?',
      text: 'Mercury is in your own sign from {day}, and there it sets hands and eyes in motion. You may catch yourself reading the news in the lift, and a whole day can pass in small pieces. It looks like curiosity. Often it’s nerves, and they tire you more than work would. That is what makes the placing a hard one. What helps is anything with a beginning and an end on paper: one long article, one chapter, one letter from an aunt, read in a chair without a screen in reach. The first five minutes will itch. After that the mind lies down like a dog. Do it on most days until {until}, and you’ll be able to say afterwards what you have read. #in',
    },
  ],
  2: [
    {
      title: 'It may be worth asking the price',
      preview:
        'Mercury comes to the counter on {day}, where your own money changes hands. It likes a fair bargain and knows its figures. When did you last ask if that was the best they could do?',
      text: 'Mercury, the merchant of the heavens, comes to your till on {day}. Money, goods and speech are among its good places, so sums come out right and words find their mark. Because of that it’s a fit time to ask about a price. Many of us never do, out of shyness or pride, and pay for both. So choose one regular bill or one larger purchase, and ask in a friendly voice whether there’s a better rate. That is all. They may say no, and then you have lost ten seconds. The one drawback of a clever Mercury is buying three things because each was a bargain. Keep it to one question a week until {until}, and enjoy it like a game. #speak #save',
    },
    {
      title: 'Read it aloud to them',
      preview:
        'Words taste good from {day}, when Mercury joins the part of life of food, voices and family. The table talk could be better than it has been for a while. What would you put on it besides bread?',
      text: 'A page read aloud changes a room. It’s an old pleasure and goes with Mercury, which moves on {day} into the house where your voice, your table and your family are kept. Here it speaks easily and even mildly, so talk at meals may come alive, and a remark can be made that would have sounded pointed a month ago. Still, good talk needs a topic other than who forgot the milk. So bring one: a paragraph from the paper, a letter found in a drawer, the instructions of an old game. Read it out between two courses and see who answers. If you eat alone, read it over the phone to someone who does too. By {until} it may be another person’s turn. #speak',
    },
  ],
  3: [
    {
      title: 'Half past, or half past which',
      preview:
        'Appointments tend to slip from {day}, as Mercury begins a muddled time in the house of messages. Everyone wrote, nobody confirmed. How do you avoid waiting at the wrong door?',
      text: 'Mercury enters your third house on {day}, the house of messages, errands and brothers and sisters. It is busy there and too fast for its own good. There are two cafés of that name, replies cross in the air, and a sister’s “fine” is taken for a yes. So read every arrangement back: where, when, which entrance, who brings the key. It sounds like fuss, and it saves an afternoon. For the same reason, things of weight are better said than typed just now. The muddle is rarely anyone’s fault, which is worth remembering on the pavement. It thins out by {until}, and meanwhile you carry a book for the waiting. #speak',
    },
    {
      title: 'Seven errands, one good shoe',
      preview:
        'On {day} Mercury sets your feet running, to the post, the chemist, the sister and back. It is a lot of motion for a few parcels. Could it all be on one line?',
      text: 'Before the week is out you may have crossed the same street nine times. That is the doing of Mercury, which joins your short trips and small news on {day} and can’t sit still there. Each errand is easy, and together they eat the week. This is why the old rules call the placing a weary one. But there’s a cheerful way to answer it: gather the errands for three days, lay them out like beads, and do them in a single round. Then stop. What comes in afterwards goes on the next string. You save more steps than you would think, and some errands vanish when they’re made to wait. By {until} you should know the shortest way round your own life, and that is worth having. #late',
    },
  ],
  4: [
    {
      title: 'A sheet of paper on the fridge',
      preview:
        'Mercury moves in with you on {day} and is a helpful lodger. Everyone at home has something to say about who does what. Where can it be written so that it lasts?',
      text: 'From {day} Mercury is in the house with you, in rooms, kitchen and family. Homes run on talk, and here it’s good at sorting it, so the question of who feeds the cat can be answered for more than a day. This is a chance to put things into words before they become a mood. A sheet on the fridge is enough, with names and days and space for insults. Even alone you can use it, because the person who shops and the person who cooks don’t always talk to each other, although both are you. The catch is the urge to improve on it every evening. Leave it as it is for a while. It has till {until} to become a habit, and habits don’t need magnets. #begin',
    },
    {
      title: 'Lessons at the kitchen table',
      preview:
        'From {day} Mercury is at home in your rooms, and learning comes easily between the cups. Someone in the family knows how to do a thing that you don’t. Will you let them show you?',
      text: 'Every family has its secret trades: how to fold a fitted sheet, tell a ripe melon, settle a baby, get the old car to start. Mercury turns to home and family on {day}, a place it likes, and what was handed down can be handed over more easily now. You may find that your mind is at its best in your own chair. So ask for one lesson, from your mother or grandfather or the man next door, and be a bad pupil for an hour. They’ll enjoy that part. It also lets people talk about old times who would never sit down to do so. By {until} you can do a new thing with your hands, and you’ll think of them each time you do it. #begin #in',
    },
  ],
  5: [
    {
      title: 'Leave out the joke',
      preview:
        'Wit comes to the house of the heart on {day}, and it doesn’t always help there. A clever remark lands where a kind one was expected. Would you notice if you’d hurt someone?',
      text: 'It was funny, and nobody laughed. That can be the mood of things from {day}, when Mercury joins love, children and play, where it is too clever to be entirely kind. You may answer a tender sentence with a smart one, or correct a child’s story at its best point. Then there’s a small silence. It is a pity, because the fondness was meant. So for the next while, leave out the joke in one place a day, the one where you would usually hide behind it, and say the plain thing that was underneath. It feels undressed at first. But people tend to come a step nearer to a person without armour. Your wit is none the worse by {until}, and it has better company. #speak',
    },
    {
      title: 'A coin for four good ideas',
      preview:
        'Ideas come in a swarm on {day}, with Mercury in your creative corner. Every one is better than the last, and none of them is done by evening. How do you choose a favourite?',
      text: 'On {day} Mercury comes to the house of play, talent and romance and sets off a firework there. But four good ideas are less than one. You begin a song, a novel, a flirtation and a raised bed, and each looks dull as soon as the next one turns up. It is fun, and it leads nowhere, which is why it’s counted among the harder weeks for making things. So put the ideas on slips of paper and toss a coin until one is left. If you are sorry about the outcome, so much the better, since now you know your favourite. Give that one an hour before you look at the others again. They can wait in the jar till {until}, and they don’t go off. #finish',
    },
  ],
  6: [
    {
      title: 'How it is done when you are away',
      preview:
        'On {day} Mercury brings order to your working days. There’s a task that only you understand, and that is flattering until you want a holiday. Who else could learn it?',
      text: 'Mercury reaches your duties and your daily work on {day}. It is in its element there, so explaining is easier than usual and lists almost write themselves. There is probably something that takes four minutes when you do it and forty when anybody else does. So put that task on paper, step by step, as if for a bright child. You’ll notice two steps that have no purpose. Leave those out and be quicker from now on. Then hand the sheet to a colleague or pin it up at home. The gain comes slowly, in evenings. By {until} it may already have happened once that you weren’t needed. #finish',
    },
    {
      title: 'One wrong letter put right',
      preview:
        'Small mistakes are easy to mend from {day}, when Mercury joins you among the papers and routines. One of them has annoyed you for months. Is it really as much trouble as it looks?',
      text: 'Somewhere your name is spelled with the wrong letter. Or an old address follows you about, or a form has the wrong box ticked, and each time you see it you sigh and turn the page. With Mercury’s move to your sixth house on {day} such things can be dealt with. It gives a clear head for counters, helplines and rivals who hope that you’ll give up. So take the one mistake that has cost you the most sighs, have the number ready, and stay polite on the third transfer. It’s an unheroic sort of victory. But a small stone out of the shoe changes the whole walk. Don’t take on the entire archive, though, tempting as it may be. One a week until {until} is plenty. #finish #speak',
    },
  ],
  7: [
    {
      title: 'Say back what you heard',
      preview:
        'Two people may talk past each other from {day}, as Mercury meets your nearest and dearest. Each has heard something, and it isn’t what was said. How do you find out in time?',
      text: '“I never said that” may be a sentence you hear a lot. Mercury goes over to partners, clients and open opponents on {day}, and its talk is quick there but not always to the point, because each of you answers the sentence before last. The harder you explain, the less gets through. In such weather there’s an almost comical remedy. Before you reply, say back what you have understood: “So you’d rather go on your own?” Then wait for the yes. It slows everything down by half a minute and saves the evening. You may also discover that they were asking for less than you feared. By {until} the two of you are likely to be on the same page again, or at least in the same book. #hold',
    },
    {
      title: 'A night between offer and answer',
      preview:
        'Offers and counter-offers are in the air from {day}, when Mercury enters the house of agreements. The other side is quick, and wants you to be quick too. What’s the hurry?',
      text: 'From {day} Mercury has a hand in your dealings with other people: terms, wedding plans, who takes whom on holiday. Its cleverness is on both sides of the table, so you may agree to something bright that looks different in the morning. It isn’t that anybody means to trick you. They are simply talking faster than either of you can think. So have a sentence ready that you don’t have to invent on the spot, such as “I answer things the day after.” Say it with a smile and stick to it. A good offer is still there then. Those that aren’t have told you something, and by {until} you will be glad of it. #hold #late',
    },
  ],
  8: [
    {
      title: 'Into the archive with a torch',
      preview:
        'Mercury goes underground on {day} and is surprisingly good at it. There’s something about money or family that you never quite got to the bottom of. Where would the trace begin?',
      text: 'From {day} Mercury is in the house of hidden things, and while other planets stumble there, this one lights a torch and starts reading labels. It makes a decent detective of you. Forgotten accounts, an odd gap in the family tree, the reason why two aunts don’t speak: what has been lying about in pieces can be put together. It does take patience, and nobody will clap. So start with the oldest paper you have on the matter and read it properly, to the last line, since we usually stop at the second. The next step tends to be written there. Keep what you find to yourself until you have the whole, because half a discovery makes trouble. You have the torch until {until}. #hold #begin',
    },
    {
      title: 'The awkward question, in private',
      preview:
        'On {day} Mercury comes to the part of life where trust is given or kept back. Things can be asked now that were hard to ask before. Would you do it behind a closed door?',
      text: 'Difficult questions have a volume, and most of us set it too high. Then we are told off for the tone and learn nothing. On {day} Mercury moves to the place where secrets, joint money and loyalty belong, and there it finds a low, exact voice that you can borrow. It is one of its better posts. So take the question you have been carrying, about the shared account, an old hurt, a plan that was dropped without a word, and ask it of one person in private, while doing something together with your hands. Drying dishes is ideal. That way nobody has to look up. You may get only half of the answer at first. The other half often comes by {until}, unasked, on the stairs. #speak',
    },
  ],
  9: [
    {
      title: 'Where did you read that',
      preview:
        'Opinions travel fast from {day}, when Mercury enters the house of beliefs and teachers. You may repeat things that you have never checked. Which one would you like to look up?',
      text: 'We all own a few facts that came from a man on a train. They have served us for years, and nobody has ever asked for a receipt. But you could be asked now, since Mercury moves on {day} to knowledge, faith and far places, where it tends to skim. An argument with a teacher, a father or a well-read child may turn out to hang on one number. It’s a bit humbling. So take the fact you like to quote most and follow it to where it comes from, a good book or a real expert. If it holds, you are better armed; if it doesn’t, you’re lighter by one. Either way you know before {until}, and you found out by yourself.',
    },
    {
      title: 'The timetable, read twice',
      preview:
        'Long trips and long studies begin with paper, and on {day} Mercury gets a little careless with it. A date is misread, a page is missing. Would you look again tonight?',
      text: 'Mercury looks after your travel and your studies from {day}, and it is no great help with them. You may spend an hour on a platform that could have been spent in bed, because here it has its eyes on the horizon and not on the timetable. Luck is a little thin too, so forms are returned and connections missed by a minute. None of this need spoil a plan. It only means that someone has to be boring, and it may as well be you. So lay out the papers for whatever lies ahead, a trip, an enrolment, an application, and read every date aloud. It sounds foolish in an empty kitchen. But the ear finds what the eye skips, and by {until} you’re glad of it. #late',
    },
  ],
  10: [
    {
      title: 'Tell them before they ask',
      preview:
        'From {day} Mercury speaks well for you at work and in public. Those above you would like to know how things are going. What would happen if they heard it from you first?',
      text: 'Bosses worry in the gaps. When they hear nothing, they imagine something, and it’s seldom flattering. That’s useful to know on {day}, as Mercury moves to career and public roles, where it is one of your best helpers: clear in writing, quick in meetings, good with names. So send a short report before anyone asks for it. Three lines are enough: what’s done, what’s next, what you need. If you work for yourself, write it to your customers, and if your work is a family, say it at breakfast. The only risk is length, for this Mercury likes to shine, and line four is where people stop reading. Make a habit of it until {until}, and trust grows without another word. #speak #early',
    },
    {
      title: 'One question for the big meeting',
      preview:
        'Your words count in high places from {day}, when Mercury arrives at the top of your sky. You could impress them with answers. But what if a question does it better?',
      text: 'Mercury is in your tenth house from {day}, the house of work, rank and reputation, and it hands you the right word a second sooner than usual. You might be tempted to use it for showing what you know. It’s more effective to go into the room with a single question, prepared at home, about what the whole thing is for and whom it should help. Then wait for a pause and ask it calmly. There may be a silence. Let it do its work, as that silence is the sound of a meeting waking up. By {until} you are likely to be asked for your opinion on other things as well. #speak',
    },
  ],
  11: [
    {
      title: 'Tell five people what you look for',
      preview:
        'On {day} Mercury starts a useful time among your friends and contacts. What you are looking for may be two conversations away. Do the right people know that you’re looking?',
      text: 'The flat, the job, the second-hand cello: such things are nearly always known to a friend of a friend. All that’s missing is the sentence that sets them moving. Mercury brings it on {day}, when it enters the part of life of acquaintances, gains and wishes, and there it is as good as a town crier. So put what you are looking for into one line, exact enough to be remembered, and tell it to five people this week. Choose some whom you hardly know, because close friends know the same things you know. It feels a little forward. But most people like to be the one who had the answer. Until {until} the news can go round, and some of it will come back by a route you’d never have guessed. #speak #out',
    },
    {
      title: 'Something you own, wanted elsewhere',
      preview:
        'A lively market opens around you on {day}, with Mercury in the house of gains. What stands about unused in one home is being searched for in another. Have you looked under the stairs?',
      text: 'Under the stairs there may be a small shop. You don’t see it as one, because you know its stock too well: the sewing machine, the tent, the skis from another life. But from {day} Mercury deals in gains and exchange, and it’s a good time for things to move on to people who would use them. So choose one, describe it honestly with its scratch, and offer it round, for a fair price or for a cake. Honesty sells faster than praise, oddly enough. What tends to hold us back is the story attached to the thing. Then tell the story to the one who fetches it, and both will be in better hands. By {until} there’s a gap under the stairs, and perhaps a new acquaintance. #finish',
    },
  ],
  12: [
    {
      title: 'Close the shop at eight',
      preview:
        'The mind is slow to put out its lights from {day}, when Mercury comes to the house of sleep. You could lie there and rewrite every conversation. Is there a way to shut up shop earlier?',
      text: 'Sleep and solitude get a talkative guest on {day}, when Mercury moves in with them. At two in the morning every sentence of the day may still be open for business. Worries come in their working clothes. None of them can be dealt with before breakfast, but they don’t know that until they have been written down. So at eight in the evening make tomorrow’s list, five lines by hand, and draw a line under them. What turns up later is told to come back in the morning. It helps to say this aloud, silly as it sounds. By {until} the mind has other streets to walk in, and sleep is usually easier again. Until then, let the evenings be dull. #in',
    },
    {
      title: 'What the small letters say',
      preview:
        'Little sums leave the purse quietly from {day}, with Mercury in the house of expenses. Each has an explanation somewhere in tiny print. Do you have a lamp and half an hour?',
      text: 'Nobody reads the second page of a receipt. That is where Mercury is at work from {day}, among expenses and things that slip away: a fee for something you don’t use, a ticket booked for the wrong day, a trial that has turned into a habit. It is an expensive place for a clever planet, since it loses by inattention what it earns by wit. So take half an hour with a lamp and your last three statements, and put a dot beside each line you can’t explain. Then ask about the dots, one by one. You needn’t be angry, and the person on the line is seldom to blame. What you stop by {until} is small, but it would have gone on for years. #save #finish',
    },
  ],
}

/** Mercury turns retrograde in a house, until it turns direct again. */
export const mercuryRetrograde: Stories = {
  1: [
    {
      title: 'Reading your own back pages',
      preview:
        'On {day} Mercury turns back in your own sign, and your thoughts turn with it. You may doubt things about yourself that were settled. Is that a step back, or just a second reading?',
      text: 'Mercury turns retrograde in your own sign on {day}, which means that seen from here it walks backwards for a few weeks, and where it walks is the way you think and come across. You might be misunderstood more easily, or change your mind in the middle of the road. So don’t put out a new version of yourself just yet. It’s the right time for the old ones, though: find a diary, a letter or a photograph from five years back and read who you were. Some of that person’s questions may have been better than your answers. Take one of them with you. After {until} your tongue is quicker again, and it has something to say. #hold #late',
    },
  ],
  2: [
    {
      title: 'Count it once more at the table',
      preview:
        'Figures wander from {day}, as Mercury turns backwards over your money and your words. What was added up may need adding again. Would it be so bad to find an old mistake?',
      text: 'Mercury turns retrograde on {day} over your money, your goods and your word. It is like looking for a coin under the cupboard and finding three others. Totals don’t agree, change is given wrongly, and a promise about a sum turns out to have been two promises. It’s a nuisance. Yet it is also the way in which old errors come to light, some of them in your favour. So count things again before you pay for them, and leave the larger purchases in their boxes. With words it is the same: say less about money than you might, and none of it in anger. By {until} the planet turns round and the sums stay where you put them. #save #hold',
    },
  ],
  3: [
    {
      title: 'The message that never arrived',
      preview:
        'Post, chats and brothers are on the wrong foot from {day}, since Mercury turns back in the house of messages. A silence may not mean what you think. Did they ever get it?',
      text: 'Letters, calls and short trips are where Mercury turns retrograde on {day}. If someone didn’t answer, don’t draw conclusions yet. Your message may have sat in a folder for weeks, or been opened on the stairs and forgotten. It happens to the people who love you as easily as to the others. So send it again, without the word “again”, as if for the first time. You may get a baffled and warm reply within the hour. For anything new, read what you wrote once more before it goes, above all the name at the top. Leave early for appointments too. The crossed wires loosen by {until}, and a sister or a neighbour may laugh about them with you. #speak',
    },
  ],
  4: [
    {
      title: 'It is behind the washing machine',
      preview:
        'The home plays hide and seek from {day}, when Mercury turns backwards there. Keys, moods and plans for the spare room go missing. What is the house trying to get done?',
      text: 'First the keys, then the warranty, then your patience. Mercury turns retrograde in your home on {day}, so things are put down in the wrong place, the man comes on another day than agreed, and what you tell your mother reaches your uncle in a new form. It makes for a rather tiring stretch in a place that should be restful. Don’t begin the renovation now. Do search properly for one thing, though, moving every piece of furniture on the way, because five others tend to turn up in the dust of years. This kind of Mercury likes to be used as a broom. If a family talk goes crooked, let it lie and put the kettle on. It can be straightened after {until}, when people hear what is said. #in #hold',
    },
  ],
  5: [
    {
      title: 'What you once loved doing',
      preview:
        'The past flirts with you from {day}, as Mercury goes back over the house of love and play. Something you dropped may want to be picked up. Is it the person you miss, or the paintbox?',
      text: 'With Mercury turning retrograde on {day} in the house of romance, children and talent, people and passions from before tend to knock. It is sweet and a little unsafe, because memory has tidied them up. You needn’t answer the same day. Look first for what you were then, and what you used to make: half a song, a sketchbook, a shelf you designed. It may turn out that you miss the person who drew more than the one who was drawn. So take up that unfinished thing for an hour and see if your hand remembers. What the heart ought to say can be decided after {until}, with a cooler head and some paint on it. #hold',
    },
  ],
  6: [
    {
      title: 'Do it again, but better',
      preview:
        'Work comes back to your desk from {day}, since Mercury turns round in the house of duties. It’s annoying, and here it’s also rather useful. What was done in too much of a hurry?',
      text: 'The form returns with a note on it. So does the parcel, and perhaps the colleague with the question you have answered twice. That is Mercury, turning retrograde on {day} among work and routine, where it is otherwise at its best, and it sends back what was finished too fast. This asks for patience with machines, too. It is wise to keep copies of what you would hate to lose. Then take the reversal at its word and repair one old shortcut: the folder named “new new”, the cupboard with the avalanche in it. That’s an hour well spent, because you have been paying for it daily. From {until} the belt runs forwards again, and what goes onto it then tends to stay done. #finish #late',
    },
  ],
  7: [
    {
      title: 'The talk you thought was over',
      preview:
        'An old subject is back between you and another person on {day}, when Mercury turns in the house of partners. You both thought it settled. What did each of you hear back then?',
      text: '“We have talked about this.” Yes, and it seems that you’ll talk about it again, for on {day} Mercury turns retrograde in the house of partners, clients and agreements. Points that were ticked off come back with new commas. It would be easy to see bad will in that, or to sign just to have peace. Neither would hold. A reopened talk is a chance to hear the half of it that you missed, because the first time you were busy being right. So go through it with them from the beginning, in order, and let each explain what they took from it. Don’t settle it yet. It suits the time better to understand than to conclude. When Mercury goes forward on {until}, the agreement may need only a line. #late',
    },
  ],
  8: [
    {
      title: 'Something you are still owed',
      preview:
        'From {day} Mercury goes back through the files that nobody opens. A password, a refund or an old trust may come to light there. Do you want to know where it went?',
      text: 'Money that was meant to come back to you, and didn’t: there is often some of it about. Mercury turns retrograde on {day} in your eighth house, the cellar where shared sums and buried matters are stored, and it goes along the shelves reading every label twice. That is helpful for anyone who has the patience to follow. Look through last year’s statements for a deposit, a refund, an account you’d forgotten, and make a note of each without acting on it. If a password has gone, be patient with it. It is different with secrets, and what you come upon in someone else’s papers should stay there. It may look different when you know the rest. You can claim what is yours from {until}, when replies come quicker. #hold #late',
    },
  ],
  9: [
    {
      title: 'The book you loved at nineteen',
      preview:
        'Studies, trips and certainties go into reverse on {day}, when Mercury turns in the house of wider things. You may have to go back before you can go on. What did you skip?',
      text: 'Reread a book, and you find out which of you has changed. It’s the kind of trip that goes well from {day}, when Mercury turns retrograde in the house of learning and distance, whereas the other kind tends to be delayed. Dates shift, a teacher cancels, an office wants the certificate you sent months ago. So travel if you like, but carry your papers in your hand and some bread in your bag. The larger gain is indoors. Take down a book that formed you, one you haven’t opened in ten years, and read it with the person you are now. You might disagree with your own pencil marks, and that would be a good sign. By {until} the road is clearer, and so is your reason for taking it. #late',
    },
  ],
  10: [
    {
      title: 'Own up to the typing error',
      preview:
        'A slip at work may surface from {day}, as Mercury turns back in full view of everyone. It is smaller than it feels. Who should hear about it, and from whom?',
      text: 'Mercury turns retrograde on {day} at the top of your sky, where bosses, customers and the public are looking. So a wrong figure or an email to the wrong list can come to light at an awkward moment. An old employer may turn up as well, or an old piece of work. It is natural to want to explain. Instead say what happened, in one sentence, say what you have done about it, and thank the person who noticed. People forget a slip that was named and remember one that was hidden. So the little embarrassment can do your name more good than a month without errors. Announcements of new plans do better after {until}, when they won’t have to be corrected. #speak',
    },
  ],
  11: [
    {
      title: 'The table for eight, years later',
      preview:
        'Old friends are nearer than usual from {day}, since Mercury turns back through the house of company. A group you left may still have your chair. Is it worth going to look?',
      text: 'There used to be eight of you, and then there were weddings and towns. But from {day} Mercury goes retrograde among friends, circles and gains, and what was scattered tends to drift together for a while. Then a class reunion is mentioned, or an old photograph turns up. So go, if it’s offered, or suggest it to the two who would come. They are as shy as you about what they have or haven’t become. The only thing to leave at home is business, because deals made among old friends are muddled just now, and an invoice can lie unpaid for want of an address. So remind people gently. When Mercury turns on {until}, you’ll know which of the eight you would like to keep. #out',
    },
  ],
  12: [
    {
      title: 'A tangle best left overnight',
      preview:
        'Thoughts walk in circles from {day}, with Mercury turning back in the house of solitude. You may go over the same hour of the past again and again. When is it enough?',
      text: 'Pull at a tangled thread and it tightens. Everyone knows that about wool, and hardly anyone about thinking. On {day} Mercury turns retrograde in the quiet part of your life, so you may spend whole evenings with one old conversation, looking for the place where it went wrong. It won’t be found by pulling. So put the thing aside, loosely, and go to where there are no words: the pool, a garden, a church at an hour when it is empty. What is left alone has a way of opening by itself. In practical matters check what leaves your account, because forgotten payments are fond of this Mercury. By {until} the circle has become a line again. Then you can follow it, or see that you no longer want to. #in #hold',
    },
  ],
}

/** Mercury turns direct in a house, until it leaves that house. */
export const mercuryDirect: Stories = {
  1: [
    {
      title: 'You can finish your sentences again',
      preview:
        'After some stumbling weeks Mercury turns forward on {day}, in your own sign. What you have thought over may now be said. Do you still mean it?',
      text: 'Mercury turns direct in your own sign on {day}, and it’s like getting your glasses back. The fog between what you mean and what comes out begins to lift. Not at once, because a planet that turns first stands still, so allow it a few days of yawning. During the weeks behind you there was probably a decision about yourself that went back and forth: hair, job title, where to live. Now say it aloud in an empty room, in one sentence, and listen to the sound of it. If your voice goes up at the end, it is still a question. If it stays level, you may tell the first person. You have till {until} with Mercury on your side of the table, and level sentences are easily believed. #speak',
    },
  ],
  2: [
    {
      title: 'The sum comes out at last',
      preview:
        'On {day} Mercury stops wandering and turns forward among your money and your words. A matter that was unclear can be cleared. What was the figure again?',
      text: 'For weeks there has been a number that wouldn’t sit still. The planet of accounts turns direct on {day} in your house of money and speech, so now it may, and you can pay it, ask for it or cross it out. This is one of Mercury’s friendly places. It helps you to name a price without blushing, which is harder than it sounds for most decent people. So if something of yours is for hire, your time or your skill or the spare room, say the figure first and the reasons afterwards, or better not at all. The silence that follows belongs to the other side. Let them have it. A family misunderstanding about money can be laid to rest as well, before {until}, over something hot. #speak #finish',
    },
  ],
  3: [
    {
      title: 'Now the letter may go',
      preview:
        'The lines are open again on {day}, when Mercury turns forward in the house of messages. Something has been lying in your drafts for a while. Is it kinder than when you wrote it?',
      text: 'Drafts ripen or rot, and it takes about three weeks to see which. You can look into the folder from {day}, since Mercury turns direct there, among letters, neighbours, brothers and sisters. Some of what you find may make you grateful that you didn’t send it. But one message has usually gained by waiting, because the anger has drained out and the point is still there. Shorten it by half, then let it go. This Mercury remains a little hasty, so don’t follow it with two more to explain the first. The reply may surprise you by its tone; perhaps you have been waiting for each other all along. Until {until} you can get through to those with whom you couldn’t. #speak #finish',
    },
  ],
  4: [
    {
      title: 'The repair man finds the house',
      preview:
        'Things at home start to move again from {day}, as Mercury turns forward in your rooms. What was lost, late or misheard can be sorted out. Which drawer do you start with?',
      text: 'The doorbell rings, and it is the right day. That is how it may feel from {day}, when Mercury turns direct in your home and its errands begin to arrive. A part is delivered, a relative remembers what they meant to tell you, and the lamp goes where you wanted it in the first place. So pick up the domestic plan that stuck, the smallest of them, and bring it to its end: the hooks, the name on the bell, the agreement about the bathroom in the morning. It will please you each time you pass. One more thing would be worth doing by {until}. If there was a sharp word in the family, this is the time to ask, kindly, what was meant. #finish #speak',
    },
  ],
  5: [
    {
      title: 'The unfinished song goes on',
      preview:
        'Play and affection find their tongue again on {day}, with Mercury turning forward in the house of the heart. You have had time to think about someone, or something. Now what?',
      text: 'What was on hold in your heart may hum again. Mercury turns direct on {day} over love affairs, children and creation, and whatever went in circles there, a flirtation by text, a chapter, a child’s sulk, can take its next step. It is still a rather clever Mercury for a tender place. So the next step ought to be a small one, and one that can be seen: play the eight bars you have, show the boy how the trick is done, meet instead of writing. Faces say what messages made difficult. You might find that a question you brooded over for weeks takes one look to answer. Then don’t ask it a second time. There is room until {until}, and room is what such things need. #out #begin',
    },
  ],
  6: [
    {
      title: 'The backlog starts to melt',
      preview:
        'On {day} Mercury goes forward again among your duties, where it works best. The pile is high but it has become thinner. Where would you put the first hour?',
      text: 'From {day} Mercury goes forward again among jobs, habits and helpers, so work that came back to you twice can be sent away for good. There’s hardly a place where it makes itself more useful. Machines listen, colleagues reply, the missing page is in the file after all. It’s tempting to attack everything. But a backlog is like snow and goes best from the edge, so give the first hour to the oldest thing on the pile and none to the loudest. When that has gone, the pile has a different date on it. The routine you dropped in the muddle, the walk or the packed lunch, can be picked up on the same day. Most of it should be level by {until}. #finish #early',
    },
  ],
  7: [
    {
      title: 'A line you can both sign',
      preview:
        'You and another person stop going round in circles on {day}, as Mercury turns forward between you. Enough has been said. What did you agree on, in plain English?',
      text: 'After a long talk the plainest sentence wins. That is a help on {day}, when Mercury turns direct between you and your partners or clients, because whatever was reopened there can be closed, provided that neither of you wants the last footnote. You both know by now what the other meant, and that’s no small thing. It took a detour to find out. Now put it into one line that a neighbour would understand: who does what, from when, and what happens if it rains. Read it to each other. If one of you has to explain it, it isn’t finished. There may be a slight anticlimax, as there always is when peace breaks out. Use the time till {until} to see how the line wears in daily life. #finish #speak',
    },
  ],
  8: [
    {
      title: 'What came up can be filed',
      preview:
        'From {day} Mercury moves forward in the part of life kept under lock. You have learned things in these weeks, about money or about trust. Which of them goes back in the box?',
      text: 'Mercury turns direct in your eighth house on {day}, the place of shared sums and private truths. You know more than you did a month ago, and it becomes possible to act on what you found. So if a question is to be put to an office, draft it now in a cool tone, with the dates in a column. That tends to be answered. What you learned about people is a different matter. Some of it was only meant to make you understand, so seal it in an envelope, in your mind or in fact, and let it be history. It is a relief to decide that. By {until} both piles are sorted, the one to be used and the one to be kept. #finish',
    },
  ],
  9: [
    {
      title: 'The application leaves the house',
      preview:
        'Roads and studies open again on {day}, when Mercury turns forward in the house of far things. The papers have been ready for a while. What are you waiting for?',
      text: 'Perhaps you were right to wait. Now the planet of paperwork turns direct, on {day}, in the house of long trips and learning, and forms that came back twice may pass the third time. It remains a place where Mercury skims, though, so let another pair of eyes look over the pages before they go. Ask someone fussy. Then hand them in, book the seat or write to the teacher, while you still have the date in your head. There’s a certain comfort in sheets of paper that you can’t correct any more. Beliefs that have wobbled in these weeks may also come to rest, often a little further along than before. You have until {until} for the rest of the formalities, and they’re the easy part. #begin',
    },
  ],
  10: [
    {
      title: 'Say it now, they are listening',
      preview:
        'At work the fog lifts from {day}, because Mercury turns forward at the top of your sky. You have held back a proposal, and rightly. Could this be its week?',
      text: 'Mercury turns direct on {day} over career and reputation, where it is an excellent speaker. You kept a good idea back while everything had to be said twice, and that was wise. Now people with a say may have ears again, and the slip from last month is old news. Bring out the proposal and read it as your busiest listener would, on a phone, between two meetings. Cut it until it survives that. Then put it forward, with one example and no history. The risk is only that they like it at once and you are the one to do it. Decide beforehand what you would drop in exchange. By {until} your name may be linked with it, which is what names are for. #speak #begin',
    },
  ],
  11: [
    {
      title: 'The date that suits everyone',
      preview:
        'Plans with friends get moving on {day}, since Mercury turns forward in the house of company. For weeks nobody could agree when. Will one of you please just say a day?',
      text: 'Seven polite people can postpone a picnic for ever. From {day} that may change, because Mercury turns direct among your friends and groups, and what dissolved in “let’s see” can be given a shape. It needs one person who names a day and a place and doesn’t ask how everyone feels about it. Be that person. Two may cancel, and it can be a good evening with the rest. The same push works on money that has been promised, as a short friendly reminder is now likely to be read. Hopes that seemed stalled were perhaps only badly addressed. So look at whom you sent them to, and try the next name. This better weather lasts until {until}, and picnics are made for weather. #out #speak',
    },
  ],
  12: [
    {
      title: 'The notebook can be closed',
      preview:
        'On {day} the circling thoughts find a way out, as Mercury turns forward in the house of sleep. You have been over it often enough. What did it come to in the end?',
      text: 'One morning you notice that you slept. It can happen any day from {day}, when Mercury turns direct in the house of solitude and dreams, and the mind that walked up and down there begins to look for its shoes. What you brooded over has probably shrunk to one or two sentences. Put those down in a notebook, under a date, and close it with a rubber band. It may feel unfinished, as most true things do. But you’ve done what thinking can do, and the rest is a matter for days and people. A payment or a parcel from far away may turn up too, so be gentle with the post. When Mercury moves out on {until} it goes into your own sign, and you’ll be talking again. #finish #in',
    },
  ],
}
