import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CardBody } from '../../controls/card/card.tsx'
import { LoadedFrame, type LoadedFrameProps } from './loaded-frame.tsx'
import { ShowOthers } from './show-others.tsx'

const YEARS = ['2025', '2024', '2023', '2022']

/** Two years; the footer shows the others. */
function Years() {
  const [expanded, setExpanded] = useState(false)
  return (
    <>
      <CardBody>
        <ul id="years">
          {YEARS.slice(0, expanded ? YEARS.length : 2).map(year => (
            <li key={year}>{year}</li>
          ))}
        </ul>
      </CardBody>
      <ShowOthers
        data-slot="years-more"
        others={YEARS.length - 2}
        expanded={expanded}
        onExpandedChange={setExpanded}
        controls="years"
      />
    </>
  )
}

const meta = {
  title: 'Blocks/Loaded frame',
  tags: ['new', '!stable'],
  component: LoadedFrame,
  args: {
    title: 'Report files',
    viewModel: { kind: 'years' },
    failed: 'The reports could not be loaded.',
    onRetry: () => {},
    note: 'Illustrative',
    children: <Years />,
  },
} satisfies Meta<LoadedFrameProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = {
  args: { viewModel: { kind: 'loading' }, note: undefined, children: null },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
