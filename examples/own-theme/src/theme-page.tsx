import { TimeChart, type TimeSeries } from '@accrue/ui/charts'
import { Button, Card, CardBody, SegmentedControl } from '@accrue/ui/controls'
import { addDays } from '@accrue/ui/foundation/calendar'
import { useState } from 'react'

const THEMES = [
  { id: 'system', text: 'System' },
  { id: 'light', text: 'Light' },
  { id: 'dark', text: 'Dark' },
]

/** Sample data: a made-up line. */
const SERIES: readonly TimeSeries[] = [
  {
    id: 'fund',
    name: 'Sample fund',
    points: Array.from({ length: 90 }, (_, index) => ({
      day: addDays('2025-04-13', index),
      value: 100 + index / 20 + Math.sin(index / 8),
    })),
  },
]

/** What the tokens colour: a button, a chosen segment, a line. No widget knows which theme it is. */
export function ThemePage() {
  const [theme, setTheme] = useState('system')
  const show = (id: string) => {
    setTheme(id)
    if (id === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = id
  }
  return (
    <main className="mx-auto grid max-w-3xl gap-4 p-4">
      <SegmentedControl label="Theme" options={THEMES} value={theme} onValueChange={show} />
      <Card title="Price" actions={<Button variant="primary">Order</Button>}>
        <CardBody>
          <TimeChart label="Price of the sample fund" series={SERIES} unit="EUR" decimals={2} height={300} />
        </CardBody>
      </Card>
    </main>
  )
}
