import { fileURLToPath } from 'node:url'
import { ANONYMOUS } from '@accrue/api-client/access'
import { expect, test } from 'vitest'
import { readLabelFiles } from '../label-files.ts'
import { textsOf } from '../labels.ts'
import { testMarket } from '../testing/app.ts'
import { bondPage } from './bond-page.ts'
import { exampleBonds } from './examples.ts'
import type { View } from './view.ts'

/** The 35 sections of the contract, in menu order. */
const SECTIONS = [
  ...['graph', 'info', 'documents', 'quotes', 'cash-flow', 'ifrs', 'ras', 'placement', 'issuer-analytics'],
  ...['ratings', 'early-redemption', 'defaults', 'tap-issues', 'conversion', 'lombard', 'lombard-national'],
  ...['structured-product', 'covenants', 'investors', 'indexes', 'more', 'latest-issues', 'similar', 'news'],
  ...['related-issuers', 'relation-graphs', 'identifiers', 'classifier', 'restructuring', 'annual-reports'],
  ...['holders', 'reporting', 'multipliers', 'esg', 'consensus'],
]

const labels = readLabelFiles(fileURLToPath(new URL('../../../..', import.meta.url)))
const view: View = {
  market: testMarket(),
  session: ANONYMOUS,
  lang: 'en',
  text: textsOf(labels, 'en'),
}

const pages = exampleBonds(view.market).map(({ issue }) => bondPage(view, issue))

test('the bonds of the home page together show every section of the contract, for a visitor too', () => {
  const seen = new Set(pages.flatMap(page => page.sections.map(section => section.id)))
  expect(SECTIONS).toHaveLength(35)
  expect(SECTIONS.filter(id => !seen.has(id))).toEqual([])
})

test('Q8 every label key of the sections is in the dictionary: fields, explanations, columns and values', () => {
  const named = pages
    .flatMap(page => Object.values(page.blocks ?? {}))
    .flatMap(block => [
      ...(block.fields ?? []).flatMap(({ id, hint, value }) => [
        id,
        ...(hint ? [hint] : []),
        ...keyIn(value),
      ]),
      ...(block.tables ?? []).flatMap(({ columns, rows }) => [
        ...columns.map(column => column.id),
        ...rows.flatMap(row => Object.values(row.cells).flatMap(keyIn)),
      ]),
    ])
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter(key => view.text(key) === key)).toEqual([])
})

/** The label key of a value, if it is one. */
function keyIn(value: unknown): string[] {
  return typeof value === 'string' && value.startsWith('label:') ? [value.slice(6)] : []
}

test('financial terms have explanations (Q8)', () => {
  const hints = (section: string) =>
    pages.flatMap(page => page.blocks?.[section]?.fields ?? []).flatMap(({ hint }) => (hint ? [hint] : []))
  expect(hints('placement')).toContain('hint_bid_to_cover')
  expect(hints('structured-product')).toContain('hint_structured_cap')
  // Its price is withheld from a visitor, and so is the explanation.
  expect(hints('defaults')).toEqual([])
  const defaulted = view.market.bonds.find(issue => issue.inDefault && issue.holding)
  if (!defaulted) throw new Error('The data has a bond in default')
  const full = bondPage({ ...view, session: { ...ANONYMOUS, level: 1077 } }, defaulted)
  expect(full.blocks?.defaults?.fields?.map(({ hint }) => hint)).toContain('hint_default_price')
})

test.each([
  ['en', 'Auction results of 10 Jan 2018'],
  ['de', '10.\u00a0Jan.\u00a02018'],
] as const)('the title of a document has its day written out: %s', (lang, title) => {
  const reopened = view.market.bonds.find(issue => issue.auctions.some(one => one.auctioned === '2018-01-10'))
  if (!reopened) throw new Error('The data has an auction of 10 January 2018')
  const page = bondPage({ ...view, lang, text: textsOf(labels, lang) }, reopened)
  expect(page.documents?.map(({ ttl }) => ttl).join('; ')).toContain(title)
})
