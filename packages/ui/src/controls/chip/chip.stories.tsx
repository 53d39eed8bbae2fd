import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './chip.tsx'

const line = (color: string) => (
  <svg width="14" height="4" aria-hidden="true">
    <path d="M0 2h14" stroke={color} strokeWidth="2.5" />
  </svg>
)

const meta = {
  title: 'Controls/Chip',
  component: Chip,
  args: { children: 'ABN Amro 2028, Frankfurt SE', mark: line('var(--series-hue-1)'), value: '101.4850' },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Removable: Story = {
  args: {
    children: 'ING Groep 2029, Frankfurt SE',
    mark: line('var(--series-hue-2)'),
    value: '99.8720',
    onRemove: () => {},
    removeName: 'ING Groep 2029',
  },
}

export const LongName: Story = {
  args: {
    children: 'Landwirtschaftliche Rentenbank 0.625% 18 May 2027 EUR (XS1615677280), Frankfurt SE',
    onRemove: () => {},
    removeName: 'Rentenbank 2027',
    className: 'max-w-72',
  },
}

export const Dark: Story = { ...Removable, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Removable, globals: { viewport: { value: 'phone' } } }
