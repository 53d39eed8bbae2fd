import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OWN_FRAME } from '../../testing/story-frame.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Combobox } from './combobox.tsx'

type Bond = { id: number; name: string; issuer: string; isin: string }

const bonds: Bond[] = [
  { id: 1, name: 'Bund 2.6% 2034', issuer: 'Germany', isin: 'DE000BU2Z031' },
  { id: 2, name: 'Bobl 2.4% 2029', issuer: 'Germany', isin: 'DE000BU25042' },
  { id: 3, name: 'Treasury 4.25% 2034', issuer: 'United States', isin: 'US91282CLW90' },
  { id: 4, name: 'Treasury 3.875% 2029', issuer: 'United States', isin: 'US91282CLN91' },
  { id: 5, name: 'OAT 3% 2034', issuer: 'France', isin: 'FR001400QMF9' },
]

const meta = {
  title: 'Controls/Combobox',
  tags: ['new', '!stable'],
  component: Combobox<Bond>,
  args: {
    label: 'Bond',
    items: bonds,
    itemToString: ({ name }) => name,
    itemToKey: ({ id }) => id,
    placeholder: 'Name of a bond',
    className: 'w-72 max-w-full',
  },
} satisfies Meta<typeof Combobox<Bond>>

export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  await expect(await canvas.findByRole('listbox')).toBeVisible()
}

const typed =
  (text: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), text)
    await expect(canvas.getByRole('combobox')).toHaveValue(text)
  }

export const Default: Story = {}

export const Selected: Story = { args: { defaultValue: bonds[2] } }

export const Open: Story = { args: { defaultValue: bonds[2] }, play: opened }

/** Typing filters the list and highlights the first option; Enter selects it. */
export const Typed: Story = { play: typed('2034') }

export const NothingFound: Story = { play: typed('gilt') }

/** Items under headings; a disabled item stays in the list. */
export const Grouped: Story = {
  args: { itemToGroup: ({ issuer }) => issuer, isItemDisabled: ({ id }) => id === 4 },
  play: opened,
}

export const OwnItems: Story = {
  args: {
    renderItem: ({ name, isin }) => (
      <>
        {name}
        <span className="block text-12 text-ink-3">{isin}</span>
      </>
    ),
  },
  play: opened,
}

/** The typed text can become an item. */
export const Creatable: Story = {
  args: { createItem: text => ({ id: 9, name: text, issuer: '', isin: '' }) },
  play: typed('Bund 2'),
}

/** The page searches; until it answers, nothing can be selected. */
export const Loading: Story = {
  args: { items: undefined, search: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect((await canvas.findAllByText('Loading'))[0]).toBeVisible()
  },
}

export const Failed: Story = {
  args: { items: undefined, search: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByRole('option', { name: 'Retry' })).toBeVisible()
  },
}

export const LabelInside: Story = { args: { labelAs: 'inside', defaultValue: bonds[0] } }

export const Small: Story = { args: { size: 's', defaultValue: bonds[0] } }

export const WithError: Story = { args: { hint: 'Its price is compared', error: 'Choose a bond' } }

export const Blocked: Story = {
  args: { defaultValue: bonds[0], disabledReason: 'Your plan compares nothing' },
}

export const ReadOnly: Story = { args: { defaultValue: bonds[0], readOnly: true } }

export const LongTexts: Story = {
  args: {
    className: 'w-56',
    items: [
      {
        id: 7,
        name: 'Over-the-counter notes of the National Settlement Depository, mode T+2, series 2034-B',
        issuer: '',
        isin: '',
      },
      ...bonds,
    ],
  },
  play: opened,
}

/** Escape closes the list and keeps the dialog open. */
export const InADialog: Story = {
  parameters: OWN_FRAME,
  render: args => (
    <Dialog open onOpenChange={() => {}} title="Compare">
      <div className="grid gap-3">
        <Combobox {...args} />
        <Button variant="primary">Add</Button>
      </div>
    </Dialog>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('combobox'))
    await expect(await page.findByRole('listbox')).toBeVisible()
  },
}

export const Dark: Story = { ...Grouped, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Grouped, globals: { viewport: { value: 'phone' } } }

export const Russian: Story = {
  args: { label: 'Облигация', placeholder: 'Название облигации' },
  parameters: { lang: 'ru' },
  play: typed('ОФЗ'),
}

export const RightToLeft: Story = { ...Grouped, parameters: { dir: 'rtl' } }
