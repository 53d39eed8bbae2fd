import type { ComponentProps, ReactNode } from 'react'
import type { ExportMenuProps } from '../chart-export/export-menu.tsx'
import type { ChartStatus } from '../plot/plot-status.ts'
import type { MapCurve, MapGrounds, MapOption, MapPoint, MapRemoval, MapSeries } from './map-point.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'

/** What `IssuerMap` takes; the rest goes to its root element. */
export type IssuerMapProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What the map shows; names the figure: "Issuer map, US Treasury". */
  label: string
  /** The points. Keep the identity of the list and of each `points` while they stay the same. */
  series: readonly MapSeries[]
  /** Points of the user's own: a series apart, x rounded to 2 and y to 3 decimals (shared-blocks §4, §5). Its id is `added`. */
  added?: readonly MapPoint[]
  /** A curve for each currency. */
  curves?: readonly MapCurve[]
  /** One is plain text, none is nothing (M1). */
  currencies?: readonly MapOption[]
  grounds?: readonly MapGrounds[]
  /** The currency that the data proposes; one that does not exist counts as none. */
  currencyId?: number | null
  /** The trading ground that the data proposes. */
  tradingGroundId?: number | null
  onCurrencyChange?: (id: number) => void
  /** Told of the ground that is shown after a choice: of it, or of a currency that does not have the one before. */
  onTradingGroundChange?: (id: number | null) => void
  /** Told of points that the user took away. The map leaves them out by itself: give points an id where the data changes too. */
  onRemove?: (removed: readonly MapRemoval[]) => void
  /** Told of points that came back. */
  onRestore?: (restored: readonly MapRemoval[]) => void
  /** All heights are a shape from 0 to 100. Values are never shown where the session may not see them. */
  masked?: boolean
  /** What stands in the frame. Default ready; without points it is empty (`no_data`). */
  status?: ChartStatus
  /** Unit of y. Default `%`. */
  unit?: string
  /** Height of the frame in pixels. Default 650 (bond-page §9, readings #25). */
  height?: number
  /** Pixels added to every text (C17). Default 0. */
  fontStep?: number
  /** Drawn in the plot's corner. */
  logo?: ReactNode
  /** Selects, labels, delete mode and export. Default true. */
  toolbar?: boolean
  /** Default true. */
  legend?: boolean
  /** Whether the data can be shown as a table. Default true. */
  table?: boolean
  /** For the export menu (850 high, M6); null: the map has none of its own. */
  exportOptions?: Pick<ExportMenuProps, 'source' | 'loadFont' | 'onExported' | 'onFailure'> | null
  /** The map's behaviour, held by the page: the result of `useIssuerMap()`. */
  model?: IssuerMapModel
}

/** What is not ours is the root element's. */
export function restOf(props: IssuerMapProps): ComponentProps<'section'> {
  const { label: _, series, added, curves, currencies, grounds, currencyId, tradingGroundId, ...some } = props
  const { onCurrencyChange, onTradingGroundChange, onRemove, onRestore, masked, status, ...more } = some
  const { unit, height, fontStep, logo, toolbar, legend, table, exportOptions, model, ...rest } = more
  return rest
}
