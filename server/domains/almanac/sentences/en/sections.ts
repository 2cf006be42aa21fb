import type { Language } from '../language.ts'

export const sections: Language['sections'] = {
  'love-and-marriage': {
    name: 'Love and marriage',
    short: 'Closeness, commitment, and the days when Venus and the Sun light the seventh house.',
    intro: [
      'The seventh house is where the other one lives: the person opposite, at table and in life. It is read for marriage and for every bond that two people choose, and Venus speaks for it wherever it stands.',
      'Love is told from the seventh house, counted from your Moon, because there the circle is at its farthest from yourself. What passes through it asks how two people can be near without either becoming less.',
      'For partnership one looks at the seventh house and at Venus. The first says what kind of guest is at the door, the second how gladly it is opened.',
    ],
    tone: {
      open: [
        'Goodwill has the upper hand this year, and an offer that is meant seriously may be made seriously.',
        'The year is kind to those who meet halfway; a step towards each other is seldom wasted.',
      ],
      steady: [
        'The year favours what grows quietly: shared errands, kept appointments, an apology in time.',
        'Nothing needs to be forced here; the bond is tried by everyday life, and can become firmer by it.',
      ],
    },
    visit: [
      'On such days an invitation sounds natural and a compliment does not have to look for its moment; whatever has stood between you and another may be set aside for an evening.',
      'They are days for meeting halfway: dress for them, leave an hour free, and let the conversation find its own depth.',
    ],
    practice: [
      'Choose one evening in the week that belongs to the two of you, and defend it. If you are alone, give that evening to company in which you like yourself.',
      'Ask each other three questions a month whose answer you do not know. It sounds like a game, and is a kind of house-building.',
      'Say thank you for something that has become a matter of course. Whoever lives alone can write it to a friend; the heart practises on whatever is there.',
    ],
  },
  career: {
    name: 'Career',
    short: 'Standing, tasks and recognition, read from the tenth house.',
    intro: [
      'The tenth house stands overhead, where the Sun is at noon: it is read for the work by which the world knows you, for those above you, and for what will be connected with your name.',
      'Career is the most visible of the houses, and so the one in which one most easily works for spectators. The tenth, counted from your Moon, tells what you can stand for when nobody is watching.',
      'One’s calling is read from the tenth house. Sun and Mercury, when they pass through it, bring attention and conversations; Saturn says how long the road is.',
    ],
    tone: {
      open: [
        'There is encouragement from above this year; a larger task may come with larger means if you ask for both.',
        'What you have prepared can be shown, and the right people look up.',
      ],
      steady: [
        'Recognition comes by way of reliability this year: fewer announcements, more finished work.',
        'It is a year for the foundation and not for the facade; what you learn now carries the next step.',
      ],
    },
    visit: [
      'While they last you are asked for your opinion more often than usual; have a finished piece of work at hand, and a question of your own.',
      'Put presentations and applications near them if the choice is yours, and leave the groundwork to the quieter weeks between.',
    ],
    practice: [
      'Write down, each Friday, one thing that you have finished. By the end of the year the list speaks better for you than any praise of your own.',
      'Find one person who does what you would like to do in five years, and ask how their Tuesday looks.',
      'Decide what you will no longer do, and hand it over in good order. Climbing goes better with a smaller pack.',
    ],
  },
  business: {
    name: 'Business',
    short: 'Trade, clients and partners, from Mercury and the seventh house.',
    intro: [
      'The old texts read trade from the seventh house, the market-place where one meets the other side, and from Mercury, who knows prices, words and ways. What passes here concerns clients, partners and agreements.',
      'Business begins where somebody else wants something. Therefore the seventh house is asked about it, and Mercury, whose passages mark weeks of letters, offers and second thoughts.',
      'Whether you trade in goods, in hours or in ideas, the seventh house shows the counterpart, and Mercury the conversation with them.',
    ],
    tone: {
      open: [
        'Partners are well disposed this year, and a fair offer finds a fair answer.',
        'New clients come by recommendation; give them something worth passing on.',
      ],
      steady: [
        'Go over terms calmly this year, and prefer the small order that is paid to the large one that is promised.',
        'Partnerships are weighed; clarity early on spares both sides a difficult talk later.',
      ],
    },
    visit: [
      'They suit first meetings and second offers; what is discussed in them should be written down while the tea is still hot.',
      'Customers talk more readily then, and a good listener learns what they would like to order next year.',
    ],
    practice: [
      'Explain what you offer to somebody of twelve and to somebody of eighty. Where both nod, your offer is clear.',
      'Keep one morning a week for those who have bought from you already. It is the friendliest advertisement there is.',
      'Put agreements on paper while everyone is still smiling, and have them read by somebody who knows the field.',
    ],
  },
  money: {
    name: 'Money',
    short: 'Earning, keeping and spending, from Jupiter and the second house.',
    intro: [
      'The second house is the store-room: what one has, eats, says and saves. Jupiter is its natural friend, the graha of good measure, who asks of every sum what it is for.',
      'Money is read from the second house, together with food and speech, and the company is telling: all three do good in the right amount.',
      'What flows in and what stays belongs to the second house. Quick visitors bring occasions to earn and to spend, the slow ones show on what the store-room is built.',
    ],
    tone: {
      open: [
        'The year is generous in occasions; choose those that you still like after a night.',
        'There is growth in what you know how to value, and room for a small, deliberate pleasure.',
      ],
      steady: [
        'The year rewards a quiet hand: regular amounts, few surprises, an honest list.',
        'Means are made to last this year; what is simple holds, and what shines may be looked at from outside.',
      ],
    },
    visit: [
      'Take them as occasions to look, to compare and to ask what something is worth; whether anything is bought or sold on them is another matter.',
      'A wage, a price or an old arrangement may be talked over then in good humour, and slept upon afterwards.',
    ],
    practice: [
      'Look at your accounts on the same day every month, with a pot of tea, and without reproach. Whoever looks regularly is seldom frightened.',
      'Give each expense a sentence: this was for safety, this for joy, this from habit. The third kind teaches most.',
      'For decisions of weight, talk to someone who knows the law and the numbers; the sky tells moods, not rates.',
    ],
  },
  property: {
    name: 'Property',
    short: 'House, land and vehicles, from Mars and the fourth house.',
    intro: [
      'The fourth house is the ground under the feet: house, land, vehicle, the well in the yard. Mars speaks for land and walls, and his passages mark weeks of building, repairing and carrying.',
      'What one calls one’s own four walls is read from the fourth house. It is also the house of peace of mind, which is why the search for a home is never only about square metres.',
      'For house and land one asks the fourth house and Mars, the builder. Where the quick grahas pass through, something is moved: a wardrobe, a wall, or a whole household.',
    ],
    tone: {
      open: [
        'The year is friendly to settling: viewing, planning, planting something that needs years.',
        'A place may offer itself that feels right at once; look at it by daylight and in the rain.',
      ],
      steady: [
        'This year looks after what stands: roof, pipes, papers, neighbourhood.',
        'There is no hurry in matters of house and land; time shows the damp spot and the good light.',
      ],
    },
    visit: [
      'The hand itches to move something on such days, which is a good time for brushes and boxes, and a better one for measuring twice.',
      'Viewings, visits from craftsmen and talks with neighbours sit well in these weeks; keep a note of what was said about the roof.',
    ],
    practice: [
      'Repair one thing in each season that you have walked past for years. A house answers to attention.',
      'Before any signature let somebody look over the papers who does so for a living. Your own feeling may decide about the curtains.',
      'Give one room a purpose and clear out whatever contradicts it. Space is made more often than it is bought.',
    ],
  },
  health: {
    name: 'Health',
    short: 'Strength, rest and rhythm through the year.',
    intro: [
      'The first house, your own sign, is read for the body and its humour. The Sun gives it vigour, Mars heat and movement; their passages tell when strength is plentiful and when it would rather be asked.',
      'Wellbeing is told from the sign in which your Moon stands, since mood and body drink from one well there. A horoscope knows nothing of findings; it knows something of rhythm.',
      'Your own sign is the house in which everything arrives in the end: joy, strain, weather. What passes through it changes the tempo, and the tempo can be minded.',
    ],
    tone: {
      open: [
        'The year has reserves in it; they become larger if you begin gently and keep at it.',
        'Recovery comes readily this year, given early evenings and fresh air.',
      ],
      steady: [
        'Regular hours are the treasure of this year: the same bedtime, the same walk, the same breakfast.',
        'Take the pauses before you need them; the year likes an even pulse.',
      ],
    },
    visit: [
      'You notice more of yourself in these weeks, strength as well as tiredness; take both as information, and let the day be planned around them.',
      'They are good days for taking up something that moves you, provided that it begins at half the pace you would like.',
    ],
    practice: [
      'Choose one good habit for each season, and no more than one: light in winter, walking in spring, water in summer, sleep in autumn.',
      'Keep a small book in which nothing stands but when you slept and what did you good. After three months you will know more about yourself than any almanac.',
      'Whatever worries you belongs with a doctor, and soon. For all the rest there are friends, soup and the evening sky.',
    ],
  },
  children: {
    name: 'Children',
    short: 'Children, pupils, and all that you bring into the world.',
    intro: [
      'The fifth house belongs to children, and to all one brings forth: pupils, poems, gardens, plans. Jupiter is its guardian, the graha of blessing and of teaching.',
      'In the fifth house one reads of what carries on without us. Those who have children find them here; those who have none find what they nurture in their stead.',
      'Joy that grows up and goes its way: that is the fifth house, counted from your Moon. Venus and the Sun, passing through it, mark weeks of play, pride and performances.',
    ],
    tone: {
      open: [
        'The year brings growth one can watch, and good conversations on the way home.',
        'What you have sown in others begins to show; enjoy it without taking the credit.',
      ],
      steady: [
        'The young need more patience than advice this year, and a door that stands ajar.',
        'Progress comes in small steps here; praise the step, not only the stairs.',
      ],
    },
    visit: [
      'School plays, first steps and odd questions like to fall into such weeks; be there, and let the telephone stay in the bag.',
      'They bring a wish to show something, in the small and in you; clap for the attempt.',
    ],
    practice: [
      'Give a child an hour with no aim and no telephone, every week at the same time. It will be remembered longer than the presents.',
      'Let yourself be taught something by somebody younger, and be a good pupil.',
      'Write down three sentences that children said this year. In ten years they are worth more than the photographs.',
    ],
  },
  'parents-and-family': {
    name: 'Parents and family',
    short: 'Mother, father, home, and where one comes from.',
    intro: [
      'The fourth house is the mother, the hearth and the language one dreams in; the Sun, as it passes through, brings the father into the room. Together they tell of where one comes from and what one takes along.',
      'Family is read from the fourth house, the lowest point of the circle, where the roots are. Whatever moves there is felt at table before anyone speaks of it.',
      'One’s people, and the house in which they gather, belong to the fourth house from the Moon. Sun and Venus, passing, mark weeks for visits, feasts and conversations that one had postponed.',
    ],
    tone: {
      open: [
        'There is warmth in the family this year, and an old coolness may thaw without anyone having planned it.',
        'Elders are in a telling mood; whoever asks now receives more than an answer.',
      ],
      steady: [
        'Duties towards elders and home want a fair arrangement this year, said aloud and shared out.',
        'Not everyone is of one mind, and need not be; a common meal does more than a common opinion.',
      ],
    },
    visit: [
      'Plan visits home near them, and stay a day longer than duty asks; the good talks begin when the coats are already on.',
      'They bring relatives to the table and old stories to the surface; both are easier to enjoy with something on the stove.',
    ],
    practice: [
      'Record an hour of talk with the oldest of your people: how they learnt to cook, to swim, to lose. Ask for smells and streets, not for dates.',
      'Ring on an ordinary day, for no reason. On feast days everybody rings.',
      'Agree who does what, and for how long, and look at it again in three months; help that has a shape does not turn into reproach.',
    ],
  },
  education: {
    name: 'Education',
    short: 'Learning, examinations and the pleasure of understanding.',
    intro: [
      'Understanding lives in the fifth house, and Mercury is its tutor. Where he passes through, one learns quickly; where the Sun passes, one may show what one knows.',
      'For study one asks the fifth house and Mercury: the one for the gift, the other for the exercise-book. Both are needed, and the second more often.',
      'The mind at play is a matter of the fifth house. What passes there brings questions, teachers and tests, and the fine moment in which a thing becomes clear.',
    ],
    tone: {
      open: [
        'The head is willing this year, and a subject that was closed to you may open from another side.',
        'Good teachers cross your way; some of them do not know that they are teachers.',
      ],
      steady: [
        'Learning goes by repetition this year: little, often, and with the book closed.',
        'A slower subject turns out to be the one that stays.',
      ],
    },
    visit: [
      'Hand in, ask and try out in these weeks; what you half know becomes clearer as soon as you have to say it.',
      'They favour the first chapter of something new and the last one of something old.',
    ],
    practice: [
      'Study in the same place at the same hour, and stop while it is still interesting. The next day begins by itself.',
      'Explain what you have learnt to somebody every week. Where you stumble, there the next lesson lies.',
      'Before an examination sleep, eat and walk; the last night teaches nothing that the weeks have not.',
    ],
  },
  travel: {
    name: 'Travel',
    short: 'Journeys near and far, and what one brings home.',
    intro: [
      'The ninth house is the far road: pilgrimages, foreign languages, the view from a pass. Mercury brings tickets and timetables to it, Venus the pleasure of being somewhere else.',
      'Long journeys are read from the ninth house, counted from your Moon; it is the house of teachers, too, since whoever travels with open eyes has one at every corner.',
      'Whatever widens the circle belongs to the ninth house: a crossing, a course of study abroad, a faith. The quick grahas mark the weeks in which one would like to pack.',
    ],
    tone: {
      open: [
        'Roads are friendly this year, and a long-planned journey finds its companions.',
        'Distance does you good; even a weekend counts if you leave the map at home.',
      ],
      steady: [
        'Plan with time in hand this year, and prefer one place for a week to seven for a day.',
        'The best journey may be one that you make for the second time.',
      ],
    },
    visit: [
      'They are days for setting out or for planning with a map on the table; even a short trip brings back a longer view.',
      'Addresses, tickets and companions are found with less effort then; leave one afternoon of the journey without a plan.',
    ],
    practice: [
      'Learn twenty words of the language before you go: please, thank you, bread, water, beautiful. They open more than a booking.',
      'Travel with half the luggage and twice the time. Papers and connections are checked beforehand, once, with a calm eye.',
      'Bring back a habit instead of an object: how they greet there, how they eat, when they rest.',
    ],
  },
  friends: {
    name: 'Friends',
    short: 'Friends, circles and the wishes one shares.',
    intro: [
      'The eleventh house is the full table: friends, elder siblings, associations, and the wishes that several people have in common. It is also the house of gains, and the old books saw no contradiction.',
      'Friendship is read from the eleventh house. Venus brings it warmth and invitations, Mercury gossip and good ideas, and the slow grahas show who is still there in November.',
      'What one hopes for and with whom one hopes: both are matters of the eleventh house, counted from your Moon.',
    ],
    tone: {
      open: [
        'The circle grows this year, and an acquaintance may turn out to be one of the good ones.',
        'A wish finds fellow-wishers; what is heavy alone is fun with six.',
      ],
      steady: [
        'This year sorts the crowd from the friends, gently; keep time for the latter.',
        'Old friendships want to be tended, and forgive long pauses if you make the first call.',
      ],
    },
    visit: [
      'Write the invitation for such a day, and ask somebody to bring somebody; new circles begin at the edge of old ones.',
      'Wishes told aloud in these weeks find helpers, most of them people who had been waiting to be asked.',
    ],
    practice: [
      'Keep a fixed evening in the month with an open door and a large pot. Whoever comes, comes.',
      'Write to one friend with whom it has gone quiet, without an apology and without a reason.',
      'Introduce two people to each other who ought to know each other. It is the most lasting present one can give.',
    ],
  },
  'spiritual-life': {
    name: 'Spiritual life',
    short: 'Silence, faith and letting go.',
    intro: [
      'The twelfth house is the last before the circle closes: sleep, retreat, giving, release. It is read for the inner life, for which there is no public and no reward but itself.',
      'What one does in silence belongs to the twelfth house. Ketu, who lets go, is at home in its spirit; whatever passes here becomes quieter and clearer.',
      'Prayer, meditation, a walk before sunrise: the twelfth house, counted from your Moon, knows many names for the same thing. Quick visitors mark weeks in which the door is ajar.',
    ],
    tone: {
      open: [
        'The inner life has company this year: a teacher, a book or a group may be met at the right time.',
        'Silence comes easily, and brings more along than it takes.',
      ],
      steady: [
        'Practice is plain bread this year, without visions, and nourishing.',
        'Doubt may sit beside you; it is a fellow-traveller, not a thief.',
      ],
    },
    visit: [
      'Draw the curtain a little earlier on these days; what is heard then is soft and does not repeat itself for the impatient.',
      'They suit a retreat of an hour or of a week, a notebook without lines, and the kind of prayer that asks for nothing.',
    ],
    practice: [
      'Sit for ten minutes at the same hour, and stay sitting when it becomes dull. The dullness is the doorstep.',
      'Give something away each month that you would have missed, and tell nobody about it.',
      'Spend one day of the year without speaking, reading or looking things up. Prepare those around you, and a soup.',
    ],
  },
  'remedies-and-gemstones': {
    name: 'Remedies and gemstones',
    short: 'Old customs for your sign, its ruler and its stone.',
    intro: [
      'Tradition knows many small customs by which one honours a graha: a weekday, a colour, a gift, a verse. They are ways of paying attention, and they do no harm if they are done cheerfully.',
      'Remedies, upaya, are the gentlest chapter of the old books. They change no planet; they give the day a form in which patience, courage or kindness can be practised.',
      'This last section is about customs and stones. It promises nothing; it tells what has been handed down, and leaves you to take from it what you like.',
    ],
    tone: {
      open: [
        'A custom begun this year stays easily, because there is goodwill in the air for beginnings.',
        'What is beautiful may be worn this year for its own sake.',
      ],
      steady: [
        'Choose a single custom this year and keep to it; constancy is the remedy.',
        'Simple things suit the year: a lamp, a glass of water set out for the birds, a kind word on a fixed day.',
      ],
    },
    visit: [
      'If you would like to begin a custom, or to wear for the first time something that you have chosen with care, these are pleasant days for it.',
      'They are days for small observances, kept because they are beautiful and broken off without guilt when life intervenes.',
    ],
    practice: [
      'Light a small lamp in the evening and think through the day backwards. It takes four minutes.',
      'Give, on the weekday of your ruling graha, something of its colour to somebody who can use it: cloth, grain, flowers.',
      'If you buy a stone, buy it from somebody who names its origin and its treatment, and at a price that you would pay for its beauty alone.',
    ],
  },
}
