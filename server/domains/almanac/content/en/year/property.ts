import type { YearSection } from '../../../texts/units.ts'

/** Read from the fourth house. */
export const section: YearSection = {
  easy: [
    'The place where you live is well looked after by the sky this year, be it a house, two rented rooms or a boat. Repairs go through, neighbours are reasonable, and the right tradesman has a cousin with time. So it’s a good year for whatever you’ve put off because of the dust. But a kind year also breeds plans with turrets. Start with the room where you spend most hours, and finish it.',
    'Walls, floors and keys are on your side this year. Those who hope to move may come across something suitable through an acquaintance, and those who stay can make their corner truer to them. None of it comes without measuring. That’s where the catch is, since a lucky year makes people guess. Buy a good tape measure, therefore, and write the numbers on the inside of a cupboard door.',
  ],
  hard: [
    'Living takes more effort than usual this year. A roof complains, a landlord is slow, or the family is larger than the hallway. The slow planets ask for patience with bricks and paper, both of which age. It isn’t a year for showing a house off. But it’s a decent one for getting to know it, pipe by pipe. Those who find the stopcock in spring are calmer in winter.',
    'The question of where you belong may not settle quickly this year. Viewings fall through, boxes stay packed, or a home you know well feels cramped. That’s wearing, because we rest badly where nothing is fixed. So fix one thing: a chair, a window, a shelf that’s yours. Around such a point the rest can go on being uncertain for a while, and by the end of the year it tends to be less so.',
  ],
  jupiter: {
    in: [
      'Jupiter moves into your rooms from {from} to {until} and would like them larger. This is one of its slower places: it plans a conservatory before the gutter is clear, and invites people to stay. Still, a home with Jupiter in it is seldom dull. It may be lent, shared or opened to a student. Plan on paper as much as you like, with one rule, that the gutter comes first.',
      'From {from} to {until} your four walls are full of good intentions, as Jupiter is among them. Advice on building and moving comes from every uncle. Some of it contradicts the rest, and most of it costs more than you’d thought. So give each idea a season before you act on it. Mark the planned wall on the floor with tape and live round it; your shins are honest counsellors.',
    ],
    aspect: [
      'Your home gets a friendly look from Jupiter between {from} and {until}. What helps it arrives from outside, such as an expert who tells the truth or a neighbour with a long ladder. Be hospitable to such people. A pot of soup on the day of the work does more than a complaint the day after. And ask them what they’d look at if it were theirs, for they see forty houses a year.',
      'From {from} to {until} Jupiter’s glance rests on the place you live in, and it’s easier to see what’s good about it. That may save you a move, or tell you why you want one. Draw the plan of the first home you remember, with doors and smells. Then draw the present one beside it. What you’ve carried across and what’s missing is plain then, and it often costs little to add.',
      'There’s a blessing on thresholds from {from} to {until}, custom would say, since Jupiter looks towards your house. In practice people feel welcome there. It’s a good stretch for a housewarming that’s years late, a shared garden or a spare key given to someone reliable. But Jupiter overdoes it with guests. So settle the going-home time when you invite, and nobody needs to yawn first.',
    ],
    elsewhere: [
      'Jupiter has no hand in your housing from {from} to {until}; it goes as far as you carry it. Don’t wait for the perfect flat, the perfect builder or the free weekend. Take one square metre a week instead. Clear it, clean it, mend what’s in it, then move on to the next like a person mowing a meadow. In a year you’ll have been round the lot, drawers included.',
      'Nobody is going to hand you a house on a plate between {from} and {until}, as Jupiter is concerned with other parts of life. This makes you a good judge of what you’ve got. So learn one craft of the home during that time, tiling or bleeding a radiator or hanging a door. It’s satisfying, and the next time someone quotes you a price you’ll know what an hour is.',
    ],
  },
  saturn: {
    in: [
      'Saturn lives with you from {from} to {until}. Counted from the Moon this is called ardhashtama, the smaller of its heavy passages, because it sits on rest and home. Houses feel colder in it, repairs drag on and moves are put off. It’s hard, though it makes people handy and modest in their needs. So look after the bones of the place, roof and drains and locks. The cushions can wait.',
      'From {from} to {until} you know every creak, for Saturn is in the part of life with walls and floors, a stretch that tradition names ardhashtama. There may be an old building to keep up, or old people in it. Things take twice as long. Because of that it’s best to do them once and properly, in daylight, with a person who has done it before. Warm one room really well meanwhile.',
    ],
    aspect: [
      'Saturn inspects the premises from a distance between {from} and {until}. It sees the damp patch behind the picture. That’s unpleasant to be shown, and cheaper than finding it in five years. So do what Saturn would do: walk round with a torch once a season, indoors and out, and write down what you find without fixing anything. The order in which to fix it becomes clear by itself.',
      'Papers to do with where you live need your attention from {from} to {until}, since Saturn’s glance falls on homes and whatever is written about them. Agreements, meter readings and manuals have scattered over the years. It’s dry work. But one box for all of them, with the year on the lid, gives you a different voice on the phone. You’ll know the answer before they’ve found your file.',
      'Home may feel more like duty than refuge from {from} to {until}, as Saturn looks upon it. There’s always a hedge, a stairwell rota or a room full of someone else’s things. Even so, Saturn likes limits, and that includes limits to work. Give the house its fixed hours, Saturday until noon for example, and no others. A place that’s always being improved is hard to live in.',
    ],
    elsewhere: [
      'Saturn has left your house in peace from {from} to {until}, and it shows: what you repair stays repaired. Such a spell is easily slept through. So choose one large job, the attic or the papers or the wall, and break it into twelve parts. Nothing hinders you at present except the sofa. When Saturn knocks again some years from now, it may find the loft in order and move on sooner.',
      'From {from} to {until} the strict planet has its hands full elsewhere, so there’s little resistance in matters of house and land. You can move a wall in your head and a bed in fact. What’s missing is the pressure to decide. So if you’ve been hovering between staying and leaving, write each as though it were settled and live with it for a week. The body votes quite early.',
    ],
  },
  rahu: [
    'Rahu gets into your rooms from {from} to {until} and finds them too small, too plain or in the wrong town. It looks at other people’s kitchens on a screen until late. It’s a restless time for rest. Something new at home can be good, a gadget that really helps or a lodger from far away. But let every wish for a move spend one ordinary rainy Sunday in the area first.',
    'From {from} to {until} the idea of the perfect place exaggerates itself, for Rahu is where you live. Photographs lie, wide-angled. So does nostalgia for the flat you left years ago. This is a hard place for Rahu, and what it needs is to be given a task. Rearrange one room completely, furniture and light, without buying anything. You may sleep in a new house without having moved.',
  ],
  ketu: [
    'Ketu is in the house from {from} to {until}, as quiet as a cat. You may feel like a guest in your own rooms, or want fewer things in them. It’s a fine period for emptying: what leaves now isn’t missed. Go slowly with what belongs to others, however. And light the place in the evening, a lamp at the window will do, since this lodger tends to forget that someone lives there.',
    'A bond with a place loosens between {from} and {until}, while Ketu is in the part of life with roots. It could be a family house that’s sold at last, or a street that has changed its face. There’s some sadness in it, and room. Before you let go, walk through once with a camera or a child, and tell the story of each corner. Then it’s safe to hand in the key.',
  ],
  lord: {
    1: [
      'Home goes about with you this year, like a snail’s. The planet that governs it is {graha}, and from {from} to {until} it stays in your own sign, so you set the tone of any room you enter. It also means that a move or a muddle shows in your face. Because of that, keep one thing constant wherever you sleep: the same cup, the same lamp, the same blanket over the chair.',
    ],
    2: [
      'From {from} to {until} the question of the home is one of upkeep, as {graha}, its ruler, stays longest with purse and pantry. You learn what a roof costs by the month. It’s sobering and it’s useful. So keep one envelope or tin for the house alone, and feed it regularly, so that the boiler’s bad day finds you with something to answer it.',
    ],
    3: [
      'Your home has wheels this year. While {graha}, which looks after it, is among short trips and neighbours, from {from} to {until}, the stairwell, the street and the corner shop matter as much as the sofa. Good fences are talked into being. So introduce yourself to the two households you don’t know, with a note or a jar, before there’s a parking space to argue about.',
    ],
    4: [
      'Everything has its place when {graha}, the ruler of hearth and land, is in its own rooms from {from} to {until}. You feel what a home needs without a catalogue. It’s a sound year for work on the building, and for planting anything that takes its time. But a comfortable person puts things off. Plant the tree in the first few weeks, then, since it’s the tree that needs the years.',
    ],
    5: [
      'A house wants to be played in. From {from} to {until} {graha} brings your home into the part of life with children, love affairs and making things, so the tidy room may turn into a workshop or a stage. That’s a gain in spirit and a loss in floor. So choose one room where mess is allowed, and shut its door at night. Elsewhere the glue stays out.',
    ],
    6: [
      'The house is a long list between {from} and {until}, because {graha}, its planet, is then among chores, repairs and small disputes. A dripping tap teaches more than a decorator. But don’t do everything alone. Offer a neighbour an exchange, your afternoon for theirs, ladder for ironing or cat for hedge. Jobs that take two people are done in a third of the time.',
    ],
    7: [
      'Where you live is decided in company this year, since {graha}, the ruler of your home, is from {from} to {until} with partners and agreements. It may be a spouse, a flatmate or the owner downstairs. Each has a picture in mind and assumes it’s shared. So draw yours, each of you alone, and lay the sheets side by side before a single box is packed.',
    ],
    8: [
      'Something behind the plaster comes to light from {from} to {until}, since {graha}, which governs house and land, is among hidden things and inheritances. It may be a pipe, a deed or an old family feeling about who got the farm. Don’t cover it up again at once. Have it looked at by a person who knows, and ask your questions twice if need be.',
    ],
    9: [
      'Home and horizon change places from {from} to {until}, as {graha}, the planet of your dwelling, is taken up with long roads, study and belief. You may live out of a suitcase, or look for a house with a view of something larger. Not every wide view has a bus stop. So when a place enchants you, ask where people there buy bread on a wet Monday.',
    ],
    10: [
      'Your address and your work pull on the same rope this year. For its longest stretch, from {from} to {until}, {graha}, ruler of your home, is in the region of office and standing. You may move for a post, work under your own roof or see your house become a sort of waiting room. So keep one evening a week on which no visitor needs to be impressed, and wear the old jumper.',
    ],
    11: [
      'Friends carry the sofa up the stairs. That’s the picture for the months from {from} to {until}, in which {graha} takes the affairs of your home to the part of life with circles and wishes. A place may be found through acquaintances, or shared with them. What’s shared wants rules, though, and best before the first pan burns. So write three on a card, and let everyone add one.',
    ],
    12: [
      'From {from} to {until} {graha}, which rules the place you live in, is in a region of distance, expenses and sleep. You may keep a room far from home, or spend more than planned on quiet. Strange beds are part of it. So give your own bedroom some care in that time, dark curtains and no screens, because wherever you’ve been it’s there that you really come home.',
    ],
  },
  sun: [
    'The Sun comes in at your windows from {from} to {until} and shows the dust. It isn’t at its best indoors: fathers and landlords have opinions, and everybody wants to be head of the house. Yet light is handy when there’s work to be seen. So wash the windows in those weeks, all of them, inside and out. You may find that the room you meant to repaint was only waiting for that.',
    'From {from} to {until} the matter of who decides at home comes up. It’s the Sun’s doing, as it passes through the part of life with rooms and roots. Better to share out the rooms than to fight for the house: one person rules the kitchen, another the garden, a third the music. Put it on paper for a month. Pride is content with a small country, provided the borders are clear.',
  ],
  venus: [
    'Venus makes a home pleasant from {from} to {until}, and has an eye for what doesn’t belong. Colours, curtains, a chair by the right window: it’s the time. This is an easy place for Venus, but it’s fond of shops. So look for the thing at home first, in the loft or at your sister’s. Move the picture you love to where you see it on waking, which costs a nail.',
    'A good smell comes from the kitchen between {from} and {until}, as Venus is under your roof. These are weeks for receiving people, for viewing a place with your heart, or for falling in love again with your own. Only the heart doesn’t look at the wiring. Take along a dry friend who does. Afterwards sit together in the nearest café and let each of them speak, the heart and the friend.',
  ],
  mars: [
    'Mars comes with hammer and drill from {from} to {until}. It’s a fair time for knocking things down and a touchy one for peace, since noise brings neighbours to the door. Warn them beforehand, in person. And Mars is apt to start three jobs at once. Therefore lay out the tools for one, do it, sweep up, and only then unpack the next, with your gloves on and a second person in earshot.',
    'From {from} to {until} tempers are short within your walls, and a loose cable or a loose word can set them off. That’s Mars, which finds a house too narrow. Give it the cellar or the garden, where there’s something heavy to shift. Check the smoke alarm while you’re up the ladder, as sensible people do each year. A place that’s been attended to feels calmer by the evening.',
  ],
  mercury: [
    'It’s paper time for house and home from {from} to {until}, while Mercury, easy in this part of life, is there. Read the tenancy, sort the keys, label the fuses, and ask the council what you’ve wondered about. It’s a quick planet and finds several answers. So note the name of the person who gave you each, with the day. Keys too deserve a label that a burglar couldn’t read.',
    'Between {from} and {until} there’s coming and going at your door, since Mercury is in the house: parcels, young people, a neighbour with a question. It’s good for comparing places and prices, and for finding out who lived there before. You may tire of the traffic. Put a bench or a chair outside if you can, so that half of the talk takes place in the open air.',
  ],
  retrograde: [
    'With {graha} retrograde in your rooms, from {from} to {until}, what was mended may ask to be mended again. A tradesman returns, a tenant changes their mind, the paint dries in another colour. It’s a stretch for correcting, and a poor one for breaking new ground. So walk backwards through the house for once, from attic to door, and see it as a visitor would who was leaving. You’ll notice what you’d stopped noticing.',
    'Old addresses come to mind between {from} and {until}, as {graha} goes back over the part of life with roots. You may pass by a former street, or find that something of yours is still in a relative’s garage. Fetch it, or let it go for good. As for decisions about moving, they’re better weighed than made just then. Note each reason as it comes, and count them when the planet has turned.',
  ],
  fullMoon: [
    'A full Moon on {from} shines straight into your rooms. You see what your home has become, and how you feel in it after dark. Turn off the lamps for ten minutes and look. If one corner makes you sigh, that’s the one to begin with, though not before you’ve slept.',
    'On {from} the Moon is full over hearth and roots, and the house may be fuller than the beds. Old stories come up. It’s good to hear them where they happened, or as near as can be. Keep a chair free for the person who usually stands in the doorway.',
  ],
  newMoon: [
    'The Moon renews itself on {from} in the part of life with walls and gardens. It’s a day for the smallest possible start: one seed tray, one tin of paint opened, one call about a room. Sweep the doorstep first. People have done so for centuries before a beginning, and it takes a minute.',
    'With the new Moon of {from} your home has a blank page. Walk through it and say aloud what each room is for, as if to a stranger. If you hesitate at one door, that room needs a purpose more than a sofa. Give it one, and clear a metre of floor.',
  ],
  eclipse: [
    'On {from} an eclipse falls over house and home. Old custom covers the food, draws the curtains and lets no one move in that day. You can take it as leave to do nothing to the place at all. Whatever irritates you about it then is likely to look smaller within the week.',
    'The part of life with roots is darkened for some hours on {from}. Around an eclipse people are apt to decide that they’re going to move at once, or never. Both can be put in a drawer. Check instead that the torch works and the spare key is where you think, and then have an early night.',
  ],
  practice: [
    'Walk round your home on the first day of each season with a notebook and a torch. Look up, look under, open what’s closed. Write down three things that need doing and one that’s fine. Houses speak softly for a long time before they shout, and four walks a year are enough to hear them.',
    'Choose one drawer a week, no more, and empty it on to the table. What hasn’t been used for two years goes to a person who’d use it. It takes a quarter of an hour. After fifty drawers you’ll own the same home, with a lighter hand on every handle.',
    'Keep a house book. Put in the paint colours, the plumber’s number, where the stopcock is, what was mended and when. It needn’t be pretty. Those who come after you, a tenant or a daughter or your future self on a wet night, may thank you for a single line.',
    'Leave the room you sleep in as you’d like to find it, every morning, with the window open for five minutes. It’s the cheapest improvement to any dwelling. A made bed at night says that someone has been looking after you, and it’s true, even if it was you.',
    'Know the five nearest doors. Once this year drink tea behind each of them, or have the people at yours. Property begins at the fence and safety beyond it, with those who’d notice if your blinds stayed down. It’s easier to borrow a ladder, too, from a face you’ve sat opposite.',
  ],
}
