import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Badge } from './badge.tsx'

describe('Badge', () => {
  test.each(['neutral', 'up', 'down', 'warn', 'accent'] as const)(
    'tone %s: the text expresses it too',
    tone => {
      renderWithUi(<Badge tone={tone}>In default</Badge>)
      expect(screen.getByText('In default')).toBeVisible()
    },
  )

  test('every tone has its own style; the default is neutral', () => {
    const tones = ['neutral', 'up', 'down', 'warn', 'accent'] as const
    renderWithUi(
      <>
        {tones.map(tone => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge>plain</Badge>
      </>,
    )
    const classesOf = (text: string) => screen.getByText(text).className
    expect(new Set(tones.map(classesOf)).size).toBe(tones.length)
    expect(classesOf('plain')).toBe(classesOf('neutral'))
  })

  test('the root accepts a ref, a name and a class', () => {
    const ref = createRef<HTMLSpanElement>()
    renderWithUi(
      <Badge ref={ref} role="img" aria-label="Status: outstanding" className="ms-1">
        Outstanding
      </Badge>,
    )
    expect(screen.getByRole('img', { name: 'Status: outstanding' })).toBe(ref.current)
    expect(ref.current).toHaveClass('ms-1')
  })

  test('has the documented parts in one root, on the server too', () => {
    expect(anatomyOf(<Badge>B</Badge>)).toEqual({ ...ONE_ROOT, slots: 'badge' })
  })
})
