import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { PhoneConfirmationPorts } from './phone-confirmation.reducer.ts'
import { PhoneConfirmation, type PhoneConfirmationProps } from './phone-confirmation.tsx'

const PHONE = '+1 555 010 0200'
const accepted = async () => ({ kind: 'ok', data: { messages: [] } }) as const
const ports: PhoneConfirmationPorts = {
  updatePhone: accepted,
  sendCode: async () => ({ kind: 'ok', data: null }),
  confirmPhone: accepted,
}
const never = () => new Promise<never>(() => {})
const offline = () => Promise.reject(new Error('connection refused'))
const tooMany = () => Promise.reject(Object.assign(new Error('status 429'), { retryAfter: 1500 }))

const meta = {
  title: 'Shell/Phone confirmation',
  component: PhoneConfirmation,
  args: { ...ports, newKey: () => 'story-key-1' },
  parameters: { session: 'reader' },
} satisfies Meta<PhoneConfirmationProps>

export default meta
type Story = StoryObj<PhoneConfirmationProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

const field = ({ canvas }: Playing) => canvas.findByRole('textbox')
const press = async ({ canvas, userEvent }: Playing, name: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))

async function sendCode(playing: Playing) {
  await playing.userEvent.type(await field(playing), PHONE)
  await press(playing, /^(Send the code|Отправить код|Code senden)$/)
  await expect(await playing.canvas.findByRole('textbox', { name: /^(Code|Код)/ })).toHaveFocus()
}

async function confirm(playing: Playing, code: string) {
  await sendCode(playing)
  if (code !== '') await playing.userEvent.type(await field(playing), code)
  await press(playing, /^(Confirm|Подтвердить|Bestätigen)$/)
}

/** The first step: the number. */
export const Default: Story = {}

/** Submitted empty: the field shows the error. */
export const EmptyNumber: Story = {
  play: async (playing: Playing) => {
    await press(playing, /^Send the code$/)
    await expect(await field(playing)).toBeInvalid()
  },
}

/** The code was sent; another one can be sent after half a minute. */
export const CodeSent: Story = { play: sendCode }

/** The server counts the attempts. */
export const WrongCode: Story = {
  args: {
    confirmPhone: async () => ({
      kind: 'ok',
      data: { messages: ['This is not the code that was sent.', 'Tries left: 4.'] },
    }),
  },
  play: async (playing: Playing) => {
    await confirm(playing, '482-913')
    await expect(await field(playing)).toHaveValue('482913')
  },
}

/** Too many codes: the server sets the wait. */
export const TooSoon: Story = {
  args: { sendCode: tooMany },
  play: async (playing: Playing) => {
    await playing.userEvent.type(await field(playing), PHONE)
    await press(playing, /^Send the code$/)
    await expect(await playing.canvas.findByText(/in 2[45]:\d\d/)).toBeVisible()
  },
}

/** No response: the code stays, and one press tries again. */
export const Offline: Story = {
  args: { confirmPhone: offline },
  play: async (playing: Playing) => {
    await confirm(playing, '482913')
    await expect(await playing.canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** Just confirmed. */
export const Confirmed: Story = { play: (playing: Playing) => confirm(playing, '482913') }

/** Not signed in. */
export const Visitor: Story = { parameters: { session: 'visitor' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: sendCode }

export const Dark: Story = { parameters: { theme: 'dark' }, play: (playing: Playing) => confirm(playing, '') }

export const Russian: Story = {
  parameters: { lang: 'ru' },
  args: { confirmPhone: never },
  play: (playing: Playing) => confirm(playing, '482913'),
}
