import { BLANK, type Calculation } from '@accrue/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BondPagePorts } from '../../../ports.ts'
import { numeric, refused } from '../../../testing/facts.ts'
import { NOTE_2034 } from '../../../testing/served-pages.ts'
import { NOTE_PORTS, StorySection } from '../../../testing/story-page.tsx'
import { InfoSection } from '../info-section.tsx'

/** A mock of the server: near 4.3 % a point of yield is about seven points of price. */
const answered: BondPagePorts['calculation'] = async ({ given, value, settlement }) => {
  const price = given === 'price' ? Number(value) : 97.7 - 7.06 * (Number(value) - 4.32)
  if (price <= 0) return refused('no_solution', 'value')
  const percent = given === 'yield' ? Number(value) : 4.32 - (Number(value) - 97.7) / 7.06
  const data: Calculation = {
    settlement,
    price: numeric(price.toFixed(8)),
    dirtyPrice: numeric((price + 1.646409).toFixed(8)),
    yield: numeric((percent / 100).toFixed(10)),
    accruedInterest: numeric('1.64640884'),
    duration: numeric('7.20615423'),
    modifiedDuration: numeric('7.05382916'),
    convexity: numeric('58.11502'),
    yieldToWorst: BLANK,
    worstDay: null,
    discountMargin: BLANK,
    pvbp: numeric('0.07006184'),
    precision: 6,
    currency: 'USD',
  }
  return { kind: 'ok', data }
}

const PORTS: BondPagePorts = {
  ...NOTE_PORTS,
  calculation: answered,
  accruedInterest: async ({ day }) => ({
    kind: 'ok',
    data: { amount: numeric('1.62430939'), precision: 6, currency: 'USD', day },
  }),
}

/** An answer takes the debounce, and more on a busy machine. */
const PATIENT = { timeout: 10_000 }

const meta = {
  title: 'Bond page/Calculator',
  component: StorySection,
  args: { Section: InfoSection, page: { ...NOTE_2034, summary: [] }, ports: PORTS, today: '2025-07-11' },
  play: async ({ canvas }) => {
    await canvas.findByText('7.21 years', {}, PATIENT)
  },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

/** Full access has the newest price in its field. */
export const Default: Story = {}

/** Other users type a price; accrued interest is for everybody. */
export const Visitor: Story = {
  parameters: { session: 'visitor' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Clean price' })
  },
}

/** A value without a solution stays, with an error below it. */
export const NoSolution: Story = {
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('textbox', { name: 'Clean price' })
    await userEvent.clear(price)
    await userEvent.type(price, '0')
    await canvas.findByText('There is no result for this value.', {}, PATIENT)
  },
}

/** A network error: the typed values stay. */
export const Fault: Story = {
  args: {
    ports: {
      ...PORTS,
      calculation: async () => {
        throw new Error('network error')
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' }, PATIENT)
  },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Russian: Story = {
  parameters: { lang: 'ru' },
  play: async ({ canvas }) => {
    await canvas.findByText('58,12', {}, PATIENT)
  },
}
