'use client'
import { type FormEvent, useId } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { Select } from '../../controls/select/select.tsx'
import { NEED_AUTH } from '../../foundation/access/access.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ShownProblem, SubscriptionViewModel } from './subscription-request.view-model.ts'
import type { SubscriptionRequestModel } from './use-subscription-request.ts'

type SubscriptionRequestFormProps = {
  viewModel: Extract<SubscriptionViewModel, { kind: 'form' }>
  /** Whether a request is pending. */
  pending: boolean
  events: SubscriptionRequestModel['events']
}

/** The choices and the button. Choices are never cleared. */
export function SubscriptionRequestForm({
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
