'use client'
import { type ComponentType, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { X } from '../../foundation/icons/icons.ts'
import { addToTopLayer } from '../../foundation/layer/top-layer.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { type LazyFallbackProps, type LazyPart, lazyPart } from '../../foundation/state/lazy-part.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ErrorState, type ErrorStateProps } from '../error-state/error-state.tsx'
import { keepTabInside } from '../fullscreen-toggle/keep-tab-inside.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { panel } from './dialog-variants.tsx'

/** The props that the owner passes to every dialog. */
export type OpenedProps = { open: boolean; onOpenChange: (open: boolean) => void }

/**
 * A dialog whose file is loaded when it first opens, or earlier by `load()`; after that it stays mounted and keeps
 * its form state. If the file fails to load, a message with Retry is shown instead; opening it again retries too.
 * Renders nothing on the server.
 */
export function lazyDialog<P extends OpenedProps>(
  fetchDialog: () => Promise<ComponentType<P>>,
  needsFile: (props: P) => boolean = ({ open }) => open,
): LazyPart<P> {
  const Part = lazyPart(fetchDialog, Waiting)

  const LazyDialog = forwardRef(function LazyDialog(props: P) {
    const now = needsFile(props)
    const [mounted, setMounted] = useState(now)
    if (now && !mounted) setMounted(true)
    useEffect(() => {
      if (now) void Part.load()
    }, [now])
    return mounted ? <Part {...props} /> : null
  })
  const { load, preload, useFile } = Part
  return Object.assign(LazyDialog, { load, preload, useFile })
}

function Waiting({ part, retry, reloads, retrying }: LazyFallbackProps<OpenedProps>) {
  const { open, onOpenChange } = part
  const [pressed, setPressed] = useState(false)
  if (pressed && !open) setPressed(false)
  // a reopened dialog shows nothing until it has failed again; during a retry the message stays
  if (!open || !retry || (retrying && !pressed)) return null
  return (
    <DialogFault
      onRetry={() => {
        setPressed(true)
        retry()
      }}
      reloads={reloads}
      pending={retrying}
      onClose={() => onOpenChange(false)}
    />
  )
}

type DialogFaultProps = Pick<ErrorStateProps, 'onRetry' | 'reloads' | 'pending'> & {
  onClose: () => void
}

/**
 * Shown instead of a dialog whose file failed to load: a message and Retry. It does not use the dialog library, which
 * may be part of the failed file. Escape and a press outside close it and restore the focus. `data-slot`
 * dialog-fault.
 */
function DialogFault({ onClose, ...fault }: DialogFaultProps) {
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
        className={panel({ size: 's' })}
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
