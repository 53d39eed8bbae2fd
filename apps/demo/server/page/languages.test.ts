import { fileURLToPath } from 'node:url'
import { ANONYMOUS } from '@accrue/api-client/access'
import { LANGUAGES, type Language } from '@accrue/ui/foundation/format'
import { describe, expect, test } from 'vitest'
import { readLabelFiles } from '../label-files.ts'
import { textsOf } from '../labels.ts'
import { testMarket } from '../testing/app.ts'
import { bondPage } from './bond-page.ts'
import { companyPage, indexPage } from './entity-page.ts'
import { exampleBonds } from './examples.ts'
import { findIndexes } from './find-indexes.ts'
import { homePage } from './home.ts'
import { issuerMap } from './issuer-map.ts'
import { menuOf } from './menu.ts'
import { ratingsHistory } from './ratings.ts'
import { internationalReport } from './reports.ts'
import type { View } from './view.ts'

const labels = readLabelFiles(fileURLToPath(new URL('../../../..', import.meta.url)))
const market = testMarket()
const session = { ...ANONYMOUS, userId: 1, level: 1077, nsd: true }
const viewIn = (lang: Language): View => ({ market, session, lang, text: textsOf(labels, lang) })

const note = market.bond(1)
const issues = exampleBonds(market).map(({ issue }) => issue)

/** English names in the market data: trading grounds, boards, places, outlooks, terms and months. */
const ENGLISH =
  /\b(?:Estimation|Fund valuation|Par curve|End of day|United States|Indonesia|Venezuela|Spain|Bahamas|Hong Kong|Delaware|Vermont|Americas|Europe|Asia|Supranational|Stable|Negative|Watch|Review|par yield|\d+-(?:year|month)|actual\/|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4})\b/

/** Proper names and securities are not translated. */
const NAMES = new Set([
  ...market.bonds.map(({ name }) => name),
  ...market.issuers.flatMap(({ name, formalName }) => [name, formalName]),
  ...market.data.relations.map(({ name }) => name),
])

/** The texts of an answer, without proper names. */
function textsIn(answer: unknown): string[] {
  if (typeof answer === 'string')
    return NAMES.has(answer) || answer.startsWith('/')
      ? []
      : [answer.replaceAll('United States Treasury', '')]
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(textsIn) : []
}

/** Everything the server sends to pages in this language, except field labels. */
function answersIn(lang: Language): unknown[] {
  const view = viewIn(lang)
  const companies = [1, 2, 3, 101].flatMap(id => market.issuer(id) ?? [])
  return [
    ...issues.map(issue => bondPage(view, issue)),
    ...companies.map(issuer => companyPage(view, issuer, [])),
    ...companies.slice(0, 2).map(issuer => issuerMap(view, issuer, null)),
    ...market.indexes.map(index => indexPage(view, index)),
    note && ratingsHistory(view, note, 'emitent'),
    internationalReport(view, market.filer(2), { period: 'annual', age: 'newest' }, 'own'),
    menuOf(view),
    homePage(view),
  ]
}

/** Words that languages with Latin letters share with English. */
const SHARED =
  /Estimation|Stable|Supranational|Vermont|Delaware|Hong Kong|Europ[ae]|Asia|Indonesia|Bahamas|Venezuela|\d Mar 20/g
const CYRILLIC_OR_CHINESE: readonly Language[] = ['ru', 'uk', 'zh']

describe('P1 names from the data are in the page’s language', () => {
  test.each(LANGUAGES.filter(lang => lang !== 'en'))(
    '%s: no trading ground, place, outlook, term or date in English',
    lang => {
      const found = answersIn(lang)
        .flatMap(textsIn)
        .map(text => (CYRILLIC_OR_CHINESE.includes(lang) ? text : text.replace(SHARED, '')))
        .filter(text => ENGLISH.test(text))
      expect([...new Set(found)]).toEqual([])
    },
  )

  test('English keeps the names of the data', () => {
    const text = JSON.stringify(answersIn('en'))
    for (const name of ['Estimation', 'FedInvest', 'United States', 'Americas', 'Stable', 'actual/actual'])
      expect(text).toContain(`"${name}"`)
    expect(text).toContain('US Treasury par yield 10-year')
    expect(text).toContain('Delaware, U.S.')
  })

  test('an index is found by its name in the page’s language, in English, and by its ticker', () => {
    for (const term of ['10-year', 'UST10Y']) {
      expect(findIndexes(viewIn('en'), term).map(({ id }) => id)).toEqual([11])
      expect(findIndexes(viewIn('ru'), term).map(({ id }) => id)).toEqual([11])
    }
    expect(findIndexes(viewIn('ru'), 'доходность 10 лет')).toEqual([
      { id: 11, name: 'Паритетная доходность Казначейства США, 10\u00a0лет', ticker: 'UST10Y' },
    ])
  })

  test('brands, agencies and securities are the same in all languages', () => {
    for (const lang of LANGUAGES) {
      const page = JSON.stringify(note && bondPage(viewIn(lang), note))
      for (const name of ['FedInvest', 'NSD', 'Fitch', 'US Treasury 4% 15 Feb 2034'])
        expect(page).toContain(`"${name}"`)
    }
  })
})
