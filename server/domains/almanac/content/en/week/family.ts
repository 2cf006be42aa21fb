import type { MatterUnits } from '../../../texts/units.ts'

/** House 4; its significator is the Moon. */
export const family: MatterUnits = {
  karaka: {
    1: {
      easy: [
        'The Moon this week comes through your own sign, so you can tell how everybody at home is without asking. That is a gift, and it’s also work. Use it on one person only: sit down by the quiet one and peel something. They may begin to talk around the third apple. #in',
        'You’re the barometer of the house just now, because the Moon this week passes through your own sign. If you are calm, the others come down as well. Try arriving five minutes late on purpose, stand outside the door and breathe out. Then go in with what is left of you, which tends to be the better part.',
        'People who have known you longest may find you softer this week, as the Moon keeps you company in midweek. It’s a good moment to let them do something for you. Ask your mother, or the person nearest to one, for the advice she most likes giving. It doesn’t matter whether you need it. #speak',
      ],
      hard: [
        'The Moon this week is in your own sign but not in good strength, and a tone of voice from childhood can still get under your skin. But you’re a grown person with your own kettle. So make tea before you answer, and then answer only the words. Towards the end of the week the tone usually fades. #hold',
        'You look more tired than you are to those who love you, because the Moon this week is with you and thin. So they ask, and ask again. It’s meant well and feels like a search. Have one true, dull answer ready, such as “a short night”, and follow it with a question about their feet or their tomatoes.',
      ],
    },
    2: {
      easy: [
        'The Moon this week is strong in the part of life where the family eats and talks, and that can turn even a difficult table friendly. So you may bring up the matter of money or manners and be heard. Do it between the main course and the fruit. People forgive most things with a plum in their hand. #speak',
        'What was cooked in your family is a kind of inheritance, and the Moon this week, strong in the house of food and kin, hands it over gladly. The amounts are the problem, being “some” and “enough”. So stand next to the one who knows it by heart and weigh what goes in. A recipe with numbers outlives us all.',
      ],
      hard: [
        'Words at home have sharp corners this week, because the Moon is in the part of life where family talk is kept. Old remarks come out again in the old voice. So eat first and talk about the gas bill afterwards, if at all. Then, in two days’ time, the same sentence tends to sound rounder. #hold',
        'Who pays, who paid last time, who never does: the Moon this week has its hand in the family purse, and moods hang on small sums. It’s rarely about the money. Round the amount in the other person’s favour this once and call the difference peace. It’s a small price, and worse things have cost you more. #spend',
        'You may want to be fed, in the wide sense, while the Moon this week is in the house of food and of old family. But nobody guesses it. Make yourself the porridge or the dal of your childhood, one bowl only, and be easier company after it. A hungry heart argues about spoons. #in',
      ],
    },
    3: {
      easy: [
        'Brothers, sisters and cousins are near this week, since the Moon in the middle of it lights up the part of life where they belong. So a short word can bring back a whole summer. Send the one who was there a line that nobody else would understand. It’s good to be known without footnotes. #speak',
        'The Moon this week takes family news round like a postman, and it’s mostly good-natured. This time you may be the one who hears it first. If so, pass it on the same day, with the small things in it, the tooth and the new tap. Families are held together by what isn’t important. #early',
        'A short road does the family good, as the Moon this week is in the part of life with errands and neighbours. So don’t plan a visit, drop in. Then stay for one cup, with your coat over the chair, and leave while they’re still enjoying it. Visits that end early get repeated. #out',
      ],
      hard: [
        'Messages among relations go astray this week, because the Moon is with them and low in strength. So the group chat says more than anyone meant. You could step out of it for two days and speak to one person at a time. Your family may be nicer in the singular than it is in the plural.',
        'A sister or brother may say the one thing that only they can say, since the Moon this week passes through their house without much strength. It lands where you were eight. But they were eight too, or five. Before you mind it, picture the two of you as you stood then, in those jumpers. Nobody stays cross with a jumper.',
      ],
    },
    4: {
      easy: [
        'The Moon this week is strong and at home, so your four walls hold you well. Everybody inside them, even if that’s only you and the cat, can sleep a little deeper. Such a calm can be used for what was too much last time: the box of photographs. Write the names on the back while there’s a person who knows them. #in #finish',
        'Roots hold well just now, as the Moon this week is strong at the very bottom of your chart, where you come from. It’s a fine time for putting something in the ground. A herb on the sill does as well as a pear tree. Name it after the relative it resembles, and they may well come to inspect it.',
      ],
      hard: [
        'Home is where the mood is made this week, and the Moon is right inside it, which is tender rather than easy. A bit of disorder can feel like a reproach. It isn’t one, it’s a towel. Choose a single room and get that one as you like it. Then shut the doors of the others for some days. #in',
        'You may be homesick in your own kitchen, since the Moon this week is in the part of life where you were once small. It comes with smells and songs. Let it come: put on something that was played when you were six, and stay in the room until it ends. Homesickness passes sooner when it’s allowed to sit down.',
        'A mother’s worry, yours or hers, makes the rounds while the Moon this week is at home. But worry likes to be repeated. So give it one full hearing, with all its details, and then write down the single thing that can be done. The others had better be left for daylight. #hold',
      ],
    },
    5: {
      easy: [
        'The Moon is strong this week in the part of life with children and play, and home gets younger. You needn’t have any of your own for that. Build a den out of chairs, fly a kite, or make the shadow rabbit on the wall. Grown relations tend to join in, once the first embarrassed minute is over.',
        'Stories want to be told to the young, because the Moon this week is strong in the house of children and remembers all of them. It doesn’t take a child of your own, a nephew or the boy next door is as good. Tell how you once got into trouble. They trust people who have been in trouble.',
      ],
      hard: [
        'Children, and the child in everyone else, are tired and funny by turns, because the Moon this week is in the part of life where people play. It takes patience to be the adult. It helps to drop one demand, the clean plate or the early bath, and to keep the rest. Most storms at home are about one thing too many.',
        'You may want more thanks from your family than you get, as the Moon this week touches the heart’s pride. It’s a delicate spot for it. So don’t ask for applause. Put the thing where it can be seen, the drawing or the mended bike, and go about your day. What comes of its own accord is what warms. #hold',
        'Worries about the young run ahead of the facts in midweek, with the Moon in the house of children, be they yours, a sister’s or next door’s. They’re usually fine. Before you give advice, ask for the best part of their day and the dullest. It’s the dull part that tells you how they are.',
      ],
    },
    6: {
      easy: [
        'Family life runs on small services, and the Moon this week is where they’re done, so it runs well. That makes it easy to be useful without being a martyr. Go and fix what squeaks or wobbles for an older relative, and drink the coffee they offer afterwards. That coffee is the actual visit. #out',
        'The Moon this week brings order to feeling, which is rare and welcome at home. So a thing that was a drama can be treated as a rota. Write one, with everybody’s name on it, and yours not on every line. It often turns out that people were only waiting to be told. #begin',
        'An animal, a plant or an elderly neighbour can be the peacemaker of your house, because the Moon this week is in the part of life that cares for others. Even two who don’t speak can walk the same dog. So give them that task together. Then, by the second lamp post, one of them usually says something.',
      ],
      hard: [
        'You may be everybody’s nurse and porter this week, as the Moon, low in strength, is in the house of duties. They don’t notice that they’re leaning. So sit down visibly. Announce that the kitchen closes at eight, and mean it, in a friendly way. The family is quite able to find the cheese. #speak',
        'Small jobs for relations pile up in midweek, since the Moon is among your duties and easily tired. Each is a matter of ten minutes, and there are nine of them. It helps to see them in a row. Put them on a sheet by street rather than by person, and do one street. The other streets can wait.',
      ],
    },
    7: {
      easy: [
        'A partner and a family seldom want the same weekend, but the Moon this week is where the two sides of a matter meet, so a bargain can be struck. Ask each for the one hour that counts most to them. It’s usually a different hour. You may even be left with some of the day for yourself. #speak',
        'With the Moon this week in the part of life that you share, home is less a place than a person. It may be the one who lives with you, or the friend who is always up at eleven. Let them know that you think of them as family. They often have no idea. #speak',
        'Guests do the household good in the middle of the week, as the Moon is where you meet others. That is because everyone behaves better in front of a stranger, the furniture included. Ask one person in for something simple, and tidy no further than the hall. It relaxes people to see how you live. #out',
      ],
      hard: [
        'The family has an opinion about your other half, or about your not having one, and the Moon, weak this week in the house of partners, makes you hear it. But you needn’t defend anything. “We’re rather enjoying the weather” is a complete answer. Then the subject often changes by itself if nobody waters it. #hold',
        'Two sets of customs meet at your door, because the Moon this week is in the house of the other person and not at its best. One takes shoes off, the other brings the dog. So ask the guest, or your own half, how it was done where they grew up. That usually settles the shoes.',
      ],
    },
    8: {
      easy: [
        'The Moon is strong this week where your family keeps its secrets, and that makes it possible to hear one kindly. For an older person it may be a relief to tell. So ask about the year that nobody mentions, and then hold both their hand and your tongue. Most families are braver than their stories. #speak',
        'Somewhere in the family there’s a quarrel nobody can date any more, and the Moon this week, strong in the house of old depths, lets you walk round it. You needn’t end it for anyone. But you can find out who loved whom before it began. That part is never told, and it’s the part that still holds.',
      ],
      hard: [
        'Something unsaid sits among the family, because the Moon this week is in the part of life where things are kept. It shows in the way people pass the salt. It’s no week for opening it. Be warm about the small matters instead, and be in the room. Trust is what opens it later. #hold',
        'An old grief may come by, as the Moon this week is in the deepest part of your chart. It doesn’t want to be solved. Light a candle, or sit a while on the bench they liked, and remember the one you miss at their funniest. They’d have preferred that. Afterwards the house is often lighter.',
        'What belongs to whom is a sore point among relations this week, with the Moon in the house of what’s shared and left behind. Even a teapot can carry a whole childhood. So if it comes up, ask what the person remembers about the thing, rather than what it’s worth. The Moon moves on soon, and the heat goes with it.',
      ],
    },
    9: {
      easy: [
        'The Moon is strong this week in the part of life with faith, elders and far places, so the family feels wide. A call to the cousin abroad goes well, even with the line breaking up. Ask what’s in season there, and what it’s cooked with. That brings two kitchens surprisingly close. #speak',
        'Feasts, saints and old sayings bring your people together, as the Moon this week shines in the house of faith. Belief isn’t required for it. Ask the eldest why you do the thing with the salt, or the coin, or the open window. No two relatives give the same reason, and comparing them is half of belonging.',
      ],
      hard: [
        'You may feel far from your own people this week, even across one table, since the Moon is in the part of life with distance. They believe other things, or vote for them. That’s tiring over dinner. Instead, change the scenery: suggest a stroll to the river or the end of the road, where nobody has to be converted. #out',
        'A father, a teacher or an elder may disappoint you a little in midweek, because the Moon is in their house and moody there. They were never as tall as the door frame. Even so, they taught you one thing with their hands, and you can do it that way this week. It’s a kind of thanks that needs no conversation. #hold',
        'Plans for seeing the family grow complicated, as the Moon this week is in the house of travel and has no patience with timetables. And nobody can please four grandparents. Draw up the version in which you travel least, and look at it honestly. It needn’t be announced before the week is out. #hold',
      ],
    },
    10: {
      easy: [
        'Home is proud of you this week, as the Moon is in the part of life where you’re seen at work. They may not say it, or they say it to the neighbours. Tell your people one thing that went well, without making it smaller. It does them good to have something to repeat. #speak',
        'What you do all day and whom you do it for come together, because the Moon this week is in your house of standing. So your family can understand more of your days than you think. Explain them to the youngest or the oldest in words for a ten-year-old. It may help you to understand them yourself.',
        'With the Moon this week in charge of your public side, a family matter can be settled as you’d settle one at work, with a list and an end. Three points, half an hour, biscuits. It sounds cold, and it’s in fact a relief. Best of all, nobody has to be asked twice what was agreed. #finish',
      ],
      hard: [
        'Work follows you home this week, because the Moon, low in strength, is divided between your duty and your sofa. Those who live with you, or ring you, get the wrapping paper of the day. It helps to change your clothes as soon as you’re in, down to the socks. It tells them, and you, that the shop is shut. #in',
        'Your family wants to be proud of you at an awkward moment, because the Moon this week is up where everyone can see and has little force. They ask when you’ll be promoted, or settled, or finished. That’s love in a suit. Show them your hands, or your desk, or a photo of your lunch. They often prefer that to news.',
      ],
    },
    11: {
      easy: [
        'Friends become family a little more this week, since the Moon is in your circle and in good spirits. In truth some of them have been it for years without the title. Give one a place of their own: a mug that nobody else uses, a hook for their jacket. It costs less than a speech and says the same.',
        'An older brother, sister or cousin is good company in the middle of the week, because the Moon is in the part of life that belongs to elder siblings and wishes. It’s a good time for a swap: an afternoon of your help for one of theirs. That puts you on a level, a rare treat between first and second born. #out',
        'A wish that the whole household shares can take a step, as the Moon this week is in the house of hopes. The art is to keep it small enough. So put a jam jar on the shelf with the wish on its label, and let everybody drop in what turns up in their pockets. It’s surprising how a jar unites people. #begin',
      ],
      hard: [
        'Too many people want to be at yours, or want you at theirs, because the Moon this week is sociable without much strength. So home turns into a station. Choose the one visit that you’d miss, and let the others down early and nicely. Those who love you may be quite relieved themselves. #in #early',
        'A cousin’s new kitchen can spoil your own soup, since the Moon this week is in the house of wishes and feels them more than it can carry them. Comparison is an old family game. So change the rules: ask what they had to give up for it. After hearing it you both look at your pots more kindly.',
      ],
    },
    12: {
      easy: [
        'The Moon this week is strong in its hiding place, and being alone at home feels like a blanket. It lets you love your people from the next room. So leave the door ajar and read, near enough for them to hear the pages. Being alone close to others is one of the great comforts of a house. #in',
        'Those who are gone are good company while the Moon this week is strong in the house of farewells. It isn’t sad, more like a light left on in the hall. So use something of theirs on an ordinary day, the pen, the sieve, the walking stick. You may find your hand holding it just as they did.',
      ],
      hard: [
        'The Moon has withdrawn this week and takes your family feeling along, so home may seem noisier than it is. This is a shortage of quiet, and nobody is to blame. Ask for an hour in which you aren’t anybody’s anything, and lie down in it. Then you come back to the others with better ears. #in',
        'Someone in the family is far off, abroad or only out of touch, and the Moon this week makes you feel the empty chair. It’s a soft ache rather than bad news. Say the name aloud to those who are there, and keep a slice back as you used to. Then have an early night, since this Moon tires. #in',
        'Family is dear this week in both senses, because the Moon is in the house of expenses and of sleep lost over others. But you can’t pay for everyone’s peace. Count what you gave lately in hours, and take two of them back for a long bath. It’s fair, and it makes the next gift a warmer one.',
      ],
    },
  },
  lord: {
    1: {
      easy: [
        'The planet in charge of your home, {graha}, is with you in person until {until}. So it’s you who sets the tone, because a house takes after the one who comes in singing. It needn’t be opera. Hum, greet everybody by name, the cat too, and see how far into the evening it carries.',
        'You can feel at home in your own skin now, because {graha}, which rules your rooms and roots, is in your sign. It shows in where you choose to sit. Claim a corner, with a chair and a decent lamp, and let it be known as yours. Until {until} a person with a corner is kinder about the rest.',
      ],
      hard: [
        'Everything at home seems to wait for you until {until}, since {graha}, the ruler of house and hearth, is in your sign but out of form. But you can’t be the family’s boiler. Hand over one regular task with its tools and its secrets, and then don’t inspect. It may be done worse, but it’s done.',
        'You carry the house about with you, as {graha}, which rules it, is in your own sign and rather lame. On the bus you think of the boiler. But a house can be put down, like any bag. Choose a landmark on your way, say a bridge, and leave it there each time you go out, until {until}. It waits.',
      ],
    },
    2: {
      easy: [
        'Home and larder work hand in hand while {graha}, which keeps your house, is in the part of life with food and savings until {until}. You may have more in the cupboards than you thought. So cook for some days from what is there. It becomes a game by the third evening, and the shelves can breathe. #save #in',
        'Family stories are worth more than usual, since {graha}, the ruler of your home, is where memory and speech live until {until}. They do get lost. Ask for one over the next meal and let a phone record it beside the bread. It’s the coughs and the clinking spoons that you may treasure later. #speak',
      ],
      hard: [
        'The house wants money when you’d rather it didn’t, because {graha}, which rules your home, is in your purse and not at its best. First a handle comes off, then a bulb goes. So write the faults down in the order in which they annoy you, and see only to the first until {until}. Two drops of oil solve a good deal. #save',
        'The family silver, real or so called, gives more trouble than pleasure while {graha}, the planet of your home, is in the house of things and not well. It’s the feelings that are heavy. So take one piece out and ask each relation what they see in it. Until {until} the answers are worth more than the spoons.',
      ],
    },
    3: {
      easy: [
        'News from home travels well until {until}, as {graha}, the ruler of that part of life, keeps to messages and short roads. A card from two streets away would be funny as well as kind. Better still, carry something over yourself: the borrowed dish, washed, with a little in it. It should never go back empty. #out',
        'Neighbours are half a family while {graha}, which rules your home, is in the part of life with fences and stairwells. It takes very little. Learn the name of the one you only nod to, and use it next time. Until {until} a street gets smaller by such things, and your house sits more snugly in it.',
      ],
      hard: [
        'Siblings and home rub against each other, since {graha}, which takes care of your house, is among brothers and sisters and has little strength. One of them always did less. So divide what has to be done by {until} into pieces that can be ticked off, and let each person choose. It’s harder to grumble about what you picked.',
        'Noise from next door comes right into the soup, since {graha}, ruler of your home, is in the house of neighbours and easily rattled. A wall has two sides, though. They may well hear your radio. Meet them over something other than the noise, the bins or a parcel, and by {until} it has a face, which makes it quieter.',
      ],
    },
    4: {
      easy: [
        'Your house has its own ruler in it until {until}, as {graha} is at home in the fullest sense. It’s a good, quiet strength. It puts rooms right, and people with them. Change one thing that you’ve disliked since you moved in, even if it’s only where the bin lives. #begin #in',
        'Peace and quiet are to be had at home just now, since {graha}, the owner of that part of life, has come back to it. It would be a shame to be out. Keep one evening with nothing in it, and tell people it’s taken. It is taken: until {until} you’re expected by your own armchair. #in',
      ],
      hard: [
        'The ruler of your home, {graha}, is in its own rooms and yet under the weather, like a landlord with a cold. So things get done, only late. If you need something mended or decided there, ask twice, and be nice to those who come. The second half of its stay, towards {until}, tends to be smoother. #late',
        'Your house shows its age, because {graha}, at home in its own rooms, isn’t strong enough to keep up the front. Paint flakes, and so does patience. Look for what has always been well made there: a floor, a door handle, the way the light falls at nine. Rub a bit of oil into it before {until}. Old things forgive quickly.',
      ],
    },
    5: {
      easy: [
        'Home is a playground while {graha}, its ruler, visits the house of children and fun until {until}. So it’s the right time to let a room be untidy for a good reason. Paint, build, or bake with flour on the floor. A young person, of any age, may remember this week for it. #in',
        'Your family’s gifts come out now, because {graha}, which rules your roots, is in the house of talent until {until}. That means your hands, or your ear, came from someone. Find out from whom, and try the thing they were good at. It can be startling how fast it comes, as if a drawer had only been stuck. #begin',
      ],
      hard: [
        'You’d like home to be happy and it’s merely loud, as {graha}, the planet responsible for it, has gone to the house of play without being well. Fun on command is hard work. So cancel the outing that nobody asked for, and let boredom do its bit until {until}. After an hour of it people usually invent something. #in',
        'A home needs a bit of nonsense and hasn’t had much lately, since {graha}, its ruler, sits in the house of play with a long face. Everyone is being sensible at once. So change places at dinner, or eat the courses backwards, even if you eat alone. It takes one person to begin, and until {until} it may be you.',
      ],
    },
    6: {
      easy: [
        'Hard work at home shows at once, because {graha}, its ruler, is strong even in the house of toil. It can get you through what you’ve put off for a year. So choose the worst cupboard and set a timer to forty minutes. By {until} there may be an empty shelf, the rarest thing in any home. #finish #early',
        'Good servants make a good house, and {graha}, which rules yours, is strong in their part of the chart, so brooms, pans and hands all do as they’re told. This goes for helpers too. Teach the youngest or the clumsiest how to do one thing really well, the windows or the omelette. By {until} they may be doing it better than you.',
      ],
      hard: [
        'The house is full of jobs, since {graha}, which looks after it, is in the part of life called duty. Everything that can drip does. It’s wearisome till {until}, though it’s the kind of trouble that gives way to a screwdriver. What helps is to take one job a day, see it through and refuse to look at the next. #finish',
        'Small frictions under one roof are likely until {until}, because {graha}, the ruler of home, is where people keep score. It’s about shoes in the hall, and it isn’t. So try doing the thing you always ask for yourself, twice, without a word. The third time you may find it’s been done. #hold',
      ],
    },
    7: {
      easy: [
        'Your home opens its door to others until {until}, as {graha}, which rules it, is in the part of life where you meet people. A household improves by being looked at. So lay one more place than you need. It’s an old custom in many countries, and now and then the bell does ring.',
        'The person you share your life with, or your stairs, may understand your family better than you do, because {graha} has brought your home into the house of partners until {until}. They weren’t there at the beginning. So ask them what they see, and take it as the view from the other bank. #speak',
      ],
      hard: [
        'Between your own family and someone else’s the bridge is narrow, since {graha}, the ruler of your home, is in the house of two and low on strength. This means that not everybody can cross at once. Better to see the sides separately until {until}, and carry only the cake from one to the other, never the remarks. #hold',
        'Those who share your roof, or only your stairs, see the place with other eyes, as {graha}, the planet of home, has gone over to their side and feels weak. They notice the draught, you notice the view. So walk through it once behind them and let them point. Until {until} it’s enough to know where they stub their toes.',
      ],
    },
    8: {
      easy: [
        'What your family keeps to itself can be sorted in peace, since {graha}, the ruler of your home, is strong down where papers and feelings are filed. Take the folder that everybody avoids and put it in order, without deciding anything. It may look worse for an hour. But by {until} it’s only a folder again. #finish',
        'A house remembers more than its people, and {graha}, which rules yours, is strong enough now to make it talk. Under wallpaper and lino there’s another year. So lift one corner, or ask the oldest neighbour who lived there before you. What you hear by {until} makes the creak on the stairs sound like company.',
      ],
      hard: [
        'There’s something under the floorboards of home, in a manner of speaking, as {graha}, which keeps it, is in the part of life with hidden things. It creaks at night. But you needn’t pull up the boards. Look after what has a handle, the window catch and the spare key, and leave the old stories till after {until}. #hold',
        'A change in the household takes more out of you than it should, because {graha}, the ruler of home, is where things end and begin. Perhaps a room empties or fills. So go slowly, and keep one thing in exactly its old place until {until}, a clock or a biscuit tin. People and cats settle around what doesn’t move. #late',
      ],
    },
    9: {
      easy: [
        'Home gets a wide horizon until {until}, as {graha}, its ruler, is in the house of far places. That is how you may come across a piece of it where you didn’t expect one. Go and see the street or the village that your people came from, on a map if not on foot. The names on the doors say a lot. #out',
        'Elders are in good form, since {graha}, which takes care of your home, is with teachers and fathers until {until}. But what they know isn’t written down. So let one of them show you how they sharpen a knife, fold a sari or read the evening sky. Some day you may hand it on without noticing.',
      ],
      hard: [
        'The family’s faith and your own may pull in different directions until {until}, because {graha}, the ruler of your home, is weakened and in the house of belief. Both were meant well. Even so, go along to one thing that matters to them, and sit at the back. Being there counts for more than being convinced. #out',
        'You can’t be both on the road and at home, though {graha}, the ruler of your home, tries to be, from the house of long roads and without much strength. Put a map on the kitchen wall with a pin for each of your people, near or far. Until {until} the pins do some of the gathering for you.',
      ],
    },
    10: {
      easy: [
        'Those at home help you to get on in the world, as {graha}, which rules the house, has gone out to work with you until {until}. Sometimes it’s only the ironed shirt. So say what you owe them and name the thing, since thanks in general don’t stick. It turns a household into a family firm. #speak',
        'Your job and your kitchen have things to teach each other, because {graha}, the planet of your home, joins the two now. Borrow one good habit from where you work or have worked, the labelled shelf, say, or the weekly look ahead. Then see until {until} whether the household puts up with it. #begin',
      ],
      hard: [
        'Your home gets too little of you until {until}, since {graha}, its ruler, is kept late at work and isn’t strong. The plants are the first to say so. So give them water, and five minutes to everything else that lives there, before the bag is unpacked. It doesn’t mend the hours, only how they feel.',
        'Home is run like an office for a while, as {graha}, its planet, is in the house of work and stiff in the back. There are schedules, and little laughter. So give the meeting a holiday: one evening without dates, forms or bills. Those who forget it put a button in a jar. By {until} it’s a cardigan’s worth.',
      ],
    },
    11: {
      easy: [
        'Home is where your friends like to be while {graha}, its ruler, is in the part of life that they belong to. That makes for a full sofa. So keep it simple, one pot and odd bowls, and let them do the drying up because it makes them feel they live there. Until {until} laughter soaks nicely into the walls. #out',
        'A wish about the place where you live can move closer until {until}, with {graha}, its ruler, in the house of gains. It could be a balcony, a better street or less noise. Mention it to three people, in passing. Homes are usually found, and improved, through a friend’s cousin. #speak',
      ],
      hard: [
        'Friends and family compete for your kitchen, because {graha}, which keeps the house, is in company and past its bedtime. So you end up washing cups for both. Give the one and the other different evenings until {until}, and leave one with no name on it. It’s more sociable than it looks. #in',
        'Plans for the house grow faster than the house does, since {graha}, which has the keys to it, is among wishes and short of breath. Everyone has seen something somewhere. It costs nothing to cut out the pictures and pin them in the hall. Then look again at {until}: the one that still pleases all of you was probably meant.',
      ],
    },
    12: {
      easy: [
        'Distance is kind to your home life, as {graha}, its ruler, is strong in the house of faraway places and retreat. It lets you miss people pleasantly. So go to the quiet end of the house, or of the park, and think of each of them for one minute. By {until} you may well know which of them to ring. #in',
        'Empty rooms are no loss just now, because {graha}, the ruler of your home, is strong in the house of absence. A child has moved out, or a guest has gone. It can be a place for doing nothing. Put in a chair and a blanket and no purpose at all, and until {until} let anyone who needs it sit there.',
      ],
      hard: [
        'Home and sleep need looking after until {until}, because {graha}, the ruler of the first, is in the house of the second. Rest is thinner than it should be, and the street louder. So make the bedroom duller: no papers, no screens, darker curtains. It’s the least glamorous improvement to a home and the one you notice most. #in',
        'Your house lets money out by the cracks, since {graha}, which rules it, is in the part of life where things go. It isn’t a fault of yours. Walk through the rooms on a windy evening, with a wet finger up, and look for the draught. An old blanket stops it. That’s one worry less until {until}. #save',
      ],
    },
  },
  visitor: {
    Sun: [
      'The Sun is among your rooms until {until}, and two suns in one kitchen make it hot. Then a parent knows best, or a child does, or you do. So let the other one be right about the oven this once. Authority at home grows by being used little, like good china. #hold',
      'Home claims more of your pride than is comfortable, with the Sun in that part of life. You want it to look right. So invite the friend who has seen it at its worst, and let them step over the shoes. They come for you, and by {until} you may believe it. #out',
      'A father, or the person who did a father’s work, takes up room in your thoughts while the Sun is at the foot of your chart. His old commands still hang in the hall. So take one of his rules that you never liked and break it harmlessly: eat standing up, leave the light on. Until {until} that’s rebellion enough.',
    ],
    Mars: [
      'Mars has moved in where you live until {until}, and doors close louder than they have to. It’s a planet with tools and without patience. So give it a drill, a carpet to beat or a hedge, and it’s the best of helpers. Left idle, it picks a quarrel about the remote control.',
      'Home is no resting place while Mars keeps shop there, and someone is always looking for the scissors. But you can’t calm the others before yourself. That’s why it helps to spend the first quarter of an hour after work outdoors, with your hands in your pockets. What you don’t bring in needn’t be thrown out later. #out',
      'Family arguments flare quickly now, because Mars is where your roots are, and it pulls at them. They’re mostly about being in each other’s way. So settle the traffic: who has the bathroom at seven, where the bikes go. Until {until} peace depends on timetables rather than on love, of which there’s enough.',
    ],
    Mercury: [
      'Mercury keeps house with you until {until}, so the family talks, and about everything. It’s a cheerful guest. Use it for plans: stick a sheet on the fridge with a pencil on a string, and let people write what they’d like to eat, mend or see. You learn more from that than by asking. #begin',
      'Good sense comes easily at home while Mercury keeps an eye on the rooms, and old muddles can be explained. It’s also the planet of finding things. Put the tape, the torch and the odd keys in one box with a label. Such a box saves you an hour every year, and at least one bad mood. #finish',
      'A second cousin or a grandmother’s sister may turn up in the conversation, as Mercury loves a family tree and has brought its notebook to your house of roots. So sketch the tree on the back of an envelope and send it round for corrections. Until {until} everyone is likely to have some. #speak',
    ],
    Jupiter: [
      'Jupiter is in the part of life called home, and yours gets bigger: more guests, more things, more plans for the attic. It’s a generous planet, and a bit too much for four walls. So let one thing leave for each one that comes in. Until {until} that rule keeps the warmth and spares your shins.',
      'You may promise the family more than your week can hold, because Jupiter sits in the part of life where they are. They’re kind promises, each of them. But it’s better to pick one, the swing or the pancakes, do it with all your attention and let the others wait. A whole hour is worth more than three halves.',
      'Advice is plentiful at home as long as Jupiter is there, and most of it is right, which makes it no easier to take. Being told is tiring. So when it comes, thank them and ask what they did themselves at your age. That’s where the real counsel tends to be, until {until} and long after.',
    ],
    Venus: [
      'Venus walks through your rooms until {until}, and rooms like being looked at. It has an eye for what’s already there. Move the nicest thing you own to where you see it on waking. You needn’t buy anything for that, and it’s odd how the morning rises to it.',
      'Making up is easy at home while Venus is there, and it often begins with a cushion or a cup. So an old coolness in the family can thaw without a debate. Lay out the good plates for an ordinary meal, and put the two who sulk next to each other. People are politer near porcelain.',
      'It’s pleasant to be where you live just now, because Venus warms the part of life with beds and kettles. This is worth sharing. Let a child, a parent or a friend choose the music and the menu for one evening before {until}. You learn what they think of as luxury, and it’s seldom dear. #in',
    ],
    Saturn: [
      'Saturn is in your house of home, the stay that Indian almanacs call the small dhaiya, and home weighs more than it used to. Both old people and old pipes want time. So do one visit or one repair a week, always at the same hour. Until {until} regularity carries what good will alone can’t.',
      'Home may feel a little cold while Saturn lives there, and it isn’t the heating. It’s what is left when the noise goes out. So put a lamp in the window before dark, every evening, and see who remarks on it. Warmth that’s made daily lasts longer than the kind that was always there. #begin',
      'With Saturn in your house of roots, the past asks to be put in order, slowly. It’s duller than nostalgia and better for you. Take one drawer of old papers in an evening, and stop when it’s empty, even if you’re in the mood for more. Until {until} there’s no hurry, which is the nice thing about Saturn. #finish #late',
    ],
    Rahu: [
      'Rahu is in your house of home, and it would like another one. That’s why other people’s kitchens shine from every screen. So before you change anything, spend a day noticing what you use and what you only dust. Until {until} restlessness is the tenant, and tenants don’t knock down walls. #late #save',
      'The unusual has moved in with Rahu, which is in your house of home: odd hours, a lodger, a language, a machine that talks back. It’s lively and not very restful. Keep one corner old-fashioned, with a paper book and a ticking clock, and spend the last half hour of the day in it. #in',
      'Screens join every meal while Rahu sits in the part of life called home. It wasn’t meant to happen. So lay them all in the bread bin for the length of a dinner, yours first. The first five minutes are awful, and after those you may hear a story. #in',
    ],
    Ketu: [
      'Ketu is at the root of your chart, where home is, and makes it strangely light, as if you were only staying there. You may not care about the curtains. That’s all right, and needn’t be forced. Just keep up one small custom of the house, such as airing it in the morning, because that is how you two stay acquainted.',
      'You know how to be alone in a full house while Ketu is among your roots. But the others may take it for sadness. So tell them you’re only listening inwards, and come out again for the pudding. Until {until} a little company at the right moment is enough for everybody. #speak',
      'Family history loosens its grip, since Ketu is where it’s stored, and letting go is what it does best. You may have had a role since you were nine, the clown or the clever one. Leave it outside the next time you visit. They tend to look surprised for a moment, and then pass the potatoes. #finish',
    ],
  },
  aspect: {
    Mars: [
      'Mars throws a look at your home until {until}, from somewhere else in your life, and people under your roof move faster than they think. The cups are the first to feel it. Slow one thing down on purpose, breakfast or the way out of the door. Ten minutes gained in the morning do more than any appeal for calm. #early',
      'There’s strength for heavy things at home, because Mars is looking in. The wardrobe can finally change sides. So find one more person to carry, agree beforehand who gives the commands, and swap at the landing. It’s a good way for two people to be cross with the same object.',
      'A remark from outside can set off a row indoors while Mars has your home in its sights. It wasn’t about home at all. Before you pass on what you heard, wash your face and wait until everybody has eaten. By then half of it usually isn’t worth passing on. #hold',
      'Your family may need a person who says no until {until}, and Mars, glancing over, lends you the backbone. It’s best said soon and in few words. “Not this time, but I’ll bring the salad” is quite a friendly fence. Then add no reasons, because those only invite repairs. #speak #early',
      'Mars looks at your home this week and has an eye for edges: the rug that slips, the pan handle that turns, the stair with the nail. It’s nothing dramatic. So see to the one you’ve been stepping over, since that takes less time than the stepping. Then this planet has had its due, and people move about more gently.',
    ],
    Jupiter: [
      'Jupiter looks in on your home until {until}, like a good uncle with his coat still on. It doesn’t stay, but the mood lifts. Use it to ask for forgiveness, or to grant some, in a matter of which nobody remembers the beginning. If words are hard, a cake can carry the first half. #speak',
      'Under Jupiter’s glance people at home grow a little: the shy one speaks, the old one learns a trick with the phone. It’s teaching weather. Let the youngest you know show the oldest something this week, and keep out of it yourself. Both of them deserve the praise.',
      'Your house is well thought of by Jupiter just now, from a distance. It’s good for everything that shelters others. Offer your sofa, your oven or a spare hour to a person who has less of a home at present. Yours often feels larger afterwards, which no builder can explain.',
      'Contentment at home is a way of looking, and Jupiter lends you its eyes until {until}. It sees what’s there. So go from room to room and thank one object in each, silently if there’s company. It’s an odd exercise with a solid effect, because what has been thanked is harder to find shabby. #in',
      'Wise counsel can be had within the family, because Jupiter’s look rests on it this week. The catch is that it seldom comes from the expected chair. Put your question to the relation you consult least. They’ve had time to think, and nobody has worn out their advice yet. #speak',
    ],
    Saturn: [
      'Saturn looks at your home from elsewhere until {until}, and what is old there asks for attention: a hinge, a grandmother, a habit. It’s slow work and can’t be rushed. Give it one hour on a fixed day, and no more. Things that are looked after regularly complain less.',
      'Home may seem stricter than usual, since a cool glance from Saturn falls on it. So everybody is counting something. Find the one rule in the house that has lost its reason, and abolish it with some ceremony. The others are better kept once people see that you’ve looked. #finish',
      'You may feel responsible for everyone under your roof and a few beyond it, as Saturn has its eye on the family. It’s heavier in the mind than in fact. Write the names down and, beside each, what they could do themselves. That second column is usually longer than you feared.',
      'Family time is short while Saturn glances over, so what there is should be plain and reliable. Even ten minutes count if they’re kept. So read a page aloud at bedtime, to a child, a partner or your own walls, and the next page the day after. By {until} you’re well into the book, and into a habit. #begin #in',
      'An elderly person could use your patience until {until}, because Saturn looks at the part of life you come from. They repeat themselves. So try to hear the story as if you had to tell it yourself one day, which you may. There’s nearly always a detail that you missed the first nine times.',
    ],
  },
}
