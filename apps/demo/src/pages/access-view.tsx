import type { Api, SessionFacts } from '@accrue/api-client'
import { Card } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { createColumns, DataTable } from '@accrue/ui/tables'
import { type ReactNode, useMemo } from 'react'
import { SubscriptionCard } from './subscription-card.tsx'

/** The access page with its request form. */
export function AccessView({ api, session }: { api: Api; session: SessionFacts }) {
  return <AccessPage subscription={<SubscriptionCard calls={api.profile} session={session} />} />
}

/** The demo's users, in order of their access rights (contract, Demo users). */
const USERS = ['reader', 'reader677', 'nsdreader', 'pro', 'proexcel', 'prodocs', 'desk'].map(login => ({
  login,
}))
const column = createColumns<{ login: string }>()

type AccessPageProps = {
  /** The card with the subscription request. */
  subscription?: ReactNode
}

/** The access page: what access includes and, in this demo, which users have it. */
function AccessPage({ subscription }: AccessPageProps) {
  const label = useLabel()
  const columns = useMemo(
    () => [
      column.text('login', { header: label('access_login') }),
      column.text(({ login }) => label(`access_${login}`), { id: 'rights', header: label('access_rights') }),
    ],
    [label],
  )
  return (
    <main className="mx-auto flex max-w-180 flex-col gap-6 px-4 py-8 desk:px-6 desk:py-12">
      <div>
        <h1 className="text-24 font-heavy tracking-[-0.022em]">{label('access_title')}</h1>
        <p className="mt-1.5 text-14 text-ink-2">{label('access_lead')}</p>
      </div>
      {subscription}
      <Card>
        <p className="px-4 pt-4 text-13 text-ink-2 desk:px-5">{label('access_demo')}</p>
        <DataTable caption={label('access_title')} columns={columns} data={USERS} />
      </Card>
    </main>
  )
}
