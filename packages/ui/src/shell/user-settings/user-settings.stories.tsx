import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../../controls/button/button.tsx'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { HintsProvider } from '../../foundation/hints-provider.tsx'
import { OWN_FRAME } from '../../testing/story-frame.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { SettingsForm, type SettingsFormProps } from './settings-form.tsx'
import { useSettings } from './use-settings.ts'
import type { SettingsPorts } from './user-settings.reducer.ts'

const loaded: SettingsPorts['load'] = async () => ({ kind: 'ok', data: { hints: true } })
const saved: SettingsPorts['save'] = async () => ({ kind: 'ok', data: {} })

type SettingsPageProps = Omit<SettingsFormProps, 'model'> & Partial<SettingsPorts> & { dialog?: boolean }

/** A page with a hint and a reason: only the hint depends on the setting. */
function SettingsPage({ load = loaded, save = saved, dialog = false, ...form }: SettingsPageProps) {
  const model = useSettings({ load, save, sid: 's-4b7e0c' })
  const [open, setOpen] = useState(dialog)
  return (
    <HintsProvider on={model.settings.hints}>
      <main className="grid max-w-110 gap-6">
        <h1 className="sr-text">US Treasury 4% 15 Feb 2034</h1>
        <div className="grid gap-1 text-13 text-ink-2">
          <p>
            Modified duration <InfoTip about="Modified duration">Percent of price for one point.</InfoTip>
          </p>
          <p>
            Convexity –{' '}
            <InfoTip reason about="Convexity">
              Not shown: the yield is above 20%.
            </InfoTip>
          </p>
        </div>
        {dialog ? (
          <Button onClick={() => setOpen(true)} className="justify-self-start">
            Account
          </Button>
        ) : (
          <SettingsForm {...form} model={model} />
        )}
      </main>
      {dialog && <SettingsDialog model={model} open={open} onOpenChange={setOpen} />}
    </HintsProvider>
  )
}

const never = () => new Promise<never>(() => {})

const meta = {
  title: 'Shell/User settings',
  component: SettingsForm,
  subcomponents: { SettingsDialog },
  render: args => <SettingsPage {...args} />,
  parameters: { session: 'reader' },
} satisfies Meta<SettingsFormProps>

export default meta
type Story = StoryObj<SettingsFormProps>
type Play = { play: (context: Pick<StoryContext, 'canvas' | 'userEvent'>) => Promise<void> }

const toggled: Play = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Hints', description: /Explanations/ }))
  },
}

/** Signed in: saved on the server. */
export const Default: Story = {}

/** Not signed in: saved in a cookie. Switched off, the explanation disappears and the reason stays. */
export const VisitorOff: Story = {
  parameters: { session: 'visitor' },
  play: async context => {
    await toggled.play(context)
    await expect(context.canvas.queryByRole('button', { name: 'About Modified duration' })).toBeNull()
    await expect(context.canvas.getByRole('button', { name: 'About Convexity' })).toBeVisible()
  },
}

/** The choice applies while the save is pending. */
export const Saving: Story = { render: args => <SettingsPage {...args} save={never} />, ...toggled }

/** The server refused it: it was reverted, and can be retried. */
export const NotSaved: Story = {
  render: args => <SettingsPage {...args} save={async () => ({ kind: 'refused', code: 'internal' })} />,
  ...toggled,
}

/** The session ended while the page was open. */
export const SignedOut: Story = {
  render: args => <SettingsPage {...args} save={async () => ({ kind: 'refused', code: 'need_auth' })} />,
  ...toggled,
}

/** They could not be loaded; the default applies. */
export const NotLoaded: Story = {
  render: args => <SettingsPage {...args} load={() => Promise.reject(new Error('down'))} />,
}

/** Opened from an account menu. */
export const InDialog: Story = {
  parameters: OWN_FRAME,
  render: args => <SettingsPage {...args} dialog />,
}

export const Phone: Story = { ...InDialog, globals: { viewport: { value: 'phone' } } }

export const DarkRussian: Story = { ...NotSaved, parameters: { theme: 'dark', lang: 'ru' }, play: pressed }

async function pressed({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Подсказки', description: /Пояснения/ }))
}
