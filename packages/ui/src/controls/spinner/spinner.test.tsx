import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Spinner } from './spinner.tsx'

test.each([
  [undefined, 'Loading'],
  ['Searching', 'Searching'],
])('a spinner has a name: %s', (label, text) => {
  renderWithUi(<Spinner label={label} />)
  expect(screen.getByRole('status')).toHaveTextContent(text)
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Spinner />)).toEqual({ ...ONE_ROOT, slots: 'spinner' })
})
