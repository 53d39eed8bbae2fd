import type { Meta, StoryObj } from '@storybook/react-vite'
import { BROADCOM_2033, EXXON_2026, NOTE_2034, TIPS_2028 } from '../../testing/served-pages.ts'
import { NOTE_PORTS, StorySection } from '../../testing/story-page.tsx'
import { CashFlowSection } from './cash-flow-section.tsx'

const meta = {
  title: 'Bond page/Cash flow',
  component: StorySection,
  args: { Section: CashFlowSection, page: NOTE_2034, today: '2025-07-11' },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Puts and calls below the payments. */
export const WithOptions: Story = { args: { page: BROADCOM_2033 } }

/** Sixty payments with estimated coupons; without trades, so without a time zone. */
export const Estimated: Story = { args: { page: TIPS_2028 } }

/** Without future payments: nothing is collapsed, and there is one sum. */
export const Matured: Story = {
  args: {
    page: {
      ...EXXON_2026,
      options: [],
      cashFlow: EXXON_2026.cashFlow && {
        ...EXXON_2026.cashFlow,
        rows: EXXON_2026.cashFlow.rows.map(row => ({ ...row, day: '2023-02-16' })),
      },
    },
  },
}

/** The export needs a session, the calendar does not. */
export const Visitor: Story = {
  parameters: { session: 'visitor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }))
    await canvas.findByRole('alert')
  },
}

/** A network error, with Retry. */
export const ExportFault: Story = {
  args: {
    ports: {
      ...NOTE_PORTS,
      files: {
        ...NOTE_PORTS.files,
        cashFlowLink: async () => {
          throw new Error('network error')
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }))
    await canvas.findByRole('alert')
  },
}

export const Dark: Story = { ...WithOptions, parameters: { theme: 'dark' } }

export const Phone: Story = { ...WithOptions, globals: { viewport: { value: 'phone' } } }

export const Russian: Story = { parameters: { lang: 'ru' } }
