'use client'
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { Button } from '../../controls/button/button.tsx'
import { buttonVariants } from '../../controls/button/button-variants.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Eye, EyeOff } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type LoginFormState, type LoginProvider, offeredProviders } from './login-form.reducer.ts'
import { type LoginFormViewModel, loginText, toLoginFormViewModel } from './login-form.view-model.ts'
import { type LoginFormModel, type LoginFormOptions, useLoginForm } from './use-login-form.ts'

export type LoginFormViewProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** Other services that sign in: plain links, offered if their address is safe. Default none. */
  providers?: readonly LoginProvider[]
  /** Hidden fields for the server, which receives them if no script runs. */
  children?: ReactNode
}

export type LoginFormProps = LoginFormViewProps &
  ((LoginFormOptions & { model?: undefined }) | { model: LoginFormModel })

/**
 * Login and password with errors and progress (H6, shared-blocks §2, §8). Input is never cleared; focus moves to
 * the error, or to the first empty field. Set an `action` for browsers whose scripts have failed.
 * Parts: `data-slot` login-form, login-providers, login-provider, those of TextField, Notice and Button; state: `data-phase`.
 */
export const LoginForm = forwardRef(function LoginForm(props: LoginFormProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(props: LoginFormViewProps & LoginFormOptions) {
  const { signIn, onSignedIn, error, ...display } = props
  return <WithModel {...display} model={useLoginForm(props)} />
})

const NO_PROVIDERS: readonly LoginProvider[] = []

type ViewProps = LoginFormViewProps & { model: LoginFormModel }

const WithModel = forwardRef(function WithModel({
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

/** Moves focus to the target in the form's state, once (H6 "focus to error"). Returns the refs of the three targets. */
function useLoginFocus(focus: LoginFormState['focus'], focused: () => void) {
  const login = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus === null) return
    const place = { login, password, problem }[focus]
    place.current?.focus()
    focused()
  }, [focus, focused])
  return { login, password, problem }
}

/** Other ways to sign in: plain links in this tab, where the other service sends the user back to. */
function LoginFormProviders({ providers }: { providers: readonly LoginProvider[] }) {
  const label = useLabel()
  if (providers.length === 0) return null
  return (
    <div data-slot="login-providers" className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-12 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {label('login_or')}
      </p>
      <ul className="flex flex-col gap-2">
        {providers.map(({ id, title, href }) => (
          <li key={id} className="grid">
            <a href={href} data-slot="login-provider" className={buttonVariants()}>
              <span className="wrap-anywhere">{label('login_with', { name: title })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type LoginProblemProps = Pick<LoginFormViewModel, 'problem' | 'wait'> & {
  ref: RefObject<HTMLDivElement | null>
}

/** Why sign-in failed: announced at once, and the target of focus. */
const LoginFormProblem = forwardRef(function LoginFormProblem({ problem, wait, ref }: LoginProblemProps) {
  const label = useLabel()
  if (!problem) return null
  return (
    <Notice ref={ref} tabIndex={-1} tone="down" className="focus-ring">
      <p className="wrap-anywhere">
        <bdi>{loginText(problem, label)}</bdi>
      </p>
      {wait ? (
        // announced once with the rest; the countdown is only visible
        <p aria-live="off" className="num text-ink-2">
          {loginText(wait, label)}
        </p>
      ) : null}
    </Notice>
  )
})

type LoginPasswordProps = Pick<LoginFormModel, 'state' | 'events'> & {
  error: string | null
  ref: RefObject<HTMLInputElement | null>
}

/** The password: hidden or shown, with a hint while Caps Lock is on. */
const LoginFormPassword = forwardRef(function LoginFormPassword({
  state,
  events,
  error,
  ref,
}: LoginPasswordProps) {
  const label = useLabel()
  const { password, revealed, capsLock } = state
  const watch = (event: KeyboardEvent) => {
    // for the Caps Lock key itself, platforms report the state before or after; the next key reports it reliably
    if (event.type === 'keyup' || event.key !== 'CapsLock')
      events.capsLock(event.getModifierState('CapsLock'))
  }
  return (
    <div>
      <TextField
        ref={ref}
        label={label('login_password')}
        name="password"
        type={revealed ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-required
        value={password}
        onValueChange={text => events.type('password', text)}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => events.capsLock(false)}
        error={error}
        end={
          <IconButton
            size="s"
            label={label(revealed ? 'login_hide' : 'login_show')}
            onClick={() => events.reveal(!revealed)}
            className="-me-2"
          >
            {revealed ? <EyeOff /> : <Eye />}
          </IconButton>
        }
      />
      <p role="status" className="text-12 text-warn">
        {capsLock ? label('login_caps_lock') : ''}
      </p>
    </div>
  )
})
