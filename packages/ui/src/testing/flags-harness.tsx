import { screen, within } from '@testing-library/react'
import type { ChartFlag } from '../charts/flags/flag.ts'
import { FlagLayer } from '../charts/flags/flag-layer.tsx'
import { FlagTable } from '../charts/flags/flag-table.tsx'
import { FlagToggle } from '../charts/flags/flag-toggle.tsx'
import type { FlagPlot } from '../charts/flags/flags.view-model.ts'
import { useFlags } from '../charts/flags/use-flags.ts'

export const flag = (kind: ChartFlag['kind'], day: string, title: string, more: Partial<ChartFlag> = {}) =>
  ({ id: `${kind} ${day}`, kind, day, title, ...more }) as ChartFlag

export const coupon = flag('coupon', '2025-02-15', '2.0%', { detail: '20 USD per bond' })
export const rating = flag('rating', '2025-05-16', 'Moody’s Aa1', {
  direction: 'down',
  href: 'https://ratings.example/us',
})
const put = flag('put', '2025-08-15', '100%')
const nearPut = flag('call', '2025-08-16', '101%')
const future = flag('coupon', '2026-02-15', '2.0%')
/** The last one is outside the plot. */
export const ALL = [coupon, rating, put, nearPut, future]

/** A year on 1,000 pixels. */
export const plot: FlagPlot = {
  box: { left: 8, top: 12, width: 1000, height: 300 },
  width: 1064,
  height: 342,
  window: { from: Date.parse('2025-01-01'), to: Date.parse('2025-12-31') },
  fontSize: 12,
}

/** A layer of flags with its menu and its table, between two buttons to tab from and to. */
export function FlagsChart({ flags = ALL }: { flags?: readonly ChartFlag[] }) {
  const model = useFlags(flags, { storageKey: 'bond' })
  return (
    <>
      <FlagToggle model={model} />
      <button type="button">Before</button>
      <FlagLayer model={model} plot={plot} />
      <button type="button">After</button>
      <FlagTable model={model} />
    </>
  )
}

export const layer = () => screen.getByRole('toolbar', { name: 'Events on the chart' })
export const flagButton = (name: string | RegExp) => within(layer()).getByRole('button', { name })
export const names = () =>
  within(layer())
    .getAllByRole('button')
    .map(button => button.getAttribute('aria-label'))
