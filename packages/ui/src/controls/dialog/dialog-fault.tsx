'use client'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { X } from '../../foundation/icons/icons.ts'
import { addToTopLayer } from '../../foundation/layer/top-layer.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ErrorState, type ErrorStateProps } from '../error-state/error-state.tsx'
import { keepTabInside } from '../fullscreen-toggle/keep-tab-inside.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { panel } from './dialog-variants.tsx'

export type DialogFaultProps = Pick<ErrorStateProps, 'onRetry' | 'reloads' | 'pending'> & {
  onClose: () => void
}

/**
 * Shown instead of a dialog whose file failed to load: a message and Retry. It does not use the dialog library, which
 * may be part of the failed file. Escape and a press outside close it and restore the focus. `data-slot`
 * dialog-fault.
 */
export function DialogFault({ onClose, ...fault }: DialogFaultProps) {
  const label = useLabel()
  const background = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = background.current
    if (!element) return
    const opener = document.activeElement
    const undo = [addToTopLayer(element), keepTabInside(element)]
    element.querySelector('button')?.focus()
    return () => {
      for (const back of undo) back()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  const press = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // one press closes one layer: the default is prevented so that fullscreen elements and messages ignore it
    event.preventDefault()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the background of a dialog, closed by a press or by Escape from inside
    <div
      ref={background}
      role="presentation"
      data-ui=""
      data-slot="dialog-fault"
      onClick={press}
      onKeyDown={onKey}
      className="fixed inset-0 z-50 size-auto bg-scrim"
    >
      <div
        role="alertdialog"
        aria-modal="true"
        aria-label={label('load_failed')}
        tabIndex={-1}
        className={cx(panel({ size: 's' }))}
      >
        {/* not announced again: the dialog is announced when it receives focus */}
        <ErrorState {...fault} role="none" className="px-16 py-8" />
        <IconButton label={label('close')} tip={false} onClick={onClose} className="absolute end-5 top-4">
          <X />
        </IconButton>
      </div>
    </div>
  )
}
