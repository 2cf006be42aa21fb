import type { Stories } from '../../../texts/units.ts'

/** Rahu moves into a house and Ketu into the one opposite on {day}; both stay until {until}. */
export const nodesEnter: Stories = {
  1: [
    {
      title: 'A hunger to be someone new',
      preview:
        'On {day} Rahu moves into your own sign and Ketu into the place of partners. You want to remake yourself, and the other side of the bed or the desk seems far off. How do you change without leaving?',
      text: 'Rahu and Ketu, the two points where the Moon’s path crosses the Sun’s, always move as a pair, and on {day} they change places for you. Rahu enters your own sign. It brings an appetite to be seen, to be different, to try on another face, and it seldom knows when it’s had enough. Meanwhile Ketu goes to the place of partners, where it makes people absent-minded about each other. So the risk is plain: you grow, and the one beside you hears about it last. Make it a rule to tell the other person, partner or closest friend, about a change before you tell the mirror. Even a haircut counts. These two stay until {until}, and it’s a long time to be a stranger to someone. #speak',
    },
  ],
  2: [
    {
      title: 'A taste for more, below it silence',
      preview:
        'Rahu moves into your money and your words on {day}, and Ketu into what’s shared and hidden. You’ll want more on your own plate. What happens to the things you hold in common?',
      text: 'The eye is bigger than the stomach, as mothers say, and from {day} it’s rather bigger than the purse. That’s because Rahu, the hungry one of the two lunar nodes, enters the place of money, food and talk, where it likes rare dishes, foreign goods and strong statements. Across from it Ketu goes down into shared money, trust and secrets, and it makes you careless there, or simply tired of the whole subject. It’s a lopsided arrangement. You could be watching the price of shoes and missing the joint bill. So before you buy the next splendid thing, look at what you hold together with someone else and bring that up to date. Then see if the shoes still shine. Both nodes keep these seats until {until}. #save',
    },
  ],
  3: [
    {
      title: 'Bold thumbs, distant temples',
      preview:
        'On {day} Rahu moves into courage and messages, one of its best places, and Ketu into faith and far roads. You dare more and believe less. What will you use the daring for?',
      text: 'You may notice a certain cheek in your messages. From {day} Rahu is in the place of courage, writing, neighbours and short trips, where it does well, and it’s quite without stage fright. New ways of reaching people suit you, and a screen can be a good tool for it. At the same time Ketu comes to the opposite place, that of teachers, faith and the long road, so the old authorities say less to you than they did. That can be freeing, and also a little lonely. Put the boldness to a use you’d have been proud of at twelve: write to the person whose work you admire and tell them one thing you learnt from it. It joins the two ends nicely. You have this nerve until {until}. #speak #begin',
    },
  ],
  4: [
    {
      title: 'Restless rooms, an indifferent desk',
      preview:
        'On {day} Rahu moves into your home and Ketu into your work and good name. The place you live in wants to be different, and the career can look oddly far away. Where do you belong?',
      text: 'It may begin with flats in other cities, which you look at in bed on your phone. On {day} Rahu enters the place of home, mother and rest, and it puts an itch into the walls: too small, too far out, too like your parents’. That’s hard on sleep. Meanwhile Ketu, its quiet opposite, comes to the place of work and reputation, where titles begin to taste of nothing much. So neither end of the day feels quite like yours. But neither is asking for a decision, and Rahu’s first plan is rarely its best. Live a week as a visitor in your own neighbourhood: take another way back, buy bread from another shop, sit on a bench you’ve never sat on. It takes off the itch. The two of them stay until {until}. #late',
    },
  ],
  5: [
    {
      title: 'In love with the idea',
      preview:
        'Rahu moves into love, play and creation on {day}, and Ketu into the circle of friends. New enthusiasms pull hard, and old company fades a bit. Which of them will sit with you when you’re dull?',
      text: 'Beginnings are the best part of a story, and Rahu would gladly read nothing else. On {day} it enters the place of romance, children, games and bright ideas, so everything there sparkles rather more than it should. A flirtation on a screen, a course that promises a new life, a scheme to be drawn up by dawn: it’s stirring, and it doesn’t keep well. Opposite, Ketu settles among friends and hopes for gain, and there you may let people slip without noticing. That’s the part worth minding. So when an enthusiasm seizes you, tell it to an old friend who’s hard to impress and watch what remains after their third question. The rest was only sparkle. It’ll be like this till {until}, and good fun at times. #out #late',
    },
  ],
  6: [
    {
      title: 'An odd but tireless helper',
      preview:
        'On {day} Rahu moves to your daily work and your rivals, where it’s useful, and Ketu to rest and solitude. You find unusual ways to win. Do you also find the way to bed?',
      text: 'Every workshop has one person who fixes things in a way that isn’t in the manual. From {day} you have that person in your service: Rahu comes to the place of daily work, health habits, debts and opposition, and it’s clever there, shameless and good at getting round obstacles. Ketu goes to the other side meanwhile, to sleep, retreat and letting go. It can make rest wonderfully deep or make you forget it altogether. The second is likelier while the first is winning. So borrow one of Rahu’s tricks for a nuisance that has beaten you so far, a new tool, a younger person’s method, a detour, and knock off at a fixed hour whether it works or not. You have this helper until {until}. It doesn’t tire, but you do. #begin',
    },
  ],
  7: [
    {
      title: 'Everyone else looks fascinating',
      preview:
        'On {day} Rahu moves into the place of partners and Ketu into your own sign. Other people shine, and you feel a little see-through. How do you admire someone and stay yourself?',
      text: 'Sometimes the person opposite seems to be lit from a better angle. On {day} Rahu enters the place of marriage, partnership and the public, and it makes others large: more charming, more demanding, from further away. A new contact may promise the earth, and an old partner can appear in a new costume. As always Ketu goes the other way, to your own sign this time, and leaves you oddly indifferent to your looks, your plans, your own opinion. You can see how that might go. So before you agree to what someone wants from you, leave the room and say your own name to yourself, as you would on the phone. It sounds daft. But the answer you come back with is more likely to be yours. It’s wise to do so until {until}. #hold',
    },
  ],
  8: [
    {
      title: 'The pull of what is hidden',
      preview:
        'Rahu moves on {day} to secrets, joint money and the deep side of life, and Ketu to your own purse and voice. You’re drawn to know more than is good for sleep. Where do you stop?',
      text: 'A keyhole is a very small opening for all the time a person can spend at it. From {day} Rahu is in the place of secrets, shared money, tax and sudden turns, and it would like to know everything: what they earn, who wrote, how it ended. It’s a hard place, mostly because the appetite grows with the eating. Ketu at the other end comes to your own money, your meals and your speech, and makes you vague about them. So you might know another person’s affairs to the penny while your own purse lies open. Turn that around in a simple way. Whenever you catch yourself looking into what isn’t yours, close it and count what’s in your pocket. It’s nearly always interesting. Rahu stays at its keyhole until {until}. #hold #save',
    },
  ],
  9: [
    {
      title: 'Far away looks like the answer',
      preview:
        'On {day} Rahu moves to faith, study and distant countries, and Ketu to messages and near relations. The world calls, and the neighbour is forgotten. What is it that you hope to find there?',
      text: 'A brochure never shows the airport. From {day} Rahu is in the place of long roads, foreign lands, teachers and beliefs, and it paints all of them in strong colours: the guru with the answer, the country without bills, the course that changes everything. It isn’t an easy stay, as the luck of this place likes humility and Rahu has none. Its partner Ketu, meanwhile, moves in among brothers, neighbours, letters and little trips, and makes you slack about them. Yet what you’re after could be quite near. So let someone close by be the foreign country for an hour: ask the neighbour from another place how bread is made there, or what people say when a child sneezes. You’ll have travelled. The far roads remain loud until {until}. #out',
    },
  ],
  10: [
    {
      title: 'A big stage and an empty sofa',
      preview:
        'Rahu moves into career and reputation on {day}, where it does well, and Ketu into home. You may go further than you planned. Who keeps a light on for you meanwhile?',
      text: 'There’s a ladder against the wall, and you’re on it before you’ve asked who put it there. On {day} Rahu enters the place of career, standing and public notice, one of the few that suit it, and its gift is ambition without embarrassment. Unusual posts, new media, bosses from elsewhere: you could do well among them if you keep your stories true. For the other half Ketu goes home, to the place of mother, rooms and rest, and it empties the sofa. You’re out, or you’re in and your mind isn’t. So take the good chance that’s offered, and on the same day ring home, whichever house or person that is, and ask about theirs first. One call keeps a lot of light on. The ladder stands until {until}. #speak',
    },
  ],
  11: [
    {
      title: 'The circle widens, the heart lags',
      preview:
        'On {day} Rahu moves to friends, gains and wishes, where it’s at its best, and Ketu to love and play. More people, more plans, and less delight than you’d expect. What is all of it for?',
      text: 'A party can be a success and still not be fun. From {day} Rahu is in the place of friends, earnings and large wishes, and there’s hardly a better one for it: contacts multiply, income may come from unfamiliar quarters, and groups you’d never have joined are glad of you. Ketu on its side comes to the place of love, children and play, and there the flame burns low. You might forget to enjoy what you wanted so much. It’s easily put right if you notice it. So for each useful appointment that goes into your diary, write in a useless one as well, such as a swing, a song, a cake with a child. Nobody has to know what it’s worth to you. The doors stay wide until {until}. #out',
    },
  ],
  12: [
    {
      title: 'Half your mind is elsewhere',
      preview:
        'Rahu moves into sleep, expenses and foreign places on {day}, and Ketu into daily work. Dreams get loud and routines get thin. How do you keep a foot on the floor?',
      text: 'It’s past midnight, the screen is still bright, and you’ve somehow ended up reading about lighthouses. That’s Rahu in the place of sleep, retreat, spending and far countries, which it enters on {day}. It stretches the nights and opens the purse a crack, so this is counted as a costly stay. Its counterpart Ketu arrives on the opposite side, among work, duties and rivals, and does you a service there, for old quarrels lose their grip and you can do the job half asleep. Just not entirely asleep. So choose a place for the phone to spend the night, in another room and on a cushion if you like, and put it to bed an hour before you go yourself. It’s a small border crossing. You may well be glad of it until {until}. #in #save',
    },
  ],
}
