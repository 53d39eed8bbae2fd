import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from '../../foundation/icons/icons.ts'
import { Button } from '../button/button.tsx'
import { Card, CardBody } from './card.tsx'

const meta = {
  title: 'Controls/Card',
  component: Card,
  args: {
    title: 'Latest quotes from market participants',
    note: '20 Nov 2026, 16:42 CET',
    children: <CardBody>Quotes of 12 participants</CardBody>,
    className: 'max-w-3xl',
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithActions: Story = {
  args: {
    title: 'Cash flow and options',
    note: undefined,
    actions: (
      <Button variant="quiet" icon={<Download />}>
        Export
      </Button>
    ),
  },
}

export const Untitled: Story = { args: { title: undefined } }

export const Dark: Story = { ...WithActions, parameters: { theme: 'dark' } }

export const Phone: Story = { ...WithActions, globals: { viewport: { value: 'phone' } } }
