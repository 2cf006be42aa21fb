import type { YearSection } from '../../../texts/units.ts'

/** Read from the ninth house, with a look at the third: long roads and short ones. */
export const section: YearSection = {
  easy: [
    'Roads are open to you this year. A place you’ve only read about comes within reach, or a short trip shows you more than a long one used to. The slow planets favour setting out. They don’t pack, though, nor do they save up. That’s why it pays to choose early on one place that means something to you, say its name aloud, and let the smaller plans arrange themselves around it.',
    'It’s a good year for going somewhere, even if it’s to the end of the tram line. You’re met with more kindness than usual, and strangers tell you where to eat. But people who travel well this year do it with one bag and one question. So don’t let the choice of routes eat up the pleasure of going. Fix a date before you’ve fixed the rest, and let the date persuade you.',
  ],
  hard: [
    'Travel takes more trouble this year, with papers, connections, other people’s timetables and now and then the weather. This is no reason to stay at home, but it is one to go slowly. A trip planned with wide margins is a different thing from the same trip planned tightly. You’ll also find that fewer and longer stays suit you better. One town seen properly is easier on the nerves than five stations.',
    'The far away keeps its distance this year. A plan may be put off, or you travel for duty’s sake and see a car park. What the slow planets ask is patience with roads. In return they show you what you were looking for out there, and some of it can be had nearer by. So explore within walking distance as seriously as a foreigner would, and keep the big trip for its proper time.',
  ],
  jupiter: {
    in: [
      'From {from} to {until} Jupiter is in the part of life with distant places, which it has loved since antiquity. Pilgrims set out under its eye. A long trip then, if you make one, may turn into the story you tell for years, and a trip not made can happen through a book or a guest from far away. But Jupiter overpacks, of course, in plans as well. So leave one day in every four without a sight.',
      'The horizon moves back from {from} to {until}, for Jupiter stands on it and waves. That’s one of its best places. You might be invited abroad, find a companion for an old plan, or simply notice how many trains leave from your station. Generous skies make for careless bookings. So go for the place that asks something of you, a climb, a language, a silence, and learn to greet people properly before you arrive.',
    ],
    aspect: [
      'Jupiter nods at your travel plans from {from} to {until}, in passing, like a guard who lets you through without looking at the ticket. Delays tend to end in conversation. A good place is recommended by a person you hardly know. But the nod makes people vague about details, and a date once mixed up stays mixed up. So let someone exact read your bookings aloud to you, over tea.',
      'Between {from} and {until} there’s a kind word for you on the road, because Jupiter glances at it. The guide waits, the landlady has a room, an old teacher turns out to live in the next town. Much of it depends on asking. So prepare three sentences in the language of wherever you go, please, thank you, and could you show me. They open more than a guidebook does.',
      'A wish to see more of the world comes in gently from {from} to {until}, with Jupiter looking on from its place elsewhere. It may attach itself to a map on a wall or a friend’s slow account of an island. Wishes cost nothing. Acting on all of them does. So put a map up, mark three places, and let a month pass. The pin you look at most is your direction.',
    ],
    elsewhere: [
      'From {from} to {until} Jupiter doesn’t travel with you, so luck on the road is of your own making. The clever traveller in such a time has the number of the guesthouse on paper. It may seem a bit dull. And yet a trip prepared by hand is half lived before it starts. Draw the route yourself, on one sheet, with the names of the villages, and see how much you already know.',
      'Nobody hands you a ticket from {from} to {until}, for Jupiter has taken its generosity to other parts of your year. It’s a time for small distances, bought with time instead of money. So take the slow line. Walk to a village whose name you’ve only seen on a sign, and eat what there is. You’ll discover that being far from home is mostly a matter of how you look.',
    ],
  },
  saturn: {
    in: [
      'Saturn checks the tickets from {from} to {until}. Long trips want more planning, permits take weeks, and a place you’ve dreamt of may be shut for repairs when you reach it. This is a sober companion. But it’s an excellent one for hard and lonely roads: the walk across the moor, the pilgrimage, the return to a country you once left. Go with little, go off season, and give the way itself most of the time.',
      'You may travel for serious reasons from {from} to {until}, because Saturn is in the part of life with distances. An old relative, a course, a piece of work. There’s less strolling than you’d want. It’s possible to make something of the hours between, since those are yours: a notebook for trains only, or one long book that you read nowhere else. In time the stations themselves become familiar rooms.',
    ],
    aspect: [
      'From {from} to {until} Saturn glances at the road, and the road grows longer. Queues, diversions, a bag that goes to another city. Those who leave early hardly notice it. And Saturn rewards the second visit, so a place that disappointed you once could be worth another look. Take the train before the one you need, and a flask. The hour gained on a bench is often the best of the day.',
      'Travel plans get a stern proofreader between {from} and {until}, for Saturn looks at them from a distance. It strikes out what’s only there to be told about afterwards. What remains is short and good. You might resist at first, as the list was lovely. So ask of each stop: would I go if I couldn’t take a picture? Keep those that pass, and give them the nights of the others.',
      'There’s caution about distances from {from} to {until}, when Saturn has an eye on them. It may be a matter of cost, knees or a relative at home who can’t be left. All of these are respectable. Still, caution can set like plaster, so keep it moving: once a month go somewhere you could be back from by dark. Then the wish stays supple until there’s room for it.',
    ],
    elsewhere: [
      'Saturn isn’t at the barrier from {from} to {until}, so you can come and go more lightly than in some other years. Trips come off at short notice and cost fewer nerves. What goes missing is the planet’s thoroughness, and passports do expire. One dull afternoon at the start takes care of it: dates, cards, copies, a spare key with a neighbour. After that you’re free to be as airy as you please.',
      'With Saturn looking the other way from {from} to {until}, there’s little to keep you from the open road except habit. People tell themselves they’ve no time for it. But look at a calendar, and two days in a row somewhere will be blank. Give them a place name in ink. An easy season for travelling passes like any other, and it’s the unbooked weekends that nobody remembers.',
    ],
  },
  rahu: [
    'Rahu is hungry for the foreign from {from} to {until}, and the further the better. You may book at midnight, fall for a country on a screen, or be offered something abroad that glitters. But part of it is real. To find out which, speak to two people who live there and have nothing to sell. Rahu also likes to skip the way and be there already, so travel at least one stretch overland.',
    'From {from} to {until} you’d rather be anywhere but here, because Rahu is in the part of life with far countries. It makes for bold trips, strange food and friendships without a common language. But the person who gets off the plane is still you. It’s worth knowing what you want to leave behind before you decide where to go. Write that down first, and the choice of place often changes.',
  ],
  ketu: [
    'The wish to get away is weak from {from} to {until}, for Ketu has been everywhere before. Famous places leave you cool. Instead you may be drawn to a chapel, an old mill, a bench above a river, and sit there without a single photograph. That’s travel too. Go alone or with someone who doesn’t talk much. If a trip falls through, ask yourself whether you’re sorry, and believe the first answer.',
    'Ketu empties the suitcase from {from} to {until}. You can do with half of what you used to take, and with fewer destinations as well. So old plans, kept up out of habit, may be let go: the yearly resort, the tour with people you’ve outgrown. There’s a small sadness in cancelling. After it comes room for one place that has been on your mind since childhood, and that nobody else would choose.',
  ],
  lord: {
    1: [
      'You carry the road inside you this year, for {graha}, which rules the far and the foreign, stays longest in your own sign, from {from} to {until}, so people from elsewhere feel at ease with you and you may look a little like a traveller in your own street. Restlessness comes with it. So walk every day, in any direction, without an errand. It feeds the part of you that would otherwise book something foolish.',
    ],
    2: [
      'Where you go has to do with what you have, and what you eat, for {graha} brings your travels into the part of life with money, food and family from {from} to {until}. A market may teach you more than a cathedral. Costs need watching, chiefly the small ones in coins you don’t know. So settle on a sum per day, in cash, in an envelope. Then what’s left each night buys the pears.',
    ],
    3: [
      'Short roads take the place of long ones this year, or lead up to them. From {from} to {until} {graha}, ruler of your travels, keeps to neighbourhoods, bicycles, buses and quick visits. You can see a great deal that way. But a life of dashing about isn’t the same as getting somewhere. So join the dots: let each little trip go one stop further along the same line, until you’ve reached the sea.',
    ],
    4: [
      'Home and away change places this year, since {graha}, which rules distance, settles from {from} to {until} in the part of life with house and roots. Guests may come from far off, or you travel to where your people lived. But you could also be torn between the suitcase and the sofa. Invite the world in, then: one evening a month cook a dish from a country you’d like to see, and read about it aloud.',
    ],
    5: [
      'Travel for joy is the thing this year. While {graha}, its ruler, is in the part of life with play, romance and discovery, from {from} to {until}, a trip goes well when there’s something to learn or someone to laugh with. It goes less well as a project. So let the youngest in the party choose every second day. If you go by yourself, take paints or a mouth organ, and be bad at it in public.',
    ],
    6: [
      'Work sets the route this year, for {graha} takes your trips into the part of life with duties and routine from {from} to {until}. You may commute, stand in for someone, or travel with a list. The body notices such miles more than others. So stretch at each change, drink water, sleep before you answer mail. And attach a quarter of an hour of pure looking to every errand in a strange town.',
    ],
    7: [
      'You seldom go alone this year. Between {from} and {until} {graha}, which rules the roads ahead of you, is in the company of partners, so where to go becomes a matter for two, and the other person’s pace is part of the landscape. Disagreements are about mornings, mostly. So plan each day with one thing for you, one for them and an hour apart. You’ll have more to tell each other in the evening.',
    ],
    8: [
      'Some roads lead down and in. With {graha}, ruler of your travels, among hidden and shared matters from {from} to {until}, you may go somewhere for a reason you don’t tell everyone, or a plan may change late and for the better. Insurance, joint bookings and who paid the deposit want clear words. Then choose places with depth to them: caves, archives, old baths, a coast in winter. Leave the crowd its beaches.',
    ],
    9: [
      'The road is at its best this year, as {graha} stays in its own house of long distances from {from} to {until}. Guides, timing and luck work together rather well. You might make one great trip, or understand at last what an earlier one was about. Such fullness can turn to boasting, so keep part of it to yourself. And bring back something that takes practice, a greeting, a way of making coffee.',
    ],
    10: [
      'Your work may send you off this year, or your travels may make your name a little, because {graha} carries the far places into public life from {from} to {until}. Conferences, postings, a customer in another country. But the fine view is often from a taxi. Insist on one evening in each town for walking about unknown, without a badge. It’s then that you find out whether you’d like to come again.',
    ],
    11: [
      'Friends are the ticket this year. From {from} to {until} {graha}, the ruler of distances, sits among circles and wishes, so invitations reach you from people who’ve moved away, and groups travel well. But too large a group travels only to the nearest bar. Five is plenty. Visit someone you’ve been promising to visit since they left, sleep on the floor if need be, and let them show you where they buy bread.',
    ],
    12: [
      'You may go a long way this year, and not be in a hurry to return, since {graha}, which rules your roads, keeps to the part of life with foreign parts and retreat from {from} to {until}. A stay in a quiet place does more for you than a tour. It costs something, if only in explanations. So take a single book, tell two people where you are, and let the days there have no names.',
    ],
  },
  sun: [
    'The Sun is on the long road from {from} to {until}, and you’d like to see where it goes. It’s a good time to visit a teacher, a father’s birthplace, somewhere high up with a view. Pride can spoil the fun, since it doesn’t ask the way. So be the one who asks, even where you think you know. You get a story with the directions, and sometimes an apple.',
    'Light falls on the map from {from} to {until}, for the Sun stands over distant places. A plan gets clearer, and so does the question of who decides. Travelling with proud people is hard work in these weeks, and you may be one of them. So give each person in the party a whole day as leader, unopposed. On yours, choose the sunrise, and let nobody talk you out of it.',
  ],
  venus: [
    'Venus takes to the road from {from} to {until}, and it travels well. It’s a time for pretty places, music in foreign squares and kind landladies. But Venus has one vice, the souvenir. You’ll remember the scent of a thing far longer than the thing itself. So bring home small stuff from the grocer’s, the tea, the spice, the soap, and give a dinner with them while the tan lasts.',
    'From {from} to {until} even a short trip has some charm, as Venus goes along. People smile, the light is good, and a stranger’s dog adopts you for an afternoon. But Venus likes comfort, which puts the price up. So spend it on one thing, the window seat, the nice bed, the good lunch, and be frugal with the rest. Luxury is only felt beside something plain.',
  ],
  mars: [
    'Mars wants to be off from {from} to {until}, at once and by the steepest way. It’s good company for climbs, long rides and getting up at four. It’s bad company in traffic, where everyone else is an idiot. So let the strength go into your own legs, and sit in the passenger seat when you can. A day’s walk with one hill too many is the best use of these weeks.',
    'There’s heat on the road from {from} to {until}, with Mars passing over your travels. You may quarrel with an official about a rule, and be in the right, and miss the boat. It’s hardly worth it. So arrive early, eat before you’re hungry, and carry whatever’s heavy in two small bags. Beliefs are touchy as well, so in strange company admire the building and leave the doctrine alone.',
  ],
  mercury: [
    'Mercury sorts out routes from {from} to {until}: timetables, tickets, phrase books, who sits where. It’s clever at this and changes its mind often. So compare as long as you like, decide on a given evening, and close the tabs. The talk on the way is half the pleasure now. Learn to ask five people the same question in a new town; you’ll get six answers and a fair idea of the place.',
    'Words travel ahead of you from {from} to {until}, because Mercury is among the far roads. A letter abroad gets an answer, an old pen friend turns up, a form comes through. Little mistakes are the price of the speed, such as the wrong month, or the right street in the wrong town. So read everything backwards once. And write a postcard by hand to the person who never gets any.',
  ],
  retrograde: [
    'Between {from} and {until} {graha} moves backwards across your travels, and you may find yourself on a road you know. A trip is repeated, a booking changed, a lost thing found in the coat you wore there. It’s the right time to return and the wrong time to rush. Keep tickets changeable if you can, with an hour in hand. And look up the person you promised to visit the last time.',
    'While {graha} is retrograde among the far places, from {from} to {until}, you see old travels in a new light. The photographs that bored you are suddenly about something. So go through them and give the best ten a line each, before the names are gone. Plans for later trips can be turned over in peace. Just don’t settle every detail, because you’re likely to want the other coast by then.',
  ],
  fullMoon: [
    'The Moon is full on {from} over the far roads, so a longing for elsewhere may be at its height. It makes you sing, and it makes you click on “buy”. So choose the singing. Climb to the highest spot you can reach on foot that evening and look in the direction you’d like to go.',
    'On {from} a full Moon shows where your travels have brought you. You may understand something that you saw years ago in a foreign street and couldn’t place. So tell it to someone who was there, or someone who’d like to have been. A thing once told properly has been brought home.',
  ],
  newMoon: [
    'A new Moon on {from} begins a new road for you, and it’s still dark on it. So don’t ask for the whole route. Decide on a direction and do one thing towards it, such as getting a photograph taken for the passport or borrowing the good rucksack. The rest can be lit by the coming weeks.',
    'The Moon is new on {from} where long roads start. It’s a day for a vow of the travelling kind, the sort that pilgrims make: I’ll go there on foot, I’ll go there with my sister. Make it one that you can keep, say it under the open sky, and mark the path of the first mile on a map.',
  ],
  eclipse: [
    'By old custom nobody sets out during an eclipse, and the one of {from} falls on your roads. If you have to travel, go unhurriedly and check twice. If you needn’t, use the odd light to put the suitcase away and dust the atlas. Wishes for faraway places are strong that week and change shape soon after.',
    'On {from} an eclipse crosses the part of life with distant lands. News from there may stir you up, or a plan may look quite different in the dimmed light. So wait until the following week before cancelling or confirming. Meanwhile say a prayer or a good wish for those who are on the way just then.',
  ],
  practice: [
    'On the first Sunday of each month go somewhere within an hour of your door where you’ve never set foot. A churchyard, a market, a reservoir will do. Stay long enough to buy or borrow something small. The habit of arriving can be practised near by, and it’s the better part of travel.',
    'Keep one bag half packed: toothbrush, socks, charger, a thin book. Hang it where you see it. Most trips are lost to the evening before, when packing looks like work, and a bag that’s nearly ready says yes before you’ve had time to think of reasons.',
    'Before any trip learn the word for thank you and use it on the first person who helps you. Afterwards write down their face, in three lines. Sights run together within a year, but faces stay, and a traveller’s notebook full of people is read again.',
    'Leave the phone switched off for the first hour in a new place and find your way by asking. You’ll go wrong, and that’s how streets become yours. Then the map can have the second hour. What it can’t give you is the woman who walked along to the corner.',
    'When you come home, keep one thing from the place alive for a month: the late walk, the bitter coffee, the nap, the custom of greeting shopkeepers. Travel that changes nothing at home was only transport. One small custom a trip adds up, over a few years, to a wider life.',
  ],
}
