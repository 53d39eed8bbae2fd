import type { Day } from '../../foundation/calendar/day.ts'

/** A point of the map (shared-blocks §3 "Map/chart point"). What cannot be drawn is left out and counted. */
export type MapPoint = {
  /** Tells it from the other points of its series, also after the list has changed. Default: its place in the list. */
  id?: string | number
  name: string
  /** Duration in years. */
  x: number | null
  /** Yield in the map's unit. Of a masked point its height in the shape, 0–100. */
  y: number | null
  /** The main issue: blue, larger, in front (bond-page §9). */
  main?: boolean
  /** Where the name leads to in the table. Only addresses that `safeUrl` lets pass become links. */
  href?: string
  day?: Day | null
  price?: number | null
  /** Shown under this currency alone; without one under each. */
  currencyId?: number | null
  /** Shown on this trading ground alone; without one on each. */
  tradingGroundId?: number | null
  /** `y` is a shape, not a value. */
  masked?: boolean
}

/** Points that belong together. Keep the identity of the list while it stays the same. */
export type MapSeries = {
  id: string
  name: string
  points: readonly MapPoint[]
}

/** A curve through the map; it is cut at the largest x of the points (shared-blocks §5). */
export type MapCurve = {
  name: string
  /** Shown under this currency alone; without one under each. */
  currencyId?: number | null
  points: readonly { x: number | null; y: number | null }[]
  /** The heights are a shape, not values. */
  masked?: boolean
}

/** A currency or a trading ground to choose. */
export type MapOption = { id: number; text: string }

/** The trading grounds with points in a currency. */
export type MapGrounds = { currencyId: number | null; options: readonly MapOption[] }

/** Points that were removed: the series that they are of, and their places in its list (shared-blocks §4). */
export type MapRemoval = { series: string; indices: readonly number[] }
