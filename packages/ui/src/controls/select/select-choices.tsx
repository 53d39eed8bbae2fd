import { cx } from '../../foundation/tokens/cx.ts'
import type { SelectItem } from './select.view-model.ts'

type Props<Id> = {
  groups: { heading: string | null; items: SelectItem<Id>[] }[]
  /** An empty first option that cannot be selected again, or null when something is selected. */
  placeholder: string | null
}

/** The native options, grouped by heading. */
export function SelectChoices<Id extends string | number>({ groups, placeholder }: Props<Id>) {
  return (
    <>
      {placeholder === null ? null : (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {groups.map(({ heading, items }) =>
        heading === null ? (
          <Items key="" items={items} />
        ) : (
          <optgroup key={heading} label={heading} className="bg-surface-raised text-ink">
            <Items items={items} />
          </optgroup>
        ),
      )}
    </>
  )
}

function Items<Id extends string | number>({ items }: { items: SelectItem<Id>[] }) {
  return items.map(({ id, text, className }) => (
    <option key={id} value={String(id)} className={cx('bg-surface-raised text-ink', className)}>
      {text}
    </option>
  ))
}
