'use client'
import { useRef } from 'react'
import type { GatedAction } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { bubbleLook } from '../tip/tip.tsx'
import { usePlacement } from '../tip/use-placement.ts'
import { AccessPrompt } from './access-prompt.tsx'
import { useDismiss } from './use-dismiss.ts'
import { useGate } from './use-gate.ts'

export type GatedButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** What the button does, in the words of the access table. */
  action: GatedAction
  /** The trading ground that it is about, if any (bond-page §6: 381). */
  tradingGroundId?: number | null
  /** Runs when the user may do it. */
  onAllowed: () => void
  /** What is locked, in a sentence. Default: the label of the verdict's code. */
  prompt?: string
}

/**
 * A button before a gate: it looks and focuses as any other, and where the user may not do it, it opens the prompt that says why
 * and shows the way in (P4: "never a dead button"). Escape and a press elsewhere close the prompt; focus comes back.
 * Parts: `data-slot` gated-button, gated-prompt, access-prompt….
 */
export const GatedButton = forwardRef(function GatedButton({
  action,
  tradingGroundId,
  onAllowed,
  prompt,
  ...rest
}: GatedButtonProps) {
  const gate = useGate(action, tradingGroundId)
  const panel = useRef<HTMLDivElement>(null)
  usePlacement(panel, gate.open, 'end')
  useDismiss(panel, gate.open, gate.dismiss)
  const refused = gate.verdict.kind !== 'allowed'
  return (
    <span data-ui="" data-slot="gated-button" className="inline-flex max-w-full">
      <Button
        {...rest}
        aria-haspopup={refused ? 'dialog' : rest['aria-haspopup']}
        aria-expanded={refused ? gate.open : rest['aria-expanded']}
        onClick={() => (gate.open ? gate.dismiss() : gate.attempt(onAllowed))}
      />
      <div
        ref={panel}
        hidden={!gate.open}
        data-slot="gated-prompt"
        className={cx(bubbleLook, 'max-w-[min(24rem,calc(100vw-1rem))] p-0')}
      >
        {gate.open ? (
          <AccessPrompt role="alert" verdict={gate.verdict} message={prompt} className="bg-transparent" />
        ) : null}
      </div>
    </span>
  )
})
