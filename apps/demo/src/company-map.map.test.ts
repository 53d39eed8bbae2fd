import { type IssuerMapData, MASKED } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { toCompanyMapViewModel } from './company-map.map.ts'

const number = (text: string) => ({ kind: 'value' as const, value: Number(text), text })
const label = (key: string, slots?: Record<string, string | number>) => `${key} ${slots?.currency}`

const FACTS: IssuerMapData = {
  issuerName: 'Exxon Mobil Corp',
  points: [
    {
      x: 6.1,
      y: number('0.0451239'),
      shape: null,
      day: '2025-07-11',
      price: number('91.53125'),
      ...{
        duration: number('2226'),
        yield: number('0.0451239'),
        bondId: 10242,
        bondName: 'Exxon 2.61% 2030',
      },
      main: true,
      currencyId: 840,
      venueId: 4,
      xTitle: null,
      masked: false,
    },
  ],
  currencies: [{ id: 840, text: 'USD' }],
  currencyId: 840,
  curves: [{ currencyId: 840, points: [{ x: 10, y: number('0.0443'), shape: null }] }],
  venueId: 4,
  venues: [{ currencyId: 840, options: [{ id: 4, text: 'Estimation' }] }],
  masked: false,
}

describe('M1 a company’s bonds on its page', () => {
  test('no bond is the main one, each links to its page, and yields are in per cent', () => {
    const viewModel = toCompanyMapViewModel(FACTS, label)
    expect(viewModel.series[0]?.points[0]).toMatchObject({
      name: 'Exxon 2.61% 2030',
      main: false,
      href: '/bonds/10242/',
      x: 6.1,
      y: 4.512,
      price: 91.5313,
    })
    expect(viewModel.curves?.[0]).toEqual({
      name: 'company_curve USD',
      currencyId: 840,
      masked: false,
      points: [{ x: 10, y: 4.43 }],
    })
    expect(viewModel).toMatchObject({ venueId: 4, currencyId: 840, masked: false })
  })

  test('P7 below full access there are shapes and no other numbers', () => {
    const [point] = FACTS.points
    const withheld = { y: MASKED, price: MASKED, duration: MASKED, yield: MASKED, masked: true, shape: 40 }
    const masked: IssuerMapData = {
      ...FACTS,
      points: point ? [{ ...point, ...withheld }] : [],
      curves: [{ currencyId: 840, points: [{ x: 10, y: MASKED, shape: 55 }] }],
      masked: true,
    }
    const viewModel = toCompanyMapViewModel(masked, label)
    expect(viewModel.series[0]?.points[0]).toMatchObject({ y: 40, price: null, masked: true })
    expect(viewModel.curves?.[0]).toMatchObject({ masked: true, points: [{ x: 10, y: 55 }] })
  })

  test.each<[string, IssuerMapData['points'][number]['y']]>([
    ['blank', { kind: 'blank' }],
    ['bad', { kind: 'bad', text: '0', value: 0 }],
  ])('a %s yield is no point', (_, y) => {
    const points = FACTS.points.map(point => ({ ...point, y }))
    expect(toCompanyMapViewModel({ ...FACTS, points }, label).series[0]?.points[0]?.y).toBeNull()
  })
})
