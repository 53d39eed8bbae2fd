import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { ServedMarkup } from './served-markup.tsx'

/** Renders into markup that came from a server. */
function hydrate(markup: string, element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = markup
  return render(element, { container, hydrate: true })
}

const part = (isReplaced: boolean, content = 'live') => (
  <ServedMarkup data-slot="part" served="unused" isReplaced={isReplaced}>
    {content}
  </ServedMarkup>
)

test('X10 a server’s markup stays until it is replaced', () => {
  const { container, rerender } = hydrate('<div data-slot="part"><b>served</b></div>', part(false))
  const served = screen.getByText('served')
  rerender(part(false))
  expect(screen.getByText('served')).toBe(served)
  rerender(part(true))
  expect(container).toHaveTextContent(/^live$/)
})

const links = (isReplaced: boolean, hrefs: readonly string[]) => (
  <ServedMarkup data-slot="part" served="" isReplaced={isReplaced}>
    {hrefs.map((href, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two of them lead to the same page
      <a key={place} href={href}>
        Report
      </a>
    ))}
  </ServedMarkup>
)

test('X2 the focused link of the markup passes the focus on to its counterpart', () => {
  const hrefs = ['/a', '/b', '/b', '/c']
  const markup = hrefs.map(href => `<a href="${href}">Report</a>`).join('')
  const { rerender } = hydrate(`<div data-slot="part">${markup}</div>`, links(false, hrefs))
  screen.getAllByRole('link')[2]?.focus()
  rerender(links(true, hrefs))
  expect(screen.getAllByRole('link')[2]).toHaveFocus()
})

test('without a counterpart nothing takes the focus', () => {
  const { rerender } = hydrate('<div data-slot="part"><a href="/a">Report</a></div>', links(false, ['/b']))
  screen.getByRole('link').focus()
  rerender(links(true, ['/b']))
  expect(document.body).toHaveFocus()
})

test('the content takes the place for good', () => {
  const { container, rerender } = hydrate('<div data-slot="part">served</div>', part(false))
  rerender(part(true))
  rerender(part(false, 'later'))
  expect(container).toHaveTextContent(/^later$/)
})

test('a page that the browser renders alone has the content at once', () => {
  const { container } = render(part(false))
  expect(container.innerHTML).toBe('live')
})

/** A section whose chart waits for its data. */
function Section() {
  const [hasData, setData] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setData(true)}>
        Load
      </button>
      <ServedMarkup data-slot="chart" served="" isReplaced={hasData}>
        drawn chart
      </ServedMarkup>
    </>
  )
}

const section = (isReplaced: boolean) => (
  <ServedMarkup data-slot="section" served="" isReplaced={isReplaced}>
    <Section />
  </ServedMarkup>
)

test('content that replaces markup continues to show the part of it that is not ready', async () => {
  const markup = '<div data-slot="section"><h2>Chart</h2><div data-slot="chart"><i>picture</i></div></div>'
  const { container, rerender } = hydrate(markup, section(false))
  const picture = screen.getByText('picture')
  rerender(section(true))
  expect(screen.getByText('picture')).toBe(picture)
  expect(container).toHaveTextContent(/^Loadpicture$/)
  await userEvent.click(screen.getByRole('button'))
  expect(container).toHaveTextContent(/^Loaddrawn chart$/)
})

test('and has its own content where the markup has no such part', () => {
  const { container, rerender } = hydrate('<div data-slot="section"><h2>Chart</h2></div>', section(false))
  rerender(section(true))
  expect(container).toHaveTextContent(/^Loaddrawn chart$/)
})

const noted = (isReplaced: boolean) => (
  <ServedMarkup data-slot="chart" served="" isReplaced={isReplaced} note={<i>why it stays</i>}>
    drawn chart
  </ServedMarkup>
)

const around = (isReplaced: boolean) => (
  <ServedMarkup data-slot="section" served="" isReplaced={isReplaced}>
    {noted(false)}
  </ServedMarkup>
)

test('X14 a note stands below the markup until that is replaced', () => {
  const { container, rerender } = hydrate(
    '<div data-slot="chart">picture</div><i>why it stays</i>',
    noted(false),
  )
  expect(container).toHaveTextContent(/^picturewhy it stays$/)
  rerender(noted(true))
  expect(container).toHaveTextContent(/^drawn chart$/)
})

test('X14 and below the part of it that other content continues to show', () => {
  const { container, rerender } = hydrate(
    '<div data-slot="section"><h2>Chart</h2><div data-slot="chart">picture</div></div>',
    around(false),
  )
  rerender(around(true))
  expect(container).toHaveTextContent(/^picturewhy it stays$/)
})

test('content of the browser alone has no note', () => {
  const { container } = render(noted(false))
  expect(container.innerHTML).toBe('drawn chart')
})
