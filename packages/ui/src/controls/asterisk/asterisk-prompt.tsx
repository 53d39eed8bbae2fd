'use client'
import { useRef } from 'react'
import type { Verdict } from '../../foundation/access/access.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { AccessPrompt } from '../access-prompt/access-prompt.tsx'
import { useDismiss } from '../access-prompt/use-dismiss.ts'
import { bubbleLook } from '../tip/tip.tsx'
import { usePlacement } from '../tip/use-placement.ts'

type AsteriskPromptProps = { open: boolean; verdict: Verdict; onDismiss: () => void }

/** Why the value is withheld and the way to it, at the asterisk. Escape and a press elsewhere close it. */
export function AsteriskPrompt({ open, verdict, onDismiss }: AsteriskPromptProps) {
  const panel = useRef<HTMLSpanElement>(null)
  usePlacement(panel, open, 'start')
  useDismiss(panel, open, onDismiss)
  return (
    <span
      ref={panel}
      hidden={!open}
      data-slot="asterisk-prompt"
      className={cx(bubbleLook, 'max-w-[min(24rem,calc(100vw-1rem))] p-0')}
    >
      {open ? <AccessPrompt role="alert" verdict={verdict} className="bg-transparent" /> : null}
    </span>
  )
}
