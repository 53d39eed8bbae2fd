'use client'
import { useSyncExternalStore } from 'react'
import { useDismissal } from '../../foundation/dismissal/use-dismissal.ts'
import { useOverlayTurn } from '../../foundation/overlays/use-overlay.ts'
import { useSession } from '../../foundation/ui-provider.tsx'
import { deviceOf, type UserAgent } from './device.rules.ts'
import { type AppStores, type MobileOfferState, mobileOfferState } from './mobile-offer.view-model.ts'

export type MobileOfferOptions = {
  /** The app's store address for each device; must pass `safeUrl`. */
  stores: AppStores
  /** What the browser reports about the device. Default: the browser's own. */
  agent?: UserAgent
  /** Called when the user closes the offer. */
  onClose?: () => void
}

export type MobileOfferModel = {
  state: MobileOfferState
  events: { close: () => void }
}

const neverChanges = () => () => {}
const onServer = () => null

/** The offer of the mobile app without its markup: whether it shows, and for which device (H3). */
export function useMobileOffer({ stores, agent, onClose }: MobileOfferOptions): MobileOfferModel {
  const session = useSession()
  const [dismissal, dismiss] = useDismissal('mobileOffer')
  const device = useSyncExternalStore(neverChanges, () => deviceOf(agent ?? navigator), onServer)
  const ownState = mobileOfferState({ dismissal, session, device, stores })
  const turn = useOverlayTurn('mobileOffer', ownState.kind === 'shown')
  const state: MobileOfferState = ownState.kind === 'shown' && !turn.isOurs ? { kind: 'waiting' } : ownState
  const close = () => {
    if (state.kind !== 'shown') return
    turn.close()
    dismiss()
    onClose?.()
  }
  return { state, events: { close } }
}
