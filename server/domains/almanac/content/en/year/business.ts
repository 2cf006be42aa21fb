import type { YearSection } from '../../../texts/units.ts'

/** Read from the seventh and eleventh houses, as one matter: dealings with others. */
export const section: YearSection = {
  easy: [
    'Dealings with other people go well this year, whether you run a shop, freelance in the evenings or only sell a bicycle now and then. The slow planets favour the space between you and a customer, where trust is made. It isn’t luck in the sense of a windfall. It’s more that people remember you and come back. So put your effort into the second sale, and the third, for those are the ones this year is good at.',
    'If you have something to offer, this is a year in which others are willing to look at it. That goes for goods, for services and for a neighbour’s plum jam. Good will is about, and it travels by word of mouth. But a full order book can make anyone careless. That is why it’s better to grow by one step, see that it bears your weight, and then take the next.',
  ],
  hard: [
    'Bargains take longer this year. Customers compare, partners hesitate, and the reply you were promised by Monday comes on the Thursday after. This isn’t a judgement on what you offer. It’s a year that separates those who deliver from those who announce, and you can be among the first by promising less than you can do. The people who find you in such times usually stay, because they chose with care.',
    'Doing business is dry work for much of this year, as the slow planets keep a tight hand on agreements between people. You may need to explain yourself more often than you think fair. Yet there’s a gain in that. Each explanation makes what you do clearer, to them and to you. So regard the awkward customer as a proofreader, and mend the thing that three of them have pointed out.',
  ],
  jupiter: {
    in: [
      'Jupiter spends from {from} to {until} among your customers, partners and well-wishers, where it’s at ease. Recommendations come from people you’d forgotten, and an agreement is made with a smile. It’s tempting to shake every hand. But Jupiter is generous with other people’s promises as well as its own, so ask each newcomer one dull question, about delivery or about dates. Those who answer it plainly are the ones to keep.',
      'From {from} to {until} there’s growth in what you do with and for others, because Jupiter is in that part of the chart. Teaching sells well, and so does honest advice. You may be offered a partnership. Jupiter’s weakness is size, for it would like the bigger stall and the longer menu. Before you add anything, then, take one thing off the list, preferably the one that nobody has asked for since spring.',
    ],
    aspect: [
      'Jupiter smiles on your dealings from a distance between {from} and {until}. You’ll notice it in small courtesies, such as a bill paid early or a reviewer who took the trouble. Pass it on. If you write one letter of recommendation a month, for a supplier, a plumber or a former trainee, you build a circle that thinks of you. It costs a quarter of an hour, and it’s pleasant work.',
      'A wise third party may enter your affairs from {from} to {until}, since Jupiter’s glance falls on agreements and on the people you make them with. It could be an old hand in your trade or a customer who used to run a business. They see in five minutes what you’ve stopped seeing. So invite one such person behind the counter, real or otherwise, and ask what they’d change first.',
      'From {from} to {until} it’s easier to be believed. Jupiter glances at the place where you deal with others, and what you say about your work rings true. That’s the moment to describe it afresh, in words your grandmother would follow. But don’t gild it. A plain sentence about what you do, for whom and by when is worth more than a page, because the customer can repeat it.',
    ],
    elsewhere: [
      'Jupiter doesn’t bring customers to the door from {from} to {until}; it’s looking at other parts of your life. That leaves the going round to you. So choose ten people who’ve dealt with you gladly and ask each how they’re getting on, without a catalogue in your hand. It feels slow, and it’s how most trades were built. By the time Jupiter looks this way again you may not need it.',
      'There’s no tailwind in business between {from} and {until}, with Jupiter occupied elsewhere. This has its good side, since nothing hides the true state of things. You can see which offer carries itself and which lives on your kindness. So take one quiet afternoon each quarter to write down the hours behind every job. The figure at the bottom isn’t an accusation. It’s a map for the next three months.',
    ],
  },
  saturn: {
    in: [
      'Saturn stands between you and the other side of the counter from {from} to {until}. Customers are fewer or fussier, partners want everything in writing, and loyalty has to be earned twice. It’s slow going. Still, Saturn rewards what is durable, like the repair service or the honest opening hours. So choose one promise that you can keep for the whole stretch, however tired you are, and put it where people can read it.',
      'From {from} to {until} agreements become serious, as Saturn is in the part of life where people settle terms. You may work with older people, large offices or a partner who counts every screw. That’s wearing, and it protects you from air. So say no in good time, because a late no is dearer for both. Then use the hours you’ve saved to do the accepted work without hurry.',
    ],
    aspect: [
      'Saturn’s glance rests on your dealings from {from} to {until}, and it asks whether your word and your deed have the same length. Small lapses are noticed, a late reply or a vague price. They’re easy to mend once seen. So answer every enquiry within two days, if only to say when you’ll answer properly. It’s a modest rule. But people tell others about it, since so few keep to one.',
      'Between {from} and {until} old customers matter more than new ones, because Saturn looks at your trade and values what has been tested. Those who’ve been with you longest may be taken for granted, as in families. So ask three of them what they’d miss if you stopped. Their answer tends to be a thing you’d never have put in the window, the stool by the door perhaps, or your patience.',
      'A cautious air surrounds agreements from {from} to {until}, with Saturn watching from elsewhere in the chart. Others want references, or another week. You might feel the same about them, and you’d be right to. It’s no time for charm at speed. So begin with a small job together, a trial of a month or a single order, and see how each side behaves when something goes slightly wrong.',
    ],
    elsewhere: [
      'Saturn leaves your business dealings in peace from {from} to {until}. You can try a thing without its being carved in stone: a market stall, a new price list, a Saturday service. The planet isn’t there to stop you, but neither is it there to remind you of the paperwork. So give the paperwork its own half-hour, every Wednesday for instance, and enjoy the other days as days without a supervisor.',
      'Less resistance comes from partners and customers between {from} and {until}, as Saturn has taken its ruler elsewhere. Agreements are made standing up. It’s agreeable, although one could come to think that it’s always like this. Use the light season to build a cushion of another kind: a second supplier, a stand-in who knows the ropes, a list of regulars on paper. You’ll hardly notice the effort now.',
    ],
  },
  rahu: [
    'Rahu is among the people you deal with from {from} to {until}, and it brings strangers. Orders may come from abroad or through a screen, some of them splendid, some of them smoke. Rahu likes numbers: followers, clicks, crowds. So count instead how many came a second time. And if an offer is to be answered within the hour, let the hour go by. What’s real tends to be there afterwards.',
    'An appetite for more runs through your dealings from {from} to {until}, for Rahu is there. It can be a good engine. You see a gap that others haven’t noticed, and you’re bold enough to stand in it. Rahu doesn’t know when it’s had its fill, however. So write down beforehand how many customers or orders would be enough for you this season, and on reaching it take a Sunday off.',
  ],
  ketu: [
    'From {from} to {until} Ketu passes through the place of bargains, and you may be weary of selling. Some customers drop away, which stings, and then the week has more air in it. Ketu is fond of the essential. So it’s a fair season for trimming the range to what you make with love and others truly use. Tell the people concerned in good time, and send them on to a colleague by name.',
    'Ketu is a silent partner in your affairs from {from} to {until}. It takes away the liking for noise, for advertising, for lunch with people who might be useful. Work may come regardless, through your hands rather than your tongue. What goes missing is the follow-up. Put a reminder in the calendar, the last Friday of each month, to thank those who paid, referred or simply waited.',
  ],
  lord: {
    1: [
      'From {from} to {until} {graha}, which rules your dealings with others, stays longest in your own sign, so people buy you along with the thing. Your face is the shop front. It’s an advantage, as nobody else can stock it, and a burden on days when you’d like to be wallpaper. So arrange some way for work to be done without you in the room, one afternoon a week.',
    ],
    2: [
      'Trade touches your own purse most directly this year, for {graha}, its ruler, makes its long stay among your earnings and your speech, from {from} to {until}. You can talk people round then. But a price that wobbles makes customers nervous. So decide once what each thing costs, write it where all can see it, and you’ll be spared fifty little negotiations, most of them with your own conscience.',
    ],
    3: [
      'Small, frequent contact is the making of your business between {from} and {until}. The planet in charge of it, {graha}, is then among notes, errands and the next street. A card through the letter box may do more than a campaign. You’ll have to be brief, though. Try telling what you offer in the time it takes the lift to reach the second floor.',
    ],
    4: [
      'Your dealings have a roof over them from {from} to {until}, as {graha}, which governs them, stays in the part of the chart that is home. Work from home suits you, or customers who need something for theirs. They also ring at dinner. So keep a separate number, bell or basket for business, and teach the household what it means when it’s switched off. You may need the lesson most yourself.',
    ],
    5: [
      'Let it be a pleasure to deal with you. That’s the hint of {graha}, ruler of your agreements, which from {from} to {until} is among games, children and invention. A sense of fun sells, a display or a name that makes people smile. Fun has a short memory for invoices, alas. So pair each bright idea with its boring twin: who does it, and when it’s paid for.',
    ],
    6: [
      'Complaints are your teachers from {from} to {until}, while {graha} takes your dealings through the part of life with service and repairs. You may win more people by mending a mistake well than by never making one. It isn’t glamorous. But it pays to keep a book of what went wrong and what was done about it, and to read it through each season. When the same entry turns up twice, you’ve found your next improvement.',
    ],
    7: [
      'The planet of your dealings is where it belongs from {from} to {until}. With {graha} there, you read the other side well, and a fair agreement is close at hand. Others are strong too, so you meet your match now and then. It’s best to let each side say what it can’t do without before anyone mentions what it wants. Most knots loosen at that point, before they’ve been pulled tight.',
    ],
    8: [
      'Much in your business happens under the surface between {from} and {until}, since {graha}, which rules it, has to do with shared funds, trust and sudden turns. You learn who is behind a firm, or why a partner hesitates. Discretion is worth a great deal then. So keep what you’re told to yourself, and have your own papers in such order that a stranger could follow them.',
    ],
    9: [
      'Distance is no obstacle to your dealings from {from} to {until}. For its longest stay of the year {graha}, their ruler, is out among far countries, teaching and principle. A customer may live three borders away or come to you because of what you believe. Put your principles into practice, not into the brochure. So learn the greetings of one language that your customers speak, and use them badly.',
    ],
    10: [
      'From {from} to {until} your trade has a public address, as {graha}, the planet of agreements, is at the top of the chart. Officials, larger firms or a local paper may take an interest. This makes you visible, and visible people are quoted. So agree with anyone who works beside you on what’s said and who says it. Then put your name on the thing and stand next to it.',
    ],
    11: [
      'It’s a good placing for anyone who lives by recommendation, since {graha}, the ruler of your dealings, is among friends and gains from {from} to {until}. Groups order together, and one satisfied person brings a cousin. The tricky part is friends who expect a favour each time. So decide on one generous rule for all of them, the first hour free, say, and then the same price as for everyone.',
    ],
    12: [
      'Some of your work with others goes unseen or unpaid from {from} to {until}, while {graha}, which looks after it, is in the part of life that gives away. You may serve people in hospitals or other countries, or spend more than you planned to win a customer. Generosity is fine if it’s chosen. So fix an amount of free work per month, give it gladly and stop there.',
    ],
  },
  sun: [
    'From {from} to {until} the Sun shines on those you do business with, and you get to see who they are. Proud customers are prouder, and honest ones shine. It suits a clear word about what you stand for. Try not to outshine the buyer, since it’s their kitchen and their party. Let them explain first, all the way to the end; you’ll need half as many words yourself.',
    'The weeks from {from} to {until}, when the Sun passes among your partners and backers, are good for being seen with them. Visit in person. A half-hour at someone’s workshop tells you more than a year of correspondence, for you’ll see how they treat the apprentice. But don’t call unannounced, because people like to put the kettle on. Bring something from your own work to show, unfinished if need be.',
  ],
  venus: [
    'Venus makes your offer look its best between {from} and {until}. It’s the time for a new sign, better light, a wrapping that pleases the hand. Customers linger. They may also linger without buying, so be kind and keep an eye on the clock. So photograph what you do while Venus is there, in daylight by the window, and you’ll have pictures for the greyer part of the year.',
    'Agreement comes more easily from {from} to {until}, with Venus in the part of life where people strike bargains. A quarrel over a bill may be settled with a laugh and a small gesture. The catch is that no one likes to mention what’s unpleasant. So do mention it, softly and early: what happens if it’s late, what happens if it breaks. People trust those who can say it and smile.',
  ],
  mars: [
    'Competition gets louder from {from} to {until}, when Mars goes through your dealings. Someone undercuts you, or wants an answer at once. Mars gives you nerve in return, and you can close a matter that others have let slide. Don’t match every price. Do match the speed, where it’s cheap to: pick up on the second ring, deliver a day before. That’s hard to copy, for it needs discipline.',
    'From {from} to {until} it’s easy to fall out with a partner or a customer over who was first. Mars is among them, and it’s direct. This can clear the air if it’s done face to face and before lunch. By text it only makes scorch marks. Put the disputed thing itself on the table, the chipped tile or the hour sheet, and talk about that and nothing else.',
  ],
  mercury: [
    'Trade is Mercury’s own subject, and from {from} to {until} the planet’s right where you practise it. Enquiries come in a flock, prices are asked and compared, and you may haggle for sport. Enjoy it. But read what you send before you send it, above all the number in the second line. A good use of the season is a page of answers to the questions that everyone asks you.',
    'Between {from} and {until} you and the people you deal with are in a talkative mood, thanks to Mercury. Ideas for joint ventures sprout like cress. Cress is easily grown, and easily dries up. So choose the one that both of you still mention a week later, and give it a first meeting with an agenda of three points. The others can wait in a jar on the windowsill.',
  ],
  retrograde: [
    'From {from} to {until} {graha} is retrograde among your agreements, so they come up for review. A customer returns after years, an order changes, a partner wants to talk terms again. It’s irritating if you’re in a hurry. Seen from the other side, it’s an unpaid audit. Go through whatever is only understood and never said, and say it. What survives a second look is worth having.',
    'What you thought was settled with a partner or customer may be unsettled between {from} and {until}, with {graha} walking backwards there. Take it calmly. Misunderstandings that surface now were already in the first conversation. So repeat back what you’ve heard before you reply, and date your notes. Large new arrangements do better later on. In the meantime an old acquaintance could have the very part you were missing.',
  ],
  fullMoon: [
    'The full Moon of {from} shows how you stand with those you deal with. Someone praises you in a place where others hear it, or a long bargaining comes to an end. Feelings play a part, so a price may be about pride. Give a little where it costs little, and shake hands on it.',
    'On {from}, with the Moon full over your dealings, the customers are many and rather moody. It’s a day to be patient at the counter. Listen for one remark that’s repeated by people who don’t know each other. It may tell you what to offer in the coming weeks, better than any survey.',
  ],
  newMoon: [
    'A new Moon on {from} suits a small opening in business: a first enquiry, a sample, a name for the thing. Keep it modest. Tell two people who’d really use it, and ask them to be rude about it. What’s left of the idea after that is strong enough to be shown to a third.',
    'On {from} the Moon is new where you and others come to terms, so the slate has room on it. Write down the kind of person you’d most like to work for, in detail, down to how they greet you. It’s easier then to recognise them. It’s easier, too, to let the rest go next door.',
  ],
  eclipse: [
    'There’s an eclipse over your agreements on {from}, and merchants of the old school closed their books that day. You might keep the custom in part. Serve the people who come in, but leave signatures and ultimatums for another week. If a partner says something sharp, treat it as weather and not as policy.',
    'The eclipse on {from} can make a familiar customer seem strange, or an offer larger than it is. It passes. Meanwhile it’s a fine day for sweeping out the back room, checking stock and oiling the hinges. Such work needs no other person’s mood. Next week you’ll know whether the strange thing was the customer or the light.',
  ],
  practice: [
    'Keep a card for everyone you deal with, paper or otherwise, and note one human thing on it: the dog’s name, the exam, the bad hip. Look at it before you meet. It isn’t a trick if you care about the answer, and you’ll find that asking makes you care.',
    'On the first working day of each month, send out every bill and settle every one you can. It takes a morning. Money that is owed sits between people like a draught, and most of them are too polite to mention it. With it gone, the talk turns to the work again.',
    'Be your own customer twice a year. Ring your number, read your page, order the smallest thing, and time how long it takes. You’ll blush at something. It’s better that you do so than that others quietly go elsewhere, and the repair is usually a matter of an hour.',
    'After every finished job ask one question: “What would have made this easier for you?” Put the answers in a tin and take them out at the year’s end. They’re a portrait of your business drawn by those who pay for it. Then choose one of them as your aim for spring.',
    'Agree with a fellow trader, or anyone who answers to customers, to have breakfast together once a quarter. Each brings one failure and one figure. It’s lonely to be the person who decides, and loneliness makes for poor prices. Two people laughing at the same mistake rarely make it a third time.',
  ],
}
