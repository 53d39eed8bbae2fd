import { Card } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { createColumns, DataTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import type { HomeIssue } from '../home.map.ts'

const column = createColumns<HomeIssue>()

/** What is here: one bond of each kind (contract, Pages). */
export function HomePage({ issues }: { issues: HomeIssue[] }) {
  const label = useLabel()
  const columns = useMemo(
    () => [
      column.link('name', { header: label('home_issue'), href: ({ url }) => url }),
      column.text(({ kind }) => label(kind), { id: 'kind', header: label('home_kind') }),
    ],
    [label],
  )
  return (
    <main className="mx-auto flex max-w-180 flex-col gap-6 px-4 py-8 desk:px-6 desk:py-12">
      <div>
        <h1 className="text-24 font-heavy tracking-[-0.022em]">{label('home_title')}</h1>
        <p className="mt-1.5 text-14 text-ink-2">{label('home_lead')}</p>
      </div>
      <Card>
        <DataTable caption={label('home_caption')} columns={columns} data={issues} />
      </Card>
    </main>
  )
}
