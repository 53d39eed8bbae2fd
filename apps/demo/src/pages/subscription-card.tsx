import type { Api } from '@accrue/api-client'
import { FULL_ACCESS_LEVEL, type Session, SUPPORT_TARIFF } from '@accrue/api-client/access'
import { Card, CardBody } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
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
  session: Pick<Session, 'level' | 'tariffs'>
}

/** The form that requests or extends a subscription. */
export function SubscriptionCard({ calls, session }: SubscriptionCardProps) {
  const label = useLabel()
  const hasFullAccess = session.level === FULL_ACCESS_LEVEL
  // Full access includes every subscription.
  const tariffs = hasFullAccess ? TARIFFS : session.tariffs
  return (
    <Card title={label('subscription_title')} headingLevel={2}>
      <CardBody>
        <SubscriptionRequest
          load={calls.load}
          send={calls.sendSubscription}
          expand={calls.expandSubscription}
          tariffs={TARIFFS.map(id => ({ id, text: label(`tariff_${id}`) }))}
          contactPersons={PERSONS}
          currentTariffs={tariffs}
        />
      </CardBody>
    </Card>
  )
}
