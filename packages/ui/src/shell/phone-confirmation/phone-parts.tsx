'use client'
import type { ReactNode, SyntheticEvent } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { PhoneWait } from './phone-confirmation.reducer.ts'
import { type PhoneNotice, type PhoneText, waitText } from './phone-confirmation.view-model.ts'
import { useWait } from './use-wait.ts'

/** Resolves a text. */
export function usePhoneText(): (text: PhoneText) => string {
  const label = useLabel()
  return text => ('plain' in text ? text.plain : label(text.key, text.values))
}

type PhoneFormProps = {
  'data-slot': string
  onSubmit: () => void
  /** In a line below. */
  buttons: ReactNode
  children: ReactNode
}

/** The form of a step. It submits by script, not by the browser. */
export function PhoneForm({ onSubmit, buttons, children, ...rest }: PhoneFormProps) {
  const label = useLabel()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form {...rest} noValidate aria-label={label('phone_title')} onSubmit={submit} className="grid gap-3">
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{buttons}</div>
    </form>
  )
}

type PhoneErrorNoticeProps = { notice: PhoneNotice | null; onRetry: () => void }

/** The error and its next step. It receives focus when it appears, so it is announced then. */
export function PhoneErrorNotice({ notice, onRetry }: PhoneErrorNoticeProps) {
  const label = useLabel()
  const text = usePhoneText()
  if (!notice) return null
  const retry = (
    <Button variant="link" onClick={onRetry}>
      {label('retry')}
    </Button>
  )
  return (
    <Notice
      tone={notice.tone}
      live="off"
      tabIndex={-1}
      data-focus="error"
      action={notice.retry ? retry : null}
      className="focus-ring"
    >
      {notice.text ? text(notice.text) : null}
      {notice.gate ? <AccessPrompt variant="inline" verdict={notice.gate} /> : null}
    </Notice>
  )
}

type PhoneSubmitProps = { text: string; pending: boolean; wait: PhoneWait | null }

/** Submits the step's form; during a wait, it shows the remaining time. */
export function PhoneSubmit({ text, pending, wait }: PhoneSubmitProps) {
  const label = useLabel()
  const left = useWait(wait)
  return (
    <Button
      type="submit"
      variant="primary"
      pending={pending}
      disabledReason={left > 0 ? label('phone_wait', { time: waitText(left) }) : null}
    >
      {text}
    </Button>
  )
}
