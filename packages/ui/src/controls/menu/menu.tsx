'use client'
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { lazyPart } from '../../foundation/state/lazy-part.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMergedRefs } from '../popover/use-merged-refs.ts'
import type { MenuPopupProps } from './menu-popup.tsx'
import { type MenuModel, type MenuOptions, useMenu } from './use-menu.ts'

/** What opens comes after the button, before it is pressed as a rule; a menu that was opened earlier opens when it is here. */
export const LazyMenuPopup = lazyPart<MenuPopupProps>(
  async () => (await import('./menu-popup.tsx')).MenuPopup,
  () => null,
)

export type MenuProps = Omit<ComponentProps<'span'>, 'onSelect' | 'children'> &
  MenuOptions & {
    /** What the button says; the menu is named by it. */
    label: string
    /** A lucide icon on the button. */
    icon?: ReactNode
    /** Whether the icon stands alone; the label is then its name. */
    iconOnly?: boolean
    /** The button's look. Default `secondary`; an icon alone is `quiet` unless told otherwise. */
    variant?: 'primary' | 'secondary' | 'quiet'
    size?: ButtonProps['size']
    /** Why the menu cannot be opened now. */
    disabledReason?: string | null
    /** Whether what was chosen is under way. */
    pending?: boolean
    /** Which edge of the button the menu lines up with. Default `start`. */
    align?: 'start' | 'end'
    /** The state, when the parent keeps it by `useMenu`; the options beside it do not count then. */
    model?: MenuModel
  }

/**
 * A button that opens a list of actions, links or ticks. Without entries nothing is drawn.
 * Parts: `data-slot` menu, menu-trigger, menu-label, menu-list, menu-item, menu-separator, menu-reason; state: `data-state` open or closed.
 */
export const Menu = forwardRef(function Menu({
  label,
  icon,
  iconOnly = false,
  variant,
  size,
  disabledReason = null,
  pending = false,
  align = 'start',
  items,
  onSelect,
  open,
  defaultOpen,
  onOpenChange,
  model,
  className,
  ref,
  ...rest
}: MenuProps) {
  const own = useMenu({ items, onSelect, open, defaultOpen, onOpenChange })
  const { state, events, buttonRef } = model ?? own
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const both = useMergedRefs(ref, place)
  const blocked = Boolean(disabledReason) || pending
  if (state.figure.entries.length === 0) return null
  const trigger = {
    id,
    ref: buttonRef,
    size,
    disabledReason,
    pending,
    'data-slot': 'menu-trigger',
    'aria-haspopup': 'menu',
    'aria-expanded': state.open,
    'aria-controls': state.open ? `${id}list` : undefined,
    onClick: (event: MouseEvent) => events.pressed(event.detail > 0),
    ...(blocked ? {} : { onKeyDown: events.buttonKeyDown }),
  } as const
  return (
    <span
      {...rest}
      ref={both}
      data-ui=""
      data-slot="menu"
      data-state={state.open ? 'open' : 'closed'}
      className={cx('inline-flex max-w-full', className)}
    >
      {iconOnly ? (
        <IconButton {...trigger} label={label} variant={variant === 'primary' ? 'secondary' : variant}>
          {icon}
        </IconButton>
      ) : (
        <Button {...trigger} variant={variant} icon={icon}>
          <span data-slot="menu-label">{label}</span>
          <ChevronDown className="-me-1 opacity-60" />
        </Button>
      )}
      <LazyMenuPopup model={model ?? own} buttonId={id} align={align} anchor={place} />
    </span>
  )
})
