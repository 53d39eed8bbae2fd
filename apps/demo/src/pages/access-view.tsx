import type { Api } from '@accrue/api-client'
import { AccessPage } from './access-page.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

/** The access page with its request form. */
export function AccessView({ api }: { api: Api }) {
  return <AccessPage subscription={<SubscriptionCard calls={api.profile} />} />
}
