import type { YearSection } from '../../../texts/units.ts'

/** Read from the fifth house, with a look at the fourth: study, examinations, and learning at any age. */
export const section: YearSection = {
  easy: [
    'You learn easily this year, which is something many people last felt at nineteen. A subject opens after a few pages, and a teacher says the one sentence you needed. That doesn’t sit the examination for you. But it does make effort pleasant, and pleasant effort gets repeated. So choose the thing you’ve been promising yourself, a language, an instrument, a trade, and give it a fixed place in the week while your head is so willing.',
    'This is a bright year for study, in a classroom or at the kitchen counter. The slow planets favour the mind that plays with things. It means that curiosity takes you further than discipline alone, though you’ll want a little of that too. The catch is collecting courses as others collect shoes. So take one. Go through it to the last page, and only then allow yourself to look at the next.',
  ],
  hard: [
    'Learning goes uphill this year, and it isn’t because you’ve grown stupid. The slow planets ask for foundations, so gaps from years ago come to light, in grammar, in sums, in how to sit still. It’s humbling. Yet what’s learnt against resistance stays in the head for good. Work in short sittings, at the same hour, with the screen out of reach. Half a page understood is better than a chapter coloured in.',
    'A subject may play hard to get this year. Results come after the deadline you’d set for them, or a course turns out longer than the leaflet said. This kind of year sorts the wish to know from the wish to have a certificate. Both are fine, but they need different plans. So find out which is yours. Then ask someone who has done it how many hours it truly took.',
  ],
  jupiter: {
    in: [
      'Jupiter is the teacher among the planets, and from {from} to {until} it’s in its own classroom. This is one of its best transits, good for exams, for coming back to study late, and for teaching others. What you understand in this time, you understand at the root. The one failing is breadth, so you may wander from one lovely subject into the next. So keep a single notebook, and let everything you learn go into it in order.',
      'The mind has good company from {from} to {until}, for Jupiter sits with it. Indian families like to see a child begin the alphabet under such a sky, and grown-ups may begin things too. A mentor can appear, often in an unlikely coat. But wisdom arrives quicker than practice does. That is why you’d do well to explain each lesson to someone within three days. If they yawn, you haven’t got it yet.',
    ],
    aspect: [
      'A friendly eye is on your studies from {from} to {until}, as Jupiter looks over from elsewhere. It shows in small coincidences: the right book left on a wall, a lecture that answers last week’s question. They help only the person who’s already at it. So keep the desk ready, with the page open where you stopped. Then a spare quarter of an hour is enough to let the coincidence in.',
      'Between {from} and {until} good advice about learning is to be had, thanks to Jupiter’s glance. It’s likely to come from a person who failed at the thing before they could do it. Ask them where they got stuck. They’ll remember exactly, which people who found it easy never do. What you hear may bruise your pride a bit. All the same it can save you a term of walking in the wrong direction.',
      'Jupiter lends your mind some confidence from {from} to {until}, without being there in person. Tests feel less like a verdict and more like a conversation. This is pleasant, and it can turn into skipping the revision. So do one thing properly: after each chapter shut the book and write down what you remember. The blank spots are where the hour is well spent, and confidence built on that holds on the day.',
    ],
    elsewhere: [
      'Learning is a matter of your own legs from {from} to {until}, because Jupiter is teaching in another room. No inspired master, no sudden light. There’s a plain advantage in it, for what you work out alone is yours to use without notes. It helps to have one companion, equally unlit. Meet on the same evening each week, and let each of you come with one question that can’t be looked up.',
      'From {from} to {until} your studies get no tailwind, as Jupiter has gone to blow elsewhere. You might blame the course. More often it’s the method, left over from school, of reading everything twice and hoping. So use the calm to change that. Test yourself on Monday on what you learnt on Friday, and let the mistakes decide what to open. This way the boat moves by rowing, which works in all weathers.',
    ],
  },
  saturn: {
    in: [
      'Saturn takes the class from {from} to {until}, and the lesson starts with the register. Talent counts for very little. What Saturn wants to see is the exercise book, which makes this a hard stay for people used to doing things the evening before. But there’s no better master for anything that takes years: an alphabet, scales, anatomy, law. Put a small stint on every weekday. Miss one if you have to, and never two together.',
      'Studying feels older from {from} to {until}, for Saturn is in the part of life where you learn. You may be the only grey head on the course, or a young person with too much on your plate. Exams can be put off or repeated. Saturn gives back slowly what you pay in. So go to the beginning of your subject, to the chapter that everybody skips, and read it as though it were news.',
    ],
    aspect: [
      'From {from} to {until} Saturn looks over your shoulder while you learn, and you might write more carefully for it. A standard is being set. That can be useful in a qualification where details count, and it can freeze you in front of an empty page. So separate the two jobs: on one day write badly and freely, on another correct with a cold eye. Saturn has no objection to drafts.',
      'Learning is slower but deeper between {from} and {until}, as Saturn’s glance falls on it. You may have to prove something you thought was long settled, with a form, a stamp or an entrance test. It’s tedious. Still, old knowledge that has been checked once more stands firm in front of anybody. Look out your papers early, and make yourself a single sheet with all you’ve studied and when.',
      'A serious tone comes into your studies from {from} to {until}, when Saturn takes an interest from afar. That makes you ask what it’s all for. If there’s an answer, Saturn lends you endurance. And if there isn’t, better to know now than in the third year. Write the answer inside the cover of your book, in ink. On tired evenings it’s the only page you need to read.',
    ],
    elsewhere: [
      'Saturn has other pupils from {from} to {until}, so nobody is hurrying you or holding you back. That makes these good months for learning without a purpose: birdsong, chess openings, the history of your street. The drawback is that nothing gets finished for want of a bell. So give yourself one. Promise a friend that you’ll show them something on a given evening, and let the evening do the pressing.',
      'From {from} to {until} study has a lighter hand on it, with Saturn’s weight in some other part of your life. Old failures at school lose their sting. Then you could try again what once defeated you, fractions or French or the piano, and find that it was the teacher. Or the hour. Since there’s no strictness from outside, you’ll need a little of your own: a fixed chair and a closed door.',
    ],
  },
  rahu: [
    'Rahu sends you after strange knowledge from {from} to {until}: code, foreign scripts, the workings of things nobody in your family ever took apart. The learning goes fast and comes from screens. There’s real brilliance in this, mixed with a good deal of noise, since Rahu can’t tell a scholar from a showman. So check each teacher by one question: who taught them? And once a week learn something from a person you can smell the coffee of.',
    'You may want the certificate before the course from {from} to {until}, for Rahu is in the part of life for learning and it’s a hungry scholar. Shortcuts abound. Some of them are clever, and others leave you with a fine paper and shaky knees. So do the task now and then without any help, on a plain sheet, by hand. What you can do there belongs to you, and the rest is on hire.',
  ],
  ketu: [
    'From {from} to {until} Ketu sits among your books, and it has read them already. You may find that you grasp a thing at once and then lose interest, or that a subject you lived for has gone stale. Ketu is done with knowing about. What it likes is knowing how, in silence, with the hands. So put the theory aside for a season and learn from someone who shows and doesn’t explain.',
    'The wish for more certificates fades between {from} and {until}, because Ketu loosens whatever it visits. You can be grateful for that, if you’ve been collecting. But a course nearly finished deserves its last three weeks even without enthusiasm. So end what’s worth ending, and let the rest lapse with a courteous note. An old skill, one you hardly count as knowledge, may want to come out and be used.',
  ],
  lord: {
    1: [
      'You are your own pupil this year, for {graha}, which rules the part of life where you learn, keeps to your own sign from {from} to {until}. What you study shows quickly in how you speak and stand. It’s a good sign for any training of voice or body. The weak side is vanity, as we all like to be good at once. So let someone see you be a beginner, every week.',
    ],
    2: [
      'Learning goes into the larder this year. With {graha}, its ruler, among your words, your table and your earnings from {from} to {until}, the useful subjects call: accounts, cooking, a language to be spoken aloud. What a course costs will come into it too. So ask what you already own, in books, discs and clever relations, before you sign up. And recite something by heart each month, since memory is also a store.',
    ],
    3: [
      'A little every day is the rule this year, as {graha} takes your studies into the part of life with hands, notes and short roads, where it stays longest, from {from} to {until}. You may do your best learning on a bus. But scraps don’t add up unless you sew them together. So carry a small notebook, and on Sundays copy what was good into a large one, in whole sentences.',
    ],
    4: [
      'The best school this year has your own address. From {from} to {until} {graha}, ruler of your learning, settles at home, so a table to yourself matters more than a famous institute. Family may help, or talk through the lesson. So come to terms with them about an hour. Then make the place: one lamp, a hard chair, nothing else within reach. The mind gets used to it as a horse does to a stable.',
    ],
    5: [
      'Your mind is on home ground, since {graha} stays in the very part of life it rules from {from} to {until}. You think well when you play, and the idea that came as a joke is often the one to keep. But clever people tend to rest on being clever. To avoid that, choose a task just beyond you, and do it where a child could watch. They’ll ask the right questions.',
    ],
    6: [
      'It’s a year of exercises, because {graha}, the ruler of your studies, spends its longest time, from {from} to {until}, in the part of life with work, duty and contest. That suits examinations and anything learnt on the job. It doesn’t suit dreaming. You may have a rival who’s annoyingly good, and the best you can do is ask to see how they prepare. Keep a list of your own mistakes; it’s the cheapest textbook.',
    ],
    7: [
      'Two heads are the rule this year, for {graha} leads your learning into company from {from} to {until}. You understand things by talking them over, with a partner, a fellow student or an opponent in debate. But it’s tempting to lean on the other’s notes. So agree who prepares what, and swap roles each time. Teaching a chapter to someone across a table shows you within minutes which page you only looked at.',
    ],
    8: [
      'You’re drawn to what lies deep this year. While {graha}, the ruler of your studies, is with hidden and complicated things, from {from} to {until}, research goes well, and so do old languages, astrology, psychology, the tax system. But results are late in showing. It can be lonely down there as well. Come up once a week and tell a patient friend what you’ve found, in ordinary words, over something warm.',
    ],
    9: [
      'A teacher matters more than a syllabus this year, because {graha} brings your learning into the part of life with masters, distant schools and faith, from {from} to {until}, its longest stay. You might travel for it, or change your view of the world because of a single book. But don’t swallow it whole. Argue with respect, in the margin, in pencil. A good master is pleased by that, and the other sort isn’t.',
    ],
    10: [
      'What you learn this year is likely to be used in public. From {from} to {until} {graha}, ruler of the student in you, is up where work and reputation are made. A training may be asked of you, or you’re asked to give one. It’s easy to study only what looks good. So put one subject beside it that does nothing for your career, and see which of the two keeps you fresh.',
    ],
    11: [
      'Learning is sociable from {from} to {until}, for {graha}, which rules it, has gone to sit with friends and larger circles. Reading groups, choirs, workshops in a cold hall: you take in more among people who want the same thing. But chat is the enemy. Let someone bring a clock and the first half hour be work. A wish you’ve had for years, to know a certain thing, may get its first real lesson here.',
    ],
    12: [
      'Some knowledge comes only in quiet, and this year {graha} takes your studies there, from {from} to {until}, among solitude, sleep and foreign parts. You might learn far from home, or at hours when others are in bed. Concentration is deep, and then suddenly gone. So read before you sleep and test yourself on waking; the night does some of the work. And allow for one long retreat with one book.',
    ],
  },
  sun: [
    'From {from} to {until} the Sun lights up the part of life where you learn, and you’d like to shine at it. It’s a fine time to present something, sit on the front bench, or apply. It’s a poorer time for hearing that you’re wrong. So look for correction on purpose, from one person you respect, and thank them before you answer. Three weeks of that are worth a prize.',
    'Your mind wants to be seen from {from} to {until}, as the Sun passes over it. You may be asked to speak, to read aloud, to explain. Accept it, even with a dry mouth. The proud heart has a habit of choosing the grandest words, though, and losing the back row. So prepare by telling the whole thing to a ten-year-old, or to someone who knows nothing of it, in five minutes.',
  ],
  venus: [
    'Venus makes study agreeable from {from} to {until}. It’s at ease in this part of life, and it teaches through what pleases: songs, films in the original, a beautiful edition, a classmate with a nice laugh. It’s a good time for the arts and for languages. All that’s lacking is severity. So tie the pleasant thing to the dull one, and let the song come after twenty verbs, every time.',
    'What you love you learn from {from} to {until}, for Venus is with your books. That’s a reason to follow your taste and go to the museum, the concert, the garden with labels. But the bill can mount up, since Venus also likes pens. You don’t need another notebook. Take the oldest one you have, and draw in it, badly, one thing each day that you thought beautiful.',
  ],
  mars: [
    'Mars charges at the books from {from} to {until}. It gives an appetite for hard problems and none whatever for revision. You could learn more in a weekend than in the month before, and be in a fury by Monday over a mark. So break the work into bouts, as boxers do: three minutes for them, twenty-five for you, then stand up. Save the complaint to the examiner until you’ve slept twice.',
    'There’s impatience in your learning from {from} to {until}, because Mars is there with a hammer. It’s useful if something has to be cracked, a thesis, a first driving lesson, a fear of mathematics. It’s less so in a seminar, where you might win the argument and lose the room. Use your body as well. Walk while you memorise and write on a wall, a window or a very large sheet.',
  ],
  mercury: [
    'Mercury runs through the syllabus from {from} to {until}, quick, bright and a touch superficial. This favours vocabulary, forms, entrance tests and anything with a deadline. But the old books call Mercury scattered in this place. You may have eleven tabs open and not one thought finished. So work with paper for part of each day. And when you’ve found an answer, find it a second time by another way.',
    'Questions come thick and fast from {from} to {until}, with Mercury among your studies. It’s good to collect them, and better to choose. Write down each one and let the list lie overnight, after which only three will look interesting. Those are yours. A quick mind likes to be admired, too, so mind your jokes in class. The person who laughs least may know the most about it.',
  ],
  retrograde: [
    'With {graha} retrograde over your studies between {from} and {until}, you’re sent back a chapter. An application returns with a note, a password to the portal is lost, or you find you’ve forgotten the basics. It’s irritating and it’s worth gold, since the gap was there all along. So repeat, revise, resit. New courses are better compared now and begun when the planet moves forward, unless the term leaves you no choice.',
    'From {from} to {until} {graha} goes over old lessons again, and so may you. A book you gave up at page forty turns out to have got better on the shelf. Or you meet a former teacher and hear how they saw you. There’s no shame in beginning again. Draw up what you’ve half learnt in your life, and pick the half that’s nearest to being whole.',
  ],
  fullMoon: [
    'A full Moon on {from} shows what your learning has come to. You may suddenly be able to do it, or see that you’ve been studying the wrong thing with great diligence. Both are news. So read your first notes on the subject that evening, smile at them, and mark the page where it began to make sense.',
    'On {from} the Moon fills in the part of life where the mind plays, so you may be full of ideas and unable to sit down. So go out with a friend and tell them the best one in two sentences. If it survives being told, work on it for real when the light has calmed.',
  ],
  newMoon: [
    'A fresh page comes with the new Moon on {from}, and it’s a fine day to begin a study, provided you begin small. Just learn one word, one chord, one proof. Do the same the next day. By custom children write their first letters on a chosen day, and any adult with a pencil may join in.',
    'Nothing is known yet on {from}, when the Moon is new over your studies, and that’s a pleasant state to be in. So sit down and list what you’d like to understand before you’re old. Underline one. Then find out, the same evening, where the nearest person lives who could explain it to you.',
  ],
  eclipse: [
    'The eclipse of {from} dims the desk lamp for a few days. Thoughts jump, memory plays hide and seek, and a result may upset you more than it deserves. So repeat what you know. It calms the mind, and decisions about a course can follow when the week is out.',
    'On {from} the light goes out briefly over the part of life where you learn. It’s odd how clearly you can see in such a moment what you only studied to please others. But don’t cancel anything that day. Put the thought on paper, shut it in the book, and look at it when the Moon has waxed.',
  ],
  practice: [
    'Learn ten lines by heart each month, of verse or scripture or a speech you admire. Say them on the stairs, in queues, when you can’t sleep. A text known by heart teaches without being opened, and a memory that’s used for beauty gets better at everything else.',
    'At the end of each week write half a page under the heading “What I didn’t know on Monday”. Keep the pages together. Learning is hard to see while it goes on, so people give up just before it shows. These pages let you see it.',
    'Twice a year take a lesson in something at which you’re hopeless, and take it sitting among beginners. Skill in one thing makes us forget how not-knowing feels. You’ll be a kinder teacher afterwards, at work and at home, and probably a braver student as well.',
    'Study at the same place and hour, and when the time is up, stop in the middle of a sentence. It sounds wrong. But a half-finished page pulls you back the next day by itself, while a neat ending leaves you with a cold start and every reason to dust the shelves.',
    'Whatever you’re learning, teach a piece of it every month to someone who hasn’t asked for a certificate: a neighbour, a nephew, a colleague at lunch. In many traditions knowledge that isn’t passed on is said to grow thin. It’s also true that only the explaining shows you the holes.',
  ],
}
