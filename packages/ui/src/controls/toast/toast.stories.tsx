import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { OWN_FRAME } from '../../testing/story-frame.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import type { ToastOrder } from './toast.reducer.ts'
import { ToastRegion, type ToastRegionProps } from './toast-region.tsx'
import { useToasts } from './use-toasts.ts'

const ORDERS: ToastOrder[] = [
  { message: 'Saved to 2 watchlists.', tone: 'up' },
  { message: 'The request was sent to UniCredit.', tone: 'neutral' },
  { message: 'Quotes are 20 minutes old: the exchange does not answer.', tone: 'warn' },
  { message: 'The report could not be exported. Try again in a minute.', tone: 'down' },
]

type PageProps = Omit<ToastRegionProps, 'model'> & {
  /** The messages of the button. */
  orders: readonly ToastOrder[]
  /** The text of the button. */
  saying: string
}

function Page({ orders, saying, ...region }: PageProps) {
  const toasts = useToasts()
  return (
    <div className="min-h-[70vh]">
      <Button onClick={() => orders.map(toasts.events.show)}>{saying}</Button>
      <ToastRegion {...region} model={toasts} />
    </div>
  )
}

function PageWithDialog({ orders, saying, ...region }: PageProps) {
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(true)
  return (
    <div className="min-h-[70vh]">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Request a quote">
        <Button onClick={() => orders.map(toasts.events.show)}>{saying}</Button>
      </Dialog>
      <ToastRegion {...region} model={toasts} />
    </div>
  )
}

const meta = {
  title: 'Controls/Toast',
  component: ToastRegion,
  render: args => <Page {...args} orders={ORDERS.slice(0, 1)} saying="Save" />,
} satisfies Meta<ToastRegionProps>

export default meta
type Story = StoryObj<ToastRegionProps>

const page =
  (saying: string, orders: readonly ToastOrder[]): Story['render'] =>
  args => <Page {...args} orders={orders} saying={saying} />

/** Presses the button, which shows its first message. */
const press =
  (saying: string, [first]: readonly ToastOrder[]): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: saying }))
    await expect(canvas.getByText(first?.message ?? '')).toBeVisible()
  }

/** No message before the press. */
export const Default: Story = {}

const stacked = ORDERS.map(order => ({ ...order, persist: true }))
/** Every tone; these stay until they are closed, so that they can be inspected. */
export const Stacked: Story = { render: page('Say all', stacked), play: press('Say all', stacked) }

const long: ToastOrder[] = [
  {
    message:
      'The file treasury-curve-extended-history-2005-2025-daily-par-real-bill-rates.xlsx could not be written, because the disk of the server that writes reports is full. Your selection is kept.',
    tone: 'down',
    persist: true,
  },
]
/** Long words break, and a long message scrolls. */
export const Long: Story = { render: page('Export', long), play: press('Export', long) }

const many = Array.from(
  { length: 12 },
  (_, n): ToastOrder => ({
    message: `Report ${n + 1} of 12 ${n === 4 ? 'could not be' : 'was'} written.`,
    tone: n === 4 ? 'down' : 'up',
    persist: true,
  }),
)
/** Too many to fit: the container scrolls and shows its end: urgent and newest messages. */
export const Many: Story = { render: page('Write all', many), play: press('Write all', many) }

const markup: ToastOrder[] = [{ message: '<b>Saved</b> & <i>sent</i>', persist: true }]
/** Markup in a message is shown as text. */
export const Markup: Story = { render: page('Save', markup), play: press('Save', markup) }

/** A message during an open dialog can be closed by keyboard; focus then returns to the dialog. */
export const WhileADialogIsOpen: Story = {
  parameters: OWN_FRAME,
  render: args => <PageWithDialog {...args} orders={stacked.slice(1, 2)} saying="Send" />,
  play: async ({ userEvent }) => {
    const page = within(document.body)
    const send = await page.findByRole('button', { name: 'Send' })
    const say = async () => {
      await userEvent.click(send)
      await userEvent.keyboard('{F8}')
      await userEvent.tab()
      const message = page.getByRole('region', { name: 'Messages (F8)' })
      await expect(within(message).getByRole('button', { name: 'Close' })).toHaveFocus()
    }
    await say()
    await userEvent.keyboard('{Enter}')
    await expect(page.queryByText('The request was sent to UniCredit.')).toBeNull()
    await expect(send).toHaveFocus()
    await expect(page.getByRole('dialog', { name: 'Request a quote' })).toBeVisible()
    await say()
  },
}

export const Dark: Story = { ...Stacked, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Stacked, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...Stacked, parameters: { dir: 'rtl' } }

const russian: ToastOrder[] = [
  { message: 'Запрос на доступ к котировкам отправлен.', tone: 'up', persist: true },
  { message: 'Не удалось загрузить котировки: нет связи с биржей.', tone: 'down', persist: true },
]
export const Russian: Story = {
  render: page('Отправить', russian),
  parameters: { lang: 'ru' },
  play: press('Отправить', russian),
}
