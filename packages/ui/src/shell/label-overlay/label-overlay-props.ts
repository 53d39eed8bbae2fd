import type { ComponentProps } from 'react'
import type { Labels } from '../../foundation/labels/labels.ts'

export type LabelOverlayProps = Omit<ComponentProps<'aside'>, 'children'> & {
  /** The texts in the user's language: the `labels` of the UiProvider. */
  labels: Labels
  /** Shows texts again: the page drops show_labels. Default: no such button. */
  onShowTexts?: () => void
}
