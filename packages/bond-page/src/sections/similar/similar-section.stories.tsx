import { SESSIONS } from '@accrue/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { issuerPorts } from '../../testing/story-issuer.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { SimilarSection } from './similar-section.tsx'

const meta = {
  title: 'Bond page/Similar bonds',
  component: StorySection,
  args: { Section: SimilarSection, page: EXXON_2026, ports: issuerPorts(SESSIONS.desk) },
  parameters: { session: 'desk' },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Signed in without access: the button opens a prompt (access row 8). */
export const SignedIn: Story = {
  parameters: { session: 'reader' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download the list of securities' }))
    await canvas.findByRole('alert')
  },
}

/** The session ended while the page was open. */
export const SessionEnded: Story = { play: SignedIn.play }

/** T3: a name of two lines is as high as one of one line. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table')
    const names = [...canvasElement.querySelectorAll('tbody th[scope=row]')]
    const lines = names.map(name => {
      const range = canvasElement.ownerDocument.createRange()
      range.selectNodeContents(name)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    await expect(Math.max(...lines)).toBeGreaterThan(Math.min(...lines))
    await expect(new Set(names.map(name => name.getBoundingClientRect().height))).toEqual(new Set([44]))
  },
}
