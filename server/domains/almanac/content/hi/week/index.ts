import type { WeekTexts } from '../../../texts/language.ts'
import { bridges } from './bridges.ts'
import { jupiter, ketu, rahu, saturn } from './background.ts'
import { days } from './days.ts'
import { combust, exalted, fallen, own } from './dignity.ts'
import { family } from './family.ts'
import { meetingEasy, meetingHard, planetReturns, rulerStays } from './general-stories.ts'
import { health } from './health.ts'
import {
  jupiterDirect,
  jupiterEnters,
  jupiterRetrograde,
  jupiterReturns,
} from './jupiter-stories.ts'
import { love } from './love.ts'
import { marsDirect, marsEnters, marsRetrograde } from './mars-stories.ts'
import { mercuryDirect, mercuryEnters, mercuryRetrograde } from './mercury-stories.ts'
import { money } from './money.ts'
import { fullMoon, lunarEclipse, newMoon, solarEclipse } from './moon-stories.ts'
import { nodesEnter } from './node-stories.ts'
import { saturnDirect, saturnEnters, saturnRetrograde, saturnReturns } from './saturn-stories.ts'
import { sunEnters } from './sun-stories.ts'
import { venusDirect, venusEnters, venusRetrograde } from './venus-stories.ts'
import { work } from './work.ts'

export const week: WeekTexts = {
  stories: {
    newMoon,
    fullMoon,
    solarEclipse,
    lunarEclipse,
    enters: {
      Sun: sunEnters,
      Mars: marsEnters,
      Mercury: mercuryEnters,
      Jupiter: jupiterEnters,
      Venus: venusEnters,
      Saturn: saturnEnters,
      Rahu: nodesEnter,
    },
    returns: {
      Mars: planetReturns,
      Mercury: planetReturns,
      Jupiter: jupiterReturns,
      Venus: planetReturns,
      Saturn: saturnReturns,
    },
    retrograde: {
      Mars: marsRetrograde,
      Mercury: mercuryRetrograde,
      Jupiter: jupiterRetrograde,
      Venus: venusRetrograde,
      Saturn: saturnRetrograde,
    },
    direct: {
      Mars: marsDirect,
      Mercury: mercuryDirect,
      Jupiter: jupiterDirect,
      Venus: venusDirect,
      Saturn: saturnDirect,
    },
    meeting: { easy: meetingEasy, hard: meetingHard },
    rulerStays,
  },
  matters: { love, work, money, health, family },
  bridges,
  background: { Saturn: saturn, Jupiter: jupiter, Rahu: rahu, Ketu: ketu },
  dignities: { exalted, fallen, own, combust },
  days,
}
