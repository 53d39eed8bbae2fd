'use client'
import { type RefObject, useCallback, useRef } from 'react'
import { useUi } from '../../foundation/ui-provider.tsx'
import { indicatorTitle } from '../indicators/indicators.shape.ts'
import type { IndicatorsModel } from '../indicators/use-indicators.ts'

export type IndicatorRemoval = {
  /** Stands on the chart's root. */
  root: RefObject<HTMLDivElement | null>
  remove: (key: string) => void
}

/**
 * Takes an indicator off the chart by a button that goes with it: it is said aloud, and the focus goes to the menu that brings it back.
 */
export function useIndicatorRemoval(
  { state, events }: IndicatorsModel,
  announce: (text: string) => void,
): IndicatorRemoval {
  const { label, lang } = useUi()
  const root = useRef<HTMLDivElement>(null)
  const remove = useCallback(
    (key: string) => {
      const one = state.find(each => each.key === key)
      if (!one) return
      root.current?.querySelector<HTMLElement>('[data-slot=indicator-menu] button')?.focus()
      events.remove(key)
      announce(label('indicator_said_removed', { name: indicatorTitle(one.id, one.params, { label, lang }) }))
    },
    [state, events, announce, label, lang],
  )
  return { root, remove }
}
