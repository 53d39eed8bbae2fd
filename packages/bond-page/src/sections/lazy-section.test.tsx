import { ANONYMOUS, accessFor } from '@accrue/api-client/access'
import { memoryAddress, UiProvider } from '@accrue/ui/foundation'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { controlledFile } from '../../../ui/src/testing/controlled-file.ts'
import type { SectionProps } from '../section-props.ts'
import { quietPorts } from '../testing/facts.ts'
import { ENGLISH } from '../testing/labels.ts'
import { NOTE_PAGE } from '../testing/note-2034.ts'
import { renderPage } from '../testing/render-page.tsx'
import { lazySection } from './lazy-section.tsx'
import { SectionCard } from './section.tsx'

const Documents = () => (
  <SectionCard id="documents" title="Documents">
    with its buttons
  </SectionCard>
)

const PROPS: SectionProps = { page: NOTE_PAGE, ports: quietPorts(), address: memoryAddress() }

function sectionWithFile(more: { hasControls?: boolean } = {}) {
  const { fetchFile, ...file } = controlledFile<ComponentType<SectionProps>>(Documents)
  const options = { id: 'documents', label: () => 'section_documents', placeholderHeight: 100, ...more }
  return { Section: lazySection({ ...options, isServed: () => true }, fetchFile), fetchFile, ...file }
}

/** Hydrates a section whose markup came from a server. */
function hydrate(Section: ComponentType<SectionProps>): void {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<div><section id="documents">Term sheet</section></div>'
  const page = (
    <UiProvider labels={ENGLISH} access={accessFor(ANONYMOUS)}>
      <Section {...PROPS} />
    </UiProvider>
  )
  render(page, { container, hydrate: true })
}

test('X10 what a server rendered whole stays until the section has its file', async () => {
  const { Section, comes } = sectionWithFile()
  hydrate(Section)
  expect(screen.getByText('Term sheet')).toBeVisible()
  await comes()
  expect(await screen.findByRole('region', { name: 'Documents' })).toHaveTextContent('with its buttons')
  expect(screen.queryByText('Term sheet')).toBeNull()
})

test('X10 controls of a server’s markup are inert until the section has its file', async () => {
  const { Section, comes } = sectionWithFile({ hasControls: true })
  hydrate(Section)
  expect(screen.getByText('Term sheet').parentElement).toHaveProperty('inert', true)
  await comes()
  const region = await screen.findByRole('region', { name: 'Documents' })
  expect(region.parentElement).not.toHaveProperty('inert', true)
})

test('X14 what a server rendered stays when the file does not come, below it a message; Retry loads the file', async () => {
  const { Section, fails, comes } = sectionWithFile()
  hydrate(Section)
  await fails()
  const message = await screen.findByRole('alert')
  expect(message).toHaveTextContent('The controls of “Documents” could not be loaded')
  expect(screen.getByText('Term sheet')).toBeVisible()
  await userEvent.click(within(message).getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('Term sheet')).toBeVisible()
  await comes()
  expect(await screen.findByText('with its buttons')).toBeVisible()
  expect(screen.queryByText('Term sheet')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('region', { name: 'Documents' })).toHaveFocus()
})

test('X14 after a second failure Retry reloads the page, and says so', async () => {
  const { Section, fails } = sectionWithFile()
  hydrate(Section)
  await fails()
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await fails()
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(screen.getByText('Term sheet')).toBeVisible()
})

test('a page that the browser renders alone has a placeholder until the file is there', async () => {
  const { Section, comes } = sectionWithFile()
  renderPage(<Section {...PROPS} />)
  expect(screen.getByRole('region', { name: 'Documents' })).not.toHaveTextContent('with its buttons')
  await comes()
  expect(await screen.findByText('with its buttons')).toBeVisible()
})
