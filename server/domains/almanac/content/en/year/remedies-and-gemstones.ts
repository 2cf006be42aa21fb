import type { YearSection } from '../../../texts/units.ts'

/** Read from the first house. Stones, metals, fasts and prayers as custom; no effect is claimed for any of them. */
export const section: YearSection = {
  easy: [
    'In an easy year nobody needs a remedy, and that may be the best year to take one up. The customs that India links with the planets are lovely in themselves: a lamp on Saturday, yellow on Thursday, a pearl in silver for the Moon. They ask for a little time and no faith. Just don’t take up all nine. Choose the planet you’re fond of, and keep its day in one small way.',
    'This year lets you wear things for pleasure. The slow planets are mild with you, so a ring can be a ring, handed on or newly made, and a prayer can be simply thanks. Custom has a stone, a metal, a colour and a day for every planet, and it’s a pretty system to play with. But it gets cluttered soon. One piece, worn daily and known well, says more than a full box.',
  ],
  hard: [
    'In years like this people go to the jeweller’s, or to the temple, and want to know which stone. It’s an old and human question. A stone won’t do your work, and no honest astrologer says it does. What it can do is hang on your hand and remind you of something you’ve decided. So decide first. Then a thread of cotton serves nearly as well, and a walk to the temple costs only shoes.',
    'The traditional answers to a slow year are slow things: a lamp lit weekly, a handful of grain given away, a verse repeated until it’s worn smooth. They’re called upaya, which is only the Sanskrit for a way of approaching. None of them bends the sky. They give the hands a kind thing to do while the head is heavy, though, and that’s a fair exchange. Start with what you have in the cupboard.',
  ],
  jupiter: {
    in: [
      'From {from} to {until} Jupiter is with you in person, and its customs lie close at hand. Its day is Thursday, its colour yellow, its metal gold, its stone the yellow sapphire on the first finger. Plenty of people keep the day without any of these, by giving chickpeas or bananas, or by visiting a teacher. But Jupiter is fond of too much. So one yellow thing is enough, and a thank-you to someone who taught you.',
      'Jupiter in your own sign, from {from} to {until}, is traditionally a time to honour elders and books. Families who follow the custom touch the feet of a teacher, give turmeric or read from the Vishnu Sahasranama, the thousand names. You can translate that into your own life. So choose one book that shaped you and give a copy to a young person, wrapped in yellow paper. It fits any faith, as well as none.',
    ],
    aspect: [
      'Jupiter glances at you from {from} to {until}, and custom answers with gratitude. The gesture is small: on a Thursday something sweet is shared, or a coin put in a teacher’s bowl. Yellow sapphire and gold belong to Jupiter, if you like to know what the shop window is talking about. There’s no need to go in. What you own already, a grandmother’s band, say, can be cleaned and worn on that day.',
      'Between {from} and {until} it’s pleasant to keep a teacher’s day, because Jupiter’s eye rests on you. Some light a ghee lamp, others skip salt, and many just eat something yellow and call it devotion. All of it is a way of remembering that we didn’t invent ourselves. So think of one person each Thursday who gave you a piece of what you know. Then write their names in a row, inside a cupboard door.',
      'You may feel like dressing up a bit from {from} to {until}, with Jupiter looking your way. Its colours run from saffron to cream, and topaz or citrine often takes the place of the costlier stone. It’s a matter of taste and should be treated as one. The catch is buying on a hopeful day. Borrow the colour first, as a scarf or a flower, and see for a month if it’s you.',
    ],
    elsewhere: [
      'Jupiter asks for nothing here from {from} to {until}, so its customs are voluntary, like flowers on no occasion. That can be a relief. Those who keep a Thursday fast might pause it, and others might take it up out of mere affection. If you wonder about a yellow stone, leave it in the window until you’ve read about it. In the meantime a pot of marigolds on the sill is the same colour.',
      'From {from} to {until} the great teacher is occupied elsewhere, which custom takes as a hint to manage alone. You can do it in a modest way. So light the lamp yourself, say the prayer you know, explain to a child why the day is named after a god. No ring is needed for that. Keep your hands bare for a while, if you like, and find out which piece you reach for first.',
    ],
  },
  saturn: {
    in: [
      'Saturn in your own sign, from {from} to {until}, has more customs attached to it than all the rest. People light a sesame-oil lamp under a peepal tree on Saturday, feed crows, give black cloth, an umbrella or iron. Blue sapphire is its stone, and tradition is so cautious with it that it’s tried out first. But none of this is required. The oldest offering to Saturn is an hour’s work for someone who’s poor or old.',
      'From {from} to {until} you carry Saturn with you, and it likes plain things. An iron ring, a dark shirt, a fast on Saturday, the Hanuman Chalisa said aloud: this is what many families do in sade-sati, and they tend to do it without fuss. It makes the week feel held by a handle. If you’d rather not, sweep the stairs for the whole house. That’s said to please Saturn quite as much.',
    ],
    aspect: [
      'Saturn’s look falls on you from {from} to {until}, and custom suggests modesty in dress. Fewer rings, darker blues, shoes in good repair. There’s sense in it, since what’s plain lasts. Jewellers may offer amethyst or lapis as a humbler cousin of the blue sapphire. So admire them and go home. Mend one good thing instead, a strap, a clasp or a worn setting, and wear it as though it were new.',
      'Between {from} and {until} the Saturday customs come into their own, as Saturn has an eye on you. Sesame, black lentils or a blanket are given to those who need them, with as little speech as possible. It’s wise to make it regular, because a gift that can be counted on is twice the gift. So ask at a shelter or a temple kitchen what runs short, and bring exactly that once a month.',
      'A certain seriousness suits you from {from} to {until}, with Saturn looking on. Prayer beads, if you use them, might be of rudraksha or plain wood. Saturn’s mantra is counted slowly, and the counting is the point. Those who pray otherwise can do the same with any words that they trust. Only keep to a small number. Eleven times, every Saturday, is a promise you can still keep in a bad week.',
    ],
    elsewhere: [
      'Saturn leaves you in peace from {from} to {until}, so the black threads may stay in the drawer. Custom doesn’t advise calling Saturn back. It’s a good time to go through what was once bought in worry: amulets, bracelets, the ring for some trouble that’s over. So thank them and pass them on, or return them to running water, as tradition has it for cloth and flowers. What’s left is what you really like.',
      'From {from} to {until} you owe Saturn no more than everyone does: decency to the old, the tired and those who clean up after us. In place of a rite, learn the names of such people where you live and work. It needs no stone and no Saturday. If you own something in Saturn’s deep blue, enjoy it as a colour. A custom kept in calm weather is easily found again later.',
    ],
  },
  rahu: [
    'Rahu’s stone is hessonite, gomed in Hindi, the colour of honey with smoke in it, and from {from} to {until} you’ll probably hear about it, because Rahu is in your own sign. It makes us want special things quickly. That’s the best reason for waiting. Families who follow the custom give coconut, blue cloth or mustard oil in its name. You might give up one hour of screen each evening, which Rahu would notice.',
    'From {from} to {until} offers multiply: a rare amulet, a powerful rite by video, a stone with a certificate as long as your arm. It’s Rahu’s season and Rahu’s humour. So don’t pay for anything that comes with a threat in it. The traditional answer to Rahu is Durga’s or Bhairav’s name, a lamp, and a dog that’s fed. Feeding a dog is free of side roads, and the dog is never in doubt.',
  ],
  ketu: [
    'Ketu in your sign, from {from} to {until}, likes bare hands. Its stone is the cat’s eye, lehsunia, with a band of light that moves as you turn it, and it’s worth looking at simply because it’s strange. But custom honours Ketu better with less: a plain blanket given away, sesame, a visit to Ganesha. So take off what you wear from habit for a week. See which piece leaves a pale mark, and which an absence.',
    'From {from} to {until} you may be tired of ornaments, and of prayers you know too well, as Ketu passes through your own sign. It’s the planet of the shaved head. So let one practice go, kindly, and sit in the gap it leaves. Many keep Ganesha’s name for this time, since he stands at every threshold. Others only fall silent. Both are in the tradition, and neither has to be explained at home.',
  ],
  lord: {
    1: [
      'The planet of your own sign is {graha}, and from {from} to {until} it’s at home with you, so its day, colour and metal can be worn like your own name. Custom holds that a person’s sign-stone is the one to begin with. It can be as small as a seed, since size impresses only the neighbours. But before you choose, put on the colour for a month of that planet’s weekdays and look in the mirror.',
    ],
    2: [
      'The family jewel box is this year’s subject, for {graha}, which rules your sign, stays from {from} to {until} with inherited things, food and speech, so a ring from an aunt may mean more than one from a shop. Its customs are edible, too, as each planet has its grain. Cook the one that belongs to yours, share it out, and ask the oldest person at the table who wore the ring.',
    ],
    3: [
      'Hands are the place for a custom this year, because {graha}, the ruler of your sign, keeps to the part of life with fingers and writing from {from} to {until}. Every finger has its planet: the first Jupiter’s, the middle Saturn’s, the ring finger the Sun’s, the little one Mercury’s. It’s a nice thing to know on a train. Then try writing a mantra or a good wish by hand each day, twelve times, in ink.',
    ],
    4: [
      'A shelf at home is all that’s asked this year. With {graha}, your own planet, under the family roof from {from} to {until}, practice belongs in the house: a lamp at dusk, a bowl of water, a flower in the planet’s colour. It tends to fill up with figurines. So clear it on the first of each month and put back only what you’ve looked at. The mother of the house, if there’s one, lights first.',
    ],
    5: [
      'Mantras are in their element this year, as {graha}, the ruler of your sign, is in the part of life with song, play and learning from {from} to {until}. Custom gives each planet its syllables, and they’re beautiful before they’re anything else. Have them taught by a voice, since no spelling holds them. Then sing them while washing up. And if you make jewellery, or string beads with a child, do that; it counts.',
    ],
    6: [
      'Practice is practical this year: {graha}, your ruling planet, spends from {from} to {until} among duties, animals and daily work. The old lists are full of such things. Grass for a cow, water for birds, bread for a street dog, each for its own planet and day. So choose the one you can reach without a car. A ring would only get in the way of the gloves, so leave it on its dish.',
    ],
    7: [
      'Rings exchanged belong to this year, since {graha}, which rules your sign, sits from {from} to {until} with partners and promises. Two people may share a custom: a fast on the same day, a lamp lit by the one who’s home first. It works for friends as well. Don’t choose stones for each other in secret, as tastes differ more than hearts. Instead go and look together, come away with nothing, and have lunch.',
    ],
    8: [
      'Heirlooms come out of the dark this year, while {graha}, the planet of your sign, is with what’s hidden and handed down, from {from} to {until}. By custom a stone that others have worn is washed in milk and water and left under the open sky for a night before it’s worn again. Whatever you think of that, it’s a decent way to greet those who’ve gone. And find out whose it was first.',
    ],
    9: [
      'Holy places are this year’s ornament, because {graha}, which rules your sign, keeps from {from} to {until} to the part of life with temples, teachers and long roads. Every planet has its shrines, nine of them near Kumbakonam in Tamil Nadu alone, and every old town has something like it. So bring back a thread, a pinch of ash or a leaf in place of a purchase. They weigh nothing and they remember where they’re from.',
    ],
    10: [
      'What you wear is seen this year, for {graha}, the ruler of your sign, is up in public life from {from} to {until}. A single good piece, always the same, becomes part of how people know you: a signet, a pin, a watch that was repaired. Custom would set it in the planet’s metal. But show has its limits. So keep one thing that’s worn under the sleeve, and whose meaning you tell nobody.',
    ],
    11: [
      'Customs are better in company this year, as {graha}, the planet of your sign, lives from {from} to {until} among friends and larger groups. A shared fast, an evening of bhajans or carols, a table where each brings the grain of their own planet. You’ll hear many opinions about stones. Just smile at all of them. If there’s something to give, collect among you and give it together, with no names on the envelope.',
    ],
    12: [
      'The finest offering this year is the one you don’t keep. From {from} to {until} {graha}, the ruler of your sign, is in the part of life with giving and letting go, and each planet has its gift by custom: wheat for the Sun, rice for the Moon, red lentils for Mars, and so on round the week. Give it early in the morning, without being thanked. Then drink your tea alone, and call it a rite.',
    ],
  },
  sun: [
    'From {from} to {until} the Sun passes through your own sign, and its customs cost nothing but sleep. At dawn people pour water from a small copper pot and let the light fall through it, with the Gayatri or in silence. Ruby in gold is its jewel, and Sunday its day. The Sun does like to be admired. So look at the sunrise three mornings running, which puts the matter of size in order.',
    'The Sun is with you from {from} to {until}, and by custom these weeks are for fathers, upright backs and giving wheat or jaggery on a Sunday. A red stone such as garnet often stands in for the ruby. But you needn’t own either. Wear something that makes you hold your head well, and polish what’s made of copper in the kitchen. Rubbing a pot until it shines is a morning prayer of a kind.',
  ],
  venus: [
    'Venus adorns you from {from} to {until}, and would have you do it properly. Its jewel is the diamond, or white sapphire, or plain rock crystal; its metal silver, its day Friday. Venus is easy here, and so is the purse, which is the catch. So look in your own drawer first. A chain that’s been in a knot for years can be undone in one patient evening, and feels like a present.',
    'From {from} to {until} Friday is a day to look nice, as Venus visits your sign. Custom brings Venus white flowers, rice with milk, scent, and a lamp for Lakshmi in a swept doorway. They’re charming things to do for their own sake. It’s no time to be talked into brilliance on credit. Clean the mirror, set a jasmine twig beside it, and wear the good earrings on an ordinary afternoon.',
  ],
  mars: [
    'Mars is in your sign from {from} to {until}, red, warm and in a hurry. Its day is Tuesday, its stone coral, its grain the red lentil, and in many homes the Hanuman Chalisa is said. All these customs have one thing in common, that they take some discipline. It’s just what Mars lacks on its own. So do a small hard thing every Tuesday, such as cold water or stairs, before you speak.',
    'From {from} to {until} you might feel like wearing red, since Mars is in your own sign. Red coral, copper, a thread round the wrist tied at the temple: custom has all of these. Mars is quick to buy as well as quick to anger, so let any stone wait until it’s moved on. A traditional gift for Mars is sweet bread, given to working people. So carry one over yourself and stay for a joke.',
  ],
  mercury: [
    'Mercury visits your sign from {from} to {until}, green and talkative. Emerald is its stone, and peridot or green onyx for slimmer purses; Wednesday is its day and whole mung beans its grain. It’s amusing to read what the old gem treatises say, provided you read two, because they disagree. So enjoy the lore as lore. For a custom, feed grass to an animal, or give a child a pencil and something to draw.',
    'Words are a remedy in the old sense from {from} to {until}, for Mercury is with you, and by custom it’s a time for learning names. The thousand names of Vishnu, the ninety-nine of God, the names of the trees in your road: each tradition has its list. You may stumble over it at first. So take three a day. A green thread in the book marks the place, and that’s jewellery enough.',
  ],
  retrograde: [
    'While {graha} is retrograde in your own sign, from {from} to {until}, custom is against new rings and in favour of old ones. Stones are re-set, clasps checked, prayers that lapsed taken up once more. It’s a sensible use of a second look. So take everything out of the box and lay it on a white cloth. Ask of each piece who gave it and when you last wore it, and let it answer.',
    'Between {from} and {until} {graha} goes back over your own sign, and a custom you once kept may tug at your sleeve. Perhaps it was a fast, a candle, a bracelet that you took off after some row. You can try it for a month and see whether it still fits. What’s bought in these weeks is often exchanged afterwards. So go into the shop, if you do, only to have something mended.',
  ],
  fullMoon: [
    'On {from} the Moon is full in your own sign. Its things by custom are pearl and moonstone, silver, milk and white rice, and on such a night silver is laid out in its light. It’s done because it’s beautiful. So rinse what you wear every day, dry it, and leave it on the sill until morning.',
    'The full Moon of {from} shines on you, and in many homes the day is kept with a fast, a story read aloud and something sweet at moonrise. But you don’t have to fast. Share a bowl of something white with someone, look up together, and tell each other what you’re thankful for. It’s a custom by the second month.',
  ],
  newMoon: [
    'A new Moon in your sign on {from} is a day on which custom lights a lamp and buys nothing. The dark belongs to ancestors and to intentions. So choose one quality to practise, tie a plain thread round your wrist for it, and let it wear away by itself. When it drops off, see how far you’ve got.',
    'On {from} the Moon starts again in your own sign. People bathe early, put on something clean and give away a little food. It makes sense as a beginning, whatever you believe. So take off all jewellery for the day, from the rings to the watch, and notice the next morning what you’re glad to put back on.',
  ],
  eclipse: [
    'An eclipse on {from} touches your own sign, and no day has more customs. People fast, repeat a mantra, lay tulsi on stored food, and bathe when it’s over. Keep one of them or none. But don’t buy anything in alarm, least of all from a stranger. A bath and a gift of grain were enough for our grandparents.',
    'On {from} the shadow passes over your sign. Temples close their doors for the hours of an eclipse and are washed before they open again, which is a good image for the rest of us. So shut the door, be quiet, then clean one room and begin afresh. Rings come off for the washing, and go on again or don’t.',
  ],
  practice: [
    'Choose one weekday and keep it for the whole year in one small way: a colour, a lamp, a meal without salt, a gift of grain. Don’t add a second. A custom gets its worth from being repeated, and after fifty times the day has a face of its own.',
    'Clean the ring, chain or beads you wear most on the first day of each month, with warm water and an old toothbrush. While you rub, think of the person they came from, or why you chose them. A thing looked after in this way turns into company.',
    'Before you buy any stone, write down on a card what it’s supposed to remind you of. Carry the card for forty days in place of the stone. If you’ve read it often, you may want something more durable. But if it’s been lost in a pocket, you’ve saved a good deal.',
    'Put a handful of rice or lentils into a jar every morning, and when the jar is full take it to someone who’s cooking for many. It’s one of the oldest offerings there is. A handful isn’t missed at breakfast, and at the year’s end it has been a good few meals.',
    'Learn one prayer, verse or song of your own tradition properly this year, with its meaning, from a person who says it well. Repeat it at the same moment each day, such as turning the key. Words that are tied to a key don’t get forgotten, and nobody hears you.',
  ],
}
