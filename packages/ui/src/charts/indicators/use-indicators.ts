'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useRemembered } from '../../foundation/state/use-remembered.ts'
import type { IndicatorId, ParameterId } from './indicator-registry.ts'
import {
  type IndicatorStyle,
  type IndicatorsEvent,
  type IndicatorsState,
  indicatorsReducer,
  parseIndicatorList,
  parseIndicators,
  writeIndicatorList,
  writeIndicators,
} from './indicators.reducer.ts'

export type IndicatorsOptions = {
  /** Names the chart in local storage, as `indicators.<storageKey>`: one key for all charts of a kind, or one for each instrument. */
  storageKey: string
  /**
   * The controlled list in the format of `writeIndicatorList`, for example from the address. Null while the address has none: then the
   * stored list is used.
   */
  value?: string | null | undefined
  /** The list of a user without a stored one, in the same format. Default none. */
  defaultValue?: string | undefined
  /** Called with every change and its origin: the user, or a list that was stored on another visit. */
  onValueChange?: ((value: string, by: 'user' | 'memory') => void) | undefined
}

/** The user's last change, and the lists before and after it. */
type LastChange = { id: number; event: IndicatorsEvent; before: IndicatorsState; after: IndicatorsState }

export type IndicatorsModel = {
  /** The indicators on the chart in order; their `params` are always valid. */
  state: IndicatorsState
  events: {
    /** Ignored with eight indicators, and for a second one without parameters. */
    add: (id: IndicatorId) => void
    remove: (key: string) => void
    move: (key: string, by: -1 | 1) => void
    typeParameter: (key: string, parameter: ParameterId, text: string) => void
    stepParameter: (key: string, parameter: ParameterId, by: -1 | 1) => void
    /** Colour and width of its main line. */
    restyle: (key: string, style: Partial<IndicatorStyle>) => void
  }
  last: LastChange | null
}

/** The fallback: no list is stored. */
const NONE: IndicatorsState = []

/**
 * The indicators of a chart, stored between visits (C20): pass `state` to `computeIndicator`, the whole to `IndicatorMenu`.
 * The server and the first render have none.
 */
export function useIndicators({
  storageKey,
  value = null,
  defaultValue = '',
  onValueChange,
}: IndicatorsOptions): IndicatorsModel {
  const [remembered, remember] = useRemembered<IndicatorsState>({
    key: storedKey('indicators', storageKey),
    fallback: NONE,
    parse: parseIndicators,
    write: writeIndicators,
  })
  // the user's list with invalid input, which the URL format cannot hold
  const [edited, setEdited] = useState<IndicatorsState>(NONE)
  const named = useMemo(() => {
    if (value === null) return null
    return writeIndicatorList(edited) === value ? edited : parseIndicatorList(value)
  }, [value, edited])
  const initial = useMemo(() => parseIndicatorList(defaultValue), [defaultValue])
  const state = named ?? (remembered === NONE ? initial : remembered)
  const [last, setLast] = useState<LastChange | null>(null)
  const recalled = value === null ? writeIndicatorList(remembered) : ''
  useEffect(() => {
    if (recalled !== '') onValueChange?.(recalled, 'memory')
  }, [recalled, onValueChange])
  // two events before the next render must build on each other
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const send = useCallback(
    (event: IndicatorsEvent) => {
      const before = latest.current
      const after = indicatorsReducer(before, event)
      setLast(change => ({ id: (change?.id ?? 0) + 1, event, before, after }))
      if (after === before) return
      latest.current = after
      remember(after)
      setEdited(after)
      onValueChange?.(writeIndicatorList(after), 'user')
    },
    [remember, onValueChange],
  )
  const events = useMemo<IndicatorsModel['events']>(
    () => ({
      add: id => send({ type: 'added', id }),
      remove: key => send({ type: 'removed', key }),
      move: (key, by) => send({ type: 'moved', key, by }),
      typeParameter: (key, parameter, text) => send({ type: 'parameterTyped', key, parameter, text }),
      stepParameter: (key, parameter, by) => send({ type: 'parameterStepped', key, parameter, by }),
      restyle: (key, style) => send({ type: 'styled', key, style }),
    }),
    [send],
  )
  return useMemo(() => ({ state, events, last }), [state, events, last])
}
