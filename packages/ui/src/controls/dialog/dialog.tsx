'use client'
import * as Radix from '@radix-ui/react-dialog'
import type { VariantProps } from 'class-variance-authority'
import { setNonce } from 'get-nonce'
import type { FocusEvent, ReactNode } from 'react'
import { X } from '../../foundation/icons/icons.ts'
import { markMovedFocus } from '../../foundation/layer/moved-focus.ts'
import { useOverlay } from '../../foundation/overlays/use-overlay.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { isDialogGuest, isIgnoredKey } from './dialog-guests.ts'
import { panel } from './dialog-variants.tsx'

/**
 * Hides focus events towards a message from the focus trap, which listens on the document and would move the focus
 * back.
 */
function hideFromTrap({ relatedTarget, nativeEvent }: FocusEvent): void {
  if (isDialogGuest(relatedTarget)) nativeEvent.stopImmediatePropagation()
}

/** The element that had the focus when each dialog opened. */
const openers = new WeakMap<EventTarget, HTMLElement>()

/**
 * Radix restores focus only to its own trigger; dialogs here are opened by state. If another dialog was opened from
 * this one, that one returns the focus to this one's opener.
 */
function returnFocus(event: Event): void {
  event.preventDefault()
  const opener = event.target && openers.get(event.target)
  if (!opener) return
  const next = document.activeElement?.closest('[data-slot=dialog]')
  if (next) {
    if (!openers.get(next)?.isConnected) openers.set(next, opener)
    return
  }
  markMovedFocus(opener)
  // without scrolling: a link inside may have navigated elsewhere on the page
  opener.focus({ preventScroll: true })
}

export type DialogProps = VariantProps<typeof panel> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The name of the dialog. */
  title: string
  /** `hidden` hides the title visually and leaves its space to the content. Default `above`. */
  titleAs?: 'above' | 'hidden'
  /** A sentence below the title, used as description. */
  description?: string
  children: ReactNode
  /** The element that is focused on opening. Default: the first focusable one. */
  initialFocus?: () => HTMLElement | null
  className?: string
}

/**
 * A modal dialog on Radix: focus is trapped and restored on close; Escape and a press outside close it. Escape in an
 * input method does not. The messages of a page stay usable (H5): they can receive focus and keys. `variant="sheet"`
 * is a sheet at the lower edge at any width; the default does so on phones only. Parts: `data-slot` dialog,
 * dialog-overlay, dialog-title; state: Radix's `data-state`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleAs = 'above',
  description,
  children,
  variant,
  size,
  initialFocus,
  className,
}: DialogProps) {
  const label = useLabel()
  useOverlay(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay data-ui="" data-slot="dialog-overlay" className="fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          data-ui=""
          data-slot="dialog"
          onOpenAutoFocus={event => {
            const { activeElement, body } = document
            if (event.target && activeElement instanceof HTMLElement && activeElement !== body)
              openers.set(event.target, activeElement)
            markMovedFocus(event.target)
            const first = initialFocus?.()
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
          onCloseAutoFocus={returnFocus}
          onBlur={hideFromTrap}
          onEscapeKeyDown={event => isIgnoredKey(event) && event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(panel({ variant, size }), className)}
        >
          <div
            className={
              titleAs === 'hidden' ? 'sr-text' : 'min-h-14 shrink-0 ps-5 pe-16 max-desk:pe-18 pt-4 pb-2'
            }
          >
            <Radix.Title data-slot="dialog-title" className="text-16 font-heavy">
              {title}
            </Radix.Title>
            {description && (
              <Radix.Description className="text-13 text-ink-2">{description}</Radix.Description>
            )}
          </div>
          {titleAs === 'hidden' ? children : <div className="px-5 pb-5">{children}</div>}
          {/* last, so that the initial focus is in the content */}
          <Radix.Close asChild>
            <IconButton label={label('close')} tip={false} className="absolute end-5 top-4 max-desk:top-2">
              <X />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Passes the page's policy nonce to the scroll lock of dialogs, which inserts a style element when one opens. Call
 * once before the first render; without it a strict policy blocks the lock and reports a violation.
 */
export function allowDialogStyles(nonce: string): void {
  setNonce(nonce)
}
