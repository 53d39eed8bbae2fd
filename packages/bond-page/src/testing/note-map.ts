import { type IssuerMapData, MASKED, type NetworkRow, type NumericField } from '@accrue/api-client'
import {
  FEDINVEST,
  MASKED_CURVE,
  MASKED_TREASURIES,
  TREASURIES,
  TREASURY_CURVE,
  USD,
} from '../../../ui/src/testing/fixtures/issuer-map.ts'
import { EXXON, EXXON_ROWS } from '../../../ui/src/testing/fixtures/relations.ts'
import { numeric } from './facts.ts'
import { NOTE_PAGE } from './note-2034.ts'

/** The page's bond has id 1. */
const idOf = (index: number, main: boolean | undefined): number => (main ? 1 : index + 2)

const percent = (value: number | null): NumericField =>
  value === null ? { kind: 'blank' } : numeric((value / 100).toFixed(6))

/** The issues of the US Treasury for full access. */
export const NOTE_MAP: IssuerMapData = {
  issuerName: 'US Treasury',
  points: TREASURIES.points.map((point, index) => ({
    x: point.x ?? 0,
    y: percent(point.y),
    shape: null,
    day: point.day ?? null,
    price: numeric(String(point.price)),
    duration: numeric(String(Math.round((point.x ?? 0) * 365))),
    yield: percent(point.y),
    bondId: idOf(index, point.main),
    bondName: point.name,
    main: point.main === true,
    currencyId: USD,
    venueId: FEDINVEST,
    xTitle: null,
    masked: false,
  })),
  currencies: [{ id: USD, text: 'USD' }],
  currencyId: USD,
  curves: [
    {
      currencyId: USD,
      points: TREASURY_CURVE.points.map(({ x, y }) => ({ x: x ?? 0, y: percent(y), shape: null })),
    },
  ],
  venueId: FEDINVEST,
  venues: [{ currencyId: USD, options: [{ id: FEDINVEST, text: 'FedInvest' }] }],
  masked: false,
}

/** The same below full access: shapes only. */
export const NOTE_MAP_SHAPE: IssuerMapData = {
  ...NOTE_MAP,
  points: NOTE_MAP.points.map((point, index) => ({
    ...point,
    shape: MASKED_TREASURIES.points[index]?.y ?? null,
    y: MASKED,
    price: MASKED,
    duration: MASKED,
    yield: MASKED,
    masked: true,
  })),
  curves: [
    {
      currencyId: USD,
      points: MASKED_CURVE.points.map(({ x, y }) => ({ x: x ?? 0, y: MASKED, shape: y })),
    },
  ],
  masked: true,
}

/** A page whose issuer, Exxon Mobil, has relations. */
export const EXXON_PAGE = {
  ...NOTE_PAGE,
  bond: { ...NOTE_PAGE.bond, issuerId: EXXON.id, issuerName: EXXON.name },
  relatedIssuers: EXXON_ROWS.slice(0, 5).map(({ issuerId, issuerName }) => ({
    id: issuerId,
    name: issuerName,
    url: null,
    note: null,
  })),
} as typeof NOTE_PAGE

export const EXXON_HOLDS: readonly NetworkRow[] = EXXON_ROWS.map(
  ({ issuerId, issuerName, relation, share }) => ({
    issuerId: issuerId ?? 0,
    issuerName: issuerName ?? '',
    relation: relation ?? null,
    share: typeof share === 'string' && share !== '' ? numeric(share) : { kind: 'blank' },
    url: null,
    relatedTo: null,
  }),
)

export const HOLDS_EXXON: readonly NetworkRow[] = [
  {
    issuerId: 1,
    issuerName: 'Bond fund',
    relation: 'bondholder',
    share: { kind: 'blank' },
    url: '/etf/1/',
    relatedTo: null,
  },
]
