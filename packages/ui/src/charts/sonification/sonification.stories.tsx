import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fakeAudio } from '../../testing/fake-audio.ts'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { type TimePoint, toColumn } from '../plot/column.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { TimeChart } from '../time-chart/time-chart.tsx'
import { useChartGroup } from '../time-chart/use-chart-group.ts'
import type { CreateAudio } from './audio.ts'
import { SonificationButton, type SonificationButtonProps } from './sonification-button.tsx'

const price: TimePoint[] = UST_4_2034.map(({ day, price }) => ({ day, value: price > 0 ? price : null }))
/** A shape from 0 to 100, as the server sends it below full access. */
const shape: TimePoint[] = UST_4_2034.slice(0, -1).map(({ day, price }) => ({
  day,
  value: Math.round(((price - 94.5) / 7.3) * 100),
}))
const column = toColumn(price)
const masked = toColumn(shape)

/** Audio with a frozen clock: it plays while the story is open. */
const endless: CreateAudio = () => fakeAudio()
/** The clock jumps to the middle of the melody and freezes there. */
const midway: CreateAudio = () => {
  let reads = 0
  return fakeAudio({ clock: () => (reads++ < 4 ? 0 : 2500) })
}
const refusing: CreateAudio = () => fakeAudio({ resume: () => Promise.reject(new Error('not allowed')) })

/** The button next to the chart's name; the crosshair follows the sound. */
function BesideChart({
  points,
  ...props
}: Partial<SonificationButtonProps> & { points: readonly TimePoint[] }) {
  const series = useMemo<TimeSeries[]>(
    () => [{ id: 'ust', name: 'UST 4% 2034, FedInvest', points }],
    [points],
  )
  const line = useMemo(() => toColumn(points), [points])
  const group = useChartGroup()
  return (
    <div className="grid gap-2">
      <SonificationButton {...props} column={line} window={group.state.window} link={group.link} />
      <TimeChart label="Price, UST 4% 2034" series={series} group={group} height={320} table={false} />
    </div>
  )
}

const press: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play as sound' }))
}

const meta: Meta<typeof SonificationButton> = {
  title: 'Charts/Sonification',
  component: SonificationButton,
  args: { column },
}
export default meta
type Story = StoryObj<typeof SonificationButton>

/** Press it to hear the line: left to right in a few seconds, higher values as higher tones. */
export const Default: Story = {}
export const Playing: Story = {
  args: { createAudio: endless },
  play: async context => {
    await press(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Stop the sound' })).toBeVisible()
  },
}
export const Unsupported: Story = {
  args: { createAudio: () => null },
  play: async context => {
    await press(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText('This browser cannot play sound.')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { createAudio: refusing },
  play: async context => {
    await press(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText('The sound could not be played. Try again.')).toBeVisible()
  },
}
export const Nothing: Story = { args: { column: null } }
export const WithChart: Story = { render: args => <BesideChart {...args} points={price} /> }
/** The crosshair follows the sound. */
export const PlayingWithChart: Story = {
  args: { createAudio: midway },
  render: args => <BesideChart {...args} points={price} />,
  play: async context => {
    await press(context)
    // it is mounted with the first reading
    const crosshair = () => context.canvasElement.querySelector('[data-slot=time-chart-crosshair]')
    await waitFor(() => expect(crosshair()).toHaveAttribute('data-shown'))
  },
}
/** A shape may be played; the message at the end has days and no values. */
export const MaskedVisitor: Story = {
  args: { column: masked },
  render: args => <BesideChart {...args} points={shape} />,
  parameters: { session: 'visitor' },
}
export const MaskedReader: Story = { args: { column: masked }, parameters: { session: 'reader' } }
export const Phone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...Playing, parameters: { theme: 'dark' } }
export const RightToLeft: Story = { ...Failed, parameters: { dir: 'rtl' } }
export const Russian: Story = { parameters: { lang: 'ru' } }
