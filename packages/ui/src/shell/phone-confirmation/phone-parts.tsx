'use client'
import type { SyntheticEvent } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { PhoneWait } from './phone-confirmation.model.ts'
import { type PhoneNotice, type PhoneText, waitText } from './phone-confirmation.shape.ts'
import { useWait } from './use-wait.ts'

/** The text that stands for one. */
export function usePhoneText(): (text: PhoneText) => string {
  const label = useLabel()
  return text => ('plain' in text ? text.plain : label(text.key, text.values))
}

/** What a form does when it is sent: ours, and not the browser's. */
export function sending(submit: () => void) {
  return (event: SyntheticEvent) => {
    event.preventDefault()
    submit()
  }
}

type PhoneTroubleNoticeProps = { notice: PhoneNotice | null; onRetry: () => void }

/** Why it does not go on, and the way on. It takes the focus when it comes, and is read then. */
export function PhoneTroubleNotice({ notice, onRetry }: PhoneTroubleNoticeProps) {
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
      data-focus="trouble"
      action={notice.retry ? retry : null}
      className="focus-ring"
    >
      {notice.text ? text(notice.text) : null}
      {notice.gate ? <AccessPrompt variant="inline" verdict={notice.gate} /> : null}
    </Notice>
  )
}

type PhoneSubmitProps = { text: string; pending: boolean; wait: PhoneWait | null }

/** Sends the step's form; while the server asks to wait, it says for how long. */
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
