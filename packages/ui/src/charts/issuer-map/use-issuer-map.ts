'use client'
import { useMemo, useReducer } from 'react'
import type { TrendKind } from '../trend/trend.ts'
import {
  INITIAL_MAP,
  type IssuerMapState,
  issuerMapReducer,
  type MapFacts,
  type MapLabels,
  type MapView,
} from './issuer-map.reducer.ts'
import type { MapPlace } from './issuer-map.view-model.ts'

type IssuerMapEvents = {
  chooseCurrency: (id: number, facts: MapFacts) => void
  chooseVenue: (id: number) => void
  chooseLabels: (labels: MapLabels) => void
  chooseTrend: (trend: TrendKind | null) => void
  /** Starts or ends map delete mode. */
  toggleDeleting: () => void
  /** Selects or deselects a point. */
  pick: (key: string) => void
  /** Adds these points to the selection. */
  sweep: (keys: readonly string[]) => void
  clearSelection: () => void
  removeSelected: () => void
  /** Restores the last removal. */
  undo: () => void
  /** Moves the keyboard cursor to a point. */
  step: (key: string) => void
  dismiss: () => void
  /** `factor` below 1 zooms in; `around` stays in place. */
  zoom: (around: MapPlace, factor: number, whole: MapView) => void
  showView: (view: MapView, whole: MapView) => void
  pan: (by: { x: number; y: number }, whole: MapView) => void
  /** Two fingers: the place at the share `from` of the view, from its lower left corner, moves to `to`. */
  pinch: (factor: number, from: MapPlace, to: MapPlace, whole: MapView) => void
  reset: () => void
  focus: () => void
  blur: () => void
  toggleTable: () => void
  showAllRows: () => void
}

/** State and actions of a map: currency, venue, labels, trend, removed points, view. */
export type IssuerMapModel = { state: IssuerMapState; events: IssuerMapEvents }

/** The state of a map. `IssuerMap` takes the result as `model`, so that a page can control it. */
export function useIssuerMap(initial: Partial<IssuerMapState> = {}): IssuerMapModel {
  const [state, dispatch] = useReducer(issuerMapReducer, { ...INITIAL_MAP, ...initial })
  const events = useMemo<IssuerMapEvents>(
    () => ({
      chooseCurrency: (id, facts) => dispatch({ type: 'currencyChosen', id, facts }),
      chooseVenue: id => dispatch({ type: 'venueChosen', id }),
      chooseLabels: labels => dispatch({ type: 'labelsChosen', labels }),
      chooseTrend: trend => dispatch({ type: 'trendChosen', trend }),
      toggleDeleting: () => dispatch({ type: 'deletingToggled' }),
      pick: key => dispatch({ type: 'picked', key }),
      sweep: keys => dispatch({ type: 'swept', keys }),
      clearSelection: () => dispatch({ type: 'selectionCleared' }),
      removeSelected: () => dispatch({ type: 'removedSelected' }),
      undo: () => dispatch({ type: 'undone' }),
      step: key => dispatch({ type: 'stepped', key }),
      dismiss: () => dispatch({ type: 'dismissed' }),
      zoom: (around, factor, whole) => dispatch({ type: 'zoomed', around, factor, whole }),
      showView: (view, whole) => dispatch({ type: 'viewChanged', view, whole }),
      pan: (by, whole) => dispatch({ type: 'panned', by, whole }),
      pinch: (factor, from, to, whole) => dispatch({ type: 'pinched', factor, from, to, whole }),
      reset: () => dispatch({ type: 'reset' }),
      focus: () => dispatch({ type: 'focused' }),
      blur: () => dispatch({ type: 'blurred' }),
      toggleTable: () => dispatch({ type: 'tableToggled' }),
      showAllRows: () => dispatch({ type: 'allRowsShown' }),
    }),
    [],
  )
  return { state, events }
}
