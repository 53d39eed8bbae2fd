import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Paginator, type PaginatorProps } from './paginator.tsx'

/** The paginator is controlled, so the story has the state. */
function Controlled({ page: first, ...props }: PaginatorProps) {
  const [page, setPage] = useState(first)
  return <Paginator {...props} page={page} onPageChange={setPage} />
}

const meta = {
  title: 'Controls/Paginator',
  component: Paginator,
  render: Controlled,
  args: { page: 6, total: 383, limit: 10, 'aria-label': 'Similar bonds', onPageChange: () => {} },
} satisfies Meta<typeof Paginator>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FirstPage: Story = { args: { page: 1, total: 858 } }

/** A gap of one page is that page; pages are also omitted after the last number. */
export const FifthPage: Story = { args: { page: 5, total: 858 } }

export const LastPage: Story = { args: { page: 86, total: 858 } }

/** Nothing is rendered. */
export const SinglePage: Story = { args: { page: 1, total: 10 } }

export const TwoPages: Story = { args: { page: 1, total: 14 } }

/** Two to seven pages, at the first page and in the middle. */
export const FewPages: Story = {
  render: () => (
    <div className="grid gap-2">
      {[2, 3, 4, 5, 6, 7].map(pages => (
        <div key={pages} className="flex flex-wrap gap-x-8">
          {[1, Math.ceil(pages / 2)].map((page, at) => (
            <Controlled
              key={at === 0 ? 'first' : 'middle'}
              page={page}
              total={pages * 10}
              limit={10}
              aria-label={`${pages} pages, page ${page}${at === 0 ? '' : ' at first'}`}
              onPageChange={() => {}}
            />
          ))}
        </div>
      ))}
    </div>
  ),
}

export const PageBeyondTheEnd: Story = { args: { page: 4000 } }

const jumpTo =
  (typed: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const [ellipsis] = canvas.getAllByRole('button', { name: /…/ })
    ellipsis?.focus()
    await userEvent.keyboard(`{Enter}${typed}`)
  }

/** The ellipsis opens a field for any page number. */
export const GoToPage: Story = { args: { page: 5, total: 858 }, play: jumpTo('41') }

/** The number of a page that does not exist stays in the field, with the reason. */
export const NoSuchPage: Story = { args: { page: 5, total: 858 }, play: jumpTo('87{Enter}') }

export const NoSuchPagePhone: Story = {
  ...NoSuchPage,
  args: { page: 40, total: 858 },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

/** The longest row: pages are omitted on both sides. */
export const Phone: Story = {
  args: { page: 40, total: 858 },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

export const RightToLeftGoToPage: Story = {
  ...NoSuchPage,
  parameters: { dir: 'rtl' },
}

export const Russian: Story = { args: { page: 8, total: 12_400 }, parameters: { lang: 'ru' } }

export const RussianPhone: Story = {
  args: { page: 8, total: 12_400 },
  parameters: { lang: 'ru' },
  globals: { viewport: { value: 'phone' } },
  play: jumpTo('1241{Enter}'),
}
