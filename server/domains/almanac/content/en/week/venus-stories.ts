import type { Stories } from '../../../texts/units.ts'

/** Venus moves into a house. */
export const venusEnters: Stories = {
  1: [
    {
      title: 'Wear it on an ordinary day',
      preview:
        'Venus comes to your own sign on {day} and is kind to your face. You have clothes, cups and words that you save for best. What if best were this week?',
      text: 'Venus moves into your own sign on {day}, and few visitors are as pleasant. This one softens how you look and how you are looked at. So people may be friendlier before you’ve said a word, and that makes you friendlier too, which is how charm works. The catch is a certain laziness, since one would rather be liked than get up. Still, it can be put to use. Take out what you keep for weddings, wear it on an ordinary day, with nobody to impress, and notice how you walk in it. Then do something that you find hard in a dull jumper. Until {until} the mirror is on your side, as far as mirrors go. #out #begin',
    },
    {
      title: 'Thank you, and nothing after it',
      preview:
        'From {day} Venus is a guest in your own sign, and you may be paid compliments. Most of us hand them straight back. Could you learn to keep one?',
      text: 'They say your hair looks nice, and you tell them it needs cutting. That is how compliments end in most conversations, and it leaves both people a little poorer. With Venus in your own sign, from {day}, you are likely to get more practice, because this planet makes people see what is lovely about each other. It would be a pity to argue. So say thank you, and then nothing, for three whole seconds. It is harder than a cold shower. But those seconds are when the kind word goes in, and it does you good for longer than you’d think. This is also a fine time for making up with someone, as your face does half the talking. By {until} you may even say something nice about yourself. #speak',
    },
  ],
  2: [
    {
      title: 'One good thing instead of five',
      preview:
        'On {day} Venus arrives at your purse and your table, and wants quality. It has better taste than sense of proportion. What would you buy if you bought only once?',
      text: 'Venus moves in on {day} with your money, your meals and your belongings. It feels at home here. So you may have an eye for what is well made, and people may be generous with you as well. The temptation lies in the number, because beauty comes in fives and is always reduced today. Choose one, then: the knife that cuts, the loaf from the real baker, the shirt you’ll still like in three years. Leave the other four with a clear conscience. Whatever you use daily deserves to be the best you can manage. By {until} you’ll have enjoyed it a good many times. #spend',
    },
    {
      title: 'A cloth on the kitchen table',
      preview:
        'Meals grow kinder from {day}, when Venus sits down with your family, old or new. It does a lot with very little. Would you like to see what a tablecloth can do?',
      text: 'Venus comes on {day} to the house of food, family and speech, and beans on toast can become a dinner. It is one of the pleasant places for the planet of good taste. That’s why a small effort goes a long way here. Spread a cloth, put the butter on a dish and light something, on an evening that isn’t special in any way. You’ll see that voices drop. People sit a while longer, and a story may come out that you have never heard, because nobody tells stories standing at the fridge. If you eat alone, do it all the same. It is a way of being polite to yourself. And by {until} it may have become what you do on that evening. #in #begin',
    },
  ],
  3: [
    {
      title: 'A postcard with a real stamp',
      preview:
        'Venus puts a kind word in your mouth from {day}, and a pen in your hand. It is quick, light and rather good at small surprises. Who gets no post except bills?',
      text: 'Venus turns to letters, neighbours and short outings on {day}, so friendly words come easily and are taken as they’re meant. It is a good time for little bridges of every kind. That includes the ones that broke over a trifle, since a postcard asks for no answer and no explanation. So buy one, write three sentences by hand about something you saw, and post it before you improve it. Someone may keep it on the mantelpiece for months, which is a lot for the price of a stamp. The only drawback is that light words can promise more than you mean. So keep yours true, and till {until} they may travel far. #speak',
    },
    {
      title: 'A bag of plums over the fence',
      preview:
        'On {day} Venus goes visiting in your own street. You live closer to some people than to your family and hardly know them. What would be a good excuse to ring the bell?',
      text: 'Good neighbours usually begin with too much fruit. From {day} it may be your turn, because Venus is then at work in the streets, among siblings and small kindnesses, where it makes everybody a shade more approachable. The lift, the bus stop and the school gate are its drawing rooms. But people are shy there, and each of them thinks that the others prefer to be left alone. That is how a house can be full of friendly strangers. So take something over, plums or a spare loaf or the parcel that came to you, and stay for as long as it takes to learn one name. It’s enough for a start. You may get the bag back by {until} with something else in it, as bags do. #out #begin',
    },
  ],
  4: [
    {
      title: 'Clean windows, first of all',
      preview:
        'Home grows lovelier from {day}, when Venus moves in with you. It has plans for cushions and lamps and perhaps a wall. But where does the beauty of a room begin?',
      text: 'Venus comes to your home on {day}, one of the places where it is happiest, and you may suddenly see your rooms as a guest would: this is pretty, that is tired, and why is the lamp behind the door? But a room begins with its daylight. So much can be done with what is there that it would be a shame to begin in a shop. Wash one window, inside and out. Then sit down in the room and look again, because it changes the colours of all the rest. After that you’ll know whether you want the cushion. People also tend to speak more softly in a bright room. You have Venus as a lodger until {until}. #in #save',
    },
    {
      title: 'Fresh sheets and the door open',
      preview:
        'Comfort and company go together from {day}, with Venus in the house of home and mother. You might like to have people about you. What would make them want to stay?',
      text: 'Think of the homes where you sleep well. There’s rarely anything grand about them, and it is warm in the kitchen. From {day} Venus can make your own place into one of those, because it comes to your rooms and your rest. So ask a person to stay the night whom you normally see for an hour: a mother, a nephew, the friend from the other end of the country. It takes fresh sheets and a glass of water by the bed, no more than that. The catch is that you may tidy until you have no strength left for talking. So leave the dust. What your guest remembers, at {until} and long after, is that you sat down with them. #in',
    },
  ],
  5: [
    {
      title: 'The first step of the dance',
      preview:
        'Love is in a playful mood from {day}, when Venus enters the house of hearts. It smiles at beginners and at couples who have forgotten how. Will you be the one to hold out a hand?',
      text: 'Romance, pleasure and children have Venus with them from {day}, and that is where it is thoroughly at home. It makes people easier to approach. This goes for strangers and just as much for the person who has brushed their teeth beside you for ten years. So walk across the floor and hold out a hand, in fact or in words: a dance in the kitchen, a ticket for two, a question about the book they’re reading. It may lead nowhere in particular. But play that leads nowhere is the kind that keeps hearts young. Leave it as light as it is until {until}, and see if it wants to become more. #out #begin',
    },
    {
      title: 'Pretty things, made by you',
      preview:
        'On {day} Venus brings colour to your creative side. You may want to paint the chair, plait the hair, arrange the stones. Does it have to be any good?',
      text: 'A child will hand you a drawing without saying that the hands came out wrong. It’s a lost art, and you could find some of it again from {day}, as Venus moves to the house of talent, children and delight. Here beauty wants to be made more than bought. You have the taste for it now, and that is precisely the catch, because taste is quicker than skill and turns up its nose. So let it look on from a chair. Paint the old stool, or put a bunch of weeds together as if you had been paid for it, preferably next to a child. Then give it to someone. They’ll be pleased with the very part that you think went wrong. It can stay on their shelf long after {until}. #begin',
    },
  ],
  6: [
    {
      title: 'The favour with a bow on it',
      preview:
        'Being liked at work may cost you something from {day}, when Venus joins you among the duties. A charming request is still a request. How do you refuse one nicely?',
      text: 'On {day} Venus enters your sixth house, the house of labour, service and rivals, and isn’t comfortable there. It would like everyone to get on. So you may take over a shift, a tiresome guest or half a report for the sake of a pleasant mood, and be cross with yourself afterwards. The mood doesn’t last, either. It’s better to have a small no ready, one with a smile and without a reason: “I’d like to help, but not with this.” Practise it at home on the cat. People respect it more than they show. And until {until} it keeps your evenings in your own hands. #hold',
    },
    {
      title: 'Sweet things at four o’clock',
      preview:
        'Work tastes dry from {day}, while Venus is stuck among chores and routines. You may make up for it with treats, screens or purchases. What is it that you are really short of?',
      text: 'At four in the afternoon the soul wants a bun. There’s no harm in a bun, but it can become three things on a plate and something in an online basket, now that Venus has its turn among the daily toil. It gets there on {day}. This is a hard place for it, because pleasure is on short rations, and you look for some in whatever is nearest. But what is missing is often beauty more than sugar. So bring some to the place where you work, a plant, a proper cup, ten minutes on the sunny side of the building. This costs less and lasts past five. Little frictions with colleagues also ease by {until}, if they aren’t fed with remarks. #save',
    },
  ],
  7: [
    {
      title: 'What they do that you like',
      preview:
        'You would think that love is easy when Venus visits the house of partners, as from {day}. Often it is touchy instead. Each waits to be courted. So who will court first?',
      text: 'It’s an odd fact that Venus, the planet of love, finds the house of couples a difficult one when it arrives there, as it does on {day}. Two people on one sofa can both be waiting to be asked. Wishes are large, and the other is supposed to guess them. Then, when that fails, there’s sulking of a high order. This passes, but it is a waste of evenings. So shorten it by telling the other person one thing they do that you like, an everyday thing, how they hum or fold the map. Those who live alone can do the same for a friend or a business partner. It works like oil, drop by drop, and by {until} the hinge should be moving. #speak',
    },
    {
      title: 'Other people’s holiday pictures',
      preview:
        'On {day} Venus starts to compare, and the person beside you doesn’t always win. Neither do you, perhaps. What can’t be seen in the pictures of other couples?',
      text: 'Other couples are always on a terrace at sunset. From {day} you see them with a sharper eye, as Venus is then in the house of marriage and can’t help comparing. Then your own affection looks like a kitchen in the morning. Or, if you are single, the whole world seems to go about in pairs. That is never quite true, because no one photographs the drive home. Still, the little dissatisfaction has a use, since it points to something you would like more of. So find out what it is exactly, tenderness or talk or being noticed, and give some of it to the nearest person who could use it. It’s the only method that costs less than a terrace. By {until} you compare less.',
    },
  ],
  8: [
    {
      title: 'Talking with the lamp off',
      preview:
        'Venus goes to the hidden side of life on {day} and is happy there. Closeness comes more easily in the dark, and so does trust. What would you say if nobody could see your face?',
      text: 'Children tell the truth after the light is out. Grown people could do the same, and from {day} they may find it easier, because Venus turns to intimacy, trust and what is held in common. It’s a favourable place, quiet and warm. Joint money tends to cause less friction than usual, and a gift or a kindness may reach you by a back way. But the best of it is closeness. So try ten minutes of talk with the lamp off, beside your partner or on the phone with an old friend, and begin with something you have never told because it seemed too small. They may answer in kind. It should stay between you, now and after {until}, for that is what makes it worth having. #speak #in',
    },
    {
      title: 'Your grandmother’s good cup',
      preview:
        'Things with a past are lucky company from {day}, with Venus in the house of inheritance. Something handed down to you lies wrapped in paper. Why is it not on the table?',
      text: 'You own at least one object that is too precious to be used. It lies in tissue paper and waits for you to be someone else. On {day} Venus turns to inheritance, depth and things received, where it does people good in a roundabout way. Then it may occur to you that the cup was made for tea. So take it out. Use it, wear it, hang it on the wall, and think for a moment of the one it came from, what they loved, what they never had. That is friendlier than a locked drawer. It might get a crack one day, but that is only the mark of having been needed. Let the cup keep you company until {until}, to begin with. #in',
    },
  ],
  9: [
    {
      title: 'An hour in front of one picture',
      preview:
        'The wider world shows its pretty side from {day}, when Venus enters the house of far places and learning. You may long for beauty you haven’t seen. Does it have to be far away?',
      text: 'From {day} Venus keeps company with travel, teachers and higher things, and it does well there, so beauty can teach you something if you let it. That may be on a long trip. But there’s surely a museum, an old church or a library with old prints within reach, often free of charge. Most people give a painting eight seconds. So go to one and stay for an hour, sitting down. It is dull for ten minutes. Then it begins to talk, and what it says is different for each of us. It is a pleasant way to be taught, and nobody gives marks. Until {until} you have the right eyes for it. #out',
    },
    {
      title: 'A dish from another country',
      preview:
        'Venus widens your taste on {day}, for places, people and ideas that are not from here. You may fall a little in love with a foreign thing. How would you get to know it?',
      text: 'The quickest way abroad goes through a pan. On {day} Venus reaches the house of distant lands, faith and good fortune, one of its sunny places, and whatever comes from elsewhere has a charm that you can follow: a language, a music, a person with another accent. It makes for pleasant meetings. So choose a dish from somewhere you’ve never been, find someone to tell you how it is properly made, and cook it for a friend. That asking is half of the pleasure, because people from far away are seldom asked about more than the weather. Expect to be corrected while you stir. That is the best sign, as it means they’ve joined you. By {until} you should know a word or two, and they may know your kitchen. #out #begin',
    },
  ],
  10: [
    {
      title: 'A door between desk and heart',
      preview:
        'Private matters and public ones get mixed from {day}, when Venus moves to the top of your sky. Charm is noticed there, and talked about. What would you rather not see on the notice board?',
      text: 'Everyone at work knows something about you, and some of it is even true. But not all of it, and that is worth protecting from {day}, when Venus reaches career and reputation. It is one of the few places where Venus does itself no favours, because it is liked and looked at in equal parts. A friendly word may be read as flattery, and a romance on the stairs has forty witnesses by lunchtime. This is no scandal, just tiring. So hang a door between desk and heart for a while: pleasant to all, private with one or two, and no stories about home in the long meeting. It may feel cool, but you give the talkers nothing to carry. After {until} the air on the stairs is fresher again. #hold',
    },
    {
      title: 'Better plain than pretty',
      preview:
        'From {day} you may spend more on how your work looks than on what it is. Venus is in the public eye and likes to please. Who is it that you are trying to please?',
      text: 'You could polish it for another day, and it would still say the same. This is worth bearing in mind from {day}, since Venus is in the house of work and standing then, where the wish to be admired takes up time that the work itself could have used. It takes money too, for the better shoes, the round of drinks, the folder with the gold edge. But approval is slow to arrive all the same. That makes people try harder, and it is the moment to do the opposite. So hand the thing over plain. Then go home and be pretty there. It may surprise you how few people miss the ribbon. By {until} pleasing and working are two things again. #save #finish',
    },
  ],
  11: [
    {
      title: 'Your round this time',
      preview:
        'Friends are a pleasure from {day}, when Venus comes to the house of company and gains. One person in your circle has been generous for years. Could you be quicker with your purse, just once?',
      text: 'Friendship, income and wishes have Venus among them from {day}, and it is open-handed there. You probably know a friend who always gets to the counter before you. This is your chance to be faster. So pay for the tea, bring the cake, order the tickets and say that it is all settled. It needn’t be much. For the rest this is a sociable and rewarding time, in which good things tend to come along with good people and seldom without them. The catch, if there’s one, is agreeing to every invitation. So choose the evenings you look forward to in the morning. By {until} you’ll know which circle you return to gladly, and that is wealth of a kind. #spend #out',
    },
    {
      title: 'Yes to the odd invitation',
      preview:
        'On {day} Venus makes your acquaintances more charming, and you as well. You may be asked along to something that isn’t quite your thing. Why would you go?',
      text: 'A puppet theatre, a cousin’s choir, a birthday where you know only the host: invitations of this sort land on the table from {day}. Venus is then in the house of groups and hopes, a happy spot, and it has the habit of putting what you wish for in a room you’d never have entered. That’s a reason to go. It is not a promise, because you might simply have a nice evening and bad wine. But your usual circle can only hand you what it has, and it has been going round for years. So say yes once to something odd, arrive on time and look for the other person who knows nobody. They’ll be by the bookshelf. You can thank them by {until}, for whatever it was. #out',
    },
  ],
  12: [
    {
      title: 'The luxury of a good bed',
      preview:
        'Venus withdraws with you on {day} to where life is quiet, soft and private. It is one of the few planets that like it there. What comfort have you been denying yourself?',
      text: 'We spend a third of our lives in a place that we furnish last. From {day} Venus is there too, in sleep and retreat, and unlike the other planets it enjoys them, so comfort does you more good than usual. But money may run out of the door a little faster. That’s all right as long as it runs towards rest. So spend something on the bed, a better pillow, a thicker curtain, or just an early evening and a clean pillowcase, which is the cheapest luxury there is. Love also does well in seclusion at the moment, whether it has two people in it or one with a book. It needn’t be accounted for to anyone. What you take in by {until} you can live on for some time. #in #spend',
    },
    {
      title: 'A kindness without a sender',
      preview:
        'From {day} Venus is generous in secret. You could do something for another person and leave no name. Would it still please you if nobody ever knew?',
      text: 'The best presents are the ones you can’t be thanked for. They are also the rarest, and on {day} Venus comes to a part of life where they belong, with letting go, far places and what is done out of sight. Here giving makes you lighter. It might be a bill paid for the next in line, a full bag for the food bank, a good word about someone in a room they will never enter. So choose one, do it alone and tell no one afterwards, not even as a funny story. That’s the hard part. It may feel like a waste for a day, then it begins to glow a bit, as secrets do. By {until} it could be one of your favourite memories. #spend',
    },
  ],
}

/** Venus turns retrograde in a house, until it turns direct again. */
export const venusRetrograde: Stories = {
  1: [
    {
      title: 'No new face for the time being',
      preview:
        'On {day} Venus turns back in your own sign, and you may grow tired of your own reflection. Everything could be changed within the week. Should it be?',
      text: 'Venus turns retrograde in your own sign on {day}, which means that it moves backwards through your looks, your charm and your liking for yourself. It happens about every year and a half. There are days then when no coat suits you, and you may want a new head by the weekend. But taste is unsteady now, and what is cut off takes its time to grow. So don’t buy a new self; try on the old ones. Take everything out of the wardrobe, put each piece on once, and ask which person it was bought for. Some of them were nice. By {until} you’ll have a smaller wardrobe, and a better idea of whom you’re dressing. #save #late',
    },
  ],
  2: [
    {
      title: 'Mend what you were going to replace',
      preview:
        'Your taste and your purse disagree from {day}, as Venus turns back among your belongings. What you loved looks dull, what you see looks dear. Could it be repaired instead?',
      text: 'The handle has come off, and your first thought is a new one. Have a second thought, since Venus turns retrograde on {day} in the house of money and possessions, and its sense of value goes round in circles. You may pay too much for what you won’t want, or feel that you yourself are worth less than last year. Both tend to straighten out. Until then a tube of glue is the best shop in town, because a thing you have mended is worth more to you than before, and that’s just what this planet has forgotten. It is also the time to fetch things back that you lent. As for the wishes that remain, put them on paper with today’s price. Look at the paper on {until}. #save #late',
    },
  ],
  3: [
    {
      title: 'A kind word that came too late',
      preview:
        'Old messages get a new meaning from {day}, when Venus turns back in the house of letters. Someone wrote warmly once, and you answered briefly. Is it too late to notice?',
      text: 'You were in a hurry when it came. So you put a thumb under it, and that was all. On {day} Venus turns retrograde among your messages, siblings and neighbours, and it goes back along the correspondence looking for what was kind. This can make you a little wistful. It may be that you and a sister have cooled, and neither of you remembers why. So read some of the old letters or chats, without doing anything yet. You’ll see who made the last friendly move, and quite often it wasn’t you. Then tell them that you found it and were glad. That’s different from an apology, and easier to accept. Flattering new messages can wait till after {until}, when words and feelings walk in step. #speak',
    },
  ],
  4: [
    {
      title: 'Leave the walls the colour they are',
      preview:
        'Nothing at home seems to please you from {day}, since Venus is turning back there. It might be the curtains, or it might be the company. How would you find out which?',
      text: 'One evening you look up and dislike the sofa. By the next you have started on the wallpaper, and on the person who chose it. That is how Venus retrograde may begin in your home, and it does so on {day}. But what bothers you is often older than the sofa: a mood from your parents’ house, a peace that was kept too politely. So leave the walls their colour for now. Instead take a lamp from one room to another each evening and see where it is good to sit. It tells you more than a catalogue. If there’s an old hurt about who was favoured, let it come to mind without calling a meeting. The paint can be chosen after {until}. #in #late',
    },
  ],
  5: [
    {
      title: 'The record you both knew by heart',
      preview:
        'Love looks over its shoulder from {day}, when Venus turns back in the house of the heart. An old affection may ring, or only be remembered. What was it that you loved then?',
      text: 'It begins with a song in a shop. It is Venus, which turns retrograde on {day} over romance, joy and children, so that what you once loved comes by again, in person or as a tune. It is charming, and it’s also a poor moment for great steps forward or back, as feelings are being sorted and not yet priced. So enjoy it as you would an old film. Then play the record from that time, all of it, and ask yourself what you loved in those days besides the person: the late hours, the nerve, how little you owned. Some of that could be had again without breaking anything. And if someone is new, go slowly. Those who are worth it will still be about when Venus turns on {until}. #late',
    },
  ],
  6: [
    {
      title: 'The bargain that was never fair',
      preview:
        'A kindness at work has turned into a custom, and on {day} Venus goes back to look at it. You give rather more than you get. When did that begin?',
      text: 'Venus turns retrograde on {day} among work, service and routine, where it was uneasy before, and small bargains come up for inspection. You may find a colleague less pleasant than usual, or find that you have been. This has a reason. What was once a favour is now in the rota, and nobody has looked at the terms since. So work it out on paper first: what I do, what they do, how it came about. It might even show that you’re the one in debt. Either way don’t renegotiate in the heat, just stop doing extra for a while and see what is missed. You can talk about it on fair terms after {until}. #hold #late',
    },
  ],
  7: [
    {
      title: 'What did we use to do',
      preview:
        'From {day} Venus goes back over the ground you share with another person. Something has got lost along the way, and neither of you dropped it on purpose. Would you look for it together?',
      text: 'Couples lose things as pockets do, one at a time and without a sound. So it is a good thing that Venus turns retrograde on {day} in the house of partners, because now you may notice what has gone: the walk after dinner, the silly names, the interest in each other’s dreams. This can feel like the end of affection, though it’s more like stocktaking. It is not the time to break up or to bind yourself, if it can be helped, because the figures aren’t in. So ask the other one a question: “What did we use to do that you miss?” Then say what you miss. You may name the same thing, and that would be worth the whole retreat. Do it once before {until}, for old times’ sake. #speak #late',
    },
  ],
  8: [
    {
      title: 'Jealousy is a poor detective',
      preview:
        'On {day} Venus turns back in the deep part of life, and trust may feel thinner than it did. You could start to look for proof. What would you do with it if you found some?',
      text: 'From {day} Venus goes retrograde where intimacy, secrets and shared money are. It may tempt you to hire suspicion, which finds clues everywhere and is a poor detective. An old jealousy can wake, or an old debt between two people begin to itch. It’s unpleasant and rarely as serious as it seems at night. So give yourself a rule: no searching, in pockets or in phones, and no asking round. If the fear must go somewhere, tell it to a page. What needs to be said to the person can be put more gently in some weeks, and shorter. From {until} on the warmth between you has an easier way up. #hold #late',
    },
  ],
  9: [
    {
      title: 'Back to a place you were happy',
      preview:
        'Far things lose some of their charm from {day}, as Venus turns round in the house of travel and belief. You may miss a place that you know already. Is it still there?',
      text: 'Not every trip has to be to somewhere new. That is as well, since Venus turns retrograde on {day} in the house of distance, teachers and meaning, and the unknown has less of a pull. It might also disappoint you in a person you admired. But it’s your taste that is changing, and they may not have moved at all. So go back for once. Choose a place within reach where you were once happy, a bench, a chapel, a seaside café out of season, and go there without telling it what to be. It may have shrunk. But something in you will stretch out, and that’s what one travels for. Then make further plans after {until}, with both places in mind. #out #late',
    },
  ],
  10: [
    {
      title: 'A rest from being liked',
      preview:
        'Applause thins out from {day}, when Venus turns back at the top of your sky. You may wonder if they ever liked you at all. How would you work if it made no difference?',
      text: 'On {day} Venus turns retrograde over career and public image, where it had a hard time anyway, and the usual smiles may be returned late or not at all. So you’ll be tempted to be twice as charming. But being pleasant is a second job, and this would be twice the work for the same result, because people are busy with something of their own. So take a rest from it. Be correct and brief, and leave one exclamation of delight out of every message. Then you might notice whose regard you have really been working for. It’s often someone who left long ago. By {until} the faces warm up again, and some of them will be the ones you wanted. #hold',
    },
  ],
  11: [
    {
      title: 'Crossing out an old wish',
      preview:
        'Friends and hopes get a second look from {day}, since Venus turns back among them. You may be working towards something you no longer want. Who would mind if you let it go?',
      text: 'Some wishes are like clothes that we keep because they were expensive. So it may do you good that Venus turns retrograde on {day} in the house of hopes and friends, and goes through the rail with you. That friend who only rings when the evening is empty, that dream about the shop by the sea: you may find that the love has gone out of it. It’s a bit sad, and it makes room. But do nothing drastic with people, for their affection may just be resting. Then take the wishes. Write down the oldest ones and cross out the one that belongs to an earlier you. The money and evenings that went into it have somewhere else to go after {until}. Let it be your secret for now. #finish #hold',
    },
  ],
  12: [
    {
      title: 'A longing with no address',
      preview:
        'Venus turns back on {day} in the part of life where nobody sees you. You may long for something without knowing what, or for whom. Do you have to know?',
      text: 'It comes at dusk, as a rule, when the lights go on in other windows. On {day} Venus turns retrograde in the house of solitude and sleep, and a longing can rise that has no address on it. It could be given one in a hurry: a person from the past, a costly trip, a parcel ordered at midnight. But it had come for something else. So let it sit with you for an evening, at the window, without music, and see if it begins to speak. It may be about a loss that was never properly wept over, or about beauty, of which your days have too little. This is private and needn’t become a plan. By {until} it tends to have a name, and then you can answer it. #in #save',
    },
  ],
}

/** Venus turns direct in a house, until it leaves that house. */
export const venusDirect: Stories = {
  1: [
    {
      title: 'The mirror makes its peace',
      preview:
        'You may like the look of yourself again from {day}, as Venus turns forward in your own sign. It has been a long second look. What have you decided to keep?',
      text: 'Venus turns direct in your own sign on {day} after some weeks of finding fault. Nothing about your face has changed, and yet it looks kinder. It stands still at first, so the change is a slow one, more like a thaw than a sunrise. What you learned in the meantime is worth something: you know which style was only a costume and which wish to be different was real. So the haircut, the colour or the new glasses may be had now, if you still want them, and you’ll choose with a calmer eye. It’s even nicer to begin with what is free. Have your picture taken by someone who is fond of you, and look at it as they did. The friendly light remains until {until}. #begin',
    },
  ],
  2: [
    {
      title: 'The wish that lasted',
      preview:
        'Your sense of what things are worth comes back on {day}, with Venus turning forward in your house of possessions. Most wishes went by. Is there one that stayed?',
      text: 'Venus turns direct on {day} among money, food and belongings, and with that your feeling for value returns, for things and also for your own work. Of all that you wanted in these weeks, one thing has probably remained. So if that one wish is within your reach, this is a good time to fulfil it, calmly and with the money in hand. Enjoy paying. The rest can be forgotten with a light heart, since it has been tested by waiting. There’s one more thing to put right before {until}. If someone was told that their gift or their cooking wasn’t wanted, a warm word will taste better to them than anything from a shop. #spend #speak',
    },
  ],
  3: [
    {
      title: 'A warmer tone on the stairs',
      preview:
        'Friendly words find their way again from {day}, when Venus turns forward in the house of messages and neighbours. A coolness may end as it began, over nothing. Will you smile first?',
      text: 'You pass each other on the stairs and, for some reason, it’s all right again. So it goes with quarrels that nobody declared. They end when Venus turns direct on {day} among neighbours, siblings and everyday talk, a place it enjoys, and the kind word that stuck in the throat comes loose. Only someone has to begin. It is best done sideways, with a compliment for the bicycle or a question about the dog, since people forgive more readily while looking at a dog. Writing goes well too, and a sister’s silence may be broken by a picture of something you both used to laugh about. Nor does anyone need to mention what it was. You can count on a light hand until {until}, so mend whatever is small. #speak',
    },
  ],
  4: [
    {
      title: 'Now you know which wall',
      preview:
        'Home is home again from {day}, because Venus turns forward in your rooms. You have lived with what you don’t like, and learned from it. What would you change with your own hands?',
      text: 'From {day} Venus goes forward in your home, one of its dearest places. You have lived with what you disliked and learned whether it was the wall, the light or the evening, and the wish for beauty has a plan at last. So go ahead with the one change that you kept coming back to. Best is something that you can do yourself or with a friend on a ladder, because paint on the hands is part of the pleasure. Peace with a relative may come at the same time if you ask them to hold the other end. They talk well when measuring. The rooms should look like you by {until}. #begin',
    },
  ],
  5: [
    {
      title: 'Where you left off, and further',
      preview:
        'Joy takes up the thread on {day}, when Venus turns forward in the house of love. You have weighed your feelings for long enough. Would you like to go and see them?',
      text: 'A heart that has looked back for some weeks is often the better for it. It knows the difference between a memory and a person. Now, on {day}, Venus turns direct in the house of love affairs, children and pleasure, and things that were left hanging may move on: a tenderness that had gone quiet, a talent that sulked, a holiday mood. All it takes is being in the same place. So go and meet the person, or the piano, without a speech. Bring something small, cherries or a silly photograph, and see what happens to your voice when you say hello. It tells you more than all that weighing. And should it be nothing, you leave with half the cherries and until {until} to meet the next person. #out #early',
    },
  ],
  6: [
    {
      title: 'Thanks in the right direction',
      preview:
        'Things at work become fairer from {day}, as Venus turns forward among duties and helpers. It’s still not its favourite spot. Who has held the ladder for you all this time?',
      text: 'Your working days were a bit sour, and they may now sweeten slowly. Venus turns direct on {day} among service and routine, where it is never quite comfortable, but walking forwards there is easier than backwards. So a custom that had grown unfair can be changed in two friendly sentences. Then turn to the other side of the ledger. There’s usually one person who has quietly made your days possible, at the counter, in the post room, with the mop, and who has never heard it. Thank them by name for one exact thing. It costs a minute and lightens the rest of the time until {until}, which has its share of chores. #speak',
    },
  ],
  7: [
    {
      title: 'A date in your own kitchen',
      preview:
        'Two people come a step nearer to each other from {day}, with Venus turning forward in the house of partners. Nothing has been decided. What if you began with dinner?',
      text: 'Stocktaking is over, and the shop may open again. Venus turns direct on {day} in the house of couples and alliances, and though it stays a touchy guest there, it looks ahead from now on. You both know what you missed. But each may wait for a sign that it’s safe to want it. So make a date, in your own kitchen or on a bench with sandwiches, and treat it as you would a first one: clean shirt, on time, no talk about bills. If you have no partner, a friend gets the clean shirt. It may be slightly stiff until the second glass of anything. But you have the weeks until {until}, and warmth comes by itself to a laid table. #begin',
    },
  ],
  8: [
    {
      title: 'Trust, one small thing at a time',
      preview:
        'The tension below the surface gives way from {day}, since Venus turns forward in the house of closeness. You may feel like trusting again. How much of it, to begin with?',
      text: 'Trust comes back as cats do, by the wall and without being called. So it may be from {day}, when Venus turns direct in the house of intimacy and shared secrets, where it feels well, and a suspicion that kept you awake moves out. It needn’t be celebrated. It’s enough to trust the other person with one small thing and see how they carry it: a key, a worry, a sum that doesn’t matter much, the story behind the scar. If they carry it well, give them the next. This is also a time when debts between friends can be settled kindly. Much of it happens without words, as it should down there. By {until} you should be sleeping on the side you like. #begin',
    },
  ],
  9: [
    {
      title: 'Two tickets, or one',
      preview:
        'The far horizon has its colours back on {day}, when Venus turns forward in the house of travel and learning. A plan may be taken from the shelf. Who would you like beside you?',
      text: 'You looked back for some weeks, and it was probably good to know where you’d been happy. Now Venus turns direct on {day} in the house of long roads and good fortune, so the unknown has colour again, and the plan on the shelf can be dusted. It may be a city, a course in something lovely, or a feast day in a faith that isn’t yours. Think first about company, because it makes more difference than the hotel. So ask the person with whom you’d like to get lost, and if that is nobody, plan it for yourself and gladly. The other admirations return as well, and they are sounder, for you’ve seen the faults. You can set things going by {until} with a good conscience. #begin #out',
    },
  ],
  10: [
    {
      title: 'Friendly again, and on firmer ground',
      preview:
        'People at work thaw from {day}, because Venus turns forward in the public part of your life. You managed without their smiles for a while. Will you do anything differently?',
      text: 'They smile again, and you notice that you can take it or leave it. That’s a gain to be proud of. Venus turns direct on {day} in the house of career and name, a delicate place for it at all times, and the chill of the last weeks begins to go. It would be natural to fall back into pleasing all of them. But you have seen that your work stood up without it, so keep the new measure: kind to everyone, charming to few. If there’s one person to whom you’ve been colder than they deserved, ask them to lunch or walk with them to the station. The rest comes by itself until {until}, and needn’t be earned with cake.',
    },
  ],
  11: [
    {
      title: 'Friends, minus the obligations',
      preview:
        'Your circle becomes a pleasure again on {day}, when Venus turns forward in the house of friendship. Some of it has fallen away. Isn’t what remains the part you like best?',
      text: 'Venus turns direct on {day} among friends, gains and wishes, so after a time of weighing people up you may simply enjoy them again. It has got a little emptier round the table and a good deal nicer. Those who stayed, stayed for your sake. That deserves an evening, a picnic or a parcel of photographs sent round. A wish that survived the crossing-out can be said aloud in that company, since friends have more imagination for our wishes than we do. They’ll know a cousin. Something you’d been waiting for from your work may also come loose about now, without a push. It would be good to share a slice of it. Up to {until} there’s more where it came from. #out #spend',
    },
  ],
  12: [
    {
      title: 'Forgiven, and no one was told',
      preview:
        'A soft turn takes place on {day}, as Venus moves forward in the most private part of life. Whatever you longed for or grieved over may grow lighter. Can you let it?',
      text: 'Some peace treaties are signed in bed, by one person, half asleep. Venus turns direct on {day} in the house of rest and letting go, where it likes to be, and you may find that you can think of someone without the old catch in the breath. They weren’t necessarily right. But you have carried it to the end of the road. So mark it in some way that only you understand, with a flower in water, or their number back under their first name. After that be good to your body, which has carried it with you, and give it warmth and an idle morning. By {until} Venus is on its way to your own sign, and so, more or less, are you. #finish #in',
    },
  ],
}
