import type { LanguageCode } from '@rashi/contract/languages.rules'
import { almanacNames } from '../content/all-names.ts'

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const dates: Record<LanguageCode, string> = {
  en: '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day )?\\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \\d{4})?',
  hi: '(?:(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार, )?\\d{1,2} (?:जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)(?: \\d{4})?',
}
const houses: Record<LanguageCode, string> = {
  en: '(?:your )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house',
  hi: '(?:आपका |आपके |आपकी )?(?:पहले|दूसरे|तीसरे|चौथे|पाँचवें|छठे|सातवें|आठवें|नौवें|नवें|दसवें|ग्यारहवें|बारहवें|पहला|दूसरा|तीसरा|चौथा|पाँचवाँ|छठा|सातवाँ|आठवाँ|नौवाँ|दसवाँ|ग्यारहवाँ|बारहवाँ) (?:भाव|घर)',
}

function coordinatesOf(code: LanguageCode): RegExp {
  const { signs, grahas, nakshatras } = almanacNames[code]
  const named = [
    ...Object.values(signs),
    ...Object.values(grahas),
    ...Object.values(nakshatras).map(([name]) => name),
  ]
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${[dates[code], houses[code], ...named].join('|')})(?![\\p{L}\\p{M}])`,
    'giu',
  )
}

const patterns: Record<LanguageCode, RegExp> = { en: coordinatesOf('en'), hi: coordinatesOf('hi') }

/** Replaces signs, grahas, nakshatras, houses and dates, so that only the thought is left. */
export const maskCoordinates = (text: string, code: LanguageCode): string =>
  text.replace(patterns[code], '#')

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** Counts the words that are co-ordinates. */
export const countCoordinateWords = (text: string, code: LanguageCode): number =>
  (text.match(patterns[code]) ?? []).reduce((sum, found) => sum + wordsOf(found).length, 0)

/** Splits a paragraph into sentences. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!।])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** Openings that lean on the sentence before. */
const references: Record<LanguageCode, RegExp> = {
  en: /^(?:It|Its|It’s|This|That|That’s|These|Those|They|Them|Their|So|But|And|Then|Which|Because|Here|There|Both|Even so|Still|Until then|After that|Afterwards|Instead|Neither|Either|Yet|Such|Now|What helps|The catch|The same|The rest|The gain|The trouble|The difficulty|Otherwise|Meanwhile|By then|In return|For the same reason|Whatever|If so|Nor|Or|For that|With that|From there|At the same time|Before that)(?![\p{L}])/u,
  hi: /^(?:यह|यही|ये|वह|वही|वे|इस|इसी|इसे|इसका|इसकी|इसके|इससे|इसलिए|इन|इनमें|उस|उसी|उसे|उसका|उसकी|उसके|उससे|उन|तब|तो|पर|लेकिन|मगर|और|फिर|ऐसे|ऐसा|ऐसी|यहाँ|वहाँ|यहीं|बाक़ी|बस|तभी|हाँ|वरना|साथ ही|दोनों|बदले में|अब|क्योंकि|यानी|या|अड़चन|पेच)(?![\p{L}\p{M}])/u,
}

/** Returns whether a sentence begins by referring to the one before. */
export const refersBack = (sentence: string, code: LanguageCode): boolean =>
  references[code].test(sentence)

/** The words by which a text names an exalted or fallen planet. */
export const dignityWords: Record<LanguageCode, RegExp> = {
  en: /exalted|fallen|\bfall\b/,
  hi: /उच्च|नीच/,
}

/** A house that is named by its number. */
export const houseWords: Record<LanguageCode, RegExp> = {
  en: /\b\w+(?:st|nd|rd|th) house\b/g,
  hi: /(?:ले|रे|थे|वें|ठे) (?:भाव|घर)/g,
}
