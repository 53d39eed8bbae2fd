import type { KeyboardEvent } from 'react'
import { type SegmentOption, stepTo } from './segmented-control.view-model.ts'

/** Arrows, Home and End check the option that they move to, as in every radio group; focus goes with it. */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  options: SegmentOption[],
  check: (id: string) => void,
): void {
  const from = event.target instanceof HTMLElement ? event.target.dataset.id : undefined
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const to = from === undefined ? null : stepTo({ options, from, key: event.key, rtl })
  if (to === null) return
  event.preventDefault()
  check(to)
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  radios.find(radio => radio.dataset.id === to)?.focus()
}
