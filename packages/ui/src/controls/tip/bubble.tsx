'use client'
import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps, ReactNode } from 'react'
import { showPopupInTopLayer } from '../../foundation/layer/popup-in-top-layer.tsx'
import { releaseTab } from '../../foundation/layer/release-tab.ts'
import { cx } from '../../foundation/tokens/cx.ts'

/** Styles of every bubble: tooltips, messages, prompts. */
export const bubbleStyles =
  'block w-max max-w-72 rounded-field border border-line bg-surface-raised px-3 py-2 text-start text-12 font-normal whitespace-normal text-ink shadow-pop'

export type BubbleProps = Omit<ComponentProps<'div'>, 'ref' | 'role'> & {
  open: boolean
  /** The reference element: the bubble is positioned there, and a press or focus in it keeps the bubble open. */
  anchor: { current: HTMLElement | null }
  /** The edge of the anchor at which it is aligned. Default `start`. */
  align?: 'start' | 'end'
  /** Called on Escape, and on a press or focus outside. Without it only the owner closes the bubble. */
  onDismiss?: () => void
  children: ReactNode
}

/**
 * A message or a prompt at a control, opened by state rather than by hover. It does not take focus; Escape inside the
 * anchor or the bubble returns the focus to the anchor's first button.
 */
export function Bubble({
  open,
  anchor,
  align = 'start',
  onDismiss,
  className,
  children,
  ...rest
}: BubbleProps) {
  const isOwn = (target: EventTarget | null) => target instanceof Node && anchor.current?.contains(target)
  return (
    <Radix.Root open={open} onOpenChange={next => !next && onDismiss?.()}>
      <Radix.Anchor virtualRef={anchor as { current: HTMLElement }} />
      {/* biome-ignore lint/a11y/useValidAriaRole: not a dialog, the default of a Radix popover: it does not take focus */}
      <Radix.Content
        {...rest}
        ref={showPopupInTopLayer}
        role={undefined}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onOpenAutoFocus={event => event.preventDefault()}
        onCloseAutoFocus={event => event.preventDefault()}
        onInteractOutside={event => {
          if (!onDismiss || isOwn(event.target)) event.preventDefault()
        }}
        onEscapeKeyDown={() => {
          if (isOwn(document.activeElement)) anchor.current?.querySelector('button')?.focus()
        }}
        onKeyDownCapture={releaseTab}
        className={cx(bubbleStyles, className)}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
