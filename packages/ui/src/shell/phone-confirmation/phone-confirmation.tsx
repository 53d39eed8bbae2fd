'use client'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { CircleCheck } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useSession } from '../../foundation/ui-provider.tsx'
import type { PhoneConfirmationState, PhoneFocus, PhoneWait } from './phone-confirmation.reducer.ts'
import {
  type CountdownMark,
  countdownMark,
  type PhoneConfirmationViewModel,
  waitText,
} from './phone-confirmation.view-model.ts'
import { PhoneErrorNotice, PhoneForm, PhoneSubmit, usePhoneText } from './phone-parts.tsx'
import {
  type PhoneConfirmationEvents,
  type PhoneConfirmationModel,
  type PhoneConfirmationOptions,
  usePhoneConfirmation,
} from './use-phone-confirmation.ts'
import { useWait } from './use-wait.ts'

type PhoneConfirmationViewProps = Omit<ComponentProps<'div'>, 'children' | 'ref'>

export type PhoneConfirmationProps = PhoneConfirmationViewProps &
  ((PhoneConfirmationOptions & { model?: undefined }) | { model: PhoneConfirmationModel })

/**
 * Saves a phone number and confirms it by a code that is sent to it (H7, shared-blocks §2 "Phone and code confirmation
 * form with a resend timer"). Visitors see the sign-in prompt (access row 33).
 * Parts: `data-slot` phone-confirmation, phone-number, phone-code, phone-resend, phone-error, phone-done; state: `data-step`
 * locked, phone, code or done.
 */
export function PhoneConfirmation(props: PhoneConfirmationProps) {
  const { userId } = useSession()
  if (props.model) return <WithModel {...props} />
  // a new user starts with new state
  return <WithOptions key={userId} {...props} />
}

/** Creates the model from the options; the other props are for the markup. */
function WithOptions(props: PhoneConfirmationViewProps & PhoneConfirmationOptions) {
  const {
    updatePhone,
    sendCode,
    confirmPhone,
    defaultPhone,
    defaultConfirmed,
    onConfirmed,
    newKey,
    ...display
  } = props
  return <WithModel {...display} model={usePhoneConfirmation(props)} />
}

type ViewProps = PhoneConfirmationViewProps & { model: PhoneConfirmationModel }

function WithModel({ model, className, ...rest }: ViewProps) {
  const root = useRef<HTMLDivElement>(null)
  const { state, viewModel } = model
  useFocusMoves(root, state.focus)
  return (
    <div
      {...rest}
      ref={root}
      data-ui=""
      data-slot="phone-confirmation"
      data-step={viewModel.kind}
      className={cx('grid max-w-96 grid-cols-1 gap-3 text-13 text-ink', className)}
    >
      <Step model={model} />
    </div>
  )
}

function Step({ model }: { model: PhoneConfirmationModel }) {
  const { state, viewModel, events } = model
  switch (viewModel.kind) {
    case 'locked':
      return <AccessPrompt verdict={viewModel.gate} />
    case 'phone':
      return <PhoneNumber viewModel={viewModel} wait={state.waits.update} events={events} />
    case 'code':
      return <PhoneCode viewModel={viewModel} waits={state.waits} events={events} />
    case 'done':
      return <PhoneDone viewModel={viewModel} events={events} />
  }
}

/** Applies the focus moves of the model, unless the user has moved focus elsewhere on the page. */
function useFocusMoves(root: RefObject<HTMLElement | null>, focus: PhoneFocus | null): void {
  const followed = useRef(focus?.id ?? 0)
  useEffect(() => {
    if (!focus || focus.id === followed.current) return
    followed.current = focus.id
    const box = root.current
    const { activeElement, body } = document
    if (activeElement !== body && activeElement !== null && !box?.contains(activeElement)) return
    box?.querySelector<HTMLElement>(`[data-focus=${focus.on}]`)?.focus()
  }, [root, focus])
}

type PhoneDoneProps = {
  viewModel: Extract<PhoneConfirmationViewModel, { kind: 'done' }>
  events: PhoneConfirmationEvents
}

/** The number is confirmed. `data-slot` phone-done. */
function PhoneDone({ viewModel, events }: PhoneDoneProps) {
  const label = useLabel()
  const text = usePhoneText()
  return (
    <div data-slot="phone-done" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p
        tabIndex={-1}
        data-focus="done"
        className="focus-ring flex min-w-0 items-center gap-2 rounded-tag pe-1 font-medium"
      >
        <CircleCheck aria-hidden className="size-4 shrink-0 stroke-[1.5] text-up" />
        {text(viewModel.text)}
      </p>
      <Button variant="link" onClick={events.changeNumber}>
        {label('phone_change')}
      </Button>
    </div>
  )
}

/** Maximum length of a number that servers accept. */
const MAX_PHONE_LENGTH = 40

type PhoneNumberProps = {
  viewModel: Extract<PhoneConfirmationViewModel, { kind: 'phone' }>
  wait: PhoneWait | null
  events: PhoneConfirmationEvents
}

/** The first step: the number. `data-slot` phone-number. */
function PhoneNumber({ viewModel: { field, notice, sending }, wait, events }: PhoneNumberProps) {
  const label = useLabel()
  const text = usePhoneText()
  return (
    <PhoneForm
      data-slot="phone-number"
      onSubmit={events.submit}
      buttons={<PhoneSubmit text={label('phone_send')} pending={sending} wait={wait} />}
    >
      <TextField
        label={label('phone_number')}
        hint={text(field.hint)}
        error={field.error ? text(field.error) : null}
        type="tel"
        name="phone"
        autoComplete="tel"
        dir="ltr"
        maxLength={MAX_PHONE_LENGTH}
        readOnly={field.readOnly}
        data-focus="phone"
        value={field.value}
        onValueChange={events.typePhone}
      />
      <PhoneErrorNotice notice={notice} onRetry={events.retry} />
    </PhoneForm>
  )
}

type PhoneCodeProps = {
  viewModel: Extract<PhoneConfirmationViewModel, { kind: 'code' }>
  waits: PhoneConfirmationState['waits']
  events: PhoneConfirmationEvents
}

/** The second step: the code. `data-slot` phone-code. */
function PhoneCode({ viewModel, waits, events }: PhoneCodeProps) {
  const label = useLabel()
  const text = usePhoneText()
  const { field, notice } = viewModel
  return (
    <PhoneForm
      data-slot="phone-code"
      onSubmit={events.submit}
      buttons={
        <>
          <PhoneSubmit text={label('phone_confirm')} pending={viewModel.confirming} wait={waits.confirm} />
          <Button variant="quiet" onClick={events.changeNumber}>
            {label('phone_change')}
          </Button>
        </>
      }
    >
      <TextField
        label={label('phone_code')}
        hint={text(field.hint)}
        error={field.error ? text(field.error) : null}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        readOnly={field.readOnly}
        data-focus="code"
        value={field.value}
        onChange={({ target, nativeEvent }) =>
          events.typeCode(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => events.typeCode(currentTarget.value)}
      />
      <PhoneErrorNotice notice={notice} onRetry={events.retry} />
      <PhoneResend wait={waits.send} pending={viewModel.resending} onResend={events.resend} />
    </PhoneForm>
  )
}

type PhoneResendProps = { wait: PhoneWait | null; pending: boolean; onResend: () => void }

/** When a new code can be sent, then the button that sends it. `data-slot` phone-resend; state: `data-waiting`. */
function PhoneResend({ wait, pending, onResend }: PhoneResendProps) {
  const label = useLabel()
  const left = useWait(wait)
  return (
    <div data-slot="phone-resend" data-waiting={left > 0 ? '' : undefined} className="text-13 text-ink-2">
      {left > 0 ? (
        <p className="num">{label('phone_resend_in', { time: waitText(left) })}</p>
      ) : (
        <Button variant="link" pending={pending} onClick={onResend}>
          {label('phone_resend')}
        </Button>
      )}
      <CountdownAnnouncer left={left} />
    </div>
  )
}

type Spoken = { id: number; mark: CountdownMark | null; left: number }

/** Announces the countdown at 30, 10 and 0 seconds only: every second would be noise. */
function CountdownAnnouncer({ left }: { left: number }) {
  const label = useLabel()
  const [spoken, setSpoken] = useState<Spoken>({ id: 0, mark: null, left: 0 })
  const mark = countdownMark(left)
  if (mark !== spoken.mark) setSpoken({ id: spoken.id + 1, mark, left })
  return (
    <LiveRegion message={spoken.mark === null ? null : { id: spoken.id, text: announcementText(spoken) }} />
  )

  function announcementText({ mark: passed, left: n }: Spoken): string {
    return passed === 0 ? label('phone_resend_now') : label('phone_resend_soon', { n })
  }
}
