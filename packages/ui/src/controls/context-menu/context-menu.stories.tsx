import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Copy, FileDown, Star } from '../../foundation/icons/icons.ts'
import { ContextMenu } from './context-menu.tsx'

const meta = {
  title: 'Controls/Context menu',
  tags: ['new', '!stable'],
  component: ContextMenu,
  args: {
    label: 'US Treasury 4.25% 2035',
    items: [
      { id: 'copy', label: 'Copy ISIN', icon: <Copy />, shortcut: 'Ctrl+C' },
      { id: 'watch', label: 'Add to watchlist', icon: <Star />, shortcut: 'W' },
      {
        id: 'export',
        label: 'Export',
        icon: <FileDown />,
        items: [
          { id: 'excel', label: 'Excel' },
          { id: 'csv', label: 'CSV' },
        ],
      },
      { id: 'compare', label: 'Compare', disabledReason: 'Twenty bonds are compared already' },
    ],
    children: (
      <button
        type="button"
        data-ui=""
        className="focus-ring rounded-field border border-line bg-surface p-4 text-13 text-ink"
      >
        US Treasury 4.25% 2035
      </button>
    ),
  },
} satisfies Meta<typeof ContextMenu>

export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvasElement, userEvent }) => {
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.tab()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect(await page.findByRole('menu')).toBeVisible()
}

const checks: Story['args'] = {
  items: [
    { id: 'grid', label: 'Grid', checked: true },
    { id: 'log', label: 'Log scale', checked: false, shortcut: 'L' },
    { id: 'reset', label: 'Reset zoom', separatorBefore: true },
  ],
}

export const Default: Story = {}

export const Open: Story = { play: opened }

export const Submenu: Story = {
  play: async context => {
    await opened(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await context.userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect(await page.findByRole('menu', { name: 'Export' })).toBeVisible()
  },
}

export const Checks: Story = { args: checks, play: opened }

export const LongTexts: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'Compare with the bonds of the same issuer that mature in the same year',
        shortcut: 'C',
      },
      { id: 'b', label: 'Copy', disabledReason: 'The browser does not let this page write to the clipboard' },
    ],
  },
  play: opened,
}

/** The browser's own menu opens. */
export const Disabled: Story = { args: { disabled: true } }

export const Dark: Story = { parameters: { theme: 'dark' }, play: opened }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: opened }

export const Russian: Story = {
  args: {
    label: 'ОФЗ 26238',
    items: [
      { id: 'copy', label: 'Скопировать ISIN', icon: <Copy />, shortcut: 'Ctrl+C' },
      { id: 'watch', label: 'Добавить в список наблюдения', icon: <Star /> },
    ],
  },
  parameters: { lang: 'ru' },
  play: opened,
}

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, play: opened }
