'use client'
import { useReducer, useState } from 'react'
import {
  type NumberFieldEvent,
  type NumberFieldState,
  numberFieldReducer,
  numberFieldStart,
} from './number-field.reducer.ts'

export type NumberFieldOptions = {
  /** A decimal string, '' for blank; held by the parent. */
  value?: string
  defaultValue?: string
  /** Told of every other number, and of '' when there is none. */
  onValueChange?: (value: string) => void
  /** Digits after the point, rounded when the field is left. Default: as typed. */
  decimals?: number
}

export type NumberFieldModel = {
  state: NumberFieldState
  events: {
    /** Tells what the field would hold; returns what it holds. `composing`: an input method has not finished it. */
    type: (text: string, composing?: boolean) => string
    leave: () => void
  }
}

/** A number as it is typed, and the decimal string that it stands for. */
export function useNumberField({
  value,
  defaultValue = '',
  onValueChange,
  decimals,
}: NumberFieldOptions): NumberFieldModel {
  const [state, dispatch] = useReducer(numberFieldReducer, value ?? defaultValue, numberFieldStart)
  const [given, setGiven] = useState(value)
  if (value !== given) {
    setGiven(value)
    if (value !== undefined) dispatch({ type: 'given', value })
  }
  const tell = (event: NumberFieldEvent) => {
    const next = numberFieldReducer(state, event)
    dispatch(event)
    if (next.value !== state.value) onValueChange?.(next.value)
    return next.composing ?? next.draft
  }
  return {
    state,
    events: {
      type: (text, composing = false) => tell({ type: composing ? 'composing' : 'typed', text }),
      leave: () => void tell({ type: 'left', decimals }),
    },
  }
}
