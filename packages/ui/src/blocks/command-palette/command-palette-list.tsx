'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { searchPartId } from '../combobox/search-field-part.ts'
import { GlobalSearchOption } from '../global-search/global-search-option.tsx'
import { useGlobalText } from '../global-search/use-global-text.ts'
import type { PaletteGroup, PaletteOption } from './command-palette.view-model.ts'
import { CommandPaletteOption } from './command-palette-option.tsx'
import type { PalettePartProps } from './command-palette-part.ts'

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
    <CommandPaletteOption {...shared} option={option.drawn} />
  ) : (
    <GlobalSearchOption
      {...shared}
      option={option.drawn}
      withKind={option.recent}
      onVisit={() => events.visit(place)}
    />
  )
}
