'use client'
import { useEffect, useState } from 'react'
import { useDismissal } from '../../foundation/dismissal/use-dismissal.ts'
import { useOverlayTurn } from '../../foundation/overlays/use-overlay.ts'
import { BOTTOM_BANNER_DELAY, type BottomBannerState, bottomBannerState } from './bottom-banner.rules.ts'

export type BottomBannerOptions = {
  /** Called when the visitor closes the banner. */
  onClose?: () => void
  /** Whether there is no advertisement, so that no other banner waits for it. Default false. */
  empty?: boolean
}

export type BottomBannerModel = {
  state: BottomBannerState
  events: { close: () => void }
}

/**
 * The bottom banner without its markup: it appears 3 seconds after page load, on phones once it has its turn, and stays away
 * for a day after it was closed (H3).
 */
export function useBottomBanner({ onClose, empty = false }: BottomBannerOptions = {}): BottomBannerModel {
  const [dismissal, dismiss] = useDismissal('bottomBanner')
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), BOTTOM_BANNER_DELAY)
    return () => clearTimeout(timer)
  }, [])

  const ownState = bottomBannerState({ dismissal, due })
  const turn = useOverlayTurn('bottomBanner', ownState.kind === 'shown' && !empty)
  const state: BottomBannerState =
    ownState.kind === 'shown' && !turn.isOurs && !empty ? { kind: 'waiting' } : ownState
  const close = () => {
    if (state.kind !== 'shown') return
    turn.close()
    dismiss()
    onClose?.()
  }
  return { state, events: { close } }
}
