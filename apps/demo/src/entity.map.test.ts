import type { EntityFact } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { shownFacts } from './entity.map.ts'

const options = { label: (key: string) => `<${key}>`, lang: 'en' }
const fact = (id: string, value: string, kind: EntityFact['kind'], masked = false): EntityFact => ({
  id,
  value,
  kind,
  masked,
  currency: kind === 'money' ? 'USD' : null,
  numeric: Number.isNaN(Number(value)) ? null : Number(value),
  url: null,
  hint: null,
  group: null,
})

describe('the strip of facts', () => {
  test.each<[string, EntityFact, object]>([
    ['a price has its currency', fact('entity_last', '169.23', 'money'), { value: 'USD 169.23', tone: null }],
    [
      'a fall has its sign and its tone',
      fact('entity_change', '-1.85', 'number'),
      { value: '−1.85', tone: 'down' },
    ],
    ['a rise too', fact('entity_change_percent', '0.42', 'percent'), { value: '+0.42%', tone: 'up' }],
    ['no change has neither', fact('entity_change_bp', '0', 'number'), { value: '0', tone: null }],
    [
      'a figure that is no change has none',
      fact('fund_maturity', '11.2', 'number'),
      { value: '11.2', tone: null },
    ],
    ['a day is written out', fact('entity_last_day', '2017-12-29', 'date'), { value: '29 Dec 2017' }],
    ['what cannot be read is blank', fact('entity_last', 'abc', 'number'), { value: null, masked: false }],
  ])('%s', (_, fact, expected) => {
    expect(shownFacts([fact], options)[0]).toMatchObject({
      id: fact.id,
      title: `<${fact.id}>`,
      ...expected,
    })
  })

  test('P4 a withheld fact keeps its place, without value and direction', () => {
    const facts = [fact('entity_change', '-1', 'number', true), fact('entity_last_day', '2017-12-29', 'date')]
    expect(shownFacts(facts, options)).toMatchObject([
      { id: 'entity_change', value: null, masked: true, tone: null },
      { id: 'entity_last_day', value: '29 Dec 2017', masked: false },
    ])
  })
})
