import { type Screen, screen, within } from '@testing-library/react'

/**
 * The cell of a calendar by name. `getByRole` computes the name of every cell, which takes longer than rendering them; this queries
 * the label first, and role and name only around the match.
 */
export function gridCell(name: string, inside: Pick<Screen, 'getByLabelText'> = screen): HTMLElement {
  const row = inside.getByLabelText(name, { selector: '[role=gridcell]' }).parentElement
  return within(row ?? document.body).getByRole('gridcell', { name })
}
