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
   * The list as a word of `writeIndicatorList`, where a page holds it, in its address for example. Null while nobody has named one: what
   * is remembered counts then.
   */
  value?: string | null | undefined
  /** The list of a user who has never set one, as such a word. Default none. */
  defaultValue?: string | undefined
  /** Called with every change and who made it: the user, or a list that was remembered from another visit. */
  onValueChange?: ((value: string, by: 'user' | 'memory') => void) | undefined
}

/** The user's last change, and the lists before and after it. */
type LastChange = { id: number; event: IndicatorsEvent; before: IndicatorsState; after: IndicatorsState }

export type IndicatorsModel = {
  /** The indicators on the chart in order; `params` are always fit to be computed. */
  state: IndicatorsState
  events: {
    /** Nothing beyond eight, nor a second one of what has no parameters. */
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

/** Nothing was ever stored. */
const NONE: IndicatorsState = []

/**
 * The indicators of a chart, remembered between visits (C20): give `state` to `computeIndicator`, the whole to `IndicatorMenu`.
 * The server and the first render see none.
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
  // what the user changed, with fields that are half typed; the word has no place for them
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
  // two presses before the next render must build on each other
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
