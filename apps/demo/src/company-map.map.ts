import type { IssuerMapData, NumericField } from '@accrue/api-client'
import type { IssuerMap } from '@accrue/ui/charts'
import type { LabelOf } from '@accrue/ui/foundation'
import { roundTo } from '@accrue/ui/foundation/format'
import type { ComponentProps } from 'react'
import { paths } from './paths.ts'

export type CompanyMapViewModel = Pick<
  ComponentProps<typeof IssuerMap>,
  'series' | 'curves' | 'currencies' | 'venues' | 'currencyId' | 'venueId' | 'masked'
>

/** A company's bonds on a map without a main bond, so that each links to its page. Yields are in per cent with 3 decimals. */
export function toCompanyMapViewModel(facts: IssuerMapData, label: LabelOf): CompanyMapViewModel {
  const { issuerName: name, points, curves, currencies, currencyId, venues, venueId, masked } = facts
  const codes = new Map(currencies.map(({ id, text }) => [id, text]))
  return {
    currencies,
    currencyId,
    venues,
    venueId,
    masked,
    series: [
      {
        id: 'issues',
        name,
        points: points.map(({ bondId, bondName, shape, price, ...point }) => ({
          ...point,
          ...(bondId === null ? {} : { href: paths.bond(bondId), id: `${bondId}-${point.venueId}` }),
          name: bondName,
          main: false,
          y: point.masked ? shape : percent(point.y),
          price: price.kind === 'value' ? roundTo(price.text, 4) : null,
        })),
      },
    ],
    curves: curves.map(curve => ({
      name: label('company_curve', { currency: codes.get(curve.currencyId) ?? '' }),
      currencyId: curve.currencyId,
      masked,
      points: curve.points.map(({ x, y, shape }) => ({ x, y: shape ?? percent(y) })),
    })),
  }
}

const percent = (field: NumericField): number | null =>
  field.kind === 'value' ? roundTo(`${field.text}e2`, 3) : null
