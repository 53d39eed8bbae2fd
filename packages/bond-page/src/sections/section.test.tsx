import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { SectionBoundary, SectionCard } from './section.tsx'

// React logs errors that a boundary catches
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => vi.restoreAllMocks()
})

function ThrowsUnless({ healthy }: { healthy: () => boolean }) {
  if (!healthy()) throw new Error('broken')
  return <p>Healthy again</p>
}

const section = () => screen.getByRole('region', { name: 'Documents' })

describe('one error boundary per section and one inside it', () => {
  test('the card is a section with its id and heading', () => {
    renderPage(<SectionCard id="documents" title="Documents" />)
    expect(section()).toHaveAttribute('id', 'documents')
    expect(within(section()).getByRole('heading', { level: 2 })).toHaveTextContent('Documents')
  })

  test('an error inside the card keeps the heading and shows a message', () => {
    renderPage(
      <SectionCard id="documents" title="Documents" note="12 files">
        <ThrowsUnless healthy={() => false} />
      </SectionCard>,
    )
    expect(section()).toHaveTextContent('12 files')
    expect(within(section()).getByRole('alert')).toHaveTextContent(
      'This section could not be shown. The rest of the page is not affected.',
    )
  })

  test('an error outside the card renders a card with the section’s id', () => {
    renderPage(
      <SectionBoundary id="documents" title="Documents">
        <ThrowsUnless healthy={() => false} />
      </SectionBoundary>,
    )
    expect(section()).toHaveAttribute('id', 'documents')
    expect(within(section()).getByRole('alert')).toBeInTheDocument()
  })

  test('Retry renders the section again', async () => {
    let healthy = false
    renderPage(
      <SectionBoundary id="documents" title="Documents">
        <ThrowsUnless healthy={() => healthy} />
      </SectionBoundary>,
    )
    healthy = true
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('Healthy again')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
