'use client'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { lazyDialog } from '../../controls/dialog/lazy-dialog.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ChevronDown, List } from '../../foundation/icons/icons.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { listOf } from '../../foundation/list-of.ts'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { hasOwnKeys, isTypedInto } from '../../foundation/state/typed-into.ts'
import { useRemembered } from '../../foundation/state/use-remembered.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { isMoreOpen, keyOf, keyStep, LEADER_MS, MORE_START, moreReducer } from './page-menu.reducer.ts'
import { menuGroups, menuScrollToShow, type PageMenuItem, sectionLetters } from './page-menu.view-model.ts'
import type { MenuSheetProps } from './page-menu-dialog.tsx'
import { MenuHome, type PageMenuHome } from './page-menu-home.tsx'
import { type MenuLinks, PageMenuList, type PageMenuListProps } from './page-menu-list.tsx'
import { useCurrentSection } from './use-current-section.ts'
import { useSectionJump } from './use-section-jump.ts'

export type PageMenuProps = Omit<ComponentProps<'nav'>, 'children'> & {
  items: readonly PageMenuItem[]
  /** The home item, before the sections. Default: none. */
  home?: PageMenuHome
  /** The section that is being read. Default: computed from the scroll position. */
  current?: string | null
  /** Called after a click on a link that has an action id. */
  onAction?: (actionId: number) => void
}

/**
 * The page's own menu (H2, P2; shared-blocks §2): a link per section with the current one marked, and secondary sections under "More sections", which
 * is open if everything fits, while one of them is read, or as the user left it. After a jump the section keeps its position while the page
 * loads, and receives focus. The keys `g` and a section's own jump there too, and can be disabled.
 * At 680 px or less it is one button that opens a sheet. Parts: `data-slot` page-menu, page-menu-frame, page-menu-home, page-menu-link,
 * page-menu-key, page-menu-more, page-menu-keys, page-menu-phone; state: `aria-current`, `aria-expanded`, `data-armed` on the root.
 */
export const PageMenu = forwardRef(function PageMenu({
  items,
  home,
  current: controlled,
  onAction,
  className,
  ...rest
}: PageMenuProps) {
  const label = useLabel()
  const frame = useRef<HTMLDivElement>(null)
  const groups = menuGroups(items)
  const all = [...groups.main, ...groups.more]
  const ids = all.map(item => item.id)
  const read = useCurrentSection(ids)
  const { jumpedTo, follow, go } = useSectionJump(ids)
  const current = controlled === undefined ? (jumpedTo ?? read) : controlled
  const more = useMoreSections(
    frame,
    groups.more.some(item => item.id === current),
  )
  const keys = useSectionKeys(all, go)
  const links: MenuLinks = {
    current,
    letters: keys.letters,
    onFollow: ({ id, actionId }) => {
      if (actionId !== undefined) onAction?.(actionId)
      follow(id)
    },
  }
  const before = home ? <MenuHome home={home} onAction={onAction} /> : null
  return (
    <>
      <nav
        aria-label={label('page_menu')}
        {...rest}
        data-ui=""
        data-slot="page-menu"
        data-armed={keys.armed ? '' : undefined}
        className={cx(
          'group/menu sticky top-[calc(60px+var(--occupied-start,0px))] hidden self-start text-13 desk:block print:hidden',
          className,
        )}
      >
        <MenuFrame frame={frame} current={current}>
          {before}
          <PageMenuList items={groups.main} {...links} />
          {groups.more.length > 0 && (
            <MenuMore items={groups.more} {...links} open={more.open} onToggle={more.toggle} />
          )}
          <div data-slot="page-menu-keys" className="mt-2 px-2.5">
            <Checkbox
              className="text-12 text-ink-3"
              label={label('page_menu_keys')}
              checked={keys.enabled}
              onCheckedChange={keys.enable}
            />
          </div>
        </MenuFrame>
      </nav>
      <MenuSheet main={groups.main} more={groups.more} before={before} {...links} />
    </>
  )
})

const NO_LETTERS: ReadonlyMap<string, string> = new Map()

const keysSetting = {
  key: storedKey('pageMenuKeys'),
  fallback: true,
  parse: (text: string) => text !== 'off',
  write: (enabled: boolean) => (enabled ? 'on' : 'off'),
}

/** The keys of the sections, and whether they are enabled (WCAG 2.1.4; saved between visits). */
function useSectionKeys(items: readonly PageMenuItem[], onJump: (id: string) => void) {
  const [enabled, enable] = useRemembered(keysSetting)
  const named = JSON.stringify(listOf(items).map(({ id, letter }) => [id, letter]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: items are new on every render; only their ids matter
  const letters = useMemo(() => sectionLetters(items), [named])
  const armed = usePageMenuKeys({ letters, enabled, onJump })
  return { enabled, enable, armed, letters: enabled ? letters : NO_LETTERS }
}

type MenuKeysOptions = {
  /** The key of each section, by id. */
  letters: ReadonlyMap<string, string>
  /** Whether the keys are enabled (WCAG 2.1.4). */
  enabled: boolean
  onJump: (id: string) => void
}

/** The keys `g` and then a section's; returns whether the second one is awaited. Ignored while the user types, with a modifier, or behind a dialog. */
function usePageMenuKeys({ letters, enabled, onJump }: MenuKeysOptions): boolean {
  const [armed, setArmed] = useState(false)
  const now = useRef({ armed: false, letters, onJump })
  useEffect(() => {
    now.current = { ...now.current, letters, onJump }
  })
  useEffect(() => {
    if (!enabled) return
    let timer = 0
    const arm = (next: boolean) => {
      window.clearTimeout(timer)
      now.current.armed = next
      setArmed(next)
      if (next) timer = window.setTimeout(() => arm(false), LEADER_MS)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Shift') return
      const isOurs = !isHandledElsewhere(event)
      const { armed, letters } = now.current
      const step = keyStep(armed, isOurs ? keyOf(event) : null, letters)
      if (step.armed || armed) arm(step.armed)
      if (step.jump === null) return
      event.preventDefault()
      now.current.onJump(step.jump)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      arm(false)
    }
  }, [enabled])
  return armed
}

/** Elements where letters have a meaning of their own. */
const HAS_KEYS = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu]'

function isHandledElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return true
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return true
  const { target } = event
  return (
    isTypedInto(target) ||
    hasOwnKeys(target) ||
    (target instanceof Element && target.closest(HAS_KEYS) !== null)
  )
}

const moreSetting = {
  key: storedKey('pageMenuMore'),
  fallback: null,
  parse: (text: string) => (text === 'open' ? true : text === 'closed' ? false : null),
  write: (open: boolean | null) => (open ? 'open' : 'closed'),
}

/**
 * The secondary sections of a menu: whether they are shown, by the height of the window (H2) and the user's choice. `box` is the menu's own
 * frame, which scrolls if it is too tall.
 */
function useMoreSections(box: RefObject<HTMLElement | null>, inside: boolean) {
  const [preferred, setPreferred] = useRemembered<boolean | null>(moreSetting)
  const [fits, setFits] = useState(true)
  const [state, dispatch] = useReducer(moreReducer, MORE_START)
  // during render, so that the sections are never shown collapsed around the one that is being read
  if (state.inside !== inside) dispatch({ type: 'read', inside })
  const whole = useRef(0)
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = box
      // a narrow window has no frame
      if (!current || current.clientHeight === 0) return
      // measured once, with all sections shown
      whole.current ||= current.scrollHeight
      const maxHeight = Number.parseFloat(getComputedStyle(current).maxHeight)
      setFits(whole.current <= (Number.isFinite(maxHeight) ? maxHeight : current.clientHeight) + 1)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [box])
  const open = isMoreOpen(state, { preferred, fits })
  const toggle = () => {
    setPreferred(!open)
    dispatch({ type: 'toggled', open: !open })
  }
  return { open, toggle }
}

type MenuMoreProps = Omit<PageMenuListProps, 'id' | 'hidden'> & { open: boolean; onToggle: () => void }

/** The secondary sections behind a button. `data-slot` page-menu-more; state: `aria-expanded`. */
function MenuMore({ open, onToggle, ...list }: MenuMoreProps) {
  const label = useLabel()
  const id = useId()
  return (
    <>
      <button
        type="button"
        data-slot="page-menu-more"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="focus-ring mt-1 flex w-full items-center gap-1 rounded-[6px] px-2.5 py-1 text-start text-12/5 font-strong text-ink-3 hover:bg-surface-sunken hover:text-ink"
      >
        <span className="flex-1">{label('page_menu_more')}</span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4 stroke-[1.5] transition-transform duration-150 ease-standard motion-reduce:transition-none ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <PageMenuList id={id} hidden={!open} {...list} />
    </>
  )
}

type MenuFrameProps = {
  frame: RefObject<HTMLDivElement | null>
  /** The section that is being read: its link stays in view. */
  current: string | null
  children: ReactNode
}

/** Space around the current link, in pixels. */
const AROUND = 40

/** The frame of a menu that may be taller than the window: it scrolls by itself, and the current link stays in view. */
function MenuFrame({ frame, current, children }: MenuFrameProps) {
  useEffect(() => {
    const box = frame.current
    const link = current && box?.querySelector('[aria-current=location]')
    if (!box || !link) return
    const edge = box.getBoundingClientRect().top
    const { top, bottom } = link.getBoundingClientRect()
    box.scrollTop += menuScrollToShow({ top: top - edge, bottom: bottom - edge }, box.clientHeight, AROUND)
  }, [frame, current])
  return (
    <div
      ref={frame}
      data-slot="page-menu-frame"
      // the height below a page's bar; the focus ring is not cut at the sides
      className="relative -m-0.5 max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain p-0.5 [scrollbar-width:thin]"
    >
      {children}
    </div>
  )
}

/** The sheet loads when its button is hovered or focused. */
export const LazyMenu = lazyDialog(async () => (await import('./page-menu-dialog.tsx')).MenuDialog)

/** The phone's menu: one button, and a sheet with all sections. Following a link closes it. `data-slot` page-menu-phone. */
function MenuSheet({ main, more, before, onFollow, ...links }: MenuSheetProps) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const approach = () => void LazyMenu.load()
  const list = {
    ...links,
    onFollow: (item: Parameters<typeof onFollow>[0]) => {
      setOpen(false)
      onFollow(item)
    },
  }
  return (
    <div data-ui="" data-slot="page-menu-phone" className="absolute end-4 top-0 z-1 desk:hidden print:hidden">
      <Button
        variant="quiet"
        icon={<List />}
        className="-me-4.25 text-accent"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => setOpen(true)}
      >
        {label('page_menu_open')}
      </Button>
      <LazyMenu {...list} main={main} more={more} before={before} open={open} onOpenChange={setOpen} />
    </div>
  )
}
