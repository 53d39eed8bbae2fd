import { BLANK, type IssuerMapData, MASKED, type MapPointData } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { ENTITY_LINKS } from '../../entity-links.ts'
import { numeric } from '../../testing/facts.ts'
import { issuerMapData, mapVenueName } from './map.map.ts'

const POINT: MapPointData = {
  x: 7.8,
  y: numeric('0.0416205'),
  shape: null,
  day: '2025-07-11',
  price: numeric('98.90625'),
  duration: numeric('2847'),
  yield: numeric('0.0416205'),
  bondId: 2,
  bondName: 'US Treasury 4.25% 15 Nov 2034',
  main: false,
  currencyId: 1,
  venueId: 4,
  xTitle: null,
  masked: false,
}

const FACTS: IssuerMapData = {
  issuerName: 'US Treasury',
  points: [POINT],
  currencies: [{ id: 1, text: 'USD' }],
  currencyId: 1,
  curves: [{ currencyId: 1, points: [{ x: 10, y: numeric('0.0443'), shape: null }] }],
  venueId: 4,
  venues: [
    {
      currencyId: 1,
      options: [
        { id: 4, text: 'Estimation' },
        { id: 100, text: 'FedInvest' },
      ],
    },
  ],
  masked: false,
}

const label = (key: string, slots?: Record<string, string | number>) => `${key} ${slots?.currency ?? ''}`
const pointOf = (point: Partial<MapPointData>) =>
  issuerMapData({ ...FACTS, points: [{ ...POINT, ...point }] }, label, ENTITY_LINKS).series[0]?.points[0]

describe('M1 the points of the issuer map', () => {
  test.each<[string, Partial<MapPointData>, object]>([
    ['a yield is per cent with 3 decimals, a price has 4', {}, { x: 7.8, y: 4.162, price: 98.9063 }],
    ['another bond links to its page', {}, { href: '/bonds/2/', main: false }],
    ['bad data has no value', { y: { kind: 'bad', text: '0', value: 0 } }, { y: null }],
    ['a yield above 2000 % has no value', { y: numeric('37.2') }, { y: null }],
    ['a blank price has no value', { price: BLANK }, { price: null }],
    [
      'P7 a withheld point has only its shape',
      { masked: true, shape: 41, y: MASKED, price: MASKED, yield: MASKED, duration: MASKED },
      { y: 41, price: null, masked: true },
    ],
  ])('%s', (_, point, shown) => {
    expect(pointOf(point)).toMatchObject(shown)
  })

  test('the bond of the page is not a link', () => {
    expect(pointOf({ main: true })).not.toHaveProperty('href')
  })

  test('the same bond on two trading grounds is two points', () => {
    expect(pointOf({})?.id).not.toBe(pointOf({ venueId: 100 })?.id)
  })
})

describe('M1 the curve and the filters', () => {
  test('the curve has the name of its currency, and is in per cent', () => {
    expect(issuerMapData(FACTS, label, ENTITY_LINKS).curves).toEqual([
      { name: 'issuer_map_curve USD', currencyId: 1, masked: false, points: [{ x: 10, y: 4.43 }] },
    ])
  })

  test('a masked curve is its shape', () => {
    const curves = [{ currencyId: 1, points: [{ x: 10, y: MASKED, shape: 77 }] }]
    expect(issuerMapData({ ...FACTS, curves, masked: true }, label, ENTITY_LINKS)).toMatchObject({
      masked: true,
      curves: [{ masked: true, points: [{ x: 10, y: 77 }] }],
    })
  })

  test.each<[string, IssuerMapData | undefined, number | null, string | undefined]>([
    ['the default ground, without a choice', FACTS, null, 'Estimation'],
    ['the chosen ground', FACTS, 100, 'FedInvest'],
    ['empty for an unknown ground', FACTS, 5, undefined],
    ['empty before the facts are loaded', undefined, null, undefined],
  ])('the source of an exported image is %s', (_, facts, chosen, name) => {
    expect(mapVenueName(facts, chosen)).toBe(name)
  })
})
