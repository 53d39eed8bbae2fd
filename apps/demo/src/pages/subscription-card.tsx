import type { Api } from '@accrue/api-client'
import { Card, CardBody } from '@accrue/ui/controls'
import { FULL_ACCESS_LEVEL, SUPPORT_TARIFF, useLabel, useSession } from '@accrue/ui/foundation'
import { SubscriptionRequest } from '@accrue/ui/shell'

/** Subscriptions on offer. */
const TARIFFS = [FULL_ACCESS_LEVEL, SUPPORT_TARIFF] as const

/** Selectable contacts of the demo. */
const PERSONS = [
  { id: 1, text: 'A. Marlow' },
  { id: 2, text: 'B. Tanaka' },
  { id: 3, text: 'C. Oduya' },
]

export type SubscriptionCardProps = {
  /** Port of the request. */
  calls: Pick<Api['profile'], 'load' | 'sendSubscription' | 'expandSubscription'>
}

/** The form that requests or extends a subscription. */
export function SubscriptionCard({ calls }: SubscriptionCardProps) {
  const label = useLabel()
  // Full access includes every subscription.
  const sold = useSession().level === FULL_ACCESS_LEVEL ? [] : TARIFFS
  return (
    <Card title={label('subscription_title')} headingLevel={2}>
      <CardBody>
        <SubscriptionRequest
          load={calls.load}
          send={calls.sendSubscription}
          expand={calls.expandSubscription}
          tariffs={sold.map(id => ({ id, text: label(`tariff_${id}`) }))}
          contactPersons={PERSONS}
        />
      </CardBody>
    </Card>
  )
}
