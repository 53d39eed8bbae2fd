import type { Api } from '@accrue/api-client'
import { AccessPage } from './access-page.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

/** Where access is asked for, with the form that asks for it. */
export function AccessView({ api }: { api: Api }) {
  return <AccessPage subscription={<SubscriptionCard calls={api.profile} />} />
}
