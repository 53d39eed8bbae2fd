import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Skeleton } from './skeleton.tsx'

describe('Skeleton', () => {
  test('is hidden from assistive tech', () => {
    renderWithUi(<Skeleton role="img" aria-label="Chart" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('img', { hidden: true })).toHaveAttribute('data-slot', 'skeleton')
  })

  test.each([
    ['one line by default', undefined, 1],
    ['as many lines as the text will have', 4, 4],
    ['never fewer than one', 0, 1],
  ])('%s', (_sentence, lines, expected) => {
    renderWithUi(<Skeleton data-testid="place" lines={lines} />)
    expect(screen.getByTestId('place').childElementCount).toBe(expected)
  })

  test('has the final size', () => {
    renderWithUi(<Skeleton data-testid="place" className="h-60 w-80" />)
    expect(screen.getByTestId('place')).toHaveClass('h-60 w-80')
  })

  test('has the documented parts in one root, on the server too', () => {
    expect(anatomyOf(<Skeleton lines={2} />)).toEqual({ ...ONE_ROOT, slots: 'skeleton' })
  })
})
