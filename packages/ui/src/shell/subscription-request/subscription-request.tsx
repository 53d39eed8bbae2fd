'use client'
import { type ComponentProps, useEffect, useRef } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { Spinner } from '../../controls/spinner/spinner.tsx'
import { NEED_AUTH } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type SubscriptionViewModel, toSubscriptionViewModel } from './subscription-request.view-model.ts'
import { SubscriptionRequestForm } from './subscription-request-form.tsx'
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
  if (props.model) return <SubscriptionRequestView {...props} />
  return <SubscriptionRequestAlone {...props} />
})

const SubscriptionRequestAlone = forwardRef(function SubscriptionRequestAlone({
  load,
  send,
  expand,
  tariffs,
  contactPersons,
  currentTariffs,
  defaultProfile,
  ...display
}: SubscriptionRequestDisplayProps & SubscriptionRequestOptions) {
  const options = {
    load,
    send,
    expand,
    tariffs,
    contactPersons,
    currentTariffs,
    defaultProfile,
  }
  return <SubscriptionRequestView {...display} model={useSubscriptionRequest(options)} />
})

type ViewProps = SubscriptionRequestDisplayProps & { model: SubscriptionRequestModel }

const SubscriptionRequestView = forwardRef(function SubscriptionRequestView({
  model,
  ...display
}: ViewProps) {
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
