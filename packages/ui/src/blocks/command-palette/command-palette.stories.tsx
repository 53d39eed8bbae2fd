import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent as user, within } from 'storybook/test'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useStores } from '../../foundation/ui-provider.tsx'
import {
  FIVE_KINDS,
  FUNDS_AND_CURRENCIES,
  RUSSIAN_FIVE_KINDS,
  sameSearch,
} from '../../testing/fixtures/global-search.ts'
import { PALETTE_COMMANDS, PALETTE_COMMANDS_RUSSIAN } from '../../testing/fixtures/palette-commands.ts'
import { writtenRecent } from '../global-search/global-search-memory.rules.ts'
import { CommandButton } from './command-button.tsx'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
import { useCommandPalette } from './use-command-palette.ts'

const offline = () => Promise.reject(new Error('connection refused'))

type HeaderProps = Omit<CommandPaletteProps, 'palette'> & {
  /** Whether something was chosen before. */
  recent?: boolean
}

/** A header with the button and its palette. */
function Header({ recent = false, ...options }: HeaderProps) {
  const { local } = useStores()
  if (recent)
    local.set(
      storedKey('searchRecent'),
      writtenRecent([
        { kind: 'bonds', id: 1, title: 'US Treasury 4% 15 Feb 2034' },
        { kind: 'companies', id: 5, title: 'JPMorgan Chase & Co.' },
        { kind: 'indexes', id: 11, title: 'US Treasury par yield 10Y' },
      ]),
    )
  const palette = useCommandPalette({ platform: 'other' })
  return (
    <div className="min-h-160">
      <CommandButton palette={palette} />
      <CommandPalette {...options} palette={palette} />
    </div>
  )
}

const meta = {
  title: 'Blocks/Command palette',
  component: CommandPalette,
  subcomponents: { CommandButton },
  args: { kinds: FIVE_KINDS, commands: PALETTE_COMMANDS, placeholder: 'Command, bond, stock, company…' },
  render: args => <Header {...args} />,
} satisfies Meta<CommandPaletteProps>

export default meta
type Story = StoryObj<CommandPaletteProps>
type Playing = Pick<StoryContext, 'canvas'>

const PAUSE = { timeout: 3000 }
const NAMES = /Commands|Команды/

async function opened({ canvas }: Playing) {
  await user.click(canvas.getByRole('button', { name: NAMES }))
  return within(await screen.findByRole('dialog', { name: NAMES }))
}

async function searched(playing: Playing, text: string) {
  const dialog = await opened(playing)
  await user.type(dialog.getByRole('combobox'), text)
  return dialog
}

/** The recent choices, and all commands. */
export const Default: Story = {
  render: args => <Header {...args} recent />,
  play: async (playing: Playing) => {
    const dialog = await opened(playing)
    await expect(dialog.getByRole('group', { name: 'Recent' })).toBeVisible()
  },
}

/** The button alone: an icon and its shortcut. */
export const Closed: Story = {}

/** Two letters find only commands, the best first, with marked matches; the first is active. */
export const Commands: Story = {
  play: async (playing: Playing) => {
    const dialog = await searched(playing, 'th')
    await dialog.findByRole('option', { name: 'Dark theme' })
    await user.keyboard('{ArrowDown}')
  },
}

/** From three letters on, up to five hits of each kind follow the commands. */
export const Entities: Story = {
  play: async (playing: Playing) => {
    const dialog = await searched(playing, 'treas')
    await dialog.findByRole('group', { name: /Indexes/ }, PAUSE)
    await user.keyboard('{ArrowDown}{ArrowDown}')
  },
}

/** The kinds of another product. */
export const OtherKinds: Story = {
  args: { kinds: FUNDS_AND_CURRENCIES, placeholder: 'Command, fund or currency' },
  play: async (playing: Playing) => {
    const dialog = await searched(playing, 'gold')
    await dialog.findByRole('group', { name: /Currencies/ }, PAUSE)
  },
}

/** Neither a command nor a hit. */
export const NothingFound: Story = {
  play: async (playing: Playing) => {
    const dialog = await searched(playing, 'zzzz')
    await dialog.findAllByText(/Nothing/, undefined, PAUSE)
  },
}

/** The search gave no answer: a message below the commands, which still work. */
export const FailedSearch: Story = {
  args: { kinds: sameSearch(offline) },
  play: async (playing: Playing) => {
    const dialog = await searched(playing, 'the')
    await dialog.findAllByText(/No answer/, undefined, PAUSE)
    await expect(dialog.getByRole('option', { name: 'Dark theme' })).toBeVisible()
  },
}

/** As wide as the window, with the list above the on-screen keyboard. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (playing: Playing) => {
    const dialog = await searched(playing, 'treas')
    await dialog.findByRole('group', { name: /Indexes/ }, PAUSE)
  },
}

export const Dark: Story = { parameters: { theme: 'dark' }, play: Entities.play }

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, play: Entities.play }

export const Russian: Story = {
  parameters: { lang: 'ru' },
  args: {
    kinds: RUSSIAN_FIVE_KINDS,
    commands: PALETTE_COMMANDS_RUSSIAN,
    placeholder: 'Команда, облигация, акция, компания…',
  },
  play: async (playing: Playing) => {
    const dialog = await searched(playing, 'те')
    await dialog.findByRole('option', { name: 'Тёмная тема' })
    await user.keyboard('{ArrowDown}')
  },
}
