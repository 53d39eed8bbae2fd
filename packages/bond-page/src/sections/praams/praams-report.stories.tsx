import type { InfoItem, PraamsReport } from '@accrue/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import type { BondPagePorts } from '../../ports.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { PraamsReportButton } from './praams-report.tsx'

const score = (id: string, value: string): InfoItem => ({
  id,
  value,
  numeric: null,
  kind: 'number',
  url: null,
  currency: null,
  hint: null,
  group: null,
})

const REPORT: PraamsReport = {
  title: 'Risk and return of US Treasury 4% 15 Feb 2034',
  url: 'https://reports.example/1',
  day: '2025-07-11',
  fields: [
    score('praams_return', '3'),
    score('praams_risk', '2'),
    score('praams_liquidity', '7'),
    score('praams_quality', '6'),
  ],
  illustrative: true,
}

const answering =
  (data: PraamsReport | null): BondPagePorts['praams'] =>
  async () => ({ kind: 'ok', data })

const meta = {
  title: 'Bond page/Praams report',
  component: PraamsReportButton,
  args: {
    bondId: 1,
    port: answering(REPORT),
  },
  decorators: [
    Story => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog', {}, { timeout: 10_000 })
  },
} satisfies Meta<typeof PraamsReportButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByText('7 of 7', {}, { timeout: 10_000 })
  },
}

export const None: Story = { args: { port: answering(null) } }

/** Without full access, the button opens a prompt. */
export const Reader: Story = {
  parameters: { session: 'reader' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('alert')
  },
}

export const Dark: Story = { ...Default, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
