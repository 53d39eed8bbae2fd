import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { SectionBoundary, SectionCard } from './section.tsx'

// React reports to the console what a boundary has caught
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => vi.restoreAllMocks()
})

function Fragile({ sound }: { sound: () => boolean }) {
  if (!sound()) throw new Error('broken')
  return <p>Sound again</p>
}

const section = () => screen.getByRole('region', { name: 'Documents' })

describe('one error boundary per section and one inside it', () => {
  test('the frame is a section with its id and heading', () => {
    renderPage(<SectionCard id="documents" title="Documents" />)
    expect(section()).toHaveAttribute('id', 'documents')
    expect(within(section()).getByRole('heading', { level: 2 })).toHaveTextContent('Documents')
  })

  test('what breaks inside leaves the heading, and says that the rest is not affected', () => {
    renderPage(
      <SectionCard id="documents" title="Documents" note="12 files">
        <Fragile sound={() => false} />
      </SectionCard>,
    )
    expect(section()).toHaveTextContent('12 files')
    expect(within(section()).getByRole('alert')).toHaveTextContent(
      'This section could not be shown. The rest of the page is not affected.',
    )
  })

  test('what breaks before there is a frame gets one, where the menu leads', () => {
    renderPage(
      <SectionBoundary id="documents" title="Documents">
        <Fragile sound={() => false} />
      </SectionBoundary>,
    )
    expect(section()).toHaveAttribute('id', 'documents')
    expect(within(section()).getByRole('alert')).toBeInTheDocument()
  })

  test('Retry draws the section anew', async () => {
    let sound = false
    renderPage(
      <SectionBoundary id="documents" title="Documents">
        <Fragile sound={() => sound} />
      </SectionBoundary>,
    )
    sound = true
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('Sound again')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
