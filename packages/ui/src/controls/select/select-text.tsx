import { cx } from '../../foundation/tokens/cx.ts'
import type { LabelAs } from '../field/field.tsx'
import type { SelectItem } from './select.view-model.ts'

type Props = {
  label: string
  labelAs?: LabelAs | undefined
  /** The one option. */
  item: SelectItem<string | number>
  /** As for the select: a form gets the id of the option. */
  name?: string | undefined
  form?: string | undefined
  className?: string | undefined
}

const LABELS: Record<LabelAs, string> = {
  above: 'text-12 text-ink-2',
  inside: 'text-13 text-ink-3',
  hidden: 'sr-text',
}

/** A select with only one option: renders it as text, named like the select (U4). */
export function SelectText({ label, labelAs = 'above', item, name, form, className }: Props) {
  return (
    <p
      data-ui=""
      data-slot="select-text"
      className={cx(
        'min-h-8 content-start gap-x-2 text-13 text-ink max-desk:text-14',
        labelAs === 'above' ? 'grid gap-y-1' : 'flex items-center',
        className,
      )}
    >
      <span className={LABELS[labelAs]}>
        {label}
        <span className="sr-text">: </span>
      </span>
      <span data-slot="select-only" className={item.className}>
        {item.text}
      </span>
      {name ? <input type="hidden" name={name} form={form} value={item.id} /> : null}
    </p>
  )
}
