import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft, ChevronRight, Maximize2, Settings2, X } from '../../foundation/icons/icons.ts'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Controls/Icon button',
  component: IconButton,
  args: { label: 'Close', children: <X /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="flex items-center gap-2">
      <IconButton label="Close">
        <X />
      </IconButton>
      <IconButton label="Previous column" variant="secondary">
        <ChevronLeft className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton label="Next column" variant="secondary" disabledReason="This is the last column">
        <ChevronRight className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton label="Columns" size="s">
        <Settings2 />
      </IconButton>
      <IconButton label="Full screen" pressed>
        <Maximize2 />
      </IconButton>
      <IconButton label="Saving" pending>
        <X />
      </IconButton>
    </div>
  ),
}

/** The name in a tooltip, on hover and keyboard focus. */
export const Named: Story = {
  args: { label: 'Full screen', children: <Maximize2 /> },
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

export const Dark: Story = { ...Variants, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Variants, globals: { viewport: { value: 'phone' } } }
