import type { InfoItem } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { shownFacts, valueText } from './entity.map.ts'

const label = (key: string) => `<${key}>`
const options = { label, lang: 'eng' }
const item = (value: string, kind: InfoItem['kind'], currency: string | null = null): InfoItem => ({
  ...{ id: 'entity_last', value, kind, currency },
  ...{ numeric: null, url: null, hint: null, group: null },
})

describe('Q8 values of named fields', () => {
  test.each<[string, InfoItem, string | null]>([
    ['a number has the separators of the language', item('12974476', 'number'), '12,974,476'],
    ['a percentage has its sign', item('4.43', 'percent'), '4.43%'],
    ['money has its currency', item('5000', 'money', 'USD'), 'USD 5,000'],
    ['money of no currency is a number', item('5000', 'money'), '5,000'],
    ['a day is written out', item('2025-07-11', 'date'), '11 Jul 2025'],
    ['a day that is none is blank', item('2025-02-30', 'date'), null],
    ['a number that is none is blank', item('abc', 'number'), null],
    ['a text is itself', item('USD', 'text'), 'USD'],
    [
      'a text that is a label key is said in the language',
      item('label:index_kind_level', 'text'),
      '<index_kind_level>',
    ],
    ['an empty text is blank', item('', 'link'), null],
  ])('%s', (_, given, expected) => {
    expect(valueText(given, options)).toBe(expected)
  })

  test('a withheld fact keeps its place and has no value', () => {
    const facts = [
      { ...item('1', 'number'), masked: true },
      { ...item('2017-12-29', 'date'), id: 'entity_last_day', masked: false },
    ]
    expect(shownFacts(facts, options)).toEqual([
      { id: 'entity_last', title: '<entity_last>', value: null, masked: true },
      { id: 'entity_last_day', title: '<entity_last_day>', value: '29 Dec 2017', masked: false },
    ])
  })
})
