'use client'
import { useDismissal } from '../../foundation/dismissal/use-dismissal.ts'
import { useVerdict } from '../../foundation/ui-provider.tsx'
import { type TopAccessPromptState, topAccessPromptState } from './top-access-prompt.view-model.ts'

export type TopAccessPromptOptions = {
  /** Called when the visitor closes the prompt. */
  onClose?: () => void
}

export type TopAccessPromptModel = {
  state: TopAccessPromptState
  events: { close: () => void }
}

/** The top access prompt without its markup: whether it shows, and its next step (H3). */
export function useTopAccessPrompt({ onClose }: TopAccessPromptOptions = {}): TopAccessPromptModel {
  const verdict = useVerdict('seeValues')
  const [dismissal, dismiss] = useDismissal('topAccessPrompt')
  const state = topAccessPromptState({ dismissal, verdict })
  const close = () => {
    if (state.kind !== 'shown') return
    dismiss()
    onClose?.()
  }
  return { state, events: { close } }
}
