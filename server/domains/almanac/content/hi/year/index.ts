import type { YearTexts } from '../../../texts/language.ts'
import { arc } from './arc.ts'
import { section as business } from './business.ts'
import { section as career } from './career.ts'
import { section as children } from './children.ts'
import { section as education } from './education.ts'
import { section as friends } from './friends.ts'
import { section as health } from './health.ts'
import { section as loveAndMarriage } from './love-and-marriage.ts'
import { section as money } from './money.ts'
import { section as parentsAndFamily } from './parents-and-family.ts'
import { section as property } from './property.ts'
import { section as remediesAndGemstones } from './remedies-and-gemstones.ts'
import { section as spiritualLife } from './spiritual-life.ts'
import { section as travel } from './travel.ts'

export const year: YearTexts = {
  arc,
  sections: {
    'love-and-marriage': loveAndMarriage,
    career,
    business,
    money,
    property,
    health,
    children,
    'parents-and-family': parentsAndFamily,
    education,
    travel,
    friends,
    'spiritual-life': spiritualLife,
    'remedies-and-gemstones': remediesAndGemstones,
  },
}
