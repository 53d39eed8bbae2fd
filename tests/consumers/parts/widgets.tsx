import { TimeChart } from '@accrue/ui/charts'
import { Card, CardBody } from '@accrue/ui/controls'
import { DataTable } from '@accrue/ui/tables'
import { Choices } from './choices.tsx'
import { BONDS, COLUMNS, SERIES } from './numbers.ts'

/** A page of four widgets. A server may render it: what it hands to them is data. */
export function Widgets() {
  return (
    <main className="page">
      <h1>Treasuries</h1>
      <Card title="Bonds" className="page-wide">
        <DataTable caption="Treasuries" columns={COLUMNS} data={BONDS} />
      </Card>
      <Card title="Price" className="page-wide">
        <CardBody>
          <TimeChart label="Price of UST 4 3/8% 2034" series={SERIES} unit="%" decimals={2} height={280} />
        </CardBody>
      </Card>
      <Choices />
    </main>
  )
}
