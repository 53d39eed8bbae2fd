import type { DocumentItem } from '@accrue/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NOTE_2027 } from '../../testing/served-pages.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { DocumentsSection } from './documents-section.tsx'

const meta = {
  title: 'Bond page/Documents',
  component: StorySection,
  args: { Section: DocumentsSection, page: NOTE_2027 },
  parameters: { session: 'desk' },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

const paper = (id: number, fields: Partial<DocumentItem>): DocumentItem => ({
  id,
  title: 'Offering circular',
  type: 'Prospectus',
  day: '2017-11-01',
  mimeType: 'application/pdf',
  size: 482_000,
  url: `/api/files/document/${id}/`,
  illustrative: false,
  ...fields,
})

export const Default: Story = {}

/** Five of seven, with sizes and other formats, one without a file, one made up. */
export const Many: Story = {
  args: {
    page: {
      ...NOTE_2027,
      documents: [
        paper(1, { title: 'Final terms and pricing supplement under the medium-term note programme' }),
        paper(2, { day: '2018-01-10', title: 'Results in figures', mimeType: 'text/csv', size: 9_120 }),
        paper(3, { day: '2019-03-04', title: 'Trust deed', url: null }),
        paper(4, { day: '2020-06-30', title: 'Second-party opinion', size: 12_340_000 }),
        paper(5, { day: null, type: null, title: 'Announcement without a day' }),
        paper(6, { day: '2021-02-11', title: 'Term sheet', illustrative: true }),
        paper(7, { day: '2016-02-11', title: 'Mandate announcement', mimeType: null, size: null }),
      ],
    },
  },
}

export const Visitor: Story = { parameters: { session: 'visitor' } }

export const Reader: Story = { parameters: { session: 'reader' } }

/** Full access without the grant for files. */
export const WithoutGrant: Story = { parameters: { session: 'pro' } }

export const Dark: Story = { parameters: { theme: 'dark', session: 'visitor' } }

export const Phone: Story = { ...Many, globals: { viewport: { value: 'phone' } } }

export const PhoneVisitor: Story = { ...Visitor, globals: { viewport: { value: 'phone' } } }

export const Russian: Story = { parameters: { lang: 'ru', session: 'visitor' } }
