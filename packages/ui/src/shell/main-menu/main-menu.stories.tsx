import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { Select } from '../../controls/select/select.tsx'
import { SITE_MENU, SITE_MENU_GERMAN } from '../../testing/fixtures/site-menu.ts'
import { MainMenu, type MainMenuProps } from './main-menu.tsx'

const LANGUAGES = [
  { id: 'en', text: 'English' },
  { id: 'de', text: 'Deutsch' },
  { id: 'ru', text: 'Русский' },
]

const languageSlot = (
  <Select
    size="s"
    label="Language"
    labelAs="hidden"
    options={LANGUAGES}
    value="en"
    onValueChange={() => {}}
  />
)

const meta = {
  title: 'Shell/Main menu',
  component: MainMenu,
  args: { items: SITE_MENU, current: '/bonds/1/', languageSlot },
  parameters: { layout: 'fullscreen' },
  decorators: [
    Story => (
      <div className="min-h-120">
        <header className="flex h-14 items-center gap-4 border-b border-line bg-surface px-4">
          <span className="text-16 font-heavy">Accrue</span>
          <Story />
          <p className="ms-auto min-w-30 shrink-0 text-end text-13 text-ink-3">Other controls</p>
        </header>
        <main className="p-6">
          <h1 className="sr-text">US Treasury 4% 15 Feb 2034</h1>
        </main>
      </div>
    ),
  ],
} satisfies Meta<MainMenuProps>

export default meta
type Story = StoryObj<MainMenuProps>

type Playing = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

const press =
  (name: string) =>
  async ({ canvas, userEvent }: Playing) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
  }

/** Opens the phone's sheet and the links of an entry. */
const openSheet =
  (menu: string, links: string) =>
  async ({ canvas, canvasElement, userEvent }: Playing) => {
    await userEvent.click(await canvas.findByRole('button', { name: menu }))
    const sheet = within(canvasElement.ownerDocument.body)
    await userEvent.click(await sheet.findByRole('button', { name: links }))
  }

export const Default: Story = {}

/** An entry with a link of its own: the button next to it opens the columns. */
export const Open: Story = { play: press('Bonds: links') }

/** An entry without an address is the button itself. */
export const OpenWithoutLink: Story = { play: press('Indexes') }

/** Hover: the links appear after half a second. */
export const OnHover: Story = {
  play: async ({ canvas, userEvent }: Playing) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'About' }))
    await expect(await canvas.findByRole('link', { name: 'Support' })).toBeVisible()
  },
}

/** The row does not fit: the last entries move into `More`. */
export const Narrow: Story = {
  args: { items: SITE_MENU_GERMAN },
  parameters: { lang: 'de' },
  decorators: [
    (Story: ComponentType) => (
      <div className="flex max-w-100">
        <Story />
      </div>
    ),
  ],
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The phone's sheet: every target is 44 pixels high. */
export const PhoneSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: openSheet('Menu', 'Bonds: links'),
}

export const Dark: Story = { parameters: { theme: 'dark' }, play: press('Bonds: links') }

export const German: Story = {
  args: { items: SITE_MENU_GERMAN },
  parameters: { lang: 'de' },
  play: press('Anleihen: Links'),
}

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, play: press('Companies') }
