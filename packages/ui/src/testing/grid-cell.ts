import { type Screen, screen, within } from '@testing-library/react'

/**
 * The cell of a calendar by its name. `getByRole` works out the name of every cell to find it, which takes longer than drawing
 * them; this asks for the label first, and for role and name in the element around what it found.
 */
export function gridCell(name: string, inside: Pick<Screen, 'getByLabelText'> = screen): HTMLElement {
  const row = inside.getByLabelText(name, { selector: '[role=gridcell]' }).parentElement
  return within(row ?? document.body).getByRole('gridcell', { name })
}
