'use client'
import { TimeChart, type TimeSeries } from '@accrue/ui/charts'
import { Button, Card, CardBody, SegmentedControl } from '@accrue/ui/controls'
import { addDays } from '@accrue/ui/foundation/calendar'
import { useState } from 'react'

const BRANDS = [
  { id: 'accrue', text: 'Accrue' },
  { id: 'harbour', text: 'Harbour' },
]
const SERIES: readonly TimeSeries[] = [
  {
    id: '1',
    name: 'UST 4 3/8% 2034',
    points: Array.from({ length: 60 }, (_, index) => ({
      day: addDays('2025-05-13', index),
      value: 101.09 + Math.sin(index / 9) + Math.sin(index / 2) / 5,
    })),
  },
]

/** A card that switches its brand by an attribute, without rendering its content again. The page imports `own-theme.css`. */
export function OwnTheme() {
  const [brand, setBrand] = useState('harbour')
  return (
    <div data-brand={brand} className="grid gap-3">
      <SegmentedControl label="Brand" options={BRANDS} value={brand} onValueChange={setBrand} />
      <Card title="Price" actions={<Button variant="primary">Compare</Button>}>
        <CardBody>
          <TimeChart label="Price of UST 4 3/8% 2034" series={SERIES} height={220} unit="%" decimals={2} />
        </CardBody>
      </Card>
    </div>
  )
}
