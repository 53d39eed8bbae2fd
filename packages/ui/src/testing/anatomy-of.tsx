import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import english from '../../labels/eng.json' with { type: 'json' }
import { UiProvider } from '../foundation/ui-provider.tsx'
import { renderWithUi } from './render-with-ui.tsx'
import { ACCESS } from './sessions.ts'

/** What an element is made of, in the browser and on the server. */
export type Anatomy = {
  /** The `data-slot` names of its parts, each once, in alphabetical order. */
  slots: string
  /** How many elements it puts into its place. */
  roots: number
  /** Whether the first of them carries `data-ui`. */
  rootIsOurs: boolean
  /** Whether the server draws its parts too. */
  drawnOnServer: boolean
  /** Named slots of labels that the server's markup leaves unfilled. */
  unfilled: string[]
}

/** The anatomy of a sound widget, without the names of its parts. */
export const ONE_ROOT: Omit<Anatomy, 'slots'> = {
  roots: 1,
  rootIsOurs: true,
  drawnOnServer: true,
  unfilled: [],
}

/** Draws an element under a UiProvider with English labels, in the browser and on the server, and says what it is made of. */
export function anatomyOf(element: ReactElement): Anatomy {
  const { container } = renderWithUi(element)
  const names = [...container.querySelectorAll('[data-slot]')].map(part => part.getAttribute('data-slot'))
  const html = renderToString(
    <UiProvider labels={english} access={ACCESS.visitor}>
      {element}
    </UiProvider>,
  )
  return {
    slots: [...new Set(names)].sort().join(' '),
    roots: container.childElementCount,
    rootIsOurs: container.firstElementChild?.hasAttribute('data-ui') ?? false,
    drawnOnServer: html.includes('data-slot='),
    unfilled: html.match(/\{\{\w+\}\}/g) ?? [],
  }
}
