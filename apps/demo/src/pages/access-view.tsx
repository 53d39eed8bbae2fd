import type { Api, SessionFacts } from '@accrue/api-client'
import { AccessPage } from './access-page.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

/** The access page with its request form. */
export function AccessView({ api, session }: { api: Api; session: SessionFacts }) {
  return <AccessPage subscription={<SubscriptionCard calls={api.profile} session={session} />} />
}
