import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  EMPTY_PORTS,
  FAILING_PORTS,
  LOCKED_PORTS,
  PENDING_PORTS,
  StorySection,
} from '../../testing/story-page.tsx'
import { GraphSection } from './graph-section.tsx'

const meta = {
  title: 'Bond page/Chart and archive',
  component: StorySection,
  args: { Section: GraphSection },
  // wait for the lazy chart
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^(Price|Yield|G-spread), / }, { timeout: 10_000 })
  },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

const archive: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('table', { name: /^Archive/ })
}

export const Default: Story = {}

export const Yield: Story = { args: { search: '?chart=yield' } }

/** Waits until the points are drawn, which is later than the frame. */
const map: Story['play'] = async ({ canvas }) => {
  const region = await canvas.findByRole('region', { name: 'Issuer map, US Treasury' }, { timeout: 10_000 })
  const point = () => region.querySelector('[data-chart-layer=points] path')
  await waitFor(() => expect(point()).not.toBeNull(), { timeout: 10_000 })
}

/** The bonds of the issuer instead of the lines. */
export const IssuerMap: Story = { args: { search: '?chart=map' }, play: map }

export const IssuerMapForReader: Story = {
  args: { search: '?chart=map', ports: LOCKED_PORTS },
  parameters: { session: 'reader' },
  play: map,
}

export const Percent: Story = { args: { search: '?values=percent&period=1Y' } }

/** Two lines, and their spread in its own pane. */
export const Compared: Story = { args: { search: '?chart=yield&compare=b2-100&spread=1' } }

/** Five lines in per cent; with more than two lines the spread is disabled, with the reason. */
export const ComparedInPercent: Story = {
  args: { search: '?compare=b2-100.b3-4.i4.i5&values=percent&spread=1' },
}

export const PhoneCompared: Story = { ...Compared, globals: { viewport: { value: 'phone' } } }

/** The trading ground without yields has one tab; 381 needs NSD access. */
export const VenueWithoutYields: Story = { args: { search: '?ground=381' } }

export const Loading: Story = { args: { ports: PENDING_PORTS } }

export const Fault: Story = { args: { ports: FAILING_PORTS } }

export const Empty: Story = { args: { ports: EMPTY_PORTS } }

export const WrongPeriod: Story = { args: { search: '?from=2024-08-01&to=2024-06-01' } }

/** No data in the period: the three months up to the nearest date with data, and a note. */
export const NearestDate: Story = { args: { search: '?from=2023-01-02&to=2023-03-31' } }

/** The data end more than a week before the period does. */
export const OldData: Story = { args: { search: '?from=2024-06-01&to=2024-09-03', today: '2024-09-03' } }

const extended: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: /^Indicators/ }, { timeout: 10_000 })
}

/** The extended chart with stock tools. */
export const Extended: Story = { args: { search: '?view=extended' }, play: extended }

export const PhoneExtended: Story = { ...Extended, globals: { viewport: { value: 'phone' } } }

export const Archive: Story = { args: { search: '?view=archive' }, play: archive }

/** Bad data of the source: every blank has a reason. */
export const ArchiveBadData: Story = {
  args: { search: '?view=archive&from=2024-08-12&to=2024-08-23' },
  play: archive,
}

export const ArchiveLoading: Story = {
  args: { search: '?view=archive', ports: PENDING_PORTS },
  play: archive,
}

export const ArchiveVisitor: Story = {
  args: { search: '?view=archive', ports: LOCKED_PORTS },
  parameters: { session: 'visitor' },
  play: archive,
}

export const Visitor: Story = { args: { ports: LOCKED_PORTS }, parameters: { session: 'visitor' } }

export const Reader: Story = { args: { ports: LOCKED_PORTS }, parameters: { session: 'reader' } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneArchive: Story = {
  args: { search: '?view=archive' },
  globals: { viewport: { value: 'phone' } },
  play: archive,
}
