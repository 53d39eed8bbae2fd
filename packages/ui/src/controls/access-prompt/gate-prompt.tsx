'use client'
import { X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useFocusFallback } from '../error-state/use-focus-fallback.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { AccessPrompt } from './access-prompt.tsx'
import type { Gate } from './use-gate.ts'

export type GatePromptProps = {
  /** What is locked and how to get in: the result of `useGate`. */
  gate: Gate
  /** What is locked, in a sentence. Default: the label of the verdict's code. */
  message?: string
  className?: string
}

/**
 * The prompt of a gate in the page's own layout, shown while the gate is open. Closed with the focus inside, it hands the focus to
 * the section round it. `role=alert`; `data-slot` gate-prompt.
 */
export function GatePrompt(props: GatePromptProps) {
  return props.gate.open ? <OpenPrompt {...props} /> : null
}

function OpenPrompt({ gate, message, className }: GatePromptProps) {
  const label = useLabel()
  const root = useFocusFallback<HTMLDivElement>()
  return (
    <div ref={root} role="alert" data-ui="" data-slot="gate-prompt" className={className}>
      <div className="flex items-center gap-1 rounded-field bg-surface-sunken pe-2 forced-colors:border">
        <AccessPrompt verdict={gate.verdict} message={message} className="flex-1" />
        <IconButton size="s" label={label('close')} onClick={gate.dismiss}>
          <X />
        </IconButton>
      </div>
    </div>
  )
}
