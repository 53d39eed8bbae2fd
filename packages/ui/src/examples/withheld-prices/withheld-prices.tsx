'use client'
import { TimeChart } from '@accrue/ui/charts'
import { Card, CardBody, GatedButton } from '@accrue/ui/controls'
import { useMemo } from 'react'
import type { PricesAnswer } from './prices-answer.ts'

export type WithheldPricesProps = {
  answer: PricesAnswer
  /** Saves the prices as a file. */
  onExport: () => void
}

/** A card of prices: the chart explains why values are missing, the button checks the access to the export. */
export function WithheldPrices({ answer, onExport }: WithheldPricesProps) {
  const series = useMemo(
    () => [{ id: '1', name: 'UST 4 3/8% 2034', points: answer.points, masked: answer.masked }],
    [answer],
  )
  return (
    <Card
      title="Price"
      actions={
        <GatedButton action="exportExcel" onAllowed={onExport}>
          Export
        </GatedButton>
      }
    >
      <CardBody>
        <TimeChart label="Price of UST 4 3/8% 2034" series={series} height={220} unit="%" decimals={2} />
      </CardBody>
    </Card>
  )
}
