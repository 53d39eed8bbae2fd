import type { Api } from '@accrue/api-client'
import { Card, CardBody } from '@accrue/ui/controls'
import { FULL_ACCESS_LEVEL, SUPPORT_TARIFF, useLabel, useSession } from '@accrue/ui/foundation'
import { SubscriptionRequest } from '@accrue/ui/shell'

/** What the demo sells. */
const TARIFFS = [FULL_ACCESS_LEVEL, SUPPORT_TARIFF] as const

/** The people of the demo's desk whom one can ask for. */
const PERSONS = [
  { id: 1, text: 'A. Marlow' },
  { id: 2, text: 'B. Tanaka' },
  { id: 3, text: 'C. Oduya' },
]

export type SubscriptionCardProps = {
  /** What the request asks of the server. */
  calls: Pick<Api['profile'], 'load' | 'sendSubscription' | 'expandSubscription'>
}

/** Where a subscription, or more of it, is asked for. */
export function SubscriptionCard({ calls }: SubscriptionCardProps) {
  const label = useLabel()
  // full access contains all that is sold
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
