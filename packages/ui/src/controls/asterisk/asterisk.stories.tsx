import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AsteriskTeaser } from './asterisk-teaser.tsx'

const meta = {
  title: 'Controls/Asterisk teaser',
  component: AsteriskTeaser,
  args: { state: 'login', context: 'UniCredit' },
  render: args => (
    <div className="text-13 text-ink">
      Bid of UniCredit: <AsteriskTeaser {...args} />
    </div>
  ),
} satisfies Meta<typeof AsteriskTeaser>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Access: Story = { args: { state: 'access' } }

/** A press opens the prompt with the reason and the link to the access page. */
export const AccessPrompted: Story = {
  args: { state: 'access' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Get access/ }))
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const States: Story = {
  render: () => (
    <dl className="grid w-fit grid-cols-[auto_auto] items-center gap-x-6 gap-y-2 text-13 text-ink">
      <dt>Commerzbank</dt>
      <dd>
        <AsteriskTeaser state="login" context="Commerzbank" />
      </dd>
      <dt>UniCredit</dt>
      <dd>
        <AsteriskTeaser state="access" context="UniCredit" />
      </dd>
      <dt>ING</dt>
      <dd>
        <AsteriskTeaser state="send" context="ING" onAction={() => {}} />
      </dd>
      <dt>Raiffeisen</dt>
      <dd>
        <AsteriskTeaser state="sending" context="Raiffeisen" />
      </dd>
      <dt>Baader Bank</dt>
      <dd>
        <AsteriskTeaser state="sent" context="Baader Bank" />
      </dd>
      <dt>BNP Paribas</dt>
      <dd>
        <AsteriskTeaser state="sent" context="BNP Paribas" text="Sent 14 Nov" />
      </dd>
      <dt>Deutsche Bank</dt>
      <dd>
        <AsteriskTeaser state="forbidden" context="Deutsche Bank" />
      </dd>
    </dl>
  ),
}

export const Dark: Story = { ...States, parameters: { theme: 'dark' } }

export const Phone: Story = { ...States, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...States, parameters: { dir: 'rtl' } }

export const Russian: Story = { ...States, parameters: { lang: 'ru' } }
