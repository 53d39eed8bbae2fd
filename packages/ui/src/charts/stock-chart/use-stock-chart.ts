'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useMemo } from 'react'
import { type DrawingsModel, useDrawings } from '../drawings/use-drawings.ts'
import { type IndicatorsModel, useIndicators } from '../indicators/use-indicators.ts'
import { type ChartGroup, useChartGroup } from '../time-chart/use-chart-group.ts'
import { type TimeChartModel, useTimeChartModel } from '../time-chart/use-time-chart-model.ts'
import {
  DEFAULT_STOCK_VIEW,
  type StockEvent,
  type StockInterval,
  type StockType,
  type StockView,
  stockChartReducer,
} from './stock-chart.reducer.ts'

export type StockChartOptions = {
  /** The controlled view, for example from the address (see `parseStockView`). */
  value?: StockView | undefined
  /** The initial view of an uncontrolled chart. Default candles, linear, with the current value. */
  defaultValue?: StockView | undefined
  /** Called with every change of the view. */
  onValueChange?: ((view: StockView) => void) | undefined
  /** What the drawings belong to: `bond-1`. */
  instrument: string | number
  /** The venue whose values are shown, also for the access verdicts. */
  venueId?: number | undefined
  /**
   * Whether the points are shapes from 0 to 100: values outside of it are refused, with a warning in development. Default where the page's
   * policy refuses `seeValues`.
   */
  masked?: boolean | undefined
  /** Names the list of indicators in the browser's storage. Default `stock`: one list for all instruments. */
  indicatorsKey?: string | undefined
  /**
   * The controlled indicators as a URL parameter, `sma-20.rsi-14`. Null while the address has none: then the stored list is used and
   * reported to `onIndicatorsChange`.
   */
  indicators?: string | null | undefined
  /** The indicators of a user without a stored list, in the same format. Default none; `StockChart` shows volumes where there are some. */
  defaultIndicators?: string | undefined
  /** Called with every change of the list: by the user, or because it was stored on another visit. */
  onIndicatorsChange?: ((indicators: string, by: 'user' | 'memory') => void) | undefined
}

/** The user's state of an extended chart. */
export type StockChartModel = {
  state: StockView
  events: {
    chooseType: (type: StockType) => void
    chooseInterval: (interval: StockInterval) => void
    toggleLog: () => void
    toggleCurrentValue: () => void
  }
  /** Stored between visits. */
  indicators: IndicatorsModel
  /** Stored between visits, by instrument and venue. */
  drawings: DrawingsModel
  /** Window and crosshair of the price and of the panes below, for example for a navigator of the page. */
  group: ChartGroup
  /** The price's hidden series, cursor and table. */
  chart: TimeChartModel
}

/** The headless state of an extended chart (C20). Pass the result to `StockChart` as `model`. */
export function useStockChart({
  value,
  defaultValue,
  onValueChange,
  instrument,
  venueId,
  masked = false,
  indicatorsKey = 'stock',
  indicators: indicatorList,
  defaultIndicators,
  onIndicatorsChange,
}: StockChartOptions): StockChartModel {
  const [state, change] = useControllableState<StockView>({
    prop: value ?? undefined,
    defaultProp: defaultValue ?? DEFAULT_STOCK_VIEW,
    onChange: onValueChange,
  })
  const events = useMemo<StockChartModel['events']>(() => {
    const send = (event: StockEvent) => change(stockChartReducer(state, event))
    return {
      chooseType: chosen => send({ type: 'typeChosen', chosen }),
      chooseInterval: chosen => send({ type: 'intervalChosen', chosen }),
      toggleLog: () => send({ type: 'logToggled' }),
      toggleCurrentValue: () => send({ type: 'currentValueToggled' }),
    }
  }, [state, change])
  const indicators = useIndicators({
    storageKey: indicatorsKey,
    value: indicatorList,
    defaultValue: defaultIndicators,
    onValueChange: onIndicatorsChange,
  })
  const drawings = useDrawings({ instrument, venueId: venueId ?? null, masked })
  const group = useChartGroup()
  const chart = useTimeChartModel()
  return useMemo(
    () => ({ state, events, indicators, drawings, group, chart }),
    [state, events, indicators, drawings, group, chart],
  )
}
