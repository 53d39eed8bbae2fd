import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { Braces, Download, FileSpreadsheet, FileText, Settings2 } from '../../foundation/icons/icons.ts'
import { Menu, type MenuProps } from './menu.tsx'

const items: MenuProps['items'] = [
  { id: 'copy-csv', label: 'Copy as CSV', icon: <FileSpreadsheet /> },
  { id: 'copy-json', label: 'Copy as JSON', icon: <Braces /> },
  { id: 'copy-markdown', label: 'Copy as Markdown', icon: <FileText /> },
  { id: 'save-csv', label: 'Save as CSV', icon: <Download />, separatorBefore: true },
  {
    id: 'save-xlsx',
    label: 'Save as Excel',
    icon: <Download />,
    disabledReason: 'Excel files come with full access',
  },
]

const meta = {
  title: 'Controls/Menu',
  component: Menu,
  args: { label: 'Copy or save', items, onSelect: () => {} },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** Opens it and highlights an entry by keyboard. */
const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('menu')).toBeVisible()
}

export const Default: Story = {}

export const Open: Story = { play: opened }

/** A disabled entry shows its reason and stays reachable. */
export const Refused: Story = {
  play: async context => {
    await opened(context)
    await context.userEvent.keyboard('{End}')
    await expect(context.canvas.getByRole('menuitem', { name: 'Save as Excel' })).toHaveFocus()
  },
}

/** Space toggles an entry and keeps the menu open. */
export const CheckboxItems: Story = {
  render: args => {
    const [logo, setLogo] = useState(true)
    const [type, setType] = useState('line')
    return (
      <Menu
        {...args}
        label="Chart"
        icon={<Settings2 />}
        items={[
          { id: 'logo', label: 'Show the logo', checked: logo },
          { id: 'line', label: 'Line', radio: true, checked: type === 'line', separatorBefore: true },
          { id: 'candles', label: 'Candlestick', radio: true, checked: type === 'candles' },
        ]}
        onSelect={id => (id === 'logo' ? setLogo(!logo) : setType(id))}
      />
    )
  },
  play: async context => {
    await opened(context)
    await context.userEvent.keyboard('{ArrowDown} ')
    await expect(context.canvas.getByRole('menuitemradio', { name: 'Line' })).toBeChecked()
  },
}

/** Links of this site, external links, and an unsafe address. */
export const Links: Story = {
  args: {
    label: 'Documents',
    items: [
      { id: 'prospectus', label: 'Prospectus', href: '/files/prospectus.pdf' },
      { id: 'issuer', label: 'Issuer’s own site', href: 'https://treasurydirect.gov/' },
      { id: 'broken', label: 'Rating report', href: 'javascript:void(0)' },
    ],
  },
  play: opened,
}

/** More entries than fit into the window: the menu scrolls. */
export const Many: Story = {
  args: {
    label: 'Trading ground',
    items: Array.from({ length: 40 }, (_, at) => ({ id: String(at), label: `Trading ground ${at + 1}` })),
  },
  play: async context => {
    await opened(context)
    await context.userEvent.keyboard('{End}')
  },
}

/** Without space below it opens upwards; at the end edge it stays inside the window. */
export const AtTheEdge: Story = {
  render: args => (
    <div className="flex min-h-[calc(100vh-2rem)] items-end justify-end">
      <Menu {...args} />
    </div>
  ),
  play: opened,
}

/** A scrolling table does not clip it. */
export const InATable: Story = {
  render: args => (
    <div className="relative h-20 max-w-xs overflow-auto rounded-card border border-line bg-surface p-3">
      <Menu {...args} size="s" />
      <p className="mt-40 text-13 text-ink-2">Rows of a table.</p>
    </div>
  ),
  play: opened,
}

export const Variants: Story = {
  render: args => (
    <div className="flex flex-wrap items-center gap-2">
      <Menu {...args} />
      <Menu {...args} icon={<Download />} />
      <Menu {...args} size="s" variant="quiet" />
      <Menu {...args} variant="primary" />
      <Menu {...args} icon={<Download />} iconOnly />
      <Menu {...args} label="Nothing to save" disabledReason="The table is empty" />
      <Menu {...args} label="Saving" pending />
    </div>
  ),
}

/** An element of the page opens it. */
export const AsChild: Story = {
  args: {
    asChild: true,
    children: (
      <button
        type="button"
        className="focus-ring grid size-8 cursor-pointer place-items-center rounded-full bg-accent-soft text-12 text-accent"
      >
        AB
      </button>
    ),
    label: 'AB, account',
  },
  play: opened,
}

export const Dark: Story = { parameters: { theme: 'dark' }, play: Refused.play }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: opened }

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, play: opened }

export const Russian: Story = {
  parameters: { lang: 'ru' },
  args: {
    label: 'Скопировать или сохранить',
    items: [
      { id: 'csv', label: 'Скопировать в формате CSV' },
      { id: 'issuer', label: 'Сайт эмитента', href: 'https://treasurydirect.gov/' },
      { id: 'trap', label: 'Отчёт', href: 'javascript:void(0)', separatorBefore: true },
    ],
  },
  play: async context => {
    await opened(context)
    await expect(screen.getByText('(откроется в новой вкладке)', { exact: false })).toBeInTheDocument()
  },
}
