'use client'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type LoginProvider, offeredProviders } from './login-form.reducer.ts'
import { loginText, toLoginFormViewModel } from './login-form.view-model.ts'
import { LoginFormPassword } from './login-form-password.tsx'
import { LoginFormProblem } from './login-form-problem.tsx'
import { LoginFormProviders } from './login-form-providers.tsx'
import { useLoginFocus } from './use-login-focus.ts'
import { type LoginFormModel, type LoginFormOptions, useLoginForm } from './use-login-form.ts'

export type LoginFormLooks = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** Other services that sign in: plain links, offered if their address is safe. Default none. */
  providers?: readonly LoginProvider[]
  /** Hidden fields for the server, which receives them if no script runs. */
  children?: ReactNode
}

export type LoginFormProps = LoginFormLooks &
  ((LoginFormOptions & { model?: undefined }) | { model: LoginFormModel })

/**
 * Login and password with errors and progress (H6, shared-blocks §2, §8). Input is never cleared; focus moves to
 * the error, or to the first empty field. Set an `action` for browsers whose scripts have failed.
 * Parts: `data-slot` login-form, login-providers, login-provider, those of TextField, Notice and Button; state: `data-phase`.
 */
export const LoginForm = forwardRef(function LoginForm(props: LoginFormProps) {
  if (props.model) return <LoginFormView {...props} />
  return <LoginFormAlone {...props} />
})

const LoginFormAlone = forwardRef(function LoginFormAlone({
  signIn,
  onSignedIn,
  error,
  ...looks
}: LoginFormLooks & LoginFormOptions) {
  return <LoginFormView {...looks} model={useLoginForm({ signIn, onSignedIn, error })} />
})

const NO_PROVIDERS: readonly LoginProvider[] = []

type ViewProps = LoginFormLooks & { model: LoginFormModel }

const LoginFormView = forwardRef(function LoginFormView({
  model,
  providers = NO_PROVIDERS,
  className,
  children,
  ...rest
}: ViewProps) {
  const label = useLabel()
  const { state, wait, events } = model
  const { problem, errors, pending, wait: waiting } = toLoginFormViewModel(state, wait)
  const refs = useLoginFocus(state.focus, events.focused)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    events.submit()
  }
  return (
    <form
      noValidate
      // if the script fails, the password must not end up in the address
      method="post"
      {...rest}
      data-ui=""
      data-slot="login-form"
      data-phase={state.phase.kind}
      onSubmit={submit}
      className={cx('flex flex-col gap-4', className)}
    >
      {children}
      <LoginFormProblem ref={refs.problem} problem={problem} wait={waiting} />
      <TextField
        ref={refs.login}
        label={label('login_name')}
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-required
        value={state.login}
        onValueChange={text => events.type('login', text)}
        error={errors.login && loginText(errors.login, label)}
      />
      <LoginFormPassword
        ref={refs.password}
        state={state}
        events={events}
        error={errors.password && loginText(errors.password, label)}
      />
      <Button type="submit" variant="primary" pending={pending}>
        {label('sign_in')}
      </Button>
      <LoginFormProviders providers={offeredProviders(providers)} />
    </form>
  )
})
