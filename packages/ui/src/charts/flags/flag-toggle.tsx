'use client'
import type { ComponentProps } from 'react'
import type { ButtonProps } from '../../controls/button/button.tsx'
import { Menu } from '../../controls/menu/menu.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Flag } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FLAG_KINDS } from './flag.ts'
import { FlagIcon } from './flag-mark.tsx'
import { kindName } from './flags.text.ts'
import type { FlagsModel } from './use-flags.ts'

const ALL = 'all'

export type FlagToggleProps = Omit<ComponentProps<'span'>, 'onSelect' | 'children'> & {
  /** The result of `useFlags`. */
  model: Pick<FlagsModel, 'kinds' | 'events'>
  /** The edge of the button that the menu is aligned with. Default `start`. */
  align?: 'start' | 'end'
  size?: ButtonProps['size']
  variant?: 'secondary' | 'quiet'
}

/** A menu of the kinds of flags, each with its mark and count; it is also the legend of the marks. Renders nothing without flags. Parts: those of Menu. */
export const FlagToggle = forwardRef(function FlagToggle({ model, ...rest }: FlagToggleProps) {
  const label = useLabel()
  const { kinds, events } = model
  const isAll = kinds.every(({ isShown }) => isShown)
  const each = kinds.map(({ kind, count, isShown }) => ({
    id: kind,
    label: label('flag_kind_count', { kind: kindName({ kind }, label), count }),
    icon: <FlagIcon flag={{ kind, direction: null, isEstimated: false }} />,
    checked: isShown,
  }))
  const items = each.length > 1 ? [{ id: ALL, label: label('flags_all'), checked: isAll }, ...each] : each
  return (
    <Menu
      {...rest}
      label={label('flags')}
      icon={<Flag />}
      items={items}
      onSelect={id => {
        const kind = FLAG_KINDS.find(one => one === id)
        if (kind) events.toggle(kind)
        else events.toggleAll(!isAll)
      }}
    />
  )
})
