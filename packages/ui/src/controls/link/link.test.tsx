import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Link } from './link.tsx'

describe('Link', () => {
  test('leads to a path of this site in the same tab', () => {
    const ref = createRef<HTMLAnchorElement>()
    renderWithUi(
      <Link ref={ref} href="/bonds/1/">
        US Treasury
      </Link>,
    )
    const link = screen.getByRole('link', { name: 'US Treasury' })
    expect(link).toHaveAttribute('href', '/bonds/1/')
    expect(link).not.toHaveAttribute('target')
    expect(ref.current).toBe(link)
  })

  test('opens an external address in a new tab without opener and referrer, and says so', () => {
    renderWithUi(<Link href="https://example.com/">Example</Link>)
    const link = screen.getByRole('link', { name: 'Example (opens in a new tab)' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    '\\\\evil.example',
    null,
    undefined,
  ])('shows %s as plain text', href => {
    renderWithUi(
      <Link href={href} id="there" data-kind="file" onClick={() => {}}>
        Annual report
      </Link>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    const text = screen.getByText('Annual report')
    expect(text).toHaveAttribute('id', 'there')
    expect(text).toHaveAttribute('data-kind', 'file')
    expect(text).not.toHaveAttribute('href')
  })
})

test.each([
  [
    'with an address',
    <Link key="0" href="/">
      Start
    </Link>,
    'link',
  ],
  [
    'without one',
    <Link key="1" href={null}>
      Start
    </Link>,
    'link-text',
  ],
])('%s has the documented parts in one root, on the server too', (_case, element, slots) => {
  expect(anatomyOf(element)).toEqual({ ...ONE_ROOT, slots })
})
