'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useEffect, useRef } from 'react'
import { lazyDialog } from '../../controls/dialog/lazy-dialog.tsx'
import type { LoginFormViewProps } from './login-form.tsx'
import type { LoginFormOptions } from './use-login-form.ts'

/** The form loads when the dialog is first needed. */
export const LazyLogin = lazyDialog(async () => (await import('./login-dialog-view.tsx')).LoginDialogView)

export type LoginDialogProps = LoginFormOptions &
  Pick<LoginFormViewProps, 'providers' | 'action' | 'children'> & {
    open?: boolean
    /** Default false; with an error it opens by itself. */
    defaultOpen?: boolean
    onOpenChange?: (open: boolean) => void
    /** Names the dialog. Default the label `sign_in`. */
    title?: string
    /** A sentence under the title. */
    description?: string
  }

/**
 * The login form in a dialog, which opens by itself if the page has an authentication error (H6, shared-blocks §2).
 * The input survives closing the dialog. Parts: those of Dialog and LoginForm.
 */
export function LoginDialog({
  open,
  defaultOpen = false,
  onOpenChange,
  error = null,
  ...rest
}: LoginDialogProps) {
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  })
  const show = useRef(setOpen)
  useEffect(() => {
    show.current = setOpen
  })
  useEffect(() => {
    if (error !== null) show.current(true)
  }, [error])
  return <LazyLogin {...rest} error={error} open={isOpen} onOpenChange={setOpen} />
}
