import { Card } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { DataTable, type TableColumn } from '@accrue/ui/tables'
import type { HomeIssue } from '../home.map.ts'

/** What is here: one bond of each kind (contract, Pages). */
export function HomePage({ issues }: { issues: HomeIssue[] }) {
  const label = useLabel()
  const columns: TableColumn[] = [
    { id: 'issue', header: label('home_issue') },
    { id: 'kind', header: label('home_kind') },
  ]
  const rows = issues.map(({ name, url, kind }) => ({
    id: url,
    cells: { issue: { text: name, href: url }, kind: label(kind) },
  }))
  return (
    <main className="mx-auto flex max-w-180 flex-col gap-6 px-4 py-8 desk:px-6 desk:py-12">
      <div>
        <h1 className="text-26 font-heavy tracking-[-0.022em]">{label('home_title')}</h1>
        <p className="mt-1.5 text-14 text-ink-2">{label('home_lead')}</p>
      </div>
      <Card>
        <DataTable caption={label('home_caption')} columns={columns} rows={rows} />
      </Card>
    </main>
  )
}
