import { fileURLToPath } from 'node:url'
import { ANONYMOUS } from '@accrue/ui/foundation/access'
import { expect, test } from 'vitest'
import { readLabelFiles } from '../label-files.ts'
import { textsOf } from '../labels.ts'
import { testMarket } from '../testing/app.ts'
import { bondPage } from './bond-page.ts'
import { type Example, examples } from './examples.ts'
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
  lang: 'eng',
  text: textsOf(labels, 'eng'),
}

function sectionsOf({ url }: Example): string[] {
  const id = /^\/bonds\/(\d+)\/$/.exec(url)?.[1]
  const issue = id === undefined ? null : view.market.bond(Number(id))
  return issue ? bondPage(view, issue).sections.map(section => section.id) : []
}

test('between the bonds of the home page every section of the contract is present, for a visitor too', () => {
  const seen = new Set(examples(view).flatMap(sectionsOf))
  expect(SECTIONS).toHaveLength(35)
  expect(SECTIONS.filter(id => !seen.has(id))).toEqual([])
})
