'use client'
import { useCallback, useState } from 'react'

export type Controllable<T> = {
  /** Given: the parent holds the value. */
  value?: T
  /** The first value when the widget holds it itself. */
  defaultValue: T
  /** Told of every change, in both cases. */
  onValueChange?: (value: T) => void
}

/** A value that the parent may hold or leave to the widget. Returns the value and a setter that tells the parent. */
export function useControllable<T>({
  value,
  defaultValue,
  onValueChange,
}: Controllable<T>): [T, (value: T) => void] {
  const [own, setOwn] = useState(defaultValue)
  const held = value !== undefined
  const current = held ? value : own
  const set = useCallback(
    (next: T) => {
      if (!held) setOwn(next)
      if (!Object.is(next, current)) onValueChange?.(next)
    },
    [held, current, onValueChange],
  )
  return [current, set]
}
