import type { Meta, StoryObj } from '@storybook/react-vite'
import { NOTE_2034 } from '../../testing/served-pages.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { NewsSection } from './news-section.tsx'

const meta = {
  title: 'Bond page/News',
  component: StorySection,
  args: { Section: NewsSection, page: NOTE_2034 },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** With links to articles, and a title of more than one line. */
export const Linked: Story = {
  args: {
    page: {
      ...NOTE_2034,
      news: NOTE_2034.news.slice(0, 7).map((item, at) => ({
        ...item,
        ...(at === 1
          ? {
              title:
                'Treasury will keep the sizes of its nominal coupon and floating-rate auctions for at least the next several quarters',
              illustrative: true,
            }
          : {}),
        url: at % 3 === 2 ? null : `https://news.example/${item.id}`,
      })),
    },
  },
}

export const Dark: Story = { ...Linked, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Linked, globals: { viewport: { value: 'phone' } } }

export const Russian: Story = { parameters: { lang: 'ru' } }
