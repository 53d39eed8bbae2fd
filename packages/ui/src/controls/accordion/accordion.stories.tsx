import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion, AccordionItem } from './accordion.tsx'

const meta = {
  title: 'Controls/Accordion',
  tags: ['new', '!stable'],
  component: Accordion,
  subcomponents: { AccordionItem },
  args: {
    headingLevel: 2,
    defaultValue: ['coupon'],
    className: 'max-w-md',
    children: (
      <>
        <AccordionItem value="coupon" heading="Coupon">
          4.25% a year, paid on 15 May and 15 November. Days count by Actual/Actual.
        </AccordionItem>
        <AccordionItem value="redemption" heading="Redemption" note="In one sum on 15 May 2035">
          The issuer redeems at par. There is no call and no put.
        </AccordionItem>
        <AccordionItem value="default" heading="Defaults" disabledReason="No defaults are known">
          None.
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllClosed: Story = { args: { defaultValue: [] } }

/** Several sections are open. */
export const Multiple: Story = { args: { multiple: true, defaultValue: ['coupon', 'redemption'] } }

export const Boxed: Story = { args: { variant: 'boxed' } }

export const Small: Story = { args: { size: 's' } }

/** A long heading wraps next to its arrow. */
export const LongTexts: Story = {
  args: {
    className: 'max-w-72',
    children: (
      <AccordionItem
        value="coupon"
        heading="What happens to coupons that fall due while trading in the bond is suspended"
        note="By the terms of issue, section 7.3, in the wording of 11 July 2025"
      >
        They are paid to whoever held the bond at the end of the last day of trading.
      </AccordionItem>
    ),
  },
}

export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { args: { variant: 'boxed' }, globals: { viewport: { value: 'phone' } } }

export const Russian: Story = {
  args: {
    defaultValue: ['coupon'],
    children: (
      <AccordionItem value="coupon" heading="Купонный доход" note="Дважды в год">
        4,25% годовых, выплата 15 мая и 15 ноября.
      </AccordionItem>
    ),
  },
  parameters: { lang: 'ru' },
}

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }
