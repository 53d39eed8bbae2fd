import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Menu } from '../menu/menu.tsx'
import { FullscreenToggle, type FullscreenToggleProps } from './fullscreen-toggle.tsx'
import { useFullscreen } from './use-fullscreen.ts'

type ToggleProps = Pick<FullscreenToggleProps, 'variant' | 'size'>

/** A card with a menu that fills the screen. */
function Chart(toggleProps: ToggleProps) {
  const ref = useRef<HTMLElement>(null)
  const { state, events } = useFullscreen(ref, { elementId: 'price-chart' })
  return (
    <Card
      ref={ref}
      title="Chart and archive"
      actions={
        <>
          <Menu label="Save" size="s" items={[{ id: 'png', label: 'Save as PNG' }]} align="end" />
          <FullscreenToggle size="s" {...toggleProps} model={{ state, events }} />
        </>
      }
    >
      <p className="px-4 pb-4 text-13 text-ink-2 desk:px-5">
        {state.open ? 'As large as it gets.' : 'One of many on the page.'}
      </p>
    </Card>
  )
}

const meta = {
  title: 'Controls/Fullscreen toggle',
  component: FullscreenToggle,
  args: { target: { current: null }, elementId: 'price-chart' },
  render: ({ variant, size }) => (
    <div className="grid max-w-xl gap-3">
      <Chart variant={variant} size={size} />
      <Button>Behind it</Button>
    </div>
  ),
} satisfies Meta<typeof FullscreenToggle>

export default meta
type Story = StoryObj<ToggleProps>

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  const button = canvas.getAllByRole('button', { pressed: false })[0]
  await userEvent.click(button as HTMLElement)
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
}

/** A press makes the page fullscreen, and the card fills the page. */
export const Default: Story = {}

/** Where the browser denies full screen, as in a play function, the card fills the window. Escape leaves it. */
export const FillsTheWindow: Story = { play: opened }

/** A menu opens above the card that fills the window. */
export const WithAMenu: Story = {
  play: async context => {
    await opened(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('menuitem', { name: 'Save as PNG' })).toBeVisible()
  },
}

export const Secondary: Story = { args: { variant: 'secondary', size: 'm' } }

export const Dark: Story = { parameters: { theme: 'dark' }, play: opened }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: opened }

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, play: opened }

export const Russian: Story = {
  parameters: { lang: 'ru' },
  play: async context => {
    await opened(context)
    await expect(context.canvas.getByRole('button', { name: 'Во весь экран' })).toBeVisible()
  },
}
