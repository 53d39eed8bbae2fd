'use client'
import { TimeChart } from '@accrue/ui/charts'
import { AccessPrompt, Card, CardBody, GatedButton } from '@accrue/ui/controls'
import { useVerdict } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import type { PricesAnswer } from './prices-answer.ts'

export type WithheldPricesProps = {
  answer: PricesAnswer
  /** Saves the prices as a file. */
  onExport: () => void
}

/** A card of prices that asks the access table twice: what to say about the values, and whether they may be exported. */
export function WithheldPrices({ answer, onExport }: WithheldPricesProps) {
  const values = useVerdict('seeValues')
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
      <CardBody className="grid gap-3">
        <AccessPrompt verdict={values} message="Prices are shown to subscribers." />
        <TimeChart label="Price of UST 4 3/8% 2034" series={series} height={220} unit="%" decimals={2} />
      </CardBody>
    </Card>
  )
}
