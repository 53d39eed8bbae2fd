'use client'
import { type ReactNode, useEffect } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Check, Copy, TriangleAlert } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Button, type ButtonProps } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useAnnounce } from '../live-region/use-announce.tsx'
import type { CopyPhase } from './copy.reducer.ts'
import { type CopyOptions, useCopy } from './use-copy.ts'

export type CopyButtonProps = Omit<ButtonProps, 'icon' | 'onClick' | 'pressed' | 'pending' | 'tip'> &
  CopyOptions & {
    /** The text of the button when idle. Default: the label `copy`. */
    children?: ReactNode
    /** Renders the icon alone; `label` is its name. */
    iconOnly?: boolean
    /** The name of the icon: "Copy ISIN". Default: the label `copy`. */
    label?: string
    /** Whether creating the text takes long: shows a spinner meanwhile. */
    slow?: boolean
  }

const ICONS: Record<CopyPhase, ReactNode> = {
  idle: <Copy />,
  copying: <Copy />,
  copied: <Check className="text-up" />,
  failed: <TriangleAlert className="text-warn" />,
}

const STATUS_KEYS: Partial<Record<CopyPhase, string>> = { copied: 'copied', failed: 'copy_failed' }

/**
 * Copies text. Success and failure are shown for 2,000 ms and announced politely (bond-page §4 and §9, readings #43).
 * Parts: `data-slot` copy-button; state: `data-phase` idle, copying, copied, failed.
 */
export const CopyButton = forwardRef(function CopyButton({
  text,
  html,
  onCopied,
  onFailure,
  slow = false,
  iconOnly = false,
  label: name,
  children,
  ...rest
}: CopyButtonProps) {
  const label = useLabel()
  const { state, events } = useCopy({ text, html, onCopied, onFailure })
  const [announce, region] = useAnnounce()
  const statusKey = STATUS_KEYS[state.phase]
  useEffect(() => {
    if (statusKey) announce(label(statusKey))
  }, [statusKey, announce, label])

  const shared = {
    'data-slot': 'copy-button',
    'data-phase': state.phase,
    pending: slow && state.phase === 'copying',
    onClick: events.copy,
  }
  const { variant, ...plain } = rest
  return (
    <>
      {iconOnly ? (
        <IconButton {...plain} {...shared} label={statusKey ? label(statusKey) : (name ?? label('copy'))}>
          {ICONS[state.phase]}
        </IconButton>
      ) : (
        <Button {...rest} {...shared} icon={ICONS[state.phase]}>
          {statusKey ? label(statusKey) : (children ?? label('copy'))}
        </Button>
      )}
      {region}
    </>
  )
})
