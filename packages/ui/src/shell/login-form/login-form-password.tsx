'use client'
import type { KeyboardEvent, RefObject } from 'react'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Eye, EyeOff } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { LoginFormModel } from './use-login-form.ts'

type LoginPasswordProps = Pick<LoginFormModel, 'state' | 'events'> & {
  error: string | null
  ref: RefObject<HTMLInputElement | null>
}

/** The password: hidden or shown, with a hint while Caps Lock is on. */
export const LoginFormPassword = forwardRef(function LoginFormPassword({
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
