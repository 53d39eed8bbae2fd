import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import { AccessPrompt } from './access-prompt.tsx'

const VERDICTS: AccessVerdict[] = [
  { kind: 'needAuth', code: 'need_auth' },
  { kind: 'needAccess', code: 'need_get_access' },
  { kind: 'denied', code: 'access_denied_auth' },
  { kind: 'denied', code: 'watchlist_nsd_forbiddance' },
]

const meta = {
  title: 'Controls/Access prompt',
  component: AccessPrompt,
  args: { verdict: { kind: 'needAuth', code: 'need_auth' } },
} satisfies Meta<typeof AccessPrompt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { message: 'Values are for subscribers.', className: 'max-w-md' } }

export const EveryVerdict: Story = {
  render: () => (
    <div className="grid max-w-md gap-3">
      {VERDICTS.map(verdict => (
        <AccessPrompt key={JSON.stringify(verdict)} verdict={verdict} />
      ))}
    </div>
  ),
}

export const Inline: Story = {
  render: () => (
    <div className="grid max-w-md justify-items-start gap-3">
      {VERDICTS.map(verdict => (
        <AccessPrompt key={JSON.stringify(verdict)} verdict={verdict} variant="inline" />
      ))}
    </div>
  ),
}

export const Dark: Story = { ...EveryVerdict, parameters: { theme: 'dark' } }

export const Phone: Story = { ...EveryVerdict, globals: { viewport: { value: 'phone' } } }
