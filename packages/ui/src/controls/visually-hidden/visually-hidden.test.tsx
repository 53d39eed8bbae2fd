import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

describe('VisuallyHidden', () => {
  test('is part of the name of its parent, and not visible', () => {
    renderWithUi(
      <button type="button">
        4.1 bp <VisuallyHidden>down</VisuallyHidden>
      </button>,
    )
    expect(screen.getByRole('button', { name: '4.1 bp down' })).toBeInTheDocument()
    expect(screen.getByText('down')).toHaveClass('sr-text')
  })

  test('passes on its props', () => {
    renderWithUi(
      <VisuallyHidden role="status" id="said">
        Saved
      </VisuallyHidden>,
    )
    expect(screen.getByRole('status')).toHaveAttribute('id', 'said')
  })

  test('has the documented parts in one root, on the server too', () => {
    expect(anatomyOf(<VisuallyHidden>V</VisuallyHidden>)).toEqual({ ...ONE_ROOT, slots: 'visually-hidden' })
  })
})
