import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ErrorState } from './error-state.tsx'

test('an error is a sentence and Retry, announced immediately', async () => {
  const onRetry = vi.fn()
  renderWithUi(<ErrorState message="The quotes could not be loaded" onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('The quotes could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('while a retry is pending, a second Retry does nothing', async () => {
  const onRetry = vi.fn()
  renderWithUi(<ErrorState onRetry={onRetry} pending />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).not.toHaveBeenCalled()
})

/**
 * A section whose content loads on the second try; with `id` it then becomes another element, like a section after
 * its file has loaded.
 */
function Section({ id }: { id?: string }) {
  const [failed, setFailed] = useState(true)
  return (
    <section key={id && String(failed)} id={id} aria-label="Quotes">
      {failed ? <ErrorState onRetry={() => setFailed(false)} /> : <a href="#one">One</a>}
    </section>
  )
}

test.each([
  ['stays', undefined],
  ['is replaced by another of its id', 'quotes'],
])(
  'WCAG 2.4.3 a successful Retry by keyboard leaves the focus in its section, which %s',
  async (_what, id) => {
    renderWithUi(
      <>
        <a href="#before">Before</a>
        <Section id={id} />
      </>,
    )
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('region', { name: 'Quotes' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
  },
)

test('WCAG 2.4.3 an error outside the section that it is about passes the focus on to that section', async () => {
  function Beside() {
    const [failed, setFailed] = useState(true)
    return (
      <main>
        <section id="quotes" aria-label="Quotes" />
        {failed ? <ErrorState onRetry={() => setFailed(false)} focusAfter="quotes" /> : null}
      </main>
    )
  }
  renderWithUi(<Beside />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: 'Quotes' })).toHaveFocus()
})

test('focus elsewhere stays there when the error unmounts', async () => {
  const { rerender } = renderWithUi(
    <section aria-label="Quotes">
      <input aria-label="Search" />
      <ErrorState onRetry={() => {}} />
    </section>,
  )
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }))
  rerender(
    <section aria-label="Quotes">
      <input aria-label="Search" />
    </section>,
  )
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
})

test('an error without a retry has no button, and its own message', () => {
  renderWithUi(<ErrorState />)
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a Retry that reloads the page says so', async () => {
  const onRetry = vi.fn()
  renderWithUi(<ErrorState onRetry={onRetry} reloads />)
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<ErrorState onRetry={() => {}} />)).toEqual({
    ...ONE_ROOT,
    slots: 'button button-face error-state',
  })
})

test('X14 a retry starts automatically when the connection is back; a page is not reloaded', () => {
  const [onRetry, onReload, onPending] = [vi.fn(), vi.fn(), vi.fn()]
  const { unmount } = renderWithUi(
    <>
      <ErrorState onRetry={onRetry} />
      <ErrorState onRetry={onReload} reloads />
      <ErrorState onRetry={onPending} pending />
      <ErrorState />
    </>,
  )
  window.dispatchEvent(new Event('online'))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(onReload).not.toHaveBeenCalled()
  expect(onPending).not.toHaveBeenCalled()
  unmount()
  window.dispatchEvent(new Event('online'))
  expect(onRetry).toHaveBeenCalledOnce()
})
