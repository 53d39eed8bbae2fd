import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import english from '../../labels/en.json' with { type: 'json' }
import { UiProvider } from '../foundation/ui-provider.tsx'
import { renderWithUi } from './render-with-ui.tsx'
import { ACCESS } from './sessions.ts'

/** The structure of an element's markup, in the browser and on the server. */
export type Anatomy = {
  /** The unique `data-slot` names of its parts, in alphabetical order. */
  slots: string
  /** The number of root elements. */
  roots: number
  /** Whether the first root has `data-ui`. */
  rootIsOurs: boolean
  /** Whether the server renders its parts too. */
  drawnOnServer: boolean
  /** Label slots that the server's markup leaves unfilled. */
  unfilled: string[]
}

/** The expected anatomy of a widget, without the names of its parts. */
export const ONE_ROOT: Omit<Anatomy, 'slots'> = {
  roots: 1,
  rootIsOurs: true,
  drawnOnServer: true,
  unfilled: [],
}

/** Renders an element under a UiProvider with English labels, in the browser and on the server, and returns its anatomy. */
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
