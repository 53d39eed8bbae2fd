import type { Profile } from '@accrue/api-client'
import { Card, CardBody, Link } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { PhoneConfirmation, type PhoneConfirmationPorts } from '@accrue/ui/shell'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'

export type AccountPageProps = {
  /** Null for visitors: each part then shows how to sign in. */
  profile: Profile | null
  /** Port of the phone confirmation. */
  ports: PhoneConfirmationPorts
  /** The card with the user's settings. */
  settings?: ReactNode
  /** The card with subscriptions and requests. */
  subscriptions?: ReactNode
}

/** The user's account: phone number, settings, subscriptions. */
export function AccountPage({ profile, ports, settings, subscriptions }: AccountPageProps) {
  const label = useLabel()
  return (
    <main className="mx-auto flex max-w-180 flex-col gap-6 px-4 py-8 desk:px-6 desk:py-12">
      <div>
        <h1 className="text-24 font-heavy tracking-[-0.022em]">{label('account_title')}</h1>
        <p className="mt-1.5 text-14 text-ink-2">{label('account_lead')}</p>
      </div>
      <Card title={label('account_phone')} headingLevel={2}>
        <CardBody className="grid gap-4">
          <PhoneConfirmation
            updatePhone={ports.updatePhone}
            sendCode={ports.sendCode}
            confirmPhone={ports.confirmPhone}
            defaultPhone={profile?.phone}
            defaultConfirmed={profile?.phoneConfirmed}
          />
          <p className="text-12 text-ink-3">
            {label('account_demo_phone')}{' '}
            <Link href={paths.outbox()} newTab>
              {label('outbox_open')}
            </Link>
          </p>
        </CardBody>
      </Card>
      {settings}
      {subscriptions}
    </main>
  )
}
