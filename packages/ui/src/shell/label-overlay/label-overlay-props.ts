import type { ComponentProps } from 'react'
import type { Labels } from '../../foundation/labels/labels.ts'

export type LabelOverlayProps = Omit<ComponentProps<'aside'>, 'children'> & {
  /** The texts in the user's language: what the UiProvider was given. */
  labels: Labels
  /** Shows texts again: the page drops show_labels. Default: there is no way back here. */
  onShowTexts?: () => void
}
