'use client'
import { useEffect, useState } from 'react'
import { useDismissal } from '../../foundation/dismissal/use-dismissal.ts'
import { BOTTOM_BANNER_DELAY, type BottomBannerState, bottomBannerState } from './bottom-banner.model.ts'

export type BottomBannerOptions = {
  /** Told when the visitor closes the banner. */
  onClose?: () => void
}

export type BottomBannerModel = {
  state: BottomBannerState
  events: { close: () => void }
}

/** The bottom banner without its looks: it comes 3 seconds after the page, and stays away for a day once closed (H3). */
export function useBottomBanner({ onClose }: BottomBannerOptions = {}): BottomBannerModel {
  const [dismissal, dismiss] = useDismissal('bottomBanner')
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), BOTTOM_BANNER_DELAY)
    return () => clearTimeout(timer)
  }, [])

  const state = bottomBannerState({ dismissal, due })
  const close = () => {
    if (state.kind !== 'shown') return
    dismiss()
    onClose?.()
  }
  return { state, events: { close } }
}
