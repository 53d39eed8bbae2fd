import { Card } from '@accrue/ui/controls'
import { BondsTable } from './bonds-table.tsx'
import { loadBonds } from './sample-data.ts'

/** A server component loads the rows and hands them on: they are data. */
export default async function Page() {
  return (
    <main className="page">
      <h1>Bonds</h1>
      <Card title="Sample data" className="page-table">
        <BondsTable bonds={await loadBonds()} />
      </Card>
    </main>
  )
}
