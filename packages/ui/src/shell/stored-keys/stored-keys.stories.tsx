import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import { STORED_KEYS, type StoredKeys, storedKey } from '../../foundation/state/stored-keys.ts'
import { useStores } from '../../foundation/ui-provider.tsx'
import { ForgetEverything } from './forget-everything.tsx'
import { StoredKeysTable } from './stored-keys-table.tsx'

/** Entries that a site adds to those of the widgets. */
const SITE: StoredKeys = {
  ...STORED_KEYS,
  tab: {
    store: 'cookie',
    name: 'site_tab',
    labelKey: 'stored_search_tab',
    life: 7 * 86_400,
    essential: true,
  },
}

const meta = {
  title: 'Shell/Stored keys',
  component: StoredKeysTable,
  render: args => (
    <Card className="max-w-240">
      <StoredKeysTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof StoredKeysTable>

export default meta
type Story = StoryObj<typeof meta>

/** The entries of the widgets. */
export const Default: Story = {}

/** With a site's entries; essential ones come first. */
export const OfASite: Story = { args: { registry: SITE } }

/** Removal asks for confirmation and announces the number of removed entries. */
export const Forgetting: Story = {
  render: () => <StoredInBrowser />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forget everything' }))
    const [sure] = await screen.findAllByRole('button', { name: 'Forget everything' })
    await userEvent.click(sure ?? document.body)
    await expect(await canvas.findByText(/^Items forgotten: 2/)).toBeVisible()
  },
}

/** Only the confirmation. */
export const Confirming: Story = {
  render: () => <StoredInBrowser />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forget everything' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

function StoredInBrowser() {
  const { local } = useStores()
  local.set(storedKey('columns', 'bonds'), '{}')
  local.set(storedKey('searchTab'), 'bonds')
  return <ForgetEverything />
}

export const Phone: Story = { args: { registry: SITE }, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { args: { registry: SITE }, parameters: { theme: 'dark' } }

export const Russian: Story = { args: { registry: SITE }, parameters: { lang: 'ru' } }
