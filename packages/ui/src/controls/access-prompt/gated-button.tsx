'use client'
import { useRef } from 'react'
import type { AccessAction, AccessSubject } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { Bubble } from '../tip/bubble.tsx'
import { AccessPrompt } from './access-prompt.tsx'
import { useGate } from './use-gate.ts'

export type GatedButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** The action of the button, as named in the page's policy. */
  action: AccessAction
  /** The subject of the action, passed to the policy. */
  subject?: AccessSubject | undefined
  /** Called when the user may do it. */
  onAllowed: () => void
  /** What is locked, as a sentence. Default: the label of the verdict's code. */
  prompt?: string
}

/**
 * A button whose action the access policy checks. If the user may not do it, a press opens a prompt with the reason
 * and the way to get access (P4: "never a dead button"). Escape and a press outside close the prompt and return the
 * focus. Parts: `data-slot` gated-button, gated-prompt, access-prompt….
 */
export const GatedButton = forwardRef(function GatedButton({
  action,
  subject,
  onAllowed,
  prompt,
  ...rest
}: GatedButtonProps) {
  const gate = useGate(action, subject)
  const root = useRef<HTMLSpanElement>(null)
  const refused = gate.verdict.kind !== 'allowed'
  return (
    <span ref={root} data-ui="" data-slot="gated-button" className="inline-flex max-w-full">
      <Button
        {...rest}
        aria-haspopup={refused ? undefined : rest['aria-haspopup']}
        aria-expanded={refused ? gate.open : rest['aria-expanded']}
        onClick={() => (gate.open ? gate.dismiss() : gate.attempt(onAllowed))}
      />
      <Bubble
        open={gate.open}
        anchor={root}
        align="end"
        onDismiss={gate.dismiss}
        data-slot="gated-prompt"
        className="max-w-[min(24rem,calc(100vw-1rem))] p-0"
      >
        <AccessPrompt role="alert" verdict={gate.verdict} message={prompt} className="bg-transparent" />
      </Bubble>
    </span>
  )
})
