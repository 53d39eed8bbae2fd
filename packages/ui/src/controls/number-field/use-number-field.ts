'use client'
import { useReducer, useState } from 'react'
import {
  type NumberFieldEvent,
  type NumberFieldState,
  numberFieldReducer,
  numberFieldStart,
} from './number-field.reducer.ts'

export type NumberFieldOptions = {
  /** A decimal string, '' for blank. Makes the field controlled. */
  value?: string
  defaultValue?: string
  /** Called with every new number, and with '' when there is none. */
  onValueChange?: (value: string) => void
  /** Decimals to which the number is rounded on blur. Default: no rounding. */
  decimals?: number
}

export type NumberFieldModel = {
  state: NumberFieldState
  events: {
    /** Passes the new text; returns the resulting text. `composing`: during an input method composition. */
    type: (text: string, composing?: boolean) => string
    blur: () => void
  }
}

/** A typed number and its decimal string. */
export function useNumberField({
  value,
  defaultValue,
  onValueChange,
  decimals,
}: NumberFieldOptions): NumberFieldModel {
  const [state, dispatch] = useReducer(numberFieldReducer, value ?? defaultValue ?? '', numberFieldStart)
  const [previousValue, setPreviousValue] = useState(value)
  if (value !== previousValue) {
    setPreviousValue(value)
    if (value !== undefined && value !== null) dispatch({ type: 'valueChanged', value })
  }
  const send = (event: NumberFieldEvent) => {
    const next = numberFieldReducer(state, event)
    dispatch(event)
    if (next.value !== state.value) onValueChange?.(next.value)
    return next.composing ?? next.draft
  }
  return {
    state,
    events: {
      type: (text, composing = false) => send({ type: composing ? 'composing' : 'typed', text }),
      blur: () => void send({ type: 'blurred', decimals }),
    },
  }
}
