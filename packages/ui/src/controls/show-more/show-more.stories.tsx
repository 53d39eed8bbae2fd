import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccessPrompt } from '../access-prompt/access-prompt.tsx'
import { ShowMore } from './show-more.tsx'

const meta = {
  title: 'Controls/Show more',
  component: ShowMore,
  args: { className: 'max-w-md' },
} satisfies Meta<typeof ShowMore>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Counted: Story = { args: { hiddenCount: 7, shown: 5, total: 12 } }

export const Open: Story = { args: { defaultExpanded: true, shown: 12, total: 12 } }

export const Pending: Story = { args: { hiddenCount: 7, pending: true } }

export const RefusedToVisitors: Story = {
  args: {
    expanded: false,
    hiddenCount: 7,
    refusal: <AccessPrompt verdict={{ kind: 'needAuth', code: 'need_auth' }} variant="inline" />,
  },
}

export const RefusedWithoutAccess: Story = {
  args: {
    expanded: false,
    hiddenCount: 7,
    refusal: <AccessPrompt verdict={{ kind: 'needAccess', code: 'need_get_access' }} variant="inline" />,
  },
}

export const Dark: Story = { ...RefusedWithoutAccess, parameters: { theme: 'dark' } }

export const Phone: Story = { ...RefusedWithoutAccess, globals: { viewport: { value: 'phone' } } }

/** The distance of each character of an element from the left. */
function leftsOf(element: Element): number[] {
  const text = element.firstChild
  return [...(element.textContent ?? '')].map((_, at) => {
    const range = document.createRange()
    if (text) {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
    }
    return range.getBoundingClientRect().left
  })
}

/** Left-to-right text in a right-to-left page keeps the order of its characters. */
export const RightToLeft: Story = {
  args: { hiddenCount: 3, shown: 5, total: 8 },
  parameters: { dir: 'rtl' },
  play: async ({ canvas }) => {
    for (const text of ['Show 3 more', '5 of 8']) {
      const lefts = leftsOf(canvas.getByText(text))
      await expect(lefts).toEqual([...lefts].sort((a, b) => a - b))
    }
  },
}

/** The same in a language in which the number is first and no word separates two numbers. */
export const RightToLeftTurkish: Story = {
  args: { hiddenCount: 3, shown: 5, total: 8 },
  parameters: { dir: 'rtl', lang: 'tr' },
  play: async ({ canvas }) => {
    for (const text of ['3 tane daha göster', '5 / 8']) {
      const lefts = leftsOf(canvas.getByText(text))
      await expect(lefts).toEqual([...lefts].sort((a, b) => a - b))
    }
  },
}
