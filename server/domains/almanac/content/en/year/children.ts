import type { YearSection } from '../../../texts/units.ts'

/** Read from the fifth house: children, one's own or others', and the young in general. */
export const section: YearSection = {
  easy: [
    'Children bring good company this year, your own, a sister’s or the ones who shout below your window. The slow planets favour whatever is growing. So there’s more patience about, and patience is what the young run on. It’s also easier to see who they are, as opposed to who they were meant to be. That has a catch, because it’s tempting to help such growth along. Watch first, for a good while, and offer a hand afterwards.',
    'It’s a year in which the young are glad of you. That may mean a son, a pupil, a godchild or the teenager at the till who tells you about her exam. You don’t have to be clever for it, since being there is most of the art. The sky makes that easier, though it doesn’t clear your diary. So choose one young person and one fixed hour, and let nothing else have it.',
  ],
  hard: [
    'The young ask for a longer breath this year. A child may be stubborn, far away or going through something that can’t be hurried, or there may be a wish for one that has to wait. All this is tender ground, and the slow planets tread on it slowly. What helps is to do less and stay longer. A grown-up who doesn’t flinch is worth ten who explain, and is remembered for it.',
    'The link between the generations needs more care than usual this year. Doors close, marks drop, or a grandchild prefers the screen to the story. You may feel you’ve nothing to offer. But children don’t need to be entertained, they need a person who’s predictable, and that’s within anyone’s reach. So be dull on purpose: the same day, the same bench, the same bad joke. By the year’s end they may be telling it themselves.',
  ],
  jupiter: {
    in: [
      'Jupiter is the planet of children, and from {from} to {until} it’s among them, at ease. It stands for trust, for teaching and for laughing with your head back. Young people open up in such a time and ask the large questions, mostly in the car. Don’t answer too fully. A question handed back, “what do you think?”, keeps the door open, while a lecture shuts it for a month.',
      'From {from} to {until} there’s growth wherever you have to do with the young, as Jupiter is in that part of your life. A family may get larger, a class livelier, an aunt more popular. But Jupiter spoils them too, and it spoils you. So give time in place of things. An afternoon with an onion, a knife and a recipe teaches fractions, courage and dinner in one go.',
    ],
    aspect: [
      'There’s a good word for the children around you between {from} and {until}, spoken by Jupiter from a distance. It often comes through a third person, like the teacher who says what you’d stopped seeing. So repeat it to the child exactly, without adding “but”. It’s harder than it sounds. Praise that’s been overheard from elsewhere goes in deepest, so you might also let it be heard by chance.',
      'Jupiter’s glance warms the bond with the young from {from} to {until}. They may come for advice, or at least for biscuits and the company of someone who isn’t cross. You’ll be tempted to pass on everything at once. Keep it to one skill a season, sewing on a button or reading a map. They’ll forget the speeches, and they’ll have the button for good.',
      'From {from} to {until} it’s easier to forgive a child for being one, and to forgive yourself for your own childhood. That’s the work of Jupiter, which looks on from elsewhere. Stories help. Tell one each month about something you did badly at their age, with names and weather. The young listen to failures with great attention, because the rest of the world shows them nothing but results.',
    ],
    elsewhere: [
      'Between {from} and {until} Jupiter leaves the bringing up to you and turns to other things. There’s no magic phase that solves bedtime. It’s solved by doing it two hundred times, and you’re allowed to yawn. What you could do is share the load: find another adult you trust, with or without a child, and swap an afternoon a fortnight. Children need several grown-ups, all slightly different.',
      'The young don’t drop into your lap from {from} to {until}, since Jupiter is teaching elsewhere. You go to them. That may feel awkward, and it’s simpler than it looks. Ask at the library, the club or across the landing what’s needed, and offer the thing you do anyway, chess or bicycles or listening to someone read. They take to people who don’t try too hard.',
    ],
  },
  saturn: {
    in: [
      'Saturn comes to the nursery from {from} to {until}, and the room goes quiet. Children may seem older, more anxious or more in need of rules; a wish for them may be put on a long list. It’s not an easy stay. Yet Saturn is good at one thing that the young lack, which is reliability. Make few rules, write them down with the children, and keep them yourself, above all the one about screens.',
      'From {from} to {until} the care for the young is serious work, with Saturn in it. There’s homework at nine at night, a worry that doesn’t go, or distance where there used to be chatter. Don’t measure the year by cheerfulness. Measure it by how often you were there at the time you’d said. It’s a slow wage, but it’s paid, usually years later and in a phone call out of the blue.',
    ],
    aspect: [
      'Saturn’s glance falls on the children in your life from {from} to {until} and makes you see what they’ve yet to learn. It’s true, and it’s only half. The glance overlooks what they’re already good at, so that account falls to you. Write down once a week a thing that a young person managed without help. In a bad hour you can read it out, and it tends to steady both of you.',
      'Between {from} and {until} more is asked of young people, and you feel it with them, as Saturn looks their way. Exams, rules and first defeats are part of it. One would like to clear the stones away. But a child whose path is always swept learns little about walking. So stay within calling distance, let them try twice, and keep the third attempt for doing it together.',
      'The old and the young meet from {from} to {until} in Saturn’s sight. A grandfather’s trade may interest a child, or you may notice your mother’s tone in your own voice. Some of that is worth handing on and some should stop with you. Decide which. So choose a single family custom to keep, with its reason, and teach it properly. The others may rest in the photo album.',
    ],
    elsewhere: [
      'Saturn has left the playground from {from} to {until}, so things are lighter with the young. You needn’t correct so much. It’s a chance to be silly together, which strict years don’t allow, and silliness is a language they speak better than you do. Let them teach you something for once, a game or a dance or a word. Take it seriously, and practise between the lessons.',
      'From {from} to {until} there’s no great weight on the bond with children, for Saturn is occupied with other matters. You can plan gladly and loosely. What such an easy time may lack is a rhythm. Give it one fixed point, a Sunday pancake or a monthly outing with each child alone. In rougher weather, which every family knows, it’s such a point that they hold on to.',
    ],
  },
  rahu: [
    'Rahu plays with the children from {from} to {until}, and it has the newest toys. Its stay here is hard, since everything becomes too much: the sweets, the worry, the ambition for them. A young person may be fascinated by a screen, a star or a foreign place. Don’t mock it. Sit beside them for half an hour and let it be explained. You’ll understand the hunger, and hunger can be fed in more than one way.',
    'Comparison is the game of the months from {from} to {until}, with Rahu among the young. Other people’s children read at four and play the harp. Or other people have children, full stop, in every picture. It isn’t the whole picture. Still, what Rahu can give is boldness, an unusual idea for how to be with the young. Take that, leave the pictures alone, and find the one small person who’d like to be listened to.',
  ],
  ketu: [
    'Ketu loosens the ties to the young between {from} and {until}. A child moves out, or stops telling you things, or you feel too tired to play. This is quiet company, and what it asks for is that you let go of an idea about them. It’s only an idea. Keep a line open that needs no talk, a postcard a month or the light left on, so they know where the door is.',
    'From {from} to {until} you may be content to watch children from a bench. Ketu is there, and it dislikes fuss. Some young people find that restful, the thoughtful ones above all. They come and sit on the other end. So don’t force a programme on the time you have; carve a stick, shell the peas, and let it be quiet. Something is often said at the forty-third pea.',
  ],
  lord: {
    1: [
      'The young look to you this year, for {graha}, which rules your bond with them, is in your own sign from {from} to {until}. They copy your walk and your way of answering the door. It’s touching and it’s a little alarming. You don’t need to be perfect for it. But when you’ve been unfair, go back within the day and say so in one sentence. They’ll copy that as well.',
    ],
    2: [
      'Children sit at the kitchen table from {from} to {until}, as {graha}, the planet in charge of them, is where your food, words and belongings are. You teach by how things are said there. Pocket money, manners and second helpings become subjects. So let a child plan one meal a week and shop for it with a fixed sum. There may be pudding twice, and a first notion of what things cost.',
    ],
    3: [
      'From {from} to {until} the way to the young is a short one, a note, a bus ride, a cousin next door. The planet that looks after them, {graha}, stays among messages and siblings. They’d rather hear from you often than at length. So send small things: a drawing of what you saw, a riddle without its answer. It’s cheap to keep up, and one day a riddle comes back.',
    ],
    4: [
      'Young people need a place to come back to, and from {from} to {until} that’s the theme, as {graha}, which rules your bond with them, is among hearth and rooms. A grown son may turn up with his washing, or a neighbour’s child with a bad mark. So keep one shelf for them at a low height. It should be stocked with pencils, something to eat and a rug to lie on.',
    ],
    5: [
      'It’s a full house for joy when {graha}, which rules children and all that’s made, is in its own place from {from} to {until}. You find the right tone with the young without looking for it. Such times are remembered in detail. So give them something to be remembered by, a tree planted, a song learned, a hut built badly, and take the photograph after the fun and not during it.',
    ],
    6: [
      'Caring for the young is made of laundry between {from} and {until}, since {graha}, the planet of children, is busy with duties. There’s little glamour in packed lunches and lifts. Yet it’s in the car, or over the drying-up, that they talk. Leave the radio off on one drive a week. And let them do a real job in the house, badly at first, without being rescued.',
    ],
    7: [
      'Between {from} and {until} it takes two to deal with the young, because {graha}, which looks after them, is with partners. You may disagree with the other grown-up, parent or teacher or neighbour, over bedtime and braces. Children know it before you do. So settle a thing behind the door and come out with one answer. If that can’t be had, say plainly that you see it differently and that tonight’s rule is this.',
    ],
    8: [
      'A child’s secret, or an adult’s worry about one, may need a safe place from {from} to {until}. That’s because {graha}, the ruler of your bond with the young, is in the region of trust and hidden things. You needn’t pull anything out. Be somewhere at the same hour, doing something with your hands, and don’t look up too fast when it comes. Then thank them before you say anything.',
    ],
    9: [
      'The world gets larger for the young and for you, as {graha}, the planet of your bond with them, is from {from} to {until} with teachers, faith and long roads. They may study elsewhere or ask what you believe. It’s better to show than to preach. Take a child, or be taken by one, to a place that impressed you at their age, and say little on the way.',
    ],
    10: [
      'Work and children have to share you this year. For its longest stretch, from {from} to {until}, {graha} takes the care of the young into public life, so you may be known as someone’s parent, coach or teacher, or have to choose between a meeting and a recorder concert. Go to the concert. As for the meeting, show a young person once where you spend your days. It explains a lot.',
    ],
    11: [
      'The young come in groups from {from} to {until}, since {graha}, which rules your bond with them, is among friends and gatherings. Their friends are at your fridge, or your friends’ children adopt you. It’s merry, though a shy child can vanish in it. So look for the one at the edge of the room and give them something to carry. A person with a tray has a place to be.',
    ],
    12: [
      'From {from} to {until} the young may be far off or hard to reach, while {graha}, the planet in charge of them, is in a region of distance and sleep. Some live abroad, others behind a closed door. Longing is part of it, and so is rest. So write by hand, once a month, about nothing in particular. A letter can be read at three in the morning, when nobody would ring.',
    ],
  },
  sun: [
    'The Sun is among the children from {from} to {until}, and everyone wants to be looked at. That’s a hot place for the Sun, so pride gets in the way of play, yours as well as theirs. It’s good light for a performance, a match or a prize-giving. Clap for the effort and not for the crown. And on an ordinary day watch from start to finish, with empty hands, as they do the thing they do best.',
    'From {from} to {until} you see clearly what a young person can do, and what you’ve been doing for them. It’s the Sun’s way to show both. Handing something over is the task of these weeks, a key or a bus ticket or the making of their own appointment. You may stand at the window the first time. By the third you’ll have forgotten to, which is how it should be.',
  ],
  venus: [
    'These are sweet weeks with the young, from {from} to {until}, as Venus is in the part of life where they laugh. Paint, music and dressing up go well, even for those over sixty. And Venus spoils children, which is allowed now and then. Make the treat an hour instead of an object, an hour in which they alone decide. You may end up as a horse. It’s a part that most adults have missed.',
    'Venus gives you a light hand with children from {from} to {until}. A sulk can be turned with a joke, a first heartbreak listened to without advice. It’s tempting to be the favourite and let the rules slide. So stay kind and stay clear, in the same sentence if you can. Sing something together in these weeks, in the car or at the sink. Off-key is fine.',
  ],
  mars: [
    'There’s running on the stairs from {from} to {until}, for Mars has joined the children. They’re bold, quick and soon in tears, and so perhaps are you. But what Mars needs is room. Take whatever quarrel there is outdoors, to a hill, a ball or a pile of logs, and most of it gets left there. Plasters in the pocket are a good idea. In the evening, keep your voice lower than theirs.',
    'Mars pushes the young from {from} to {until}, and it pushes you to push them. A contest may matter too much. Still, the gift of Mars is courage, and it’s best spent on something that frightens a little and harms no one: the deep end, the stage, the dark path with a torch. Go first, or go beside. Then let them tell the story at home in their own version, dragons and all.',
  ],
  mercury: [
    'Questions rain down from {from} to {until}, when Mercury is with the young. Why is it, how does it, and who says so? It’s a clever planet in this part of life, and soon bored. It helps to answer some with “let’s look it up” and to walk to an actual shelf. Jokes and riddles go down well. Homework does too, if you ask to have it explained, as someone who really has forgotten.',
    'From {from} to {until} you and the young have a good deal to say to one another, thanks to Mercury, and some of it by phone at odd hours. It’s a sharp planet, so mind the irony; children hear the words and not the wink. Play a game with cards or letters once a week in that time. Lose now and then, but not on purpose, for they can tell.',
  ],
  retrograde: [
    'While {graha} is retrograde over your bond with the young, from {from} to {until}, something from earlier years returns. An older child goes back to a younger habit, or you remember your own schooldays with surprising heat. It’s a second look, and a useful one. So ask yourself what you needed at that age and didn’t get. Then see whether there’s a young person near you who could do with just that.',
    'From {from} to {until} {graha} goes backwards where you have to do with the young, and plans for them may stall: the place at a school, the visit, the long-awaited news. Waiting is hard. It’s a little easier with your hands full. Get out the old toys, mend what can be mended and pass on the rest. Decisions about their future can be taken again, more calmly, when the planet turns.',
  ],
  fullMoon: [
    'The Moon is full on {from} above the young, and they sleep badly or talk late. Something that has grown unnoticed can be seen, like trousers that are suddenly too short. Go out on the step with them, look up, and measure someone against the door frame the next day.',
    'On {from} a full Moon makes feelings about children run high, joy and longing alike. You needn’t hide either. A story read aloud does more than a talk that night, for large people as much as for little ones. Choose one you know by heart, and stop before the end if they’re asleep.',
  ],
  newMoon: [
    'A small beginning with the young is well placed on {from}, under the new Moon. Plant a seed in a yoghurt pot with a child, or for one, and leave it on a sill that’s passed every day. It’s a lesson in patience for both of you. Nothing may be seen for a week, and that’s the lesson.',
    'On {from} the Moon is new where children and play are concerned. Ask a young person what they’d like to learn from you. The answer may be humbling, whistling perhaps. Whatever it is, begin the same week with five minutes. You’ll both be bad at it, one at teaching and one at the tune.',
  ],
  eclipse: [
    'An eclipse on {from} touches the part of life with children, who feel moods before they have words for them. In many families they’re kept indoors and told stories that day. It’s a good custom, whatever one believes. Keep the evening plain, the voices low and the news off, and save big announcements for another week.',
    'Around {from} an eclipse may make you more anxious about the young than there’s reason for. It’s borrowed worry, and it can be given back. Count the ones you’re fond of, send each a line without a question in it, and leave it there. Decisions about school or rules can wait for ordinary daylight.',
  ],
  practice: [
    'Give one child in your life, your own or another’s, a monthly hour in which they choose and you follow. No errands on the way, no phone. Twelve hours a year isn’t much. But for a small person it’s proof that an adult can be had whole, and they rarely forget it.',
    'Ask at the end of the day “What was odd today?” in place of “How was school?” or “How was work?” It’s a question that can’t be answered with “fine”. Tell your own odd thing first. After some weeks people begin to collect them for you, and that means they look about.',
    'Write a letter to a young person on each birthday, about who they are that year, and keep it in a box. One page will do. Don’t advise. When they’re grown, hand over the box. It’ll tell them what no photograph does, namely what it was like to watch them.',
    'Read aloud for ten minutes on as many evenings as you can, to children, to an old person or to yourself. Choose a book with chapters. The voice slows down the house, and something to look forward to is a kindness. It works with twelve-year-olds too, provided they’re allowed to pretend they aren’t listening.',
    'Keep a box of paper, string, tape and old clothes where small hands can reach it, even if they come only twice a year. Add to it through the seasons. A visit then begins with making and not with being told to mind the vase, and grown-ups tend to sit down beside it.',
  ],
}
