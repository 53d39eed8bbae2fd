import { ApiRefusal, type InfoItem, type PraamsReport } from '@accrue/api-client'
import { expect, test } from 'vitest'
import { refused } from '../../testing/facts.ts'
import { praamsRefusal, toPraamsViewModel } from './praams.map.ts'

const label = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')
const field = (value: string, more: Partial<InfoItem> = {}): InfoItem => ({
  id: 'praams_risk',
  value,
  numeric: null,
  kind: 'number',
  url: null,
  currency: null,
  hint: null,
  group: null,
  ...more,
})
const report = (fields: InfoItem[], more: Partial<PraamsReport> = {}): PraamsReport => ({
  title: 'Praams',
  url: null,
  day: null,
  illustrative: true,
  fields,
  ...more,
})
const lineOf = (item: InfoItem) => toPraamsViewModel(report([item]), { label, lang: 'en' }).lines[0]

test.each<[string, string | null, number | null]>([
  ['1', 'praams_score 1', 1],
  ['7', 'praams_score 7', 7],
  ['0', '0', null],
  ['8', '8', null],
  ['3.5', '3.5', null],
  ['', null, null],
])('Q14 a score of “%s” is shown as %s', (value, text, score) => {
  expect(lineOf(field(value))).toMatchObject({ text, score })
})

test('Q14 a score has the explanation of the scale, unless it has its own', () => {
  expect(lineOf(field('3'))?.explanation).toBe('praams_score_hint')
  expect(lineOf(field('3', { hint: 'own_hint' }))?.explanation).toBe('own_hint')
  expect(lineOf(field('text', { kind: 'text' }))).not.toHaveProperty('explanation')
})

test.each([
  ['https://reports.example/1', 'https://reports.example/1'],
  ['/reports/1', '/reports/1'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  [null, null],
])('Q14 the link %s is %s', (url, expected) => {
  expect(toPraamsViewModel(report([], { url }), { label, lang: 'en' }).url).toBe(expected)
})

test('Q14 the day of the report in the user’s language; nothing without one', () => {
  expect(toPraamsViewModel(report([], { day: '2025-07-11' }), { label, lang: 'en' }).asOf).toBe(
    'praams_of_day 11 Jul 2025',
  )
  expect(toPraamsViewModel(report([]), { label, lang: 'en' }).asOf).toBeNull()
})

test.each([
  ['need_auth', 'needAuth'],
  ['need_get_access', 'needAccess'],
  ['access_denied_auth', 'denied'],
  ['bad_request', undefined],
])('access row 11: refused with %s is %s', (code, kind) => {
  expect(praamsRefusal(new ApiRefusal(refused(code)))?.kind).toBe(kind)
})

test('a network error has no access verdict', () => {
  expect(praamsRefusal(new Error('network error'))).toBeNull()
})
