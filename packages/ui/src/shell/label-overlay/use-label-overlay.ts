'use client'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import type { Labels } from '../../foundation/labels/labels.ts'
import { LABEL_OVERLAY_START, labelOverlayReducer } from './label-overlay.reducer.ts'
import { type LabelOverlayViewModel, toLabelOverlayViewModel } from './label-overlay.view-model.ts'
import { watchAlt, watchSeen } from './watch-labels.ts'

export type LabelOverlayModel = {
  viewModel: LabelOverlayViewModel
  filter: string
  /** The box of the text under the pointer. */
  box: { left: number; top: number; width: number; height: number } | null
  events: { filter: (text: string) => void; copy: (text: string) => void }
}

/** The keys of the page with their texts: seen, under the pointer with Alt, copied (H10). */
export function useLabelOverlay(labels: Labels): LabelOverlayModel {
  const [state, dispatch] = useReducer(labelOverlayReducer, LABEL_OVERLAY_START)
  const attempts = useRef(0)

  const copy = useCallback((text: string) => {
    attempts.current += 1
    const attempt = attempts.current
    dispatch({ type: 'copying', text })
    write(text).then(
      () => dispatch({ type: 'copied', attempt }),
      () => dispatch({ type: 'failed', attempt }),
    )
  }, [])

  useEffect(() => watchSeen(keys => dispatch({ type: 'saw', keys })), [])
  useEffect(
    () =>
      watchAlt({
        onPoint: at => dispatch({ type: 'pointed', at }),
        onPick: at => {
          dispatch({ type: 'pointed', at })
          copy(at.keys.join('\n'))
        },
      }),
    [copy],
  )

  const viewModel = useMemo(() => toLabelOverlayViewModel(state, labels ?? {}), [state, labels])
  const events = useMemo(
    () => ({ filter: (filter: string) => dispatch({ type: 'filtered', filter }), copy }),
    [copy],
  )
  return { viewModel, filter: state.filter, box: state.pointed?.box ?? null, events }
}

/** The clipboard is absent on insecure pages; this rejects like any other failure. */
async function write(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('The clipboard is not available on this page.')
  await navigator.clipboard.writeText(text)
}
