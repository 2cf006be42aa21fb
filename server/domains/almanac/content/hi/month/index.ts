import type { MonthTexts } from '../../../texts/language.ts'
import { family } from './family.ts'
import { goodDays } from './good-days.ts'
import { health } from './health.ts'
import { love } from './love.ts'
import { money } from './money.ts'
import { fullMoon, lunarEclipse, newMoon, solarEclipse } from './moon-stories.ts'
import { marsEnters, mercuryEnters, sunEnters, venusEnters } from './planet-stories.ts'
import { jupiterEnters, nodesEnter, saturnEnters } from './slow-stories.ts'
import { planetDirect, planetRetrograde, planetReturns, rulerStays } from './turning-stories.ts'
import { work } from './work.ts'

const ofEachPlanet = <T>(stories: T) => ({
  Mars: stories,
  Mercury: stories,
  Jupiter: stories,
  Venus: stories,
  Saturn: stories,
})

export const month: MonthTexts = {
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
    returns: ofEachPlanet(planetReturns),
    retrograde: ofEachPlanet(planetRetrograde),
    direct: ofEachPlanet(planetDirect),
    rulerStays,
  },
  matters: { love, work, money, health, family },
  goodDays,
}
