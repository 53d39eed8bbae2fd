import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from '../../foundation/icons/icons.ts'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Controls/Text field',
  component: TextField,
  args: { label: 'Login', defaultValue: 'reader', className: 'max-w-72' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { defaultValue: '', placeholder: 'Your login' } }

export const WithHint: Story = { args: { hint: 'The one you got by e-mail' } }

export const WithError: Story = { args: { error: 'Nobody has this login and password' } }

export const WithIcon: Story = {
  args: {
    label: 'Search',
    labelAs: 'hidden',
    icon: <Search />,
    defaultValue: '',
    placeholder: 'Bonds, issuers',
  },
}

export const LabelInside: Story = { args: { labelAs: 'inside' } }

export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

export const Dark: Story = { args: { hint: 'The one you got by e-mail' }, parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { args: { hint: 'The one you got by e-mail' }, parameters: { dir: 'rtl' } }

export const Russian: Story = {
  args: { label: 'Логин', hint: 'Тот, что пришёл по почте', error: 'Логин и пароль не подходят' },
  parameters: { lang: 'ru' },
}
