'use client'
import type { RefObject } from 'react'
import { Notice } from '../../controls/notice/notice.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type LoginFormViewModel, loginText } from './login-form.view-model.ts'

type LoginProblemProps = Pick<LoginFormViewModel, 'problem' | 'wait'> & {
  ref: RefObject<HTMLDivElement | null>
}

/** Why sign-in failed: announced at once, and the target of focus. */
export const LoginFormProblem = forwardRef(function LoginFormProblem({
  problem,
  wait,
  ref,
}: LoginProblemProps) {
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
