'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { MarkedText } from '../combobox/marked-text.tsx'
import { searchPartId } from '../combobox/search-combobox.tsx'
import { SearchOption, type SearchOptionProps } from '../combobox/search-option.tsx'
import { GlobalSearchOption } from '../global-search/global-search-option.tsx'
import { useGlobalText } from '../global-search/use-global-text.ts'
import type { CommandOption, PaletteGroup, PaletteOption } from './command-palette.view-model.ts'
import type { PalettePartProps } from './command-palette-part.ts'
import { KeyHint } from './key-hint.tsx'

type ListProps = Pick<PalettePartProps, 'id' | 'viewModel' | 'events'>

/** The groups of options that the field's `aria-activedescendant` refers to. */
export function CommandPaletteList({ id, viewModel, events }: ListProps) {
  const label = useLabel()
  if (viewModel.options.length === 0) return null
  return (
    <div
      role="listbox"
      id={searchPartId(id, 'list')}
      aria-label={label('command_palette_list')}
      // a scrollable box would be a tab stop
      tabIndex={-1}
      className="min-h-0 overflow-y-auto overscroll-contain outline-none"
    >
      {viewModel.groups.map(group => (
        <Group key={group.id} id={id} viewModel={viewModel} events={events} group={group} />
      ))}
    </div>
  )
}

function Group({ id, viewModel, events, group }: ListProps & { group: PaletteGroup }) {
  const textOf = useGlobalText()
  const headingId = `${id}-group-${group.from}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div role="group" aria-labelledby={headingId} data-slot="command-palette-group" className="pb-1.5">
      <p
        id={headingId}
        role="presentation"
        className="flex justify-between gap-4 px-2.5 pt-2 pb-1 text-12 font-strong text-ink-3"
      >
        <span>{textOf(group.title)}</span>
        {group.note ? <span className="num font-normal">{textOf(group.note)}</span> : null}
      </p>
      {group.options.map((option, at) => (
        <Option
          key={option.key}
          id={id}
          viewModel={viewModel}
          events={events}
          option={option}
          place={group.from + at}
        />
      ))}
    </div>
  )
}

function Option({
  id,
  viewModel,
  events,
  option,
  place,
}: ListProps & { option: PaletteOption; place: number }) {
  const shared = {
    id: searchPartId(id, place),
    active: place === viewModel.active,
    enterTarget: place === viewModel.enterIndex && viewModel.active === null,
    onPoint: () => events.point(option.key),
    onChoose: () => events.choose(place),
  }
  return option.kind === 'command' ? (
    <Command {...shared} option={option.drawn} />
  ) : (
    <GlobalSearchOption
      {...shared}
      option={option.drawn}
      withKind={option.recent}
      onVisit={() => events.visit(place)}
    />
  )
}

type CommandProps = Pick<SearchOptionProps, 'id' | 'active' | 'enterTarget' | 'onPoint' | 'onChoose'> & {
  option: CommandOption
}

function Command({ option: { command, title, href }, ...shared }: CommandProps) {
  const { shortcut } = command
  return (
    <SearchOption
      {...shared}
      slot="command-palette-option"
      // includes the visible shortcut (WCAG 2.5.3)
      name={shortcut ? `${command.title}, ${shortcut}` : command.title}
      href={href}
      className="items-baseline gap-x-3 leading-6 max-desk:py-2"
    >
      <bdi className="min-w-0 flex-1">
        <MarkedText runs={title} />
      </bdi>
      {shortcut ? <KeyHint className="self-center max-desk:hidden">{shortcut}</KeyHint> : null}
    </SearchOption>
  )
}
