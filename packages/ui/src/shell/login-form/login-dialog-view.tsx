'use client'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import type { OpenedProps } from '../../controls/dialog/lazy-dialog.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LoginForm, type LoginFormViewProps } from './login-form.tsx'
import { type LoginFormOptions, useLoginForm } from './use-login-form.ts'

type LoginDialogViewProps = OpenedProps &
  LoginFormOptions &
  Pick<LoginFormViewProps, 'providers' | 'action' | 'children'> & { title?: string; description?: string }

/** The dialog with the login form. Its state survives closing. */
export function LoginDialogView({
  open,
  onOpenChange,
  title,
  description,
  signIn,
  onSignedIn,
  error = null,
  ...form
}: LoginDialogViewProps) {
  const label = useLabel()
  const model = useLoginForm({ signIn, onSignedIn, error })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title ?? label('sign_in')}
      {...(description === undefined ? {} : { description })}
      size="s"
    >
      <LoginForm {...form} className="pt-2" model={model} />
    </Dialog>
  )
}
