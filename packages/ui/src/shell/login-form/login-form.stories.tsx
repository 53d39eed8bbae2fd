import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { OWN_FRAME } from '../../testing/story-frame.ts'
import { LoginDialog } from './login-dialog.tsx'
import type { LoginAnswer, LoginProvider, SignInPort } from './login-form.reducer.ts'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

const refused = (code: string, message: string): LoginAnswer => ({ kind: 'refused', code, message })
const WRONG: SignInPort = async () => refused('bad_credentials', 'Login and password do not match.')
const TOO_MANY: SignInPort = async () => ({ kind: 'refused', code: 'too_many', message: '', retryAfter: 42 })
const NEVER: SignInPort = () => new Promise(() => {})
const PROVIDERS: LoginProvider[] = [
  { id: 'example', title: 'Example ID', href: '/sign-in/example-id/' },
  { id: 'company', title: 'Company account', href: 'https://id.example.com/authorize' },
]

type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>

async function enter({ canvas, userEvent }: PlayContext): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Login'), 'reader')
  await userEvent.type(canvas.getByLabelText('Password'), 'coupon')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}

const meta = {
  title: 'Shell/Login form',
  component: LoginForm,
  args: { signIn: WRONG, onSignedIn: () => {} },
  parameters: { session: 'visitor' },
  decorators: [
    Story => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<LoginFormProps>

export default meta
type Story = StoryObj<LoginFormProps>

/** Login and password, as the page opens. */
export const Default: Story = {}

/** Other services below them. */
export const WithProviders: Story = { args: { providers: PROVIDERS } }

/** Submitted empty: each field shows its error, the first has focus. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }: PlayContext) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(canvas.getByLabelText('Login')).toHaveFocus()
  },
}

/** Refused: the error has focus, and the input stays. */
export const Refused: Story = {
  play: async (context: PlayContext) => {
    await enter(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus())
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('coupon')
  },
}

/** Too many attempts: a countdown shows the wait. */
export const TooManyAttempts: Story = {
  args: { signIn: TOO_MANY, providers: PROVIDERS },
  play: async (context: PlayContext) => {
    await enter(context)
    await waitFor(() => expect(context.canvas.getByText('You can try again in 42 s.')).toBeVisible())
  },
}

/** Submitting; the password is shown as text until then. */
export const Sending: Story = {
  args: { signIn: NEVER },
  play: async (context: PlayContext) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show what you type' }))
    await enter(context)
    await expect(context.canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The page has an authentication error: the dialog opens by itself. */
export const Dialog: Story = {
  parameters: OWN_FRAME,
  render: () => (
    <LoginDialog
      signIn={WRONG}
      onSignedIn={() => {}}
      error="bad_credentials"
      description="Prices, yields and quotes are for subscribers."
      providers={PROVIDERS.slice(0, 1)}
    />
  ),
}

export const DialogPhone: Story = { ...Dialog, globals: { viewport: { value: 'phone' } } }

export const DialogDark: Story = {
  ...Dialog,
  parameters: { ...OWN_FRAME, session: 'visitor', theme: 'dark' },
}

/** Long texts of another language. */
export const GermanPhone: Story = {
  args: { error: 'too_many', providers: PROVIDERS },
  // an error takes the focus
  parameters: { ...OWN_FRAME, session: 'visitor', lang: 'de' },
  globals: { viewport: { value: 'phone' } },
}
