import type { MatterUnits } from '../../../texts/units.ts'

/** House 1; its significator is Mars. */
export const health: MatterUnits = {
  karaka: {
    1: {
      easy: [
        'Mars is strong in your own sign, and for once its fire does your body good. You get up more easily and stay with a thing longer. The catch is to think there’s no end to it. So choose the hard task for the morning and stop while there’s something left in you. Until {until} that keeps the engine sweet. #early',
        'You’re well made for weather this week, since Mars is strong in your own sign and feeds the fire from within. Wind, rain and hills are friends of such a fire. So lean out of the window in the morning, whatever it’s doing out there, for as long as an apple lasts. Until {until} that wakes you more thoroughly than coffee.',
      ],
      hard: [
        'Mars is in your own sign until {until}, and you do everything at the speed of a person running for a train. It’s strength without brakes, so short breath and short nights are the price. Put the brake in the first hour: get up ten minutes sooner and walk where you’d have run. The rest of the day tends to copy it. #early',
        'With Mars in the house of your own body, muscles and temper both make themselves felt this week. They want an outlet before evening. It needn’t be sport: scrub the steps, dig a bed, take the bottles back on foot. What has been used up by six doesn’t keep you awake at one.',
        'Heat is the subject while Mars visits your sign, in the head as much as under the collar. It makes you push on where a pause would be quicker. Hold your wrists under cold water when your voice goes up, and count to twenty. That cools more than the wrists, and by {until} you need it less.',
      ],
    },
    2: {
      easy: [
        'Mars is strong enough just now to be a good cook rather than a hot tongue, and your body notices what it’s given. Even plain things taste well. So chew the first three bites as if you’d be asked about them later. It slows the meal down, and until {until} it makes for an even sort of strength.',
        'Appetite has good sense for once, because Mars is strong in the house of food and asks for what it can use. It wants something to bite on. So let there be a crust, a carrot or a handful of nuts in each day, and take your time over it. Until {until} jaws that have worked have less to mutter about.',
      ],
      hard: [
        'Mars is in the part of life with food and speech until {until}, and both come too hot. So you eat as if the plate might leave. Put the fork down between bites at one meal a day, the one you like most. It’s harder than it sounds, but the afternoon that follows is lighter.',
        'Strength leaks out through words now, because Mars sits in the house of the mouth. That is no joke, as a day of sharp answers is as tiring as a day of carrying. Spare yourself one of them: when the remark is ready, take a mouthful of water first. It’s welcome in any case, and after {until} the tongue is calmer. #hold',
        'Meals get forgotten and then replaced by what’s nearest, as Mars hurries through the part of life where you’re fed. It’s a dear way of saving time. It’s cheaper to cook a pot of something plain at the beginning of the week, and to let it wait for you. Until {until} a full ladle is worth three good intentions.',
      ],
    },
    3: {
      easy: [
        'Mars is in one of its best places for you, the part of life with hands, roads and courage, so your strength is up. It wants short distances. Get off one stop early, carry your own bags, take the hill. Until {until} these count as training, and nobody has to see you in shorts. #out',
        'What you do with your hands is good for all of you this week, because Mars is where they are. It gives a firm grip and a taste for effort. Knead, saw, weed, or wash the car without a machine. Then, after half an hour, your head is often quieter than any sofa would make it.',
        'There’s more nerve in you than usual until {until}, with Mars in the house of courage, and the body likes to be asked. This is the week for what you gave up as too strenuous: the bicycle, the open-air pool, or only the stairs. Make it so small the first time that you want to come back. #begin #out',
      ],
      hard: [
        'Arms and courage feel heavy, as Mars is in a good place but below its usual strength. It would like to, and can’t. Here half is the answer: half the distance, half the weight, and then home. Until {until} what you do by halves gets done, while what you plan in full stays on the list.',
        'You may start on foot and wish for the bus, since Mars is in the house of short roads but dragging a leg. The nerve is there, the wind isn’t. Break the way into pieces with a sight at the end of each: a cat’s window, a good hedge, a bench. By {until} you may know every cat in the street.',
      ],
    },
    4: {
      easy: [
        'Mars is strong and works for you in the house of rest, odd as that sounds. It gives the push to fit out your sleep the way you’d fit out a workshop. Move the bed out of the draught, part with the pillow you’ve been fighting, oil the door. Then, by {until}, the nights may show it. #begin',
        'Home can be a good gymnasium now, because Mars is strong in the house of rooms and means you well there. It needs neither mats nor mirrors. Reach for the top shelf with both arms, squat for the lowest drawer, stand on one leg while the soup heats. By {until} the kitchen has done what the club would charge for.',
      ],
      hard: [
        'Rest is hard to come by until {until}, because Mars has marched into the part of life where you do it. You lie down and think of screws. Keep a pencil by the bed and put the screw on paper. Then it has a place to sleep, and with luck so have you. #in',
        'Home keeps you on your feet, since Mars is in it, and every chair has a view of some job. That’s tiring in a way that doesn’t show. Turn one seat to the window, so that no work can be seen from it, and sit there ten minutes a day. The jobs can look at your back. #in',
        'Peace of mind is thin this week, with Mars at the foot of your chart, and a thin peace tires the body. It helps to leave the building. Go once round the outside of your own block before bed, however short the loop. You come home as a visitor, and visitors sleep better. #out',
      ],
    },
    5: {
      easy: [
        'Mars is strong where you play, and your body likes to be taken along. That is good news, since movement works best if you forget what it’s for. Dance to one whole song a day with the door shut, or chase a ball, a child or a dog. Until {until} breathless and laughing is as fit as anyone needs to be.',
        'Learning something with the body suits you, since Mars is strong in the house of study and games. A new movement makes the whole of you younger. Take up a trick that looks useless, like juggling two oranges or whistling through your fingers. You get worse before you get better, and until {until} both are good for laughing.',
      ],
      hard: [
        'Until {until} you play too hard or not at all, as Mars is in the part of life that’s there for fun. A game becomes a contest, and contests stay in the shoulders. Do one thing this week that nobody can win, like floating on your back or skimming stones. It rests a part of you that sleep doesn’t reach. #out',
        'Late evenings are the weak spot, because Mars in the house of pleasure never wants to go home. But each extra hour is taken from the morning at a bad rate. So decide on your hour of leaving while you still have your coat on, and tell one person. Until {until} they can be the one who looks at the clock.',
        'Excitement eats strength this week, with Mars among your loves, hobbies and hopes. It feels more like a flutter than like tiredness. Give the heart something slow to follow: hum one long, low note until the kettle boils. It sounds foolish, and it quietens more than the kitchen.',
      ],
    },
    6: {
      easy: [
        'Mars is in the house of habits and daily work, one of its best, and discipline comes cheap until {until}. It’s the week for a small rule rather than a big one. Put tomorrow’s shoes beside the door every night. Then the morning finds the decision already made. #begin',
        'An old bad habit can be worn down now, because Mars is on the side of effort in your daily life. But don’t forbid it, only move it. Put the sweets on the top shelf and the steps in the cellar. By the time you’ve fetched both, you may have thought better of it, and that’s how such habits end. #finish',
        'Work tires you less than usual this week, since Mars is where it does best for you, among tasks and rivals. There’s even some strength left over. Take the stairs quickly in the morning and slowly in the evening, and notice the hour at which it turns. That’s your own pace, and it’s worth knowing until {until}.',
      ],
      hard: [
        'Your routine has lost a wheel, because Mars, in a good place for it, hasn’t its full power. You know what would be sensible, and yet you sit there. Keep the smallest piece of the habit alive until {until}: one press-up, one page, one lap of the garden. A thing that’s alive can be fed later.',
        'Work that used to be nothing makes you puff a little, as Mars is among your duties and lacks its usual bite. That’s tiresome, but it tells you something about tools. Sharpen the knife, raise the table, get the bag with the wheels. Until {until} the right height saves more strength than the right attitude.',
      ],
    },
    7: {
      easy: [
        'Another person’s drive can carry you, since Mars is strong where your companions are. That matters if you’d stay on the sofa alone, but not with someone waiting at the corner. So arrange a fixed walk with a friend or a partner until {until}, in all weathers. You’re doing it for them, of course, and they for you. #out #begin',
        'A bit of rivalry is good for your blood this week, because Mars, strong opposite you, sends people who like a match. It should be friendly and rather silly. So find someone for table tennis, arm wrestling or a race to the gate. Losing is just as wholesome as winning, and until {until} there’s always a return match.',
      ],
      hard: [
        'Other people cost you strength until {until}, because Mars is on their side of the table. So you brace yourself without noticing. Twice a day let your shoulders drop an inch, best of all in front of someone who is talking fast. It tends to slow them as well, and that’s half of the rest you need.',
        'Mars is in the house of others and sets their pace for you, be it a partner’s, a colleague’s or a quick friend’s. You keep up with it. But it isn’t yours. On the next walk be the one who stops to tie a lace, and be slow about it. Those who like you adjust, and your breath comes back. #out',
        'Quarrels go to the stomach while Mars is in the part of life where you face people. They can’t always be avoided, but the hour can be chosen. That’s why nothing contentious belongs within an hour of a meal. Until {until} it spares you a good many heavy evenings. #hold',
      ],
    },
    8: {
      easy: [
        'Mars is strong in the depths just now, and you’ve more staying power than you thought. It’s like a second breath on a long hill. Use it to see out something tiring that you began: the last boxes, the final stretch. Then sleep long, because a second breath hasn’t a third behind it. #finish',
        'Strength comes up from below while Mars is at its best in the house of deep things. You may need less fuss to feel steady: a floor under both feet and a long breath. Try standing still for two minutes in the middle of a busy day, like a tree that has time. The day begins to go round you.',
      ],
      hard: [
        'Your reserves are lower than they look, because Mars is in the part of life that lies beneath the surface. It may feel like a battery that shows half and then goes out. Stop at the first yawn this week instead of the third. It’s the honest one, at least until {until}. #in',
        'With Mars in the house of hidden things, you drive yourself hard where nobody sees it. So others notice only the result and ask for more. Tell one person how tired you are, without a joke at the end. A load is often lighter once it has been looked at, and by {until} the road is less steep. #speak',
        'Haste is the dear thing this week, since Mars goes through the part of life where matters change suddenly. Keys, knives and stairs want both eyes. So do one thing at a time with your hands until {until}, and finish pouring before you answer. It’s slower by seconds and calmer by hours. #late',
      ],
    },
    9: {
      easy: [
        'Mars is strong and looks towards the hills, so your body is game for more than the daily round. Nothing has to be booked for that. Find the highest point you can reach on foot from your door, and go and look down from it. Until {until} the breath seems to come from further down. #out',
        'A bigger map does your body good, since Mars is strong in the house of far roads and makes you a willing walker. So count the steps of an ordinary day, shop and stairs included, and mark on a map how far down some great road they’d have taken you. By {until} you may have reached the sea without leaving town.',
      ],
      hard: [
        'Mars is in the house of long roads until {until}, and while your plans go far, your legs get the bill. It’s a tiring place for it. Pack as if you had to carry everything yourself, and then take a third out again. This goes for suitcases, and it goes for weeks.',
        'Good principles can be hard on a body, and Mars, in the part of life with beliefs, makes you strict. Its idea of being healthy is all or nothing. Break one of your own rules on purpose, with butter on it, and see that the sky stays where it is. It may suit you better than the rule, until {until}.',
        'Long distances and strange beds take it out of you this week, with Mars among travels, studies and far horizons. Even reading late is a sort of travel. Let your eyes rest on something far off, a roof or a line of trees, every hour for the length of a song. They’ve come a long way too.',
      ],
    },
    10: {
      easy: [
        'Mars is strong in the house of work, and you can do a lot without paying for it at night. It’s a good week for a long stretch, provided it has joints. That could be an hour at full tilt, ten minutes flat on the floor, and then again. Until {until} your body may take such a rhythm gladly.',
        'You carry your days well, because Mars is strong at the top of your chart and gives your back some pride. Good posture is catching, too. So do the standing jobs standing and the sitting jobs at the front of the chair. By {until} your spine may have got used to being consulted.',
      ],
      hard: [
        'Work gets the best of your strength until {until}, since Mars is in the house of duty and can’t sit still there. So you go home with the peelings. It helps to eat your midday meal away from the place where you work, even if that’s only the stairwell. Twenty minutes elsewhere are worth an hour of coffee. #out',
        'Ambition keeps you upright this week and stiff in the neck, because Mars is at the top of your chart. But nobody can climb with their shoulders at their ears. So roll them back each time you pass through a door, all the doors of a day. By evening you may have shaken off a superior or two.',
        'Others take you for tireless while Mars is busy in your public life, and you begin to believe it. That’s the catch. Give the day an end that doesn’t depend on the work, a bus, a swim, a programme at seven. Then you go when it comes, even in the middle of a sentence. Until {until} the sentence can wait.',
      ],
    },
    11: {
      easy: [
        'Company makes you strong until {until}, because Mars is among your friends and full of ideas. Their laughter carries you a long way. So let a friend drag you to their kind of exercise, the choir included, since singing is done with the whole body. You only have to go along once. #out',
        'What you’ve wanted to be able to do comes nearer, as Mars is in the house of wishes: ten lengths, touching your toes, the steep street without a stop. It likes a target. Measure where you are today, then, and write it on the calendar. On {until} measure again. It’s more fun than willpower. #begin',
        'With Mars in one of its best houses, among your friends, there’s strength enough this week to share. Lending a hand can do more for a body than a machine with weights. So help a friend to shift, paint or dig for an afternoon. Tired in company is different from tired alone. #out',
      ],
      hard: [
        'Friends want more of you than you have, since Mars is in their house, a good one, but without its force. So you say yes with the mouth and no with the knees. Believe the knees. Offer an hour instead of the afternoon, sitting down if possible, and until {until} be the first to leave. #in',
        'Others are all for the big hike, the early swim, the tournament, and Mars, in the house of friends but out of breath, would rather carry the coats. There’s no shame in coats. If you go along, keep the score, or join in for the last third. Until {until} you still get the air, the laughter and the cake.',
      ],
    },
    12: {
      easy: [
        'Even at rest Mars is strong this week, and that makes for a good kind of retreat. It lets you say no and feel well about it. So strike one duty from each day until {until}, and lie on your back on the floor for the time that it would have taken. Floors are very honest about backs. #in',
        'Deep rest is a skill, and Mars, strong in the house of sleep, can do it as soldiers do, anywhere and at once. You may notice it on a train. So practise on small occasions: three minutes with eyes shut before the next thing begins, hat over the face if you’ve one. Until {until} the minutes are longer than they look.',
      ],
      hard: [
        'Sleep is light until {until}, because Mars has gone to the part of life where you should be lying still. It marches up and down there. So tire it out before it gets to bed, with ten minutes of the dullest movement you know. Then no news, and the phone stays in the hall. #in',
        'Much of your strength goes on things that nobody asked for, as Mars is in the house of expenses and unseen work. You may wonder in the evening where it went. Write down for three days what your hands and feet did. One line on that list is nearly always ready to be crossed out.',
        'Being alone would do you good and you can’t sit still for it, with Mars in the house of retreat. It’s a hard place for a planet of action. What helps is to give your hands a dull task in a quiet room, shelling peas or polishing shoes. Until {until} it’s the nearest thing to a monastery. #in',
      ],
    },
  },
  lord: {
    1: {
      easy: [
        'The ruler of your sign, {graha}, is at home in it until {until}, and you’re at home in your body. It’s a good, even strength. Use it to learn one thing about yourself: how do you feel at ten in the morning, when nobody wants anything? Sit still for that minute. It’s the measure for all the others.',
        'People think you look rested even when you aren’t, since {graha}, your own planet, has come back to you. So they load you up a bit. The strength is real, but some of it should be yours. Keep the first glass of water and the first ten minutes of each day to yourself until {until}. #early',
      ],
      hard: [
        'Your own planet, {graha}, is with you but not in full voice, so you may feel like yourself with the sound turned down. Nothing is missing, it’s only slower. So give everything a quarter of an hour more until {until}, the bus, the breakfast, the answer. Being in time feels stronger than being fast. #late',
        'Your reflection and you don’t quite agree, since {graha}, the ruler of your sign, is with you and rather low. You listen to yourself as to a car with a noise. Yet a body likes thanks better than inspections. Rub some oil or cream into your hands at night, finger by finger. By {until} the noise may have been the road.',
      ],
    },
    2: {
      easy: [
        'How you eat is how you feel this week, because {graha}, the ruler of your sign, is in the house of food until {until}. It’s a friendly arrangement. Have one meal a day at a laid table, with a plate and no screen, even if it’s toast. Bodies are a bit like guests, and relax when they’re expected. #in',
        'Your voice tells you how you are, with {graha}, your own planet, in the part of life with speech. It’s lower when you’re well. So read something aloud for five minutes in the evening, a recipe or a poem, and hear where it sits. Until {until} that’s as good as a mirror, and politer.',
      ],
      hard: [
        'Appetite is a poor adviser just now, because your planet, {graha}, is in the house of food and out of sorts. It makes people eat from tiredness and buy from hunger. So before you open the fridge, ask whether it’s your stomach or your day that wants something. Until {until} a chair and ten minutes are often the answer. #save',
        'You eat what’s easy and then wonder where your strength is, because {graha}, your own planet, is in the larder and not very hungry for good things. It needs tempting. Put a bowl of what does you good where you put the keys, washed and ready. Until {until} the hand reaches for what’s nearest, so that much can be arranged.',
      ],
    },
    3: {
      easy: [
        'Being on the move suits you until {until}, as {graha}, the ruler of your sign, is in the part of life with short roads. Sitting makes you stale. So take your phone calls on foot, once along the street and back. That is the pace at which ideas come, and, afterwards, sleep. #out',
        'Restless hands want to be useful this week, since {graha}, your planet, is where skill and courage live. It’s a pleasant sort of strength. Teach them a small trick, juggling with two lemons or a new knot, for ten minutes a day until {until}. Meanwhile the head has a holiday. #begin',
      ],
      hard: [
        'Messages wear you out just now, because {graha}, which looks after your strength, is among them and weakened. It’s a drain, since each ping takes a spoonful. So switch the sounds off and look at fixed hours, morning, noon and evening, until {until}. The world may take a day to get used to it, and your neck about an hour. #hold',
        'Fingers, wrists and shoulders get through a lot of small stuff, as {graha}, which looks after your body, goes about in the house of hands without its full strength. They never ask for a pause. So shake them out at every red light, in the queue, on the stairs, as you would after a swim. Till {until} they hold it all.',
      ],
    },
    4: {
      easy: [
        'Home restores you faster than anything else this week, as {graha}, your own planet, is there until {until}. It isn’t laziness to be in bed with a hot drink at nine. But air the room first, cool and dark, and leave the day’s clothes outside the door. You may wake up feeling as if someone had tuned you. #in',
        'Well-being has to do with rooms just now, since {graha}, the ruler of your sign, is in the house of home. There’s one spot where you breathe deeper than elsewhere. Find out which it is and take your tea there. Until {until} ten minutes in that place do more than an hour in the wrong chair. #in',
      ],
      hard: [
        'You’re tired at home of all places, as {graha}, which keeps your strength, is there without having much itself. The walls want things of you there. So rest somewhere else for a change: a library, a temple or church, a friend’s garden. Until {until} other people’s quiet may suit you better than your own. #out',
        'The bed is too warm, the room too stuffy, the thoughts too many, since {graha}, your planet, lies down in the house of rest and can’t settle. It’s seldom all three. So change one thing a night and keep a tally on the calendar: window, blanket, bedtime. By {until} you may know which of them it was, and the rest can stay.',
      ],
    },
    5: {
      easy: [
        'Joy is the best exercise this week, with {graha}, the ruler of your sign, in the part of life that’s made for it. What you like doing makes you stronger, and what you only ought to do makes you cross. So swap one for the other until {until}, the gym for the garden or the garden for a ball and a wall. #begin',
        'It’s easy to feel younger than your papers until {until}, because {graha}, your own planet, is in the house of play. There’s no need to argue with it. Walk along a low wall, jump off the last step, cut the apple into boats. The body remembers such things gladly, and forgets its age for an afternoon.',
      ],
      hard: [
        'Pleasure itself tires you a little, since {graha}, your planet, is in the house of fun but off its stride. Too many treats in a row are also a kind of work. So leave one fine evening empty before {until} and spend it with a book and your feet up. The next treat tastes of more. #in',
        'You forget yourself in what you love to do, which is lovely, but {graha}, the planet of your strength, hasn’t much to pay for it this time. The back notices first. So tie the pleasure to a song: at the end of each record, or each chapter, get up and look out of the window. Until {until} passion lasts longer in portions.',
      ],
    },
    6: {
      easy: [
        'Order does you good this week, since {graha}, the ruler of your sign, is strong even in the house of toil. This lets you lay your days like a table. Decide on three fixed points, a time to rise, to eat and to put out the light, and keep them until {until}. The rest may wobble as it likes. #begin',
        'Something you do every day without thinking could be doing you good, and {graha}, your own planet, is strong in the house of habits and ready to help. It may be how you stand at the sink. Borrow the better way from a person who does it for a living, a cook, a gardener, a dancer. By {until} it’s yours, and free.',
      ],
      hard: [
        'Duties swallow your strength until {until}, because {graha}, the ruler of your sign, is in the house of work and small worries. It’s a tiring place to live. Don’t look for a free day, look for free minutes and lie in wait for them. Three slow breaths at every kettle and every red light are a start.',
        'The wear of routine can be felt this week, as {graha}, your own planet, is in the part of life that’s all routine. A body grumbles when it’s used in only one way. Try changing sides: carry the bag on the other shoulder, stir with the other hand. It’s comical, and until {until} it wakes the half that was asleep.',
      ],
    },
    7: {
      easy: [
        'Other people are good for you until {until}, as {graha}, which looks after your strength, is in the part of life where you meet them. This includes meals, which taste better in company. Ask someone to share a plain meal with you, on an ordinary day. It’s an old recipe and a cheap one. #out',
        'Other people’s faces tell you how you are this week, since {graha}, your own planet, is across the table. If everyone looks tired, it may be you. So ask the one who knows you best when you last seemed really well, and what you were doing then. Some piece of it can usually be had again by {until}. #speak',
      ],
      hard: [
        'You give your strength away too easily, because {graha}, your planet, is with other people and short of its own. By evening they’re the fresh ones. So before you say yes to anyone until {until}, put a hand on the back of a chair and ask yourself whether you’d rather sit in it. That’s often the reply. #hold #in',
        'You catch other people’s moods like a draught, because {graha}, which keeps your strength, is over on their side and poorly wrapped. One sigh and you’re cold. It helps to wash your hands and face after a long talk, as actors do after the play. Until {until} what isn’t yours goes down the drain, quite politely.',
      ],
    },
    8: {
      easy: [
        'There’s a deep sort of strength in you this week, since {graha}, which rules your sign, is strong in a house where others tire. There you can rest thoroughly and think clearly. So take one long silence, an hour without a voice or a screen. By {until} it may turn out to have been the most useful hour. #in',
        'A good clear-out suits your body as it would a cellar, with {graha}, the ruler of your sign, strong in the house of what lies underneath. You needn’t fast or suffer for it. Weep at a sad film, laugh till it hurts, sweat over a spade: one of the three before {until}. It leaves you as light as a rinsed glass.',
      ],
      hard: [
        'You’re lower on strength than you let on, as {graha}, the ruler of your sign, is in the deepest and quietest of the houses. It isn’t a fault, it’s like low tide. So build nothing on the beach until {until}. Sleep first, then do what’s due, and let people wonder. #in',
        'Worry takes more out of you than work does until {until}, because {graha}, your own planet, is in the house of things that can’t be seen. It’s loudest in bed. Instead, have it in the afternoon: a quarter of an hour in a hard chair, at a fixed time, doing nothing but worrying. It soon gets bored.',
      ],
    },
    9: {
      easy: [
        'Fresh air counts double until {until}, with {graha}, your own planet, in the part of life with hills and far views. That is why you may feel well simply from looking into the distance. Go where the view is long, a bridge or a field, and stay for as long as it takes to eat an apple. #out',
        'Good advice about how to live may reach you, as {graha}, the ruler of your sign, is in the house of teachers until {until}. It tends to be simple. So ask a person of eighty how they begin the day, and try it for three mornings. Eighty years are a fair test of a method. #speak #begin',
      ],
      hard: [
        'You’re in two places at once this week, since {graha}, your planet, is on the road and tired of it. The body is here, and the head is at the station. So bring them together once a day by going barefoot, over grass or only the kitchen tiles. Until {until} cool feet can make for presence of mind.',
        'Your spirit is willing and reads a great deal about it, as {graha}, your planet, is in the house of wisdom and low on strength. The knees have read nothing. So translate one wise sentence into something they understand, like kneeling by a flower bed or climbing up to a view. By {until} they may have grasped it better than you.',
      ],
    },
    10: {
      easy: [
        'Doing something well makes you feel well until {until}, because {graha}, the ruler of your sign, is in the house of work and standing. Idleness wouldn’t rest you. So pick the task that shows what you can do, and give it your freshest hour. That makes for the pleasant sort of tiredness, the one you can sleep on. #early',
        'It’s a week for cutting a good figure, since {graha}, your own planet, is where you’re seen. This isn’t vanity, as being seen straightens the back. You can help it along: stand against a wall for a minute each morning, heels, hips, shoulders and head. Until {until} it’s all the exercise that a vain person needs, and it suits the modest too.',
      ],
      hard: [
        'Work has its hand on your collar, as {graha}, your planet, is up there on view and low on strength. So you keep the face and lose the feet. At the end of the day take your shoes off first, and wash your hands to the elbows. Until {until} a clear end to duty is worth more than an early one. #finish',
        'People rely on you to look all right, because {graha}, which looks after you, is in full view of the public and under par. Find one spot where you’re looked at by nobody, behind a shed or at the top of the stairs, and let your face hang. Until {until} half a minute there is worth a coffee.',
      ],
    },
    11: {
      easy: [
        'Friends do you more good than solitude until {until}, because {graha}, the ruler of your sign, is in their part of life. They seem to wind you up like a clock. Join one thing that’s done in a group and makes the cheeks red, the allotment, the kickabout, the ceilidh. Belonging is good for the breath. #out',
        'Strength can grow this week, as {graha}, which looks after you, is in the house of gains. It grows best when it’s watched a little. Put a dot in the calendar for each day on which you moved until you were warm. By {until} the row of dots becomes something you don’t like to break. #begin',
      ],
      hard: [
        'Too many people have had a yes from you, and {graha}, your own planet, is in their house without its usual strength. Even fun can be a form of overtime. So look at what’s in the diary until {until}, and move one date, with a true friend rather than a new one. True friends don’t mind. #in',
        'You measure your strength against the group’s, and {graha}, your own planet, in the house of friends but subdued, makes the group look tireless. They aren’t. Ask three of them how they slept, and listen for what comes after “fine”. It’s rather a comfort, and until {until} you may even swap a few tricks about pillows.',
      ],
    },
    12: {
      easy: [
        'Retreat agrees with you this week, because {graha}, your planet, is strong even behind closed curtains. So you come out of quiet hours with more than you took in. If your day allows it, have a nap of twenty minutes after lunch, with a coat over you. Until {until} it may be the best part of the day. #in',
        'Water, distance and darkness are on your side, since {graha}, the ruler of your sign, is strong in the house that’s made of them. They rest the parts that daylight doesn’t reach. So wash off the day by candlelight, or stand by a pond until it’s too dark to see. By {until} you may be sleeping like a boat at its mooring.',
      ],
      hard: [
        'More rest than you think is what you need until {until}, since {graha}, the ruler of your sign, is in the house of sleep and withdrawal. It drains quietly there. Set an alarm for the evening, an hour before your usual bedtime, and obey it. The morning may then need none, or a gentler one. #in',
        'Your strength is on leave, as {graha}, your own planet, is in the part of life where you let go. That is why trying harder has the wrong effect. So let things carry you: sit down on the bus, hold the banister, lean on the counter. Until {until} that sort of help is what keeps people upright.',
      ],
    },
  },
  visitor: {
    Sun: [
      'The Sun is in your own sign until {until}, and it burns a bit hot for comfort. You want to be everywhere and feel every bump. So wear a hat, in both senses, and keep your head in the shade for the middle hours of the day. What wasn’t done by noon often does itself by four.',
      'Everything about yourself looks serious just now, as the Sun shines right on it. Even a yawn is an event. Try a week of not reporting how you are, even to yourself, and look at how others are instead. By {until} you may be feeling better without having noticed. #hold',
      'Vitality is up and patience with limits is down, because the Sun goes through the house of your body. It’s a proud guest. Sit with it in the early light for ten minutes before anyone needs you, with nothing in your hands. This is the Sun’s own hour, and it’s kinder than its noon. #early',
    ],
    Mars: [
      'Mars is in your own sign until {until}, which makes for a strong engine and a hot one. Bumped elbows are the usual mark of it. So leave home five minutes before you have to, and you take the corner rather than the edge of the table. Strength is at its nicest when it isn’t late. #early',
      'This week you can lift more than usual and put up with less, since Mars has the run of your body. It has to be walked like a big dog. Take it out twice a day, at a good pace, and let it pull. At home it then lies down, and until {until} you can speak in a normal voice. #out',
      'Rest feels like losing while Mars is in the house of yourself. That is why you skip it, and then snap at the toaster. Call it something else, then: maintenance, oiling, a pit stop. Eight minutes with your feet higher than your head, once a day until {until}. Even racing cars come in. #in',
    ],
    Mercury: [
      'Mercury is in your own sign until {until}, and your head runs on when the body would like to stop. So nerves are the delicate place. It helps to give the thoughts a rail to run along: knit, sweep, string beans, anything that repeats. After twenty minutes the sentences in there are usually shorter and the breaths longer.',
      'With Mercury in the house of your body, you may read more about well-being than you have of it. Ten tips contradict each other before breakfast. So pick the dullest, the one your grandmother knew, and keep to that alone until {until}. The head protests, but the rest of you is grateful for so little news.',
      'Talking tires you more than walking this week, because Mercury has taken lodgings in your own sign and never closes its mouth. Silence rests you faster than sleep just now. So keep the first half hour of the day free of words, spoken or read. Until {until} it’s a cushion under all the other hours. #hold #early',
    ],
    Jupiter: [
      'Jupiter is in your own sign, and it makes you rounder in outlook and perhaps elsewhere. It’s the planet of more: more helpings, more plans. So leave the last bite on the plate, of cakes and of undertakings, and see that nothing is lost. Until {until} enough is a thing that can be practised.',
      'You feel too well to be sensible while Jupiter is in the house of your body. That is its charm, and it’s also the catch, because good humour makes people forget to sleep. Enjoy the mood by all means. Just be in bed on the same date you got up, at least every other night until {until}. #in',
      'Jupiter walks beside you in your own sign until {until}, a good companion with a slow step. It’s heavy going only for those who hurry. Take one long, easy walk this week, at a pace at which you could tell a story. By the end of it you may have decided something, though that wasn’t the aim. #out #late',
    ],
    Venus: [
      'Venus is in your own sign until {until}, and being kind to yourself comes easily. The body likes warm water, soft wool and slow music. Give it one of the three each evening, on purpose and not by the way. It’s a luxury that costs no more than the hour, and it shows in the face. #in',
      'Looking well helps you to feel so, and both come easily because Venus is in the house of your body. Comfort does now what discipline can’t. So part with the shoes that pinch, and let them go to someone with smaller feet. Until {until} go about in what lets you breathe. #finish',
      'Sweetness is how Venus stays well, and with it in your own sign you may have a little too much of a good thing. It helps to choose it instead of drifting into it: one square of the best, sitting down, with your eyes shut. Until {until} less may satisfy you sooner than you’d think.',
    ],
    Saturn: [
      'Saturn is in your own sign, the middle stretch of sade-sati, in which things take more strength than they used to. It’s slow, and it isn’t a verdict on you. What helps is to do less and do it daily: the same breakfast, the same lamp out at the same hour. Saturn pays badly by the week and well by the year. #begin',
      'You may feel older than your birthday says, since Saturn is in the house of your body. It shows in the mornings. So give yourself a slow first hour, if your day can spare it, with warm socks and nobody to answer. Until {until} a gentle start makes for the longer day. #late',
      'Tiredness is best taken at its word while Saturn is in your sign, because this planet doesn’t exaggerate. So count the hours you sleep for seven nights, without changing anything, and add them up as you would an account. If something is owing, pay it back in small instalments until {until}. #in',
    ],
    Rahu: [
      'Rahu is in your own sign, and it always knows a newer way to be well: a powder, a programme, a watch that judges you. It’s exciting, and it wears you out. Take one gadget off for some days and ask the body directly. It may be shy at first, having been talked over for so long.',
      'It’s easy to overdo things without feeling it, because Rahu in the house of your body has no fuel gauge. The bill comes two days later. So stop at the third of five, while it’s still fun, and go home with some appetite left. It’s the hardest kind of moderation, and until {until} the useful one.',
      'Sleep and screens are at odds over you, with Rahu in your sign and fond of blue light. But you can be the referee. Let the last hour of the day be lit by one lamp only, and do in it what people used to do: fold, mend, listen. Until {until} the nights tend to be grateful. #in',
    ],
    Ketu: [
      'Ketu is in your own sign, and you may forget that you have a body until it knocks. Meals go past unnoticed, and so do cold feet. Put one small bell into the day, at four for example, and when it sounds ask: thirsty, hungry, stiff? Until {until} it’s enough to do the nearest thing.',
      'You need less than other people just now, with Ketu in the house of yourself: less noise, less company, less on the plate. It can look like sadness, and often isn’t. Follow it within reason. But keep one warm meal a week with another person, as an anchor, for as long as Ketu stays.',
      'Something you can’t name makes you tired, as Ketu does when it’s in your sign. It isn’t always worth finding out what. Work with water instead: do the dishes by hand, water the pots, stand in the shower for a whole song. That clears a head better than thinking does, and by {until} the mist is thinner.',
    ],
  },
  aspect: {
    Mars: [
      'Mars glances at you from elsewhere until {until}, and it’s like a hand on the back that pushes. So you get a lot done, and breathe with the top of the lungs only. It helps to breathe out for longer than in, five times, before you get up from any chair. Nobody notices, and it takes the shove out of the day.',
      'Expect a burst of strength this week, because Mars looks your way. It comes quickly and goes as quickly. So use it for what takes half an hour and makes you warm: the windows, the weeds, the stairs with a broom. Don’t start on a whole afternoon’s work, since by three it may be looking elsewhere. #early',
      'Others can get on your nerves in a bodily sense while Mars has you in view: a tight jaw, a knee that jumps under the desk. It’s only strength with nowhere to go. Press your palms together, hard, count to ten and let go. Until {until} that can be done in any meeting.',
      'Mars looks across at your body and finds it too slow. But you needn’t agree. When you catch yourself eating on your feet or reading at the lights, go back to one of the two and do only that. It takes away the feeling of being chased, and till {until} that is most of what tires you. #late',
      'There’s some fight in you until {until}, as Mars has an eye on your house of strength. It’s best used against something that doesn’t hit back, such as a mattress that wants turning or a window that sticks. Win once this week, in private. That makes people a good deal nicer in public.',
    ],
    Jupiter: [
      'Jupiter looks kindly on your body and mood until {until}, and a lot feels better for no reason. Take it as you’d take a warm day in winter: go out in it. Then what you do for your own good comes more easily. So do the part of it that usually comes hardest, once, and be surprised. #out',
      'Upsets pass quickly this week, because Jupiter’s glance rests on you. That makes it tempting to be careless with yourself. Better to treat the ease as savings rather than pocket money, and sleep one good night more than you need. It’s pleasant to have a little put by, until {until} and for later. #in',
      'Good spirits are the best coat, and Jupiter lends you one until {until}. It lets you carry your head higher. Spend an hour with the person who makes you laugh till it hurts, since those muscles are rarely used. It may not be sport, but you’re just as hungry afterwards. #out',
      'Some good counsel about your habits may come your way, as Jupiter looks over like a teacher from the back of the class. It’s often a sentence that you’ve heard ten times. This time act on it for a single day, as if it were true. One day is short enough for anybody. #begin',
      'Jupiter’s look makes you generous with your strength until {until}, and people feel that. The catch is that you aren’t a well. After each thing you do for others, do one of the same size for yourself, an hour for an hour. It keeps kindness from going sour, and you from counting.',
    ],
    Saturn: [
      'Saturn looks at you from a distance until {until}, and everything weighs a few pounds more. It’s a good time to carry less. Turn your bag out on the table, the real one, and put back only what you used last week. Shoulders notice such things before the head does. #finish',
      'Warming up takes longer this week, because Saturn’s cool glance falls on the house of your body. Cold starts creak. That’s why it helps to stretch while the tea is drawing, slowly, the arms first and then the rest. They’re three minutes that make the next sixteen hours more willing, and after {until} you may not want to miss them.',
      'Progress with any habit is slow while Saturn looks on, and that’s how it ought to be. It has no respect for first weeks. Do what you’ve decided on at its smallest size, on good days as on bad ones. By {until} it may no longer take a decision, which is all that Saturn wanted.',
      'Sleep may not quite do it this week, as Saturn takes its share of you from elsewhere. It can be a tiredness of duties rather than of limbs. So put your duties on slips of paper, and give back the one that was never yours. Until {until} rest comes more readily where there’s room for it. #finish',
      'Plain things do you good until {until}, since Saturn has its eye on you and dislikes the fancy: soup, wool, daylight, the same bench. Choose one of these and have it every day, without improving it. There’s a comfort in repetition that no novelty reaches, and it takes no willpower at all.',
    ],
  },
}
