import { TimeChart } from '@accrue/ui/charts'
import { Card, CardBody, Link } from '@accrue/ui/controls'
import { notFound } from 'next/navigation'
import { loadBond, loadPrices } from '../../sample-data.ts'

/** A page for each bond. Its chart takes data alone, so a server component may draw it. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const bond = await loadBond(Number((await params).id))
  if (!bond) notFound()
  const series = [{ id: String(bond.id), name: bond.name, points: await loadPrices(bond) }]
  return (
    <main className="page">
      <h1>{bond.name}</h1>
      <Card title="Sample data">
        <CardBody>
          <TimeChart label={`Price of ${bond.name}`} series={series} unit="%" decimals={2} height={320} />
        </CardBody>
      </Card>
      <Link href="/">All bonds</Link>
    </main>
  )
}
