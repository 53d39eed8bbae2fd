'use client'
import { useEffect, useRef } from 'react'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { useControllable } from '../../foundation/state/use-controllable.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LoginForm, type LoginFormLooks } from './login-form.tsx'
import { type LoginFormOptions, useLoginForm } from './use-login-form.ts'

export type LoginDialogProps = LoginFormOptions &
  Pick<LoginFormLooks, 'providers' | 'action' | 'children'> & {
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
 * The login form in a dialog, which opens by itself when the page brought an authentication error (H6, shared-blocks §2).
 * What was typed outlives the dialog: it is there again when it opens again. Parts: those of Dialog and LoginForm.
 */
export function LoginDialog({
  open,
  defaultOpen = false,
  onOpenChange,
  title,
  description,
  signIn,
  onSignedIn,
  error = null,
  ...form
}: LoginDialogProps) {
  const label = useLabel()
  const model = useLoginForm({ signIn, onSignedIn, error })
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  })
  const show = useRef(setOpen)
  useEffect(() => {
    show.current = setOpen
  })
  useEffect(() => {
    if (error !== null) show.current(true)
  }, [error])
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={title ?? label('sign_in')}
      {...(description === undefined ? {} : { description })}
      size="s"
    >
      <LoginForm {...form} className="pt-2" model={model} />
    </Dialog>
  )
}
