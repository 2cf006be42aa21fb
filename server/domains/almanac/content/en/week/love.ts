import type { MatterUnits } from '../../../texts/units.ts'

/** House 7; its significator is Venus. */
export const love: MatterUnits = {
  karaka: {
    1: {
      easy: [
        'Venus is in your own sign and makes you easy to look at, which shows in small ways: a seat offered, a smile that lasts a second longer. It works best when you don’t try. Go somewhere you’d have gone anyway, the library or the market, and let people talk to you. Until {until} the first word often comes from them. #out',
        'You are more likeable just now than you feel, because Venus sits in the part of life that is your face and your manner. The catch is vanity, a mirror being such good company. It’s better turned round: tell a partner, or anyone you’re fond of, what suits them. It costs a sentence and they may wear it all week. #speak',
        'Affection is easier to ask for while Venus keeps you company in your own sign. That matters if you tend to wait until it is offered. This week say plainly what you’d like, a hand on the shoulder or an evening to talk, and don’t add “only if you’ve time”. Those who love you often only lack the information. #speak',
      ],
      hard: [
        'Venus is in your own sign but short of strength at present, and you may think yourself plainer than you are. Because of that, a compliment can sound like pity. It isn’t. Leave the photographs alone, the old ones and the new, and wear what is comfortable. By {until} you and the mirror should be on better terms.',
        'You give off less warmth than you feel, because Venus walks beside you at half power. People who like you may think you’re busy with something else. That can be put right with the smallest of signs: turn your chair to face them, take off the headphones. Until {until} it’s your shoulders, more than your words, that say welcome.',
      ],
    },
    2: {
      easy: [
        'Love goes through the kitchen this week, with Venus in the part of life where food and kind words are kept. A dish made from memory can say more than a speech. Cook the thing they always ask for, or what you loved as a child, and sit down for it properly. Until {until} it tastes of more than salt. #in',
        'Your voice is sweeter than usual until {until}, as Venus is where you speak, and the people you love hear it. It’s a good week to say the ordinary things well: good morning, thank you, I liked that. The catch is that sweetness can turn to syrup. So keep each compliment to one sentence, about something that happened. #speak',
        'A small present is well placed now, since Venus looks after what you own and what you give. It needn’t cost anything: half of your pear, the jumper they keep borrowing. What counts is that it was yours and you liked it. It’s best handed over without wrapping and without an occasion, because occasions make people nervous.',
      ],
      hard: [
        'Money and tenderness get in each other’s way while Venus, weakened for now, goes through your own purse. A gift may be weighed, or a shared bill remembered too long. So give time instead, an hour on a bench with something warm from a flask. By {until} the sums should have gone quiet again. #save',
        'What was said long ago, about your cooking or your family, comes back with a sting while Venus, short of strength, is in the part of life with food and words. It wasn’t meant to last this long. So make one dish together this week, or from someone else’s recipe, and let them do the seasoning. By {until} the taste has changed.',
      ],
    },
    3: {
      easy: [
        'Venus travels with your messages until {until}, so a few words can do a lot between two people. Funny ones do best. So send a picture of the thing that made you think of them: a dog in a hat, a misspelt menu. It says that they were on your mind while nothing was happening, which is most of love. #speak',
        'Short trips suit your heart, because Venus is in the part of life with bus stops and corner cafés. A long plan would only spoil it. Instead, ask someone you like to come along on an errand, to the tip or the garden centre, and take the slow road back. People say truer things when both are looking ahead. #out',
        'Someone may come into view through a brother, a sister or the people next door, since Venus is busy in that quarter. If you’re settled, the same door brings good company for both of you. So say yes when you’re asked round, even in your second-best shoes. Till {until} it’s the small invitations that count. #out',
      ],
      hard: [
        'Sweet words come out crooked while Venus, not at full strength, goes through your messages. What was meant as a joke may be read as a judgement. That is why the screen is a poor place for affection until {until}. Keep the tender things for when you can see a face, and read replies twice before you mind them. #hold',
        'You’re ready to go halfway and nobody seems to know where halfway is, since Venus is among your short roads without its usual ease. Dates get moved and trains are late. It isn’t coldness, just bad timetables. So take something with you that makes waiting pleasant, like a bag of cherries or a crossword, and share what’s left of it on arrival.',
      ],
    },
    4: {
      easy: [
        'Home is where love does well just now, as Venus has settled among your rooms. It likes soft light and people who aren’t in a hurry. So change one lamp, clear the second chair and let an evening go by without a plan. Someone who shares your life, or would like to, may stay an hour longer than they meant. #in',
        'With Venus in the part of life called home, the people who raised you have a say in how you love. This time it is a kind one. Ask an older relative how they met the person they chose, or nearly chose. It may tell you something about your own ways, and they’re likely to enjoy telling it. #speak',
        'Comfort is a form of affection, and Venus has brought it into your own home until {until}. It can be spent on a tired partner or just as well on yourself. Put fresh sheets on and turn in while it’s still early. Tenderness needs rested people, and that is half of the secret. #in',
      ],
      hard: [
        'Venus is at home with you but a little tired, which may make closeness feel like crowding. The sofa is too short for two moods. It helps to share out the rooms for an evening and to meet again over the washing-up. By {until} you may well miss each other within a few yards, which is a good sign.',
        'Love comes home with its mother’s voice this week, as Venus, not quite well, is in the part of life where you grew up. You may hear yourself say what was said in that kitchen. So notice the sentence, and try how it sounds with “I’d love it if” in front. Until {until} that small change keeps two houses apart.',
      ],
    },
    5: {
      easy: [
        'Flirting is allowed while Venus keeps your house of love and play, with a partner of twenty years as much as with a stranger in a queue. It only has to be light. Tell a story about yourself in which you look foolish, because that is what people fall for. Until {until} laughter opens more than charm does. #speak',
        'This is one of the sweetest places Venus has for you, the part of life with love letters and dancing in the kitchen. It doesn’t wait for a suitable date. Put on a song from the year you were twenty and see who comes in. If nobody does, dance all the same and hum it the next day.',
        'A hobby can bring people close this week, as Venus joins what you like doing with whom you like. So show someone how it’s done, the knots or the batter, and let them do it badly. There’s great tenderness in not correcting. By {until} it may have become the thing you do together. #begin',
      ],
      hard: [
        'Love wants to play and can’t quite find the ball, because Venus is in the right place with little strength. It’s natural to long for the way it was at the beginning. But asking where that went seldom brings it back. Plan one silly hour instead: minigolf, a jigsaw, a bad film. Until {until} small fun does better than large feeling.',
        'Flirting feels like an exam, because Venus is among your pleasures but short of confidence. You look for the clever line and miss the friendly one. Yet nobody falls in love with a clever line. Ask what made them laugh as a child, and then tell your own answer. Until {until} the unpolished story does better than the charming one.',
      ],
    },
    6: {
      easy: [
        'Tenderness has its sleeves rolled up, since Venus is strong now even in the house of chores. It turns small services into compliments. A mended strap or a filled tank is usually understood, and so are the thanks for it. If there’s someone at work you like, offer help with a dull task, because dull tasks take their time.',
        'Everyday life is kinder to lovers than candlelight just now, with Venus strong in the house of habits. It likes what is done at the same time each day. So choose a tiny rite for you and someone dear, single or not: the first cup poured for the other, a silly word at six. By {until} it may have become a language.',
      ],
      hard: [
        'Venus is among the duties this week, and romance has to queue behind the laundry. It is a plain sort of place for the planet of tenderness. So nobody is cold, they are only busy. Choose one chore and do it together, one washing and one drying. Talk comes more easily when hands are wet.',
        'Little irritations get more attention than they deserve, because Venus is in the part of life where faults are noticed. The way they stir the tea is not a message. Before you mention it, ask yourself whether it will matter after {until}. If the answer is no, let it dissolve with the sugar. #hold',
        'Until {until} love asks for service rather than sparkle, with Venus in the house of daily work. It tires easily there and gets little applause. Still, it has a depth of its own. So find out what weighs on the other person’s week, then take one thing off their list without announcing it.',
      ],
    },
    7: {
      easy: [
        'Venus is strong and in the house of two, which takes the strain out of wanting to please. It allows you to like someone without performing for them. So meet as you are, in the old cardigan and with the hair as it comes, and see how little it matters. A quarrel that has lost its subject can be dropped now. #finish',
        'The other person’s good side is on show, because Venus is strong in their part of life, and yours tends to answer it. It’s rare for both to be in such humour. Sit for a portrait of each other: five minutes, one pencil, no talent required. To be looked at for that long without being judged is quite a present.',
      ],
      hard: [
        'Venus is with your partnerships, and it wants them beautiful. That sounds pleasant, but it is one of its more delicate places for you, since a real person may be measured against an idea. Watch for the word “should”. Each time it comes up, replace it with something they did do, and mention that instead. #speak',
        'You may give way too quickly while Venus keeps your house of two, just to have peace by bedtime. It costs more later. So if you’re asked where to eat or what to watch, name something, and name it kindly. By {until} the other person may know a little better who is actually in the room. #speak',
        'Other couples look happier this week, which is an old trick of Venus in the house of partners. It shows you the window and not the kitchen behind it. Put their holiday pictures away and look for one good thing near you that nobody would photograph. Comparing is tiring work, and it grows dull by {until}.',
      ],
    },
    8: {
      easy: [
        'Trust grows in quiet places, and Venus is in the quietest of yours until {until}. It favours what two people know and nobody else does. Tell one thing you’ve kept to yourself, a small one, and tell it in the dark if that’s easier. What comes back is often a secret of the same size. #speak',
        'Love has depth rather than noise while Venus goes through what is shared and hidden. You may feel close to someone without many words. This is a good week for the long look, the hand left where it is, the evening with the curtains drawn. Nothing needs to be proved, and there’s rest in that. #in',
        'An old jealousy loses its teeth under this Venus, because it goes where such things live and is kind to them. It may help to write the name of it on a scrap of paper and look at it in daylight. It tends to be smaller than it felt. Till {until} forgiving, too, is cheaper than usual. #finish',
      ],
      hard: [
        'Suspicion is easily woken while Venus, at low strength, goes through what is hidden. It hears a pause and supplies the rest. So don’t read over shoulders or between lines. If you have to know, ask about the thing itself, once, at a calm hour. By {until} most of what you imagined may have turned back into a long day.',
        'Something between two people has gone a bit quiet, since Venus is weak at present and has slipped into the house of what’s kept under the lid. It may be shyness about a wish. So write your own on a slip of paper, fold it and keep it in your pocket for a day. By then you know whether it’s for sharing.',
      ],
    },
    9: {
      easy: [
        'Venus points away from home until {until}, and love likes a change of air. It needn’t be far: the other end of the line, a town with a different baker. Take a partner along, or go alone and sit where others sit. There it’s easy to be noticed, because those who are out of place together look up. #out',
        'What you believe and whom you love are on good terms now, with Venus in the part of life where faith and teachers are. So talk about something large over something small, like soup. Ask what the other person would want from a good old age. You may be surprised how near the answers lie. #speak',
        'Attraction can come with an accent, or from the next chair in a class, because Venus is learning something. If you have someone already, learn it together. Ten words of a language or one dance step are enough, because being beginners makes people gentle. Luck here tends to favour the one who asks if the seat is free. #begin',
      ],
      hard: [
        'Distance plays a part in love this week, because Venus is far out on your map and short of strength. Either the miles are real or you two believe different things for a while. It isn’t the time to convert anybody. Ask what it looks like from over there, and let the answer be. By {until} the gap is narrower.',
        'You may compare love with the version in films and hymns, because Venus, weakened, is in the house of ideals. Nobody you know can stand next to that for long. Look up how an old couple near you actually met, your grandparents if you can. It’s usually raining and a bicycle is broken, and it lasted forty years all the same.',
      ],
    },
    10: {
      easy: [
        'Being busy doesn’t harm love this week, since Venus is strong and carries its charm into your working life. This shows when you do something well in front of others. So invite the person you care for to see where you spend your days, or describe one scene of it in full. They are often curious and too polite to ask.',
        'People at the top of their day are good company in love, and Venus, strong in your house of standing, lends you some of their shine. So you needn’t hide what you’re proud of. Let the one you like, or a good friend, see you at something difficult. Until {until} admiration is an honest road to affection.',
      ],
      hard: [
        'Venus has gone to the office, so tenderness gets what is left of you at half past seven. It is a hard place for it, with many eyes and little time. This can be eased by guarding the first ten minutes after work: no news, no screen, only a sit-down or a call. Until {until} those ten are worth an evening.',
        'How things look matters more than usual, because Venus is in the part of life that others can see. A private matter may be talked over in public, and it doesn’t like that. So decide what is nobody’s business and keep to it cheerfully. If there’s a liking at work, let it stay a smile for now. #hold',
        'Ambition and affection want the same evening until {until}, as Venus is tied up with your public duties. One of them may feel passed over. It helps to say early when you’re not free, rather than late how sorry you are. Then name the evening that is theirs, and don’t move it. #speak #early',
      ],
    },
    11: {
      easy: [
        'Friends are good for love at present, as Venus sits in the middle of your circle. It likes a table for six. If you’re looking, go where your friends’ friends are. If you’re not, be seen together by people who like you both, because there’s something in their eyes that you’d forgotten about each other. #out',
        'A wish may come up to the surface while Venus keeps your house of hopes. It could be about a person, or about how you’d like to be loved. Put it into one sentence and say it to a friend who doesn’t laugh at such things. Until {until} those around you are inclined to help. #speak',
        'Liking comes before loving this week, and Venus in the house of friends thinks it should. So ask yourself whom you would choose for a long train ride. If you live with that person, let them hear it. If you don’t, suggest a shorter one, there and back with sandwiches, while the idea still makes you smile. #out',
      ],
      hard: [
        'Your circle pulls at your heart and doesn’t agree with itself, because Venus is among friends but low in strength. Everybody has advice. It may be better to hear one person and thank the others. Keep the particulars of your love life out of the group until {until}, since they tend to grow there. #hold',
        'Old friends take love for granted, and so might you, with Venus in their house and rather faint. The jokes are the same as ten years ago and nobody has asked a real question since. So bring one along, on a scrap of paper if you like, and answer it first. Until {until} it warms the circle more than another round.',
      ],
    },
    12: {
      easy: [
        'Venus has drawn the curtains, and that is no bad sign: it does well for you in rest and privacy. Love may be sweetest where nobody is looking, on an afternoon without a purpose. So let one invitation go by and stay where it’s warm. By {until} you may have a memory that needs no retelling. #in',
        'Someone far away may be closer than the people in the room, as Venus is in the part of life with distance and dreams. It’s a kind place for longing. Write them a letter by hand, with what you can see from the window, and let it take its week. Waiting can be a tender thing in small amounts.',
        'An old hurt in love can be put down more gently than usual, since Venus is where things are put away. It doesn’t need a talk. Choose one object that belongs to that story and put it in a box, and the box on a high shelf. Until {until} you may sleep the better for it. #finish',
      ],
      hard: [
        'Love feels far off while Venus, not at its strongest, is in the part of life where people are alone. It’s tempting to spend into the gap, on someone or on yourself. But it rarely fills. What is wanted is attention, and that can be given from a pillow: ask a loved one how they slept, and wait for the real answer. #save',
        'A dream about someone can colour a whole day while Venus, low in strength, is in the house of sleep. You wake up cross with nobody about. It needn’t mean anything. Open the window, tell the dream to the teapot, and then look at the real person, or the real day, as it is. By {until} the nights are plainer.',
      ],
    },
  },
  lord: {
    1: {
      easy: [
        'The planet that keeps your house of partners, {graha}, has come to your own sign until {until}. So people come towards you, and you needn’t run after anyone. This is pleasant and a little flattering. It’s also a chance to find out what they want of you: ask, and don’t answer for them. #speak',
        'Partners and admirers have a way of turning up at your door this week, because {graha}, the ruler of that part of life, is with you. Even a quiet marriage gets a glance over the newspaper. Meet it halfway. Look up when someone comes in, every time, until {until}. That alone can change a house.',
      ],
      hard: [
        'You may feel watched by those you love, as {graha}, which speaks for partners, is close beside you and weak at present. So every remark seems to be about you. But some of them are only about the weather. Ask “did you mean me?” with a smile, once, before you defend yourself. Until {until} it can save whole evenings.',
        'You may be the one who does the loving for two this week, since {graha}, which answers for your partnerships, is on your side of the scales and not in form. It’s heavy for one pair of arms. So leave one thing undone that you always do for the pair of you, and see, without comment, who picks it up by {until}.',
      ],
    },
    2: {
      easy: [
        'Love and daily bread are on good terms, since {graha}, the ruler of your partnerships, is where your food and savings are. Two people can settle a question of who pays for what in ten minutes. Do it with the kettle on and no calculator. What you agree by {until} tends to feel fair to both. #speak',
        'With {graha} taking the partner’s part in the house where you speak and eat, voices count. So does the way a name is said. Try saying it as you did in the first weeks. They may hear the difference before you do, be it an old love or a new acquaintance, and until {until} they’re inclined to answer in kind.',
      ],
      hard: [
        'A partner may touch your purse, or your pride in it, because {graha} carries the affairs of two into your own money, and is tired. Old family sayings about thrift come out. They belong to your grandparents. Say what you can spare and nothing more, and leave what it proves about anyone till after {until}. #save',
        'Sweet talk runs short, as {graha}, the planet of your partnerships, is in the house of speech and somewhat out of breath. What comes out is timetables and shopping. Even those can be said nicely. Put the name you like to call them at the end of the dull sentence, and hear how the bread sounds then. It gets richer after {until}.',
      ],
    },
    3: {
      easy: [
        'There’s more traffic between you and the one you like, now that {graha}, the ruler of your partnerships, has gone to your messages and short trips. It moves quickly and enjoys wit. So answer soon and briefly, and end on a question mark. Until {until} the light touch tends to get the longer reply. #early #speak',
        'Courage is on the side of love while {graha}, in charge of your house of two, is in the part of life where you dare things. Somewhere there’s a sentence that you’ve rehearsed in the shower. Shorten it by half and say it before {until}. If it falls flat, you still have the other half. #speak',
      ],
      hard: [
        'Crossed messages are likely, because {graha} manages your partnerships this week from the house of letters, and does so on poor form. You wait for them while they wait for you. Decide at what hour you’ll stop guessing, and then simply ask which of you was to call. It should be easier after {until}.',
        'A brother, a neighbour or a chatty friend stands rather near your love affairs while {graha}, which rules them, is among the talkative and weak. They mean well. But two is a good number for most secrets. So give the helper something else to carry, a parcel or a piece of gossip about yourself, and keep the rest at home till {until}.',
      ],
    },
    4: {
      easy: [
        'Love comes home and puts its feet up, as {graha}, which rules your partnerships, is among your rooms until {until}. What it needs now is domestic: a hook, a second key, a drawer to itself. Offer one of these to someone who has been living out of a bag, in your flat or only in your thoughts. #in',
        'Your family is inclined to like the person you like, because {graha} brings the partner’s side into the house of home. It’s a good time for a shared meal without an agenda. Give each of them a job in the kitchen, however small. People who chop side by side seldom argue, and until {until} even the onions are on your side.',
      ],
      hard: [
        'Home may feel small for love this week, since {graha}, which carries your partnerships, is there and not at its best. One wants company and the other the door shut. Both are reasonable. Agree on a sign, a lamp on or off, so that nobody has to explain. Until {until} this saves a good deal of breath.',
        'Other people’s furniture is a test of love, and {graha}, the ruler of your partnerships, sits among yours in poor condition. It may be about a chair or a way of folding towels. Behind it is the wish to feel at home. So clear one hook or shelf for the person you like, and say whose it is until {until}.',
      ],
    },
    5: {
      easy: [
        'Your house of partners has sent {graha} to the house of romance, and that is as nice as it sounds. Settled people may court each other again, while the unsettled may be courted. Bring something small and pointless to the next meeting, a paper boat or a currant bun. Until {until} the pointless is rather the point.',
        'Children, games and love affairs share a roof, and {graha} has brought your partnerships under it until {until}. So serious talks do badly and play does well. Get out a board game that you’re no good at and lose with style. That shows how a person treats the weaker side, and it shows them the same about you.',
      ],
      hard: [
        'The heart writes in capitals this week because {graha}, which has charge of your partnerships, is in the house of romance without its usual strength. The feelings are real and the conclusions premature. So enjoy the evening and don’t ask where it leads. After {until} the answer comes with fewer violins. #hold #late',
        'One wants to play and the other to plan, because {graha}, which carries your affairs of two, is in the house of fun and not quite itself. They’re only out of step. It helps to toss a coin for the next free afternoon and to do the winner’s thing wholeheartedly. Until {until} a coin is the fairest friend of lovers.',
      ],
    },
    6: {
      easy: [
        'Even among duties, {graha} keeps your partnerships in good repair, because it is strong this week. Trouble between two people has the size of a dripping tap, and you’ve the spanner in your hand. Take the smallest complaint you’ve heard lately and see to it at once. By {until} the larger ones may have shrunk with it. #early',
        'You and another person make a good team at dull things, as {graha}, the planet of your partnerships, is strong in the house of work. That’s worth more than it sounds, because most of life is dull things. So swap the chore you hate for the one they hate, for a fortnight. By {until} you may respect each other’s socks.',
      ],
      hard: [
        'Someone you love may sound like a colleague, since {graha}, the ruler of your partnerships, has gone to the house of work and small quarrels. It’s a strain, and it lasts until {until}. Till then divide the tasks by who minds them least. Fairness can be argued over for ever, while preference takes five minutes.',
        'Who does more? The question tends to come up while {graha}, on your partner’s side of the chart, is in the part of life where duties are counted. It has no good answer. Better to name one thing you’ve seen them do and never mentioned. The counting usually stops there, or at the latest on {until}. #speak',
      ],
    },
    7: {
      easy: [
        'Your house of partners has its own ruler at home until {until}, as {graha} is there in person. So the other side is clear about what it wants. That makes agreements easier, even if you don’t get all of yours. Put your wish in simple words, hear theirs, and look for the place where the two overlap. #speak',
        'Other people are at their best for you this week, the spouse as much as the stranger at the counter, because {graha} is in the very house it rules. You might lean a little. Let them carry the bag, choose the road and be right about the parking. It’s restful until {until}, and it is also a compliment.',
      ],
      hard: [
        'People close to you know what they want but say it badly, because {graha} is at home among your partnerships and yet impaired. It turns requests into sighs. So translate kindly: behind “fine, as you like” there’s usually a wish. Guess it once, aloud, and let yourself be corrected. It gets clearer after {until}. #speak',
        'The person across from you is there in full and not quite available, since {graha} is in its own house but hampered. It’s like a shop with the lights on and the door stuck. Nobody has to push. Sit down nearby with something of your own to do, and let them come round by the back. By {until} it tends to open.',
      ],
    },
    8: {
      easy: [
        'There’s trust to be had in difficult places, because {graha}, the ruler of your partnerships, is strong enough for what lies deep. You can hear a truth now without flinching. So ask the question you’ve been walking round, and say beforehand that any answer is allowed. Until {until} honesty tends to draw people closer. #speak',
        'What you two have been through together becomes a strength now, since {graha}, which guards your partnerships, is well placed in the deepest house. Old couples and old friends have such a cellar. So bring something up from it: the worst holiday, the year of the leak, and laugh at it. Until {until} it’s astonishing what can be laughed at.',
      ],
      hard: [
        'Not everything is on the table between two people, as {graha}, which rules your partnerships, is in the part of life where things are kept back. That would make anyone fret. But silence may only be tiredness. So say that you’re there and would listen, and then don’t circle the subject. Most doors here open from inside, and after {until} more readily. #hold',
        'Shared money or a shared past may make love heavier until {until}, because {graha} has taken your partnerships down into the cellar of the chart. Nobody enjoys the stairs. So go at a fixed hour, for half an hour only, and bring up one box. Then close the door and eat something.',
      ],
    },
    9: {
      easy: [
        'Good luck has other people’s faces this week, since {graha} has carried your partnerships into the house of fortune. So let them lead. Say yes to a plan that you wouldn’t have made yourself, as long as it’s only for an evening. Until {until} their ideas are often better than they sound. #out',
        'A partner or a good friend can be a teacher while {graha}, which speaks for them, is in the part of life where you learn. So ask to be shown what they do without looking, be it bread, brackets or bargaining. It’s a tender thing to be a pupil for half an hour, and until {until} an easy one. #begin',
      ],
      hard: [
        'You may disagree on principles this week, since {graha} brings your partnerships into the house of belief and hasn’t its full strength. Principles are large, and the matter is usually small. So find out what has to be done by {until}, and by which of you, and leave the rest to the philosophers. #hold',
        'Parents, a priest or a favourite author have joined the conversation between you and another, as {graha}, ruler of your partnerships, is tired and in the house of teachers. They’re hard to answer, being absent. So ask what you’d both do if no one had ever advised you. The reply may be short, and until {until} it’s the one to go by.',
      ],
    },
    10: {
      easy: [
        'Those who love you may be your best advisers about work, because {graha}, the ruler of your partnerships, is in your house of career until {until}. It sees you from outside. Describe the problem in three sentences and ask what they would do. You don’t have to follow it for it to help. #speak',
        'You’re seen as one half of something now, as {graha} has taken your partnerships into public view until {until}. That can be useful. Go with company to the thing you’d usually attend alone, and let a person who likes you make the introductions. It feels odd for a minute, but it changes how people look up. #out',
      ],
      hard: [
        'Work and the one you love may want the same hour, because {graha} leads your partnerships through the house of duty, and is weary. No boss will notice. So lay the two weeks side by side on one sheet of paper, yours and theirs, and cross out what everybody can live without. It lasts until {until}, but pinches less.',
        'People may have views about the company you keep, because {graha} carries your partnerships through the public house and hasn’t much shine there. It’s only talk and it has a short breath. Decide with the other person what you want known, in one sentence you both like. Then you can both repeat it until {until} and go on with your lunch.',
      ],
    },
    11: {
      easy: [
        'What two people wish for together has a fair wind, with {graha}, the ruler of your partnerships, in the house of hopes until {until}. It could be a trip, a dog or only a free weekend. Give it a name, and take a first step that costs nothing. Wishes like to be spoken of in the plural. #begin',
        'A friend may turn into more, or a partner into a better friend, since {graha} has moved your affairs of two into the circle of friends. Either is a gain. Until {until} do with one of them what you usually do with the others: the quiz, the match, the bad jokes. You may find that you’re in the same gang. #out',
      ],
      hard: [
        'Friends and love get in each other’s way until {until}, because {graha}, which keeps your partnerships, is in company and off its form. One is bored at the party, or both are. Set the hour of leaving before you go in, and keep to it even if it’s fun. Then nobody sulks by the coats.',
        'Hopes for two get tangled in what everyone else already has, since {graha}, the keeper of your partnerships, is in the house of wishes and a bit dull. The neighbours’ wedding was bigger, their dog is younger. So list three things about your own way of living that you wouldn’t exchange. Until {until} that list is the better mirror.',
      ],
    },
    12: {
      easy: [
        'Privacy does love good, since {graha}, which rules your partnerships, is strong even in its retreat. Two people can be alone together without needing a subject. Try an evening of separate things in one room, with a lamp each, or the same by phone. It’s a kind of trust, and till {until} it comes easily. #in',
        'Far apart is no bad place for love just now, since {graha}, the ruler of your partnerships, is strong in the house of foreign parts and closed doors. It turns missing someone into a pleasure. So read the same book as a person who isn’t there, a chapter a night. Till {until} you’ve a room in common that has no address.',
      ],
      hard: [
        'The one you think of may be absent, in the next country or only behind a book, because {graha} has withdrawn your partnerships into the house of solitude. It can feel like a verdict. Usually it’s a need for sleep. So take an evening for something you never do in company. By {until} they should be easier to reach. #in',
        'Love costs a little this week, in money, nights or patience, as {graha}, its ruler, is in the house of expenses. So watch for the extra that is bought to avoid a talk. It seldom works as one. A plain sentence is cheaper than a dinner, and it can be had at any hour until {until}. #save #speak',
      ],
    },
  },
  visitor: {
    Sun: [
      'The Sun is in your house of partners until {until}, and it gives the other person the better light. You may feel like the one who holds the coats. It’s only for a few weeks. Try asking about their day before you tell yours, and there’s much less left to fight over.',
      'Pride is the delicate subject, because the Sun shines on the other side of the table. An order hurts more than a request, in both directions. So put “would you” in front of what you want, and notice when others do. Until {until} courtesy can do the work of a whole argument. #speak',
      'Someone close to you wants to be seen, with the Sun in that corner of your life. They may be loud about it. So look properly: at the new coat, the essay, the car parked in the narrow space. Then say what you saw. It’s tiring to applaud, but by {until} it tends to be your turn. #speak',
    ],
    Mars: [
      'Mars is in your house of partners until {until}, and small things catch fire there. It’s impatience, not the end of anything. So agree beforehand on a way out of the room: a word, once round the block, ten minutes with the hedge. The one who uses it first has done both sides a service. #hold',
      'Quarrels begin before breakfast while Mars keeps company with your partnerships. It wants to do something, and an argument is at least something. Give it furniture to carry instead, or a path to sweep. Two people who have sweated together seldom remember what the matter was, and after {until} it cools by itself.',
      'People come at you directly, now that Mars is in the part of life where you face others. Some of it is passion, some of it is merely volume. You can answer the content and leave the tone where it fell. By {until} the heat goes down, and what was right in it can be used. #hold',
    ],
    Mercury: [
      'With Mercury in your house of partners there’s a great deal of talk, and not all of it gets anywhere. Two clever people can discuss a kiss out of the room. So put a limit on it: one subject, one pot of tea. After that, until {until}, do something that needs no words. #hold',
      'Misunderstandings multiply in the small print of love, as Mercury goes through your affairs of two. “Soon” may be tonight to one and next summer to the other. It helps to repeat what you heard before you reply to it. That feels silly for a day, and then it saves the week. #speak',
      'Someone younger, quicker or simply more talkative may come close until {until}, because Mercury is in your house of encounters. It’s amusing and a bit restless. So enjoy the conversation without promising anything, not even in your head. If you have a partner, bring home the best joke. #hold',
    ],
    Jupiter: [
      'Jupiter is in your house of partners, one of the kindest visits it pays. It brings good counsel from the other side, and sometimes a person who thinks well of you. The catch is to promise too much out of sheer warmth. So let one thing be done for you this week, a lift or an errand, and don’t repay it.',
      'People are generous with you while Jupiter keeps company with your partnerships, until {until}. You notice it in what they overlook. So be large in return: forgive one lateness, praise one clumsy attempt. Love can grow under this, slowly and mostly on days when nothing is going on.',
      'Two heads see further than one, with Jupiter in the part of life that’s shared. This makes it a fine week for looking ahead. Take a sheet each, draw what a good ordinary day would be in ten years, and swap. A friend can do it with you as well as a spouse. The drawings may be dreadful, which helps. #begin',
    ],
    Venus: [
      'Venus is a guest in your house of partners until {until}, and everything is judged by its charm. A dull evening seems like a fault. It isn’t one, it’s just an evening. Let it be dull on purpose, with soup and socks, and see what is left when nobody makes an effort. Quite a lot, as a rule. #in',
      'It’s pleasant to be wanted, and Venus among your partnerships keeps the thought in the air. The delicate part is attention from the side, or your own wandering towards it. So remember that a friendly sentence needn’t be the first of a series. Give the better one to the person it belongs to.',
      'You may expect love to guess what you’d like, because Venus is in the part of life that belongs to two and dislikes asking. That way lies a sulk. So tell them the flower, the dish, the hour. If it arrives by {until}, it’s no less sweet for having been ordered. #speak',
    ],
    Saturn: [
      'Saturn is in your house of partners, and it keeps asking what lasts. This makes love more serious for a while, slower to begin and slower to break. Do one thing you promised long ago, however small, like the shelf or the visit. Saturn counts kept words, and so do other people. #finish',
      'Things between two people need more patience than usual, with Saturn in the part of life they share. So the silences are longer. They’re not hostile, they are more like winter. Sit through one this week without filling it, and let the other speak first. Until {until} trust is built of such minutes. #hold',
      'Love may feel like work while Saturn goes through your house of partners, and partly it is. The gain is that you learn who stays. Make one thing regular that doesn’t depend on mood: tea at four, the last walk of the day. After {until} it’s lighter, and the habit may well outlive the strain. #begin',
    ],
    Rahu: [
      'Rahu is in your house of partners, where it makes people larger than they are. Someone may look like the answer to everything. Nobody can keep that up for long. So meet them in a dull place, a queue or a car wash, and see who they are there. Until {until} plain daylight is a lover’s best adviser.',
      'An unusual person, a different background, a voice from a screen: with Rahu in the part of life where you meet others, the unfamiliar has its pull until {until}. Curiosity is fine. Just learn three ordinary facts, such as what they eat and whom they ring on bad days, before you dream any further. #late',
      'More, other, newer is Rahu’s advice to lovers, and it has been whispering in your house of two. It makes what you have look small. So leave the phone in a drawer for one evening and study a familiar face as if you had to draw it. Hunger often turns out to be inattention. #in',
    ],
    Ketu: [
      'Ketu is in your house of partners, and it’s a little tired of the whole subject. You may sit opposite someone and be elsewhere. That isn’t a lack of love, only of appetite for it. Do the small courtesy all the same, the coat held, the cup brought. Warmth often follows the hand.',
      'You need less company than usual while Ketu empties the room where two people meet. So tell those concerned that it’s only the season, and nobody has to look for a reason. Then take your hour alone without apology. Until {until} love does better at a slight distance than in each other’s pockets. #in #speak',
      'Old patterns in love show themselves now, since Ketu keeps the memory of your partnerships and has no more use for it. It’s the same quarrel with another haircut. So when it begins again, leave out your usual line. The play can’t go on without it, and that is rather freeing. #hold #finish',
    ],
  },
  aspect: {
    Mars: [
      'Mars glances at your partnerships from elsewhere in your life until {until}, and brings its haste along. What annoyed you at lunchtime may be said at home. So find out, before you speak, where the anger was bought. If it came from outside, take it back to that shop and not to the person in your kitchen. #hold',
      'There’s a spark between people this week, because Mars is looking at your house of partners. Sparks are useful in small numbers. So put yours into wooing, with a race to the bus stop or an invitation issued on the spot. Only the jokes about each other’s families had better wait. #out',
      'A look from Mars makes both sides of a friendship or a marriage quicker on the draw. It’s good for deciding and bad for listening. So decide something practical this week, which day and which colour, and keep the question of who is right for some time after {until}. #hold',
      'You may want an answer from someone now, as Mars leans on your affairs of two from a distance. But people who are pushed say yes and think later. Ask once, give them a night, and spend it mending something. Until {until} patience is the stronger form of courage. #late',
      'Passion and temper use the same door, and Mars has its eye on yours. In good hours it warms people up, in hungry ones it burns the toast. So eat before you discuss anything. It sounds too simple, yet half of the quarrels of a week like this happen on an empty stomach.',
    ],
    Jupiter: [
      'Jupiter looks kindly on your partnerships until {until}, from another corner of your life. It doesn’t arrange anything, it only makes people a bit more generous in how they see you. So return it: tell a third person something good about the one you love. Such things have a way of travelling back. #speak',
      'There’s a blessing over what you share with others, as Jupiter casts its glance there. In the old books this is the look that makes things grow. What it can’t do is water them. So give one person a regular ten minutes from this week on, with nothing in your hands. #begin',
      'Good advice about love is within earshot, because Jupiter looks across at that part of your life. It might come from a teacher, a grandmother or a taxi driver. So ask for it in one honest sentence, then be quiet until they’ve finished. You can still do as you please. #speak',
      'Jupiter’s glance makes it easier to let a small wrong go, and this week it rests on your house of partners. Pick one that has no consequences any more. You needn’t announce the pardon, just stop telling the story. By {until} you may find that you’ve mislaid the details. #finish #hold',
      'People tend to say yes to you this week, in love and in other dealings, since Jupiter looks on at your house of two. The catch is that your own yes comes just as quickly. So give away one evening with pleasure, and keep one for yourself before they’re all gone.',
    ],
    Saturn: [
      'Saturn has an eye on your partnerships until {until}, and it’s a cool one. Affection may arrive late and without ribbons. That doesn’t make it less. Look for it where Saturn puts it, in the tyres that were checked or the soup left on the stove, and say that you noticed. #speak',
      'A sober look from Saturn falls on the part of your life that’s shared. It asks which promises are still meant. So go through yours in a quiet hour, and withdraw the one that you’ll never keep, with thanks. What is left tends to hold better, even if it’s less than you once had in mind. #finish',
      'Love is slower to answer this week, because Saturn looks on and takes its time. That pause is easily read as a no. Instead, leave it alone for a few days: repot a plant, oil a hinge, finish the thick novel. Those who need time and get it often come back to you of their own accord. #late',
      'Age plays a part in love, or the years behind it do, with Saturn glancing over from elsewhere. It brings a certain heaviness, and also pictures. Get out an old one of a person you love, from before you knew them, and ask what that day was like. Until {until} the past is good company. #speak',
      'Expect a plain week in love rather than a grand one, since Saturn’s glance takes the ornament off. What is left is rather solid. Be on time for each other, as it’s the one luxury that this planet understands. Until {until} a small thing done reliably is worth more than roses.',
    ],
  },
}
