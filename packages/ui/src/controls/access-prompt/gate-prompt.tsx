'use client'
import { X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useFocusFallback } from '../error-state/use-focus-fallback.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { AccessPrompt } from './access-prompt.tsx'
import type { AccessGate } from './use-gate.ts'

export type GatePromptProps = {
  /** The result of `useGate`. */
  gate: AccessGate
  /** What is locked, as a sentence. Default: the label of the verdict's code. */
  message?: string
  className?: string
}

/**
 * Renders the prompt of a gate anywhere in the page's layout, while the gate is open. If it closes with focus inside,
 * the focus moves to the surrounding section. `role=alert`; `data-slot` gate-prompt.
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
