'use client'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Channel } from '../plot/cursor.ts'
import { useFollow } from '../plot/use-follow.ts'
import { CROWD, type Readout } from './readout.ts'

/** In a crowd the legend waits for the hand to rest this long: the tooltip is what is read on the way. */
const REST_MS = 80

/** Writes what is read into the chips' values. */
export function useLegendValues(
  readout: Channel<Readout>,
  values: RefObject<Map<string, HTMLElement>>,
): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const follow = useCallback(
    (reading: Readout) => {
      clearTimeout(waiting.current)
      if (reading.at === null || reading.rows.length <= CROWD) writeValues(values.current, reading)
      else waiting.current = setTimeout(() => writeValues(values.current, reading), REST_MS)
    },
    [values],
  )
  useFollow(readout, follow)
}

function writeValues(values: Map<string, HTMLElement>, reading: Readout): void {
  for (const { id, text, aside } of reading.rows) {
    const element = values.get(id)
    const said = text ?? (aside || '–')
    if (!element || element.textContent === said) continue
    element.textContent = said
    element.toggleAttribute('data-aside', text === null)
  }
}
