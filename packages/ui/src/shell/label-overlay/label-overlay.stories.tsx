import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import english from '../../../labels/en.json' with { type: 'json' }
import russian from '../../../labels/ru.json' with { type: 'json' }
import { Button } from '../../controls/button/button.tsx'
import { Card } from '../../controls/card/card.tsx'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { UiProvider, useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { LabelOverlay, type LabelOverlayProps } from './label-overlay.tsx'

const meta = {
  title: 'Shell/Label overlay',
  component: LabelOverlay,
  parameters: { showsKeys: true },
  args: { labels: english, onShowTexts: () => {} },
  render: args => <Keys {...args} />,
} satisfies Meta<LabelOverlayProps>

export default meta
type Story = StoryObj<LabelOverlayProps>

/** A page that shows keys. */
function Keys(props: LabelOverlayProps) {
  const { signIn: _, ...ui } = useUi()
  return (
    <UiProvider {...ui} labels={props.labels} showLabels>
      <Sentences />
      <LabelOverlay {...props} />
    </UiProvider>
  )
}

function Sentences() {
  const label = useLabel()
  return (
    <Card className="grid min-h-80 max-w-160 content-start justify-items-start gap-3 p-5 wrap-anywhere">
      <h1 className="text-20 font-heavy">{label('nobody_wrote_this')}</h1>
      <p className="text-13 text-ink-2">{label('stored_caption')}</p>
      <TextField label={label('stored_name')} />
      <Button>{label('forget_everything')}</Button>
    </Card>
  )
}

/** The button with the counts: keys without a text come first. */
export const Default: Story = {}

/** The overlay loads when keys are shown. */
const COMES = { timeout: 15_000 }

/** With Alt pressed, the text under the pointer shows its keys. */
export const Pointed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('complementary', {}, COMES)
    const button = canvas.getByRole('button', { name: '{{forget_everything}}' })
    await fireEvent.pointerMove(button, { altKey: true })
    await expect(await canvas.findByText('Forget everything')).toBeVisible()
  },
}

const listed: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /4$/ }, COMES))
  await expect(await canvas.findByRole('dialog')).toBeVisible()
}

/** The list of all keys of the page. */
export const Listed: Story = { play: listed }

export const ListedPhone: Story = { play: listed, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { play: listed, parameters: { theme: 'dark' } }

export const Russian: Story = { args: { labels: russian }, play: listed, parameters: { lang: 'ru' } }
