'use client'
import { useEffect, useMemo, useState } from 'react'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import { createChannel } from '../plot/cursor.ts'
import { indexPoints } from '../plot/nearest.ts'
import { mapLabels } from './issuer-map.layout.ts'
import { choiceOf, removedKeys } from './issuer-map.model.ts'
import { isInSight, mapFigure, prepareMap, wholeView } from './issuer-map.shape.ts'
import type { IssuerMapProps } from './issuer-map-props.ts'
import { mapNotes, mapTold } from './issuer-map-words.ts'
import type { MapCurve, MapGrounds, MapOption, MapPoint } from './map-point.ts'
import { mapTrends } from './map-trend.shape.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'

export type MapScene = ReturnType<typeof useMapScene>

export type MapSceneRequest = {
  props: IssuerMapProps
  model: IssuerMapModel
  /** Null while nobody has measured it. */
  width: number | null
  fontSize: number
}

const NO_POINTS: readonly MapPoint[] = []
const NO_CURVES: readonly MapCurve[] = []
const NO_CURRENCIES: readonly MapOption[] = []
const NO_GROUNDS: readonly MapGrounds[] = []

/** Everything the parts draw, from the data, the size and the state. Masked whenever the session sees no values. */
export function useMapScene({ props, model, width: measured, fontSize }: MapSceneRequest) {
  const { series, added = NO_POINTS, curves = NO_CURVES, masked = false, unit = '%', height = 650 } = props
  const { currencies = NO_CURRENCIES, grounds = NO_GROUNDS, currencyId, tradingGroundId } = props
  const width = measured ?? 1
  const { lang, label } = useUi()
  const { state } = model
  const facts = useMemo(
    () => ({ currencies, grounds, currencyId, groundId: tradingGroundId }),
    [currencies, grounds, currencyId, tradingGroundId],
  )
  const choice = choiceOf(state, facts)
  const verdict = useVerdict('seeValues', choice.groundId ?? tradingGroundId)
  const closed = verdict.kind !== 'allowed'
  const { removed } = state
  const addedName = label('map_added')
  const prepared = useMemo(
    () =>
      prepareMap({
        ...{ series, curves, masked, closed },
        added: { name: addedName, points: added },
        currencyId: choice.currencyId,
        groundId: choice.groundId,
        removed: removedKeys({ removed }),
      }),
    [series, added, addedName, curves, masked, closed, choice.currencyId, choice.groundId, removed],
  )
  const whole = useMemo(() => wholeView(prepared), [prepared])
  const view = state.view ?? whole
  const figure = useMemo(
    () => mapFigure({ prepared, view, width, height, fontSize, lang, labels: state.labels }),
    [prepared, view, width, height, fontSize, lang, state.labels],
  )
  const { trends, refused } = useMemo(() => mapTrends(prepared, state.trend), [prepared, state.trend])
  const writing = useMemo(
    () => ({ lang, label, unit, masked: prepared.masked }),
    [lang, label, unit, prepared.masked],
  )
  const index = useMemo(() => indexPoints(figure.px, figure.py, place => isInSight(figure, place)), [figure])
  const labels = useMemo(
    () => mapLabels({ prepared, figure, fontSize, mode: measured === null ? 'off' : state.labels, trends }),
    [prepared, figure, fontSize, measured, state.labels, trends],
  )
  // the point that is read, by its place; −1 for none
  const [readout] = useState(() => createChannel(-1))
  const place = state.cursor ? prepared.points.findIndex(({ key }) => key === state.cursor?.key) : -1
  useEffect(() => {
    readout.set(place)
    return () => readout.set(-1)
  }, [readout, place])
  const picked = useMemo(() => new Set(state.selected), [state.selected])

  return {
    ...{
      facts,
      choice,
      verdict,
      prepared,
      whole,
      view,
      figure,
      trends,
      writing,
      index,
      labels,
      readout,
      picked,
    },
    /** The keyboard's point, by its place; −1 without one. */
    place,
    told: mapTold(prepared, state.deleting, label),
    notes: mapNotes(prepared, refused, label),
    zoomed: state.view !== null,
  }
}
