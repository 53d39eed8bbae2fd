import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from '../../foundation/icons/icons.ts'
import { GatedButton } from './gated-button.tsx'

const meta = {
  title: 'Controls/Gated button',
  component: GatedButton,
  args: { action: 'exportExcel', onAllowed: () => {}, children: 'Export to Excel', icon: <Download /> },
} satisfies Meta<typeof GatedButton>

export default meta
type Story = StoryObj<typeof meta>

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }))
}

export const FullAccessWithGrant: Story = {}

export const Visitor: Story = { parameters: { session: 'visitor' }, play: press }

export const SignedIn: Story = { parameters: { session: 'reader' }, play: press }

export const FullAccessWithoutGrant: Story = { parameters: { session: 'pro' }, play: press }

export const Dark: Story = { parameters: { session: 'visitor', theme: 'dark' }, play: press }

export const Phone: Story = {
  parameters: { session: 'visitor' },
  globals: { viewport: { value: 'phone' } },
  play: press,
}
