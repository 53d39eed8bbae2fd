import type { Meta, StoryObj } from '@storybook/react-vite'
import { GATED_ACTIONS, verdict } from '../../foundation/access/access.ts'
import { Download } from '../../foundation/icons/icons.ts'
import { SESSIONS } from '../../testing/sessions.ts'
import { GatedButton } from './gated-button.tsx'

const meta = {
  title: 'Controls/Gated button',
  component: GatedButton,
  args: { action: 'exportExcel', onAllowed: () => {}, children: 'Export to Excel', icon: <Download /> },
} satisfies Meta<typeof GatedButton>

export default meta
type Story = StoryObj<typeof meta>

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }))
}

export const FullAccessWithGrant: Story = {}

export const Visitor: Story = { parameters: { session: 'visitor' }, play: press }

export const SignedIn: Story = { parameters: { session: 'reader' }, play: press }

export const FullAccessWithoutGrant: Story = { parameters: { session: 'pro' }, play: press }

export const Dark: Story = { parameters: { session: 'visitor', theme: 'dark' }, play: press }

export const Phone: Story = {
  parameters: { session: 'visitor' },
  globals: { viewport: { value: 'phone' } },
  play: press,
}

/** Every gated action for every kind of user (P4), as the one access table answers. */
export const EveryGate: Story = {
  render: () => (
    <table className="text-start text-12">
      <thead>
        <tr>
          <th className="p-1.5 text-start font-strong text-ink-3">Action</th>
          {Object.keys(SESSIONS).map(who => (
            <th key={who} className="p-1.5 text-start font-strong text-ink-3">
              {who}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GATED_ACTIONS.map(action => (
          <tr key={action} className="border-t border-line">
            <th className="p-1.5 text-start font-medium">{action}</th>
            {Object.entries(SESSIONS).map(([who, session]) => (
              <td key={who} className="p-1.5 text-ink-2">
                {verdict(action, session).kind}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
