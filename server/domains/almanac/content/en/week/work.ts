import type { MatterUnits } from '../../../texts/units.ts'

export const work: MatterUnits = {
  karaka: {
    1: {
      easy: [
        'The Sun is in your own sign and, for once, strong enough there to help you. At work it shows as plain presence: people look up when you come in, and they expect you to know. So say what you’d do before the meeting drifts. It only costs you the comfort of the back row. #speak',
        'You look the part, whatever the part is, because the Sun is strong in your own sign. That makes the first quarter of an hour of any working day worth more than the rest. Use it for the person or the task that decides the others. By {until} you may have grown into the coat you’ve been wearing on trust.',
      ],
      hard: [
        'With the Sun in your own sign, work notices you whether or not you’ve combed your hair. That’s tiring, because every remark seems to be about you and hardly any is. When a comment stings, ask which line of the work should change. Then change that line and let the rest go by.',
        'You may feel hotter and prouder than the job deserves, since the Sun is passing over your own Moon. It makes small slights at work look large. The gain is that you know exactly what you’re worth. Keep that to yourself for now, though, and let a finished piece make the argument. #hold #finish',
        'Until {until} the Sun sits on your shoulders, and a normal working day weighs a little more. Don’t prove anything by staying longest. Instead, pick the one hour in which you’re freshest, give it to the hardest task, and spend the tired hours on what needs no talent. #early',
      ],
    },
    2: {
      easy: [
        'What you do and what you’re paid for it come closer together while the Sun is strong in the place of earnings and speech. Your word carries further than usual. So if a price, a wage or a promised expense has been left vague, name the figure politely and then stop talking. #speak',
        'Tools, stock and know-how are worth a look while the Sun, at full strength, shines into your storeroom. You own more of your trade than your job description says. So make an inventory of it, on one page: what you can do, repair, translate, calm down. It’s a good page to have in the bag until {until}.',
      ],
      hard: [
        'The Sun stands over your purse, so at work the talk turns to costs, claims and who pays for the taxi. It’s a dry season for favours. That’s why a receipt matters more than a good memory just now: gather the loose ones from bag and glovebox and hand them in together. #finish',
        'Words come out of you a touch too hot while the Sun is in the place of speech, and colleagues remember the tone longer than the point. It’s worth reading your sharpest sentence once in the voice of the person who gets it. If it still sounds fair there, leave it in. #hold',
        'Pride and pay get tangled until {until}, because the Sun sits where you count what’s yours. Someone else’s rate may annoy you more than your own work does. It helps to write down what you did in the past month, in figures. That page is useful later and calming now.',
      ],
    },
    3: {
      easy: [
        'Nothing moves work along this week like a short, plain message, because the Sun is out among your small steps and brave ones. People who usually take days may answer by lunch. Now send the question you’ve been polishing. It doesn’t need another paragraph, only a clear last line. #speak #early',
        'Effort pays you back at once for a change. The Sun is in the part of life where hands, errands and nerve belong, so the job that needs three visits is the one to take on. Walk over instead of writing. You’ll learn in the corridor what no thread would tell you. #out',
        'You’re braver than your title while the Sun lights the place of initiative. It’s a fine week to offer the odd job nobody claims, as long as you can do it with your own two hands. The catch is speed, so promise Friday if you think it’s Thursday. #begin',
      ],
      hard: [
        'The Sun is in a place that normally suits you, but it’s in its fall and speaks at half strength. So a bold mail may land like a timid one. Add one fact to every request at work: a number, a date or a name. That does the job that confidence can’t do alone.',
        'Your courage arrives before its boots, since the Sun, in its fall, is among the small steps of your working life. You volunteer and then wonder with what. Go in with a companion, if it’s possible, each of you doing half of the asking. Until {until} two medium voices carry further than one that’s trying to be loud.',
      ],
    },
    4: {
      easy: [
        'Work and home stop pulling in opposite directions, since the Sun, strong as it is now, warms the rooms you live in. You may do your best thinking at the kitchen table. So move one stubborn task there, with the door shut and the radio off. It tends to give way within the hour. #in',
        'What you learned at home serves you at work, because the Sun is strong at the root of your chart. It may be your mother’s way with angry people, or how your uncle packed a van. So use it openly and say where it’s from. Until {until} people trust a method that has had children.',
      ],
      hard: [
        'The Sun has gone home, so to speak, and your mind keeps following it there. At work you may be present in the chair only. That isn’t laziness; something in the house wants an hour of you. Give it that hour before you leave in the morning, and the day is yours again. #early',
        'As long as the Sun is in the place of home, authority at work seems far off and slightly unreal. Decisions made above you arrive late. Because of that, don’t build on the next announcement. Put your own drawer, folder or bench in order, which depends on nobody. #finish',
        'A boss’s mood follows you up your own stairs while the Sun is in the part of life that ought to be restful. It can spoil a good evening for nothing. You could end each working day with one physical sign, such as washing the cup or hanging up the coat. After that sign, it’s over.',
      ],
    },
    5: {
      easy: [
        'Ideas have weight while the Sun, strong now, is in the place of invention. What you make up today may still look good in three days, which is the real test. So show a rough version of something you’d normally hide until it’s perfect. It can only be improved by being seen. #speak #begin',
        'There’s something of the stage in your work while the Sun is strong in the house of play, and the audience is well disposed. Explaining is what suits you best. Take a dry matter and tell it as a story with a beginning, a villain and a way out. You may be the first who ever made that form interesting.',
      ],
      hard: [
        'The Sun is in the playful part of life, and duty looks grey next to it. So you may start three clever things at work and finish none. Choose the one you’d be proud to show to a child. It has the fewest excuses in it, and it deserves your afternoon. #finish',
        'Credit is a delicate subject until {until}, because the Sun makes you care who had the idea. You probably did have it. Still, the argument about that costs more than the idea was worth. Say “we” once more than feels right, and the people who matter tend to notice. #hold',
        'Judgement runs ahead of the facts as the Sun dazzles the part of you that has bright thoughts. A plan that sounds brilliant at work may simply be new. Try it on the least romantic person you know, the one who asks about parking. If it survives that, it’s a plan. #late',
      ],
    },
    6: {
      easy: [
        'The Sun is among your duties, one of its four good places, and dull work goes down like bread. It’s the week to win against a backlog. Take the oldest item first, since age is what makes it heavy. You may find that the thing itself takes twenty minutes. #finish',
        'Rivals lose interest when you simply do the job well, and that comes easily while the Sun is in the place of daily service. You don’t have to answer every dig. This is a good time to learn the one system at work that you’ve always asked others to run for you. #begin',
        'There’s satisfaction in order this week, because the Sun strengthens the part of life where things get checked, mended and ticked. People who depend on you feel it too. Fix the small fault that annoys everyone: the squeaking hinge, the wrong template, the empty stapler. It makes you quietly popular.',
      ],
      hard: [
        'You do the work of two and are thanked by half, for the Sun is in the place of service but in its fall. It’s like that up to {until}. In the meantime, don’t volunteer for more just to be seen. Do what’s yours, do it properly, and leave at the hour you said.',
        'The small print of duty is wearisome now, for the Sun is in a good house but in its fall, and it bows to every rule it meets. So you follow even the dead ones. Ask which of them anyone still checks, in a perfectly innocent voice. Until {until} you may save an hour a week by that, and nobody’s pride.',
      ],
    },
    7: {
      easy: [
        'A strong Sun stands opposite you, in the place of partners and clients, and lends the other person dignity. So the one across the desk is probably worth listening to. Ask them how they’d run it. It’s no weakness to use a good idea that came in by the other door. #speak',
        'A strong Sun on the far side of the desk brings you people of some weight: a good customer, a fair opponent, a name you’ve heard before. They’re easier to meet than they look. So prepare one thing you admire about their work, and mean it. Until {until} respect is the quickest way into a room.',
      ],
      hard: [
        'The Sun shines on the other chair, so it’s their working week rather than yours. Clients, partners and callers set the pace, and you may feel like the assistant. Even so, an assistant hears everything. Write down what they ask for twice, because that’s the real order. #hold',
        'Two proud people and one decision: that’s work with the Sun at your partner’s elbow. The other side won’t give way in front of an audience. So don’t settle it in the meeting. A short talk by the lift, with nobody listening, may do in a minute what the agenda couldn’t. #speak',
        'You get measured against someone until {until}, since the Sun is opposite your Moon and throws light on the comparison. It’s tiring, and seldom fair. What helps is to choose your own measure. Set one small standard for today’s work that only you can check, and keep to it.',
      ],
    },
    8: {
      easy: [
        'Digging pays, because the Sun is strong in the place of hidden things. At work you may be the one who finds the wrong formula, the missing page, the reason it never balanced. This calls for an undisturbed hour, so go right down to the source. The thanks come later, and quietly. #in',
        'You can take over from others without dropping anything, since the Sun is strong in the house of handovers. It’s a rarer gift than brilliance. So sit with the one who’s leaving, retiring or merely going on holiday, and ask what isn’t in the file. That’s where the job really is, and until {until} they’re glad to tell it.',
      ],
      hard: [
        'The Sun is out of sight, in the part of life where things go on behind doors, and at work you may hear of decisions third-hand. It’s not the time to guess at motives. Ask one direct question of one person who was in the room. Then leave the corridor to itself.',
        'Recognition is slow while the Sun passes through the place of endings and shared burdens. Much of what you do now can’t be seen, such as repairs, handovers, checking someone’s sums. It counts all the same. So put a line about it in the next report, without decoration. #finish',
        'Until {until} your standing rests on what others entrusted to you: keys, passwords, a confidence, a half-closed file. The Sun makes this a delicate season. It’s wise to look through what you still hold for people who have moved on, and hand each thing back with a word. #finish',
      ],
    },
    9: {
      easy: [
        'Teachers and superiors are in a generous mood as long as the Sun is strong in the place of guidance. The advice you get at work now tends to be worth more than it sounds. This is the moment to take a question, a real one, to the person who has done this for twenty years. #speak',
        'Your convictions are good for your work just now, because the Sun, in full strength, warms the house of principle. People like to know what a person would never do. You needn’t preach it. Put a line about it under an offer or into an introduction, and until {until} see who answers. It’s usually those you’d have picked.',
      ],
      hard: [
        'Opinions grow tall at work while the Sun shines on what you believe. You may find yourself defending a principle when all that was asked was a room. So before you climb on to it, check whether it’s about the thing or about being right. The room can usually be booked.',
        'A person in authority talks past you at present, because the Sun stands where advice comes from and makes it sound like orders. Some of it’s useful anyway. Take the one sentence that you could act on, thank them for it, and let the rest go out of the window. #hold',
        'Your mind’s on larger maps than your desk, since the Sun has gone to the part of life that belongs to far places and study. That makes routine slow until {until}. Better to give the wish its quarter of an hour: look up the course, the route, the entry rules. Then do the invoices. #begin',
      ],
    },
    10: {
      easy: [
        'The Sun has reached the top of your sky, the place of work and name, where it’s at its best. You’re seen, so be seen doing what you’d like more of. It’s no time to tidy the cupboard. Ask for the conversation about your next step while people remember why they value you. #speak',
        'People with a say in things notice you this week, because the Sun lights your standing. That includes the careless minutes. So arrive a little early and say good morning first. It sounds like nothing, and it’s what they mention when your name comes up in a room without you. #early',
        'A task with your name on it tends to go well until {until}, with the Sun high in the part of life the public sees. If you’re between jobs, the same light falls on how you introduce yourself. So practise two sentences about what you do, until they sound like you talking. #out',
      ],
      hard: [
        'The Sun is where it likes to be, over your work, but in its fall, so the applause is thin. You do the thing and the room looks elsewhere. It isn’t a verdict. Ask one person you trust what they noticed, and keep their answer in place of the clapping.',
        'A bigger desk is in view and the stairs to it are closed, as the Sun, in its fall, goes through the very house of your work. It doesn’t say no, it mumbles. Meanwhile learn what the person at that desk does between nine and ten. Until {until} it may shrink the wish or improve it.',
      ],
    },
    11: {
      easy: [
        'Work comes to you through people now, since the Sun has joined your friends. Someone knows someone, and mentions you kindly. The door opens from their side, and it’s on you to walk. Perhaps tell two old colleagues, in a line each, what you’d love to be doing. #out #speak',
        'The Sun warms the part of life where effort turns into results, so this is harvest week for something you began a while ago. Don’t be modest about it. Collect what’s owed, whether that’s a reply, a reference or a fee, in a friendly voice and without explaining why. #speak',
        'A group carries you further than talent would, because the Sun favours company at work until {until}. You may be asked to lead the small committee. It’s worth a yes if you can name what it should have achieved by the end. Otherwise it’s only another biscuit tin. #out',
      ],
      hard: [
        'Friends at work mean well and deliver late, for the Sun is in the place of gains but at low power, in its fall. So a promised introduction may fade. Don’t chase it in a group chat. One private reminder, with the details they’d need, makes it easy to be kind.',
        'You help to carry a success and stand at the edge of the photograph, because the Sun is among colleagues and circles but in its fall. That smarts a little. Yet those at the edge talk to each other. Find out what they’re doing next, over the last of the sandwiches. Until {until} that’s where the better work is being thought up.',
      ],
    },
    12: {
      easy: [
        'The Sun is backstage but strong, so what you prepare unseen at work has a good spine to it. This suits research, drafts, night shifts and anything done far from the main office. That’s a reason to refuse one meeting that doesn’t need you. The hour you gain is worth more than the chair. #in',
        'Nobody looks over your shoulder while the Sun, strong as it is, works in the house of closed doors. It’s a fine week for mistakes of the useful sort. Try the thing in three ways, throw two away and tell no one. By {until} the third may look as if it had come to you in a minute.',
      ],
      hard: [
        'As the Sun has withdrawn into the place of rest, work feels like talking through a wall. You do your part, and little comes back. That’s why this isn’t the week to ask for judgement on it. Finish quietly, date the file, and bring it out when there’s light again. #hold #finish',
        'You may feel invisible at work, and tired of minding it. The Sun is in the part of life where things are wound down, so being overlooked has an advantage: nobody’s checking. Use it to sort the old correspondence, and delete without mercy what you kept out of pride. #finish',
        'Until {until} the Sun asks for less of you in public than usual. Still, duties don’t stop, and you could spend what strength there is on keeping up a face. Better to tell one colleague that you’re running at half speed. They may well carry the other half for a day. #speak',
      ],
    },
  },
  lord: {
    1: {
      easy: [
        'The planet that looks after your work, {graha}, is in your own sign until {until}, so the job and you wear the same coat. What you’re like in the morning decides how the day goes. So do your own way of warming up, even if it looks odd, before you open a single message. #early',
        'Since {graha}, which has the say over your working life, is standing right beside you, you don’t need to be sent. You may see what’s missing before the boss does. So begin it in a small way without asking. It’s simpler to get a nod for something that exists. #begin',
      ],
      hard: [
        'Your work is in the hands of {graha}, which is with you but not at its strongest. So you care a great deal and tire quickly, which can look like a bad mood. Let one person know it isn’t about them. Then do half of the plan, and do it well. #speak',
        'What you do has got under your skin, as {graha}, the ruler of your work, is in your own sign and out of tune. You hear criticism in the photocopier. So give yourself a different name for the job during working hours, “the night porter” or “the deputy”, just in your head. Until {until} it’s the deputy they mean, poor soul.',
      ],
    },
    2: {
      easy: [
        'With {graha}, which rules what you do, in the place of earnings, your work wants to be counted. That’s a good thing. Find out what an hour of it really costs you, with the walk and the waiting, and you’ll talk about your price or your time with a steadier voice. #save',
        'Good words help your work until {until}, because {graha}, its guardian, is where speech and food belong. So it’s worth taking a colleague for a sandwich rather than sending the fourth mail. People agree to more when they’re chewing, and you hear what they’re worried about. #speak #spend',
      ],
      hard: [
        'The ruler of your work, {graha}, is among the accounts and short of strength, so effort and reward don’t match at present. It’s easy to get bitter about it. Instead, find the one task you do for free out of habit, and ask whether anyone would miss it. #save',
        'Your voice doesn’t carry at work, because {graha}, which rules it, is in the house of speech and a little hoarse. Things you said come back under other names. It helps to put them where they stay put: on the board, in the minutes, on a yellow note with your initials. After {until} you’re audible again without the stationery.',
      ],
    },
    3: {
      easy: [
        'Your working life runs on {graha}, and that planet is now in the place of nerve and short roads. So a small step beats a large paper. Knock, try, send a sample. It needn’t be the best you’ve got, as long as it reaches the person by the end of the day. #early',
        'Until {until} work moves the way gossip does, quickly and by word of mouth, because {graha}, which governs it, is with neighbours and near people. Someone down the street may know the very person. So mention what you’re working on while you wait for the bus or the kettle. #speak',
      ],
      hard: [
        'There’s a lot of to and fro in your work while {graha}, its ruler, is in the place of messages but not quite well. Things get sent to the wrong person. For now, read the address line aloud before you press anything. It takes a second and saves an afternoon of explaining. #hold',
        'Too many little trips cut your working day into strips, since {graha}, in charge of it, wanders about in the house of errands, rather footsore. You’ve done a lot by four o’clock and can’t name it. So carry a card and make a stroke for each. By {until} the strokes tell you which road could be walked once instead of three times.',
      ],
    },
    4: {
      easy: [
        'As {graha}, the planet behind your profession, has come home, work does best from a settled place. It could be your own table or the same seat each morning. So give your tools a home too. What always lies in one spot never has to be found under pressure.',
        'Old foundations hold your work up until {until}, because {graha}, in charge of it, is in the place of roots. You may use something your mother taught you in a meeting. It’s a good time to go back to a former workplace or client and ask how things are. #speak',
      ],
      hard: [
        'Home interrupts work and work interrupts dinner, since {graha}, which rules what you do, is in the place of rooms and somewhat weak there. Neither side is being unreasonable. So agree on one hour a day in which you can’t be called, and tell both of them when it is. #speak',
        'You’d rather be indoors than in the world, for {graha}, the planet of your profession, has gone home and pulled up the blanket. Nobody is asking for heroics. Put one homely thing where you work, a proper cup or a cushion for the draught. Until {until} it’s easier to bring the sofa to the job than the job to the sofa.',
      ],
    },
    5: {
      easy: [
        'Your work gets its playfulness back, as {graha}, its ruler, is in the place of invention. So the unusual idea is worth ten minutes at the beginning rather than two at the end. Draw it instead of describing it. Even a bad sketch gets better questions than a good paragraph. #begin',
        'Teaching is the secret of your job until {until}: {graha}, which has it in hand, is where pupils and children are. When you show a beginner how it’s done, you see what you’ve been doing without thinking. Because of that, let someone look over your shoulder, and answer their silly question. #speak',
      ],
      hard: [
        'You can’t force inspiration, and {graha}, which looks after your work, is in its place with little to give. So the blank page stays blank. It’s better to copy out something you admire, by hand, for a quarter of an hour. After that your own sentence tends to turn up. #late',
        'Talent is a moody colleague while {graha}, which looks after your work, is in the house of invention and off its food. Some days it doesn’t come in. You do, though, and that’s the whole art. Have a stock of small, silly, necessary tasks for such mornings. It often wanders in by noon to see what you’re doing.',
      ],
    },
    6: {
      easy: [
        'Although {graha}, the ruler of your work, is in the place of drudgery, it’s strong there and doesn’t mind. So the mess that others walk round is your chance. Take on the complaint nobody wants to answer. A calm reply makes you more friends than a brilliant idea. #speak',
        'There’s good order in your working days, since {graha}, which governs them, has strength to spare in the house of daily tasks. Even the machine that hates you behaves. So write down how you do what you do, step by step, for the person who may stand in for you. By {until} you can fall ill, or go fishing, in peace.',
      ],
      hard: [
        'Your profession is under {graha}, which has gone down among the chores until {until}. That means much duty and little glory, with someone always off sick or late. So sort the tasks by who is really waiting instead of who is loudest. There are usually only two names on that paper. #finish',
        'Small frictions rub at work while {graha}, which governs it, keeps company with rivals and routine. A colleague may correct you in public, and not even be right. You needn’t win it. Thank them, check it later on your own, and send the correct version round without comment. #hold',
      ],
    },
    7: {
      easy: [
        'Work comes through another person as long as {graha}, which rules it, is in the place of partners. You may be better as half of a pair just now. Try dividing one task by liking rather than by rank: each takes what they don’t mind doing. You both finish sooner. #out',
        'The public side of your work is open until {until}, thanks to {graha}, its ruler, which has gone to stand at the door. Customers, callers and strangers are easier to please. Let yourself be met, and put your first name on the thing. People come back to a name. #out',
      ],
      hard: [
        'A partner or client leans on your working day while {graha}, which has charge of it, is with them and not well placed. So their hurry becomes yours. You can slow it without a quarrel: repeat what they want in your own words, and ask which part must be first. #late',
        'You’re compared with the other firm, the other shift, the other sister, because {graha}, ruler of your work, is over there and not in strength. Let them be compared. What you can do is learn one thing they do better, and go and look at how. Until {until} rivals are the cheapest school there is.',
      ],
    },
    8: {
      easy: [
        'The deep end suits you, because {graha}, ruler of your work, is in the place of hidden matters and has strength to spare. So you may take over something others found too tangled. Before you touch it, draw how it hangs together. The drawing is half the repair.',
        'A crisis brings out your best side at work while {graha}, which rules it, is in the house of upheavals and stands firm there. Where others run, you count. So offer to be the one who keeps the list of what’s known and what’s only feared. Until {until} a whole room can lean on such a list.',
      ],
      hard: [
        'What you do for a living goes underground for a while, since {graha}, its ruler, is in the place of secrets and sudden turns. Plans above you change and nobody says so. Don’t fill the silence with stories. Keep your papers in such order that any turn finds you ready. #hold #finish',
        'Until {until} work feels like crossing a river on stones, because {graha}, which steers it, is in a house of unsteady ground. The next step is all you can see. That’s enough. Finish the piece under your foot before you look for another, and keep your hands free. #finish',
      ],
    },
    9: {
      easy: [
        'Luck likes your work at present, for {graha}, which guides it, is a guest of fortune and good teachers. It shows as someone older putting in a word. You can help it along: say thank you to a person who once taught you the trade, and tell them what became of it. #speak',
        'There’s a wider horizon over your job while {graha}, which holds it, is in the part of life where people study and travel. A course, a visit or a foreign client may be worth more than the fee. So read the invitation that you put aside as not for you. #out #begin',
      ],
      hard: [
        'You’d like to believe in what you do, and {graha}, the ruler of it, is in the place of faith but not at its best, so the doubts speak first. They’re not enemies. Look at one piece of work from your early days. It tends to remind you why you began.',
        'Head office, the ministry, the textbook: what governs your work is far off and hasn’t seen the place, as {graha} rules it from the house of distances, and faintly. Its letters sound like another planet. Translate one of them for the rest of you into ordinary speech. By {until} half of what it wants may turn out to be done already.',
      ],
    },
    10: {
      easy: [
        'The ruler of your work is at home in its own place: {graha} sits at the top of your chart until {until}. So what you do is plainly yours, and people ask for you by name. Take one decision that has been waiting for permission. Nobody was going to give it. #begin',
        'Your work has its own planet, {graha}, right where it belongs, which makes for steady hands and clear answers. The catch is that everyone wants some. Before you hand out yeses, mark the two hours in the day that are for the real thing. Guard those kindly.',
      ],
      hard: [
        'Although {graha}, which rules your work, is in its own house, it’s slowed or hidden there, so you’re in charge and out of breath. Others don’t see the strain. Let one duty be done less beautifully than you would do it. It’s still done, and you can breathe.',
        'There’s a chair in your working life that you fill and nobody sees you in, because {graha} is in its own house of work but under a shade. The sign on the door is the trouble. So describe your job to a child, and then look at how it’s described on paper. What’s missing there could be added before {until}, in pencil.',
      ],
    },
    11: {
      easy: [
        'Your work pays out in people, now that {graha}, which rules it, has reached the place of friends and gains. A former colleague may be your best advertisement. So send a sincere line to one who left, without wanting anything. They’re likely to ask what you’re up to. #speak',
        'Effort turns into income more smoothly until {until}, because {graha}, which minds your profession, is in the place of results. It’s a good stretch to send the bill the same day. You did the work already; this is only the last inch of it, and it’s a friendly inch. #early',
      ],
      hard: [
        'You may expect more back from your work than comes, since {graha}, its ruler, is in the place of wishes but rather tired. The list of hopes is too long for it. Better to choose a single result you want from this season, and tell a friend which one. #speak',
        'Colleagues drift off in several directions, as {graha}, the planet of your work, is among groups and can’t hold them together. Everyone thinks another has the key. A biscuit works better than an appeal: put some out at a set hour, and things get told over the crumbs. Until {until} that’s the nearest thing to leadership.',
      ],
    },
    12: {
      easy: [
        'The planet of your work, {graha}, is away behind the scenes, but in a strong sign, so absence does you good. Work done far from the office, at night or in another country comes off well. Try a whole morning without showing yourself, and see how much gets written. #in',
        'Being unavailable does your work good, as {graha}, which rules it, is strong on the far side of the curtain. Solutions come while you’re rinsing a cup or waiting for a boat. So carry the problem about in one sentence, in your own words, and don’t stare at it. By {until} it may have answered itself, out of sheer loneliness.',
      ],
      hard: [
        'Because {graha}, which carries your work, has gone into the place of rest and expense, you give out more than you get. That changes after {until}. Until then, leave the extra mile to others. You’re allowed to be ordinary for a while, and punctual.',
        'The work loses its edges when {graha}, which shapes it, drifts off to sleep and distant shores. Hours slip off, and a day is gone. So put one fixed point in it, at the same time daily, that you’d be ashamed to miss. The rest can float round it.',
      ],
    },
  },
  visitor: {
    Sun: [
      'The Sun is at its highest in the place of work until {until}, and you’re easy to see there. That cuts both ways, of course: good work shows, and so does a yawn. But you can choose what people see. Bring the piece you’re proudest of to the front of the desk, and talk about that one.',
      'You’re asked what you think, because the Sun is standing in the part of life where you have a name. It likes a clear answer. Even “I don’t know yet, I’ll tell you by lunch” is better than a cloud of maybes. After that it’s only a matter of lunch. #speak',
      'Authority comes easily while the Sun is over your work, and people take your word as the last one. The catch is that they stop telling you things. So ask the quietest colleague or helper what they’d change. You may hear the only new idea of the week.',
    ],
    Mars: [
      'Mars storms about in your work until {until}, so everything is urgent and doors close louder than they need to. You get a lot done, and you may tread on toes. That’s why each hard sentence wants a soft minute first: get up, fill a glass, come back, say it shorter. #hold',
      'There’s heat in the place of work with Mars there, and it will burn either the task or the team. Give it the task. The awkward job that needs muscle, the clearing of the store, the difficult machine: begin with that, and your temper goes into something useful. #begin',
      'With Mars at the workplace you want the decision today. Others don’t, and pushing makes them slower. So measure your own share of it instead. Set a kitchen timer to twenty-five minutes and race nobody but the bell. By evening you’ve won several times without a fight.',
    ],
    Mercury: [
      'Mercury’s in the place of work, so the job is made of words now: calls, drafts, tables, questions by the stairs. You’re quick at it. The catch is promising by the dozen. Note each small yes on the back of one envelope, and keep them in the order they were given.',
      'Your wits are at your desk while Mercury is in the part of life where you’re known, and you explain things better than usual. Why not rewrite the instruction that everyone gets wrong. Ten lines and a drawing are enough. It may save you the same phone call for a year. #finish',
      'A good week to be asked things, because Mercury is over your work until {until}. Interviews, meetings and chance talks are kinder to you than long silent labour. So prepare three short stories of what you’ve done. You’ll probably need only one, but you’ll tell it without hurry. #speak',
    ],
    Jupiter: [
      'Jupiter in the place of work makes the job larger, though not always better. You’re trusted with more and taught less. So before you accept the next responsibility, ask what may be dropped for it. It’s a fair question, and a good superior has been waiting for it. #speak',
      'People overestimate what you can carry while Jupiter stays over your work, and you may overestimate it with them. The kindness in that is real. Still, promise two thirds of what you think you can do. You’re then early for once, and Jupiter likes a guest who’s early.',
      'Your name gets about as long as Jupiter’s in the part of life that is public. It’s a slow season, though, for titles and formal steps. Use the waiting to pass something on: show a younger person one trick of the trade. That’s how this planet pays its rent.',
    ],
    Venus: [
      'Venus at work makes charm the easiest tool to reach for, and it wears thin in this house. A pleasant tone can’t replace the missing figures. That’s why the content comes first. After that, the nice cup, the warm word and the good shirt do what they’re meant to do.',
      'You’d like everybody at work to get on, with Venus there until {until}, and you may bend further than your back allows. Two people aren’t speaking, perhaps. You needn’t carry their notes. Tell each of them, kindly and once, to ask the other directly. #speak',
      'The wish for comfort follows you to work while Venus is in its place, so a long lunch beats a long list. Don’t fight it all day. Make the worst corner pleasant, with a wiped screen and a decent lamp, and the task that lives there has no excuse left. #finish',
    ],
    Saturn: [
      'Saturn’s in the place of work, and the stairs have more steps than they used to. What you do is examined slowly and paid late. Even so, this is how a solid name gets made. So do one piece each week as if it had to last ten years, and let the others be plain.',
      'You may feel that you’re carrying the building, since Saturn stands over your duties for a long stretch. Some of the weight isn’t yours. Ask of each task who would do it if you moved away. The answer shows you which ones to hand back, politely, with their instructions. #finish',
      'An older superior, an old rule or an old mistake has its hand on your work while Saturn is there. Arguing makes it heavier. It’s better to learn the rule by heart, exceptions included. People who know the exceptions are left in peace, and in time they’re asked. #hold',
    ],
    Rahu: [
      'With Rahu in the place of work you want the bigger door, and there’s a good chance of finding it open. It’s one of the places where Rahu does well. But doors aren’t rooms. So before you rush through, ask one person who works inside what an ordinary afternoon is like. #speak',
      'New tools, odd hours and foreign names come into your work with Rahu, and you take to them quicker than your colleagues do. The catch is polish without depth. So learn one of the new things properly, down to its dullest menu. That makes you the person they ask. #begin',
      'Rahu gives your work a larger shadow than its size, which is handy if you need to be noticed. You can be, just now. Only keep the description a little smaller than the thing. When people open the box and find more than the label said, they tell others. #out',
    ],
    Ketu: [
      'Ketu’s in the place of work, and a job you know by heart has lost its taste. You could do it asleep, and sometimes do. That’s a poor reason to leave and a good one to look again. Somewhere in it there’s a part that still asks for care; start the day with it. #early',
      'Titles mean less to you than they did, because Ketu sits where your standing is. Others may read that as sulking. So tell them what you do still like, even if it’s only the quiet hour after five. It lets them put you where you’re good. #speak',
      'You have an old skill that nobody at work has asked about in years, and Ketu, in the place of profession, keeps bringing it up. Let it out for an afternoon, unpaid and unannounced. Nothing needs to follow from it. Yet people do their best work near what they’ve forgotten. #begin',
    ],
  },
  aspect: {
    Mars: [
      'Mars looks across at your work from elsewhere, which puts a hurry into it that nobody ordered. You feel pushed and can’t see by whom. So ask about every “urgent” one plain thing: by what hour? Half of them turn out to mean next week. #speak',
      'A sharp glance of Mars falls on what you do until {until}, so corners get cut and edges are left rough. The work goes fast. Then it comes back. Leave ten minutes at the end of each piece to look at it as the customer would, on the worst chair in the house. #finish',
      'Someone competes with you a little louder than usual, because Mars is glancing at your place of work. You don’t have to run on their track. But you can borrow the tempo: pick a chore that has bored you for months and do it standing up. #begin',
      'With Mars eyeing your work from a distance, tools fail and tempers follow. It’s a good time to look after the equipment before the day needs it. Charge it, oil it, sharpen it, find the spare key. An hour of this spares you a scene in front of others. #early',
      'You answer faster than you think, since Mars has your work in its sight. That’s fine for yes and no. For anything longer, write the reply with the address field empty, so that it can’t escape. Read it again after something to eat, and then fill in the name. #hold #late',
    ],
    Jupiter: [
      'Jupiter glances kindly at your work until {until}, the way a good teacher looks in at the door. It doesn’t do the job for you. But people are more patient with your questions, so ask the one you’re ashamed of. You may not be the only one who never understood it. #speak',
      'There’s goodwill in the air over what you do, because Jupiter has an eye on it. Someone with experience may take your side unasked. It’s worth making that easy for them: say clearly and briefly what you need. A vague wish is hard to support, even for friends. #speak',
      'A wider view of your work is possible now that Jupiter looks at it from afar. For that, step out of the daily line for an hour. Visit a place where the same thing is done differently, or read how they do it elsewhere. You come back with one change. #out',
      'Jupiter’s look softens the place of work, and mistakes are forgiven more quickly. That makes it the right season to own up to a small one. Do it early, with the remedy already in your hand. It often earns you more trust than a clean sheet would. #speak #early',
      'You can afford to be generous at work while Jupiter looks on. Credit is free, after all. So name a colleague’s part in something, in front of the person who should know. It costs you nothing of your own share, and it’s remembered longer than the project.',
    ],
    Saturn: [
      'Saturn keeps an eye on your work from some distance, like an inspector who never says when he’s coming. So the missing date and the shaky figure worry you, rightly. Put those two in order now. The rest is better than you think, and inspectors like to leave early. #finish',
      'Under Saturn’s glance, what you do goes slower than planned until {until}. It isn’t idleness; each step asks to be done twice. It’s kinder to tell those who wait for you a later hour than you’d like. A late promise kept does your name more good than a quick one broken. #late #speak',
      'You may feel that nothing you do at work is quite enough, because Saturn is looking at it. That voice is old, and it isn’t your boss. Let the work have a finish line: write on paper what “done” means before you begin, and stop when you get there. #finish',
      'Long service counts while Saturn looks towards your profession. The flashy offer doesn’t age well at the moment. So go on with the slow thing, the course by evening, the careful file, the customer who takes for ever. Give it the same half-hour each day and don’t look up.',
      'Saturn’s look makes the people above you sparing with words. You do the work and get a nod, if that. Nothing needs to be read into that silence. Ask at a fixed time, once a month perhaps, for five minutes of plain opinion. Between those times you needn’t wonder. #hold',
    ],
  },
}
