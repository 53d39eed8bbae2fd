'use client'
import { type ComponentProps, type FormEvent, useEffect, useId, useRef } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { Select } from '../../controls/select/select.tsx'
import { Spinner } from '../../controls/spinner/spinner.tsx'
import { NEED_AUTH } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import {
  type ShownProblem,
  type SubscriptionViewModel,
  toSubscriptionViewModel,
} from './subscription-request.view-model.ts'
import {
  type SubscriptionRequestModel,
  type SubscriptionRequestOptions,
  useSubscriptionRequest,
} from './use-subscription-request.ts'

type SubscriptionRequestDisplayProps = Omit<ComponentProps<'div'>, 'children'>

export type SubscriptionRequestProps = SubscriptionRequestDisplayProps &
  ((SubscriptionRequestOptions & { model?: undefined }) | { model: SubscriptionRequestModel })

/**
 * Requests a subscription, or an extension of the current one (shared-blocks §3, §7; access row 33). The request is shown as
 * made only after the server has confirmed it. Parts: `data-slot` subscription-request, subscription-form;
 * state: `data-state` gate, signedOut, loading, unread, asked, nothing or form.
 */
export const SubscriptionRequest = forwardRef(function SubscriptionRequest(props: SubscriptionRequestProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(
  props: SubscriptionRequestDisplayProps & SubscriptionRequestOptions,
) {
  const { load, send, expand, tariffs, contactPersons, currentTariffs, defaultProfile, ...display } = props
  return <WithModel {...display} model={useSubscriptionRequest(props)} />
})

type ViewProps = SubscriptionRequestDisplayProps & { model: SubscriptionRequestModel }

const WithModel = forwardRef(function WithModel({ model, ...display }: ViewProps) {
  const viewModel = toSubscriptionViewModel(model)
  return (
    <div {...display} data-ui="" data-slot="subscription-request" data-state={viewModel.kind}>
      <Content viewModel={viewModel} model={model} />
    </div>
  )
})

function Content({
  viewModel,
  model,
}: {
  viewModel: SubscriptionViewModel
  model: SubscriptionRequestModel
}) {
  const label = useLabel()
  const { state, events } = model
  switch (viewModel.kind) {
    case 'gate':
      return <AccessPrompt verdict={NEED_AUTH} message={label('subscription_sign_in')} />
    case 'signedOut':
      return <AccessPrompt verdict={NEED_AUTH} message={label('subscription_signed_out')} />
    case 'loading':
      return <Spinner />
    case 'unread':
      return (
        <ErrorState
          message={label('subscription_unread')}
          onRetry={events.reload}
          pending={viewModel.pending}
        />
      )
    case 'requested':
      return <Requested text={label(viewModel.message)} focus={viewModel.focus} />
    case 'nothing':
      return <p className="text-13 text-ink-2">{label('subscription_nothing')}</p>
    case 'form':
      return <SubscriptionRequestForm viewModel={viewModel} pending={state.order !== null} events={events} />
  }
}

/** Focus moves from the unmounted button to the result of the press. */
function Requested({ text, focus }: { text: string; focus: boolean }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) notice.current?.focus()
  }, [focus])
  return (
    <Notice ref={notice} tone="up" tabIndex={-1} className="focus-ring">
      {text}
    </Notice>
  )
}

type SubscriptionRequestFormProps = {
  viewModel: Extract<SubscriptionViewModel, { kind: 'form' }>
  /** Whether a request is pending. */
  pending: boolean
  events: SubscriptionRequestModel['events']
}

/** The choices and the button. Choices are never cleared. */
function SubscriptionRequestForm({
  viewModel: { form, missing, problem },
  pending,
  events,
}: SubscriptionRequestFormProps) {
  const label = useLabel()
  const titleId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    events.send()
  }
  return (
    <form
      noValidate
      data-slot="subscription-form"
      data-kind={form.kind}
      aria-labelledby={titleId}
      onSubmit={submit}
      className="grid gap-4"
    >
      <p id={titleId} className="text-14 font-strong">
        {label(`subscription_${form.kind}_title`)}
      </p>
      <div className="grid gap-4 desk:grid-cols-2">
        <Select
          label={label('subscription_tariff')}
          options={form.tariffs}
          value={form.tariff}
          onValueChange={events.chooseTariff}
          error={missing.tariff && label(missing.tariff)}
        />
        <Select
          label={label('subscription_person')}
          options={form.contactPersons}
          value={form.contactPersonId}
          onValueChange={events.choosePerson}
          error={missing.contactPerson && label(missing.contactPerson)}
        />
      </div>
      {problem && <Problem problem={problem} />}
      <Button type="submit" variant="primary" pending={pending} className="justify-self-start">
        {label(problem ? 'retry' : 'subscription_send')}
      </Button>
    </form>
  )
}

/** An error; the button below retries. */
function Problem({ problem: { kind, message } }: { problem: ShownProblem }) {
  const label = useLabel()
  if (kind === 'needAuth') return <AccessPrompt role="alert" verdict={NEED_AUTH} message={label(message)} />
  return <Notice tone="down">{label(message)}</Notice>
}
