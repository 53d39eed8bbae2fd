import type { IssuerMapData, MapPointData, NumericField, Option } from '@accrue/api-client'
import {
  type CompareLinks,
  compareHref,
  type IssuerMap,
  type MapPoint as ShownPoint,
} from '@accrue/ui/charts'
import type { LabelOf } from '@accrue/ui/foundation'
import type { ComponentProps } from 'react'
import { type NumberKind, showNumber } from '../../rules/number-rules.ts'

/** The part of the map's props that comes from the server. */
export type IssuerMapDataProps = Pick<
  ComponentProps<typeof IssuerMap>,
  'series' | 'curves' | 'currencies' | 'venues' | 'currencyId' | 'venueId' | 'masked'
>

/** Before the facts are loaded. */
export const NO_MAP: IssuerMapDataProps = { series: [] }

/** The points and curves of the map, yields in per cent; masked ones have shapes only (M1, bond-page §3). */
export function issuerMapData(facts: IssuerMapData, label: LabelOf, links: CompareLinks): IssuerMapDataProps {
  const { issuerName, points, curves, currencies, venues, currencyId, venueId, masked } = facts
  return {
    series: [{ id: 'issues', name: issuerName, points: points.map(point => pointOf(point, links)) }],
    curves: curves.map(curve => ({
      name: label('issuer_map_curve', { currency: nameOf(currencies, curve.currencyId) ?? '' }),
      currencyId: curve.currencyId,
      masked: curve.points.some(({ shape }) => shape !== null),
      points: curve.points.map(({ x, y, shape }) => ({ x, y: shape ?? numberOf('yield', y) })),
    })),
    currencies,
    venues,
    currencyId,
    venueId,
    masked,
  }
}

/** The name of the chosen trading ground, else of the default one. */
export function mapVenueName(facts: IssuerMapData | undefined, chosenId: number | null): string | undefined {
  const id = chosenId ?? facts?.venueId
  return facts?.venues.flatMap(({ options }) => nameOf(options, id) ?? [])[0]
}

function pointOf(point: MapPointData, links: CompareLinks): ShownPoint {
  const { bondId, bondName, main, masked, shape } = point
  return {
    ...(bondId === null ? {} : { id: `${bondId}-${point.venueId}` }),
    // the page's own bond is not a link
    ...(bondId === null || main ? {} : { href: compareHref({ kind: 'bonds', id: bondId }, links) }),
    name: bondName,
    x: point.x,
    y: masked ? shape : numberOf('yield', point.y),
    price: masked ? null : numberOf('price', point.price),
    day: point.day,
    currencyId: point.currencyId,
    venueId: point.venueId,
    main,
    masked,
  }
}

/** A number rounded by the rule of its kind; null for blank, bad and masked fields. */
function numberOf(kind: NumberKind, field: NumericField): number | null {
  const shown = showNumber(kind, field)
  return shown.kind === 'value' ? Number(shown.text) : null
}

function nameOf(options: readonly Option[], id: number | null | undefined): string | undefined {
  return options.find(option => option.id === id)?.text
}
