'use client'
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { IndicatorListViewModel, IndicatorViewModel } from './indicators.view-model.ts'

export type FocusAfterDeletion = {
  ref: RefObject<HTMLElement | null>
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/**
 * Keeps the focus in the block when the focused row is removed: moves it to the delete button of the row now at that place, else of the
 * row before, else to the block itself, which has to be focusable. Spread the result on the block; `data-request` links a button to its
 * row.
 */
export function useFocusAfterDeletion(viewModel: IndicatorListViewModel): FocusAfterDeletion {
  const ref = useRef<HTMLElement>(null)
  /** The request of the focused button. It remains set when the button unmounts, because that fires no blur event. */
  const focused = useRef<string | null>(null)
  const rows = viewModel.kind === 'rows' ? viewModel.rows : NO_ROWS
  const before = useRef(rows)
  useEffect(() => {
    const place = before.current.findIndex(
      ({ own }) => own !== null && String(own.requestId) === focused.current,
    )
    // the last row of the last page was removed, and the previous page is shown
    const isOtherPage = !rows.some(row => before.current.some(({ key }) => key === row.key))
    before.current = rows
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (place < 0 || !isLost || rows.some(({ own }) => String(own?.requestId) === focused.current)) return
    focused.current = null
    const next = (isOtherPage ? undefined : rows.slice(place).find(hasButton)) ?? rows.findLast(hasButton)
    const buttons = [...(ref.current?.querySelectorAll<HTMLElement>('[data-slot=indicator-delete]') ?? [])]
    const button = buttons.find(({ dataset }) => dataset.request === String(next?.own?.requestId))
    const target = button ?? ref.current
    target?.focus({ preventScroll: true })
  }, [rows])
  return {
    ref,
    onFocus: ({ target }) => {
      focused.current = (target as HTMLElement).dataset.request ?? null
    },
    onBlur: () => {
      focused.current = null
    },
  }
}

const NO_ROWS: readonly IndicatorViewModel[] = []
const hasButton = ({ own }: IndicatorViewModel) => own !== null
