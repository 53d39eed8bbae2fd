import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { button, draw, line, radio, storeOf } from '../../testing/drawings-harness.tsx'
import { MAX_DRAWINGS } from './drawing.ts'
import { DrawingToolbar } from './drawing-toolbar.tsx'
import { useDrawings } from './use-drawings.ts'

describe('C20: the toolbar', () => {
  test('is one stop for Tab; arrows move without choosing', async () => {
    const { user } = draw()
    await user.tab()
    expect(radio('Select and move')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(radio('Trend line')).toHaveFocus()
    expect(radio('Trend line')).not.toBeChecked()
    await user.keyboard('{End}')
    expect(button('Remove all drawings')).toHaveFocus()
    await user.keyboard('{Home}{ArrowRight} ')
    expect(radio('Trend line')).toBeChecked()
  })

  test('its buttons say why they cannot be used', () => {
    draw()
    expect(button('Undo')).toHaveAccessibleDescription('There is nothing to undo.')
    expect(button('Remove all drawings')).toHaveAttribute('aria-disabled', 'true')
  })

  test('a full chart takes no more', () => {
    draw(storeOf(...Array.from({ length: MAX_DRAWINGS }, (_, i) => line(i + 1, i / 2))))
    expect(radio('Ray')).toHaveAccessibleDescription('No more than 100 drawings fit on a chart.')
    expect(
      within(screen.getByRole('toolbar')).getByRole('radio', { name: 'Select and move' }),
    ).not.toHaveAttribute('aria-disabled')
  })
})

test('the parts of the toolbar', () => {
  function Bar() {
    return <DrawingToolbar model={useDrawings({ instrument: 1 })} />
  }
  expect(anatomyOf(<Bar />)).toMatchObject(ONE_ROOT)
})
