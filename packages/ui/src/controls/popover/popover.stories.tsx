import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CalendarDays, Settings2 } from '../../foundation/icons/icons.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Popover } from './popover.tsx'
import { PopoverAnchor } from './popover-anchor.tsx'
import { PopoverContent, type PopoverContentProps } from './popover-content.tsx'
import { PopoverTrigger } from './popover-trigger.tsx'

const fields = (
  <div className="grid w-56 gap-3 max-desk:w-full">
    <TextField label="From" defaultValue="11.07.2024" />
    <TextField label="To" defaultValue="11.07.2025" />
    <Button variant="primary">Show</Button>
  </div>
)

const meta = {
  title: 'Controls/Popover',
  component: PopoverContent,
  subcomponents: { Popover, PopoverTrigger, PopoverAnchor },
  args: { label: 'Own period', children: fields },
  render: args => (
    <Popover>
      <PopoverTrigger icon={<CalendarDays />}>{args.label}</PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
} satisfies Meta<typeof PopoverContent>

export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByRole('dialog')).toBeVisible()
}

export const Default: Story = {}

export const Open: Story = { play: opened }

/** At the lower edge it opens upwards, at the end edge it shifts inside the window. */
export const AtTheEdge: Story = {
  render: args => (
    <div className="flex min-h-[calc(100vh-2rem)] items-end justify-end">
      <Popover>
        <PopoverTrigger>{args.label}</PopoverTrigger>
        <PopoverContent {...args} />
      </Popover>
    </div>
  ),
  play: opened,
}

/** In a panel that scrolls and clips. */
export const InAScrollingPanel: Story = {
  render: args => (
    <div className="relative h-24 max-w-xs overflow-auto rounded-card border border-line bg-surface p-3">
      <Popover>
        <PopoverTrigger size="s">{args.label}</PopoverTrigger>
        <PopoverContent {...args} />
      </Popover>
      <p className="mt-40 text-13 text-ink-2">More of the panel.</p>
    </div>
  ),
  play: opened,
}

/** It is positioned at the whole field, and the focus stays in the field while the panel is open. */
export const OfAField: Story = {
  args: { label: 'Days', autoFocus: false, align: 'end' },
  render: (args: PopoverContentProps) => (
    <Popover>
      <PopoverAnchor className="flex w-56 items-end gap-1">
        <TextField label="Settlement" defaultValue="11.07.2025" className="flex-1" />
        <PopoverTrigger iconOnly label="Days" variant="secondary">
          <CalendarDays />
        </PopoverTrigger>
      </PopoverAnchor>
      <PopoverContent {...args}>
        <p>Fridays and Mondays settle on Tuesday.</p>
      </PopoverContent>
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Days' }))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Settlement' }))
    await expect(canvas.getByRole('dialog', { name: 'Days' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Settlement' })).toHaveFocus()
  },
}

/** On desktop a sheet is an ordinary panel. */
export const Sheet: Story = { args: { sheet: true }, play: opened }

export const SheetOnPhone: Story = { ...Sheet, globals: { viewport: { value: 'phone' } } }

export const SheetOnPhoneDark: Story = { ...SheetOnPhone, parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: opened }

export const Dark: Story = { parameters: { theme: 'dark' }, play: opened }

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, play: opened }

export const Russian: Story = {
  parameters: { lang: 'ru' },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Настройки отображения графика',
    sheet: true,
    children: <p>Показывать логотип, пояснения и подписи последних значений на шкале справа.</p>,
  },
  render: args => (
    <Popover>
      <PopoverTrigger iconOnly label="Настройки" variant="secondary">
        <Settings2 />
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
  play: opened,
}
