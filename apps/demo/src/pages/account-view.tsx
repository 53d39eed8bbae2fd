import type { Api, Profile, SessionFacts } from '@accrue/api-client'
import { Card, CardBody } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { SettingsForm, type SettingsModel } from '@accrue/ui/shell'
import { AccountPage } from './account-page.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

export type AccountViewProps = {
  api: Api
  session: SessionFacts
  profile: Profile | null
  settings: SettingsModel
}

/** The account page with its subscription and settings cards. */
export function AccountView({ api, session, profile, settings }: AccountViewProps) {
  const label = useLabel()
  return (
    <AccountPage
      profile={profile}
      ports={api.profile}
      subscriptions={<SubscriptionCard calls={api.profile} session={session} />}
      settings={
        <Card title={label('settings')}>
          <CardBody>
            <SettingsForm model={settings} />
          </CardBody>
        </Card>
      }
    />
  )
}
