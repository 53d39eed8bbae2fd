import type { Quotes } from '@accrue/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NO_QUOTES, numeric } from '../../testing/facts.ts'
import { NOTE_QUOTES } from '../../testing/note-2034.ts'
import { FAILING_PORTS, NOTE_PORTS, PENDING_PORTS, StorySection } from '../../testing/story-page.tsx'
import { QuotesSection } from './quotes-section.tsx'

const answering = (quotes: typeof NO_QUOTES) => ({
  ...NOTE_PORTS,
  quotes: async () => ({ kind: 'ok' as const, data: quotes }),
})

const meta = {
  title: 'Bond page/Quotes',
  component: StorySection,
  args: { Section: QuotesSection },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'End-of-day prices' })
  },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { ports: PENDING_PORTS }, play: async () => {} }

export const Fault: Story = {
  args: { ports: FAILING_PORTS },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

/** Full access also gets a link to support. */
export const Empty: Story = {
  args: { ports: answering({ ...NO_QUOTES, endOfDay: NOTE_QUOTES.endOfDay, supportUrl: '/support/' }) },
}

export const EmptyForVisitor: Story = { ...Empty, parameters: { session: 'visitor' } }

/** Quotes of bonds with statuses 192 and 96 are not shown. */
export const HiddenByStatus: Story = {
  args: {
    ports: answering({
      ...NO_QUOTES,
      emptyReason: 'hidden',
      endOfDay: NOTE_QUOTES.endOfDay,
      supportUrl: '/support/',
    }),
  },
}

export const Visitor: Story = { parameters: { session: 'visitor' } }

/** A reader can send an access request if a participant accepts them. */
export const Reader: Story = { parameters: { session: 'reader' } }

/** A network error of the request: the row stays unchanged. */
export const RequestNotSent: Story = {
  args: { ports: { ...NOTE_PORTS, requestQuoteAccess: FAILING_PORTS.requestQuoteAccess } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Request access/ }))
    // in the row and in the live region
    await canvas.findAllByText('The request was not sent. Try again.')
  },
}

/** All columns of a bond without options fit on a desk. */
export const EveryColumn: Story = {
  args: {
    ports: answering({
      ...NOTE_QUOTES,
      rows: NOTE_QUOTES.rows.map(row => ({
        ...row,
        ...(row.hidden || row.estimation
          ? {}
          : {
              yieldToMaturity: numeric('0.0386412'),
              tSpread: numeric('-12.4318'),
              volume: numeric('12500000'),
            }),
      })),
    }),
  },
  decorators: [
    // the width of the page's column in a window of 1360 px
    Story => (
      <div className="mx-auto max-w-[1016px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'End-of-day prices' })
    const [scroller] = canvasElement.querySelectorAll('[data-slot=table-scroller]')
    // narrower boxes scroll sideways
    await expect(scroller?.scrollWidth).toBeLessThanOrEqual(Math.max(scroller?.clientWidth ?? 0, 1014))
  },
}

const contact = (id: number, dealer: string, person: string): Quotes['contacts'][number] => ({
  title: `${dealer}: ${person}`,
  issuerId: 500 + id,
  responsiblePersonId: 10 + id,
  person,
  phone: `+1 555 01${9 + id}`,
  email: `desk${id}@dealer.example`,
  chatUrl: `https://chat.example/person/${10 + id}`,
})

/** Contacts; in Russian with chat links. */
export const Contacts: Story = {
  args: {
    ports: answering({
      ...NOTE_QUOTES,
      contacts: [
        contact(1, 'Harbour Street Dealer', 'A. Marlow'),
        contact(2, 'Northgate Fixed Income', 'B. Tanaka'),
        contact(3, 'Lantern Bond Desk', 'C. Oduya'),
      ],
      participants: [{ id: 504, name: 'Old Mill Securities', url: null }],
    }),
  },
}

export const ContactsInRussian: Story = {
  ...Contacts,
  parameters: { lang: 'ru' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Чат: A\. Marlow/ })
  },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneVisitor: Story = { ...Phone, parameters: { session: 'visitor' } }
