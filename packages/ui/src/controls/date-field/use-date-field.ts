'use client'
import { useReducer, useState } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import {
  type DateFieldEvent,
  type DateFieldState,
  type DateInputError,
  type DateRules,
  dateFieldReducer,
  dateFieldStart,
} from './date-field.model.ts'

export type DateFieldOptions = DateRules & {
  /** The day, held by the parent; null for none. */
  value?: Day | null
  defaultValue?: Day | null
  /** Told of every other day that is committed; null only when the field is clearable. */
  onValueChange?: (day: Day | null) => void
  /** Told of every text that is refused when committed (shared-blocks §5). */
  onInputError?: (error: DateInputError) => void
}

export type DateFieldModel = {
  state: DateFieldState
  events: {
    type: (text: string) => void
    commit: () => void
    pick: (text: string) => void
    revert: () => void
  }
}

/** A day as it is typed, and the day that counts. */
export function useDateField(options: DateFieldOptions): DateFieldModel {
  const { value, defaultValue = null, onValueChange, onInputError, min, max, clearable } = options
  const [state, dispatch] = useReducer(dateFieldReducer, value ?? defaultValue, dateFieldStart)
  const [given, setGiven] = useState(value)
  if (value !== given) {
    setGiven(value)
    if (value !== undefined) dispatch({ type: 'given', value })
  }
  const rules: DateRules = { min, max, clearable }
  const tell = (event: DateFieldEvent) => {
    const next = dateFieldReducer(state, event)
    dispatch(event)
    if (next.value !== state.value) onValueChange?.(next.value)
    if (next.error && next.error !== state.error) onInputError?.(next.error)
  }
  return {
    state,
    events: {
      type: text => tell({ type: 'typed', text }),
      commit: () => tell({ type: 'committed', rules }),
      pick: text => tell({ type: 'picked', text, rules }),
      revert: () => tell({ type: 'reverted' }),
    },
  }
}
