import { Star } from 'lucide-react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import english from '../../labels/eng.json' with { type: 'json' }
import { UiProvider } from '../foundation/ui-provider.tsx'
import { renderWithUi } from '../testing/render-with-ui.tsx'
import * as C from './index.ts'

const two = [
  { id: 'a', text: 'A', title: 'A' },
  { id: 'b', text: 'B', title: 'B', count: 2 },
]

/** Every control with all its parts, and the `data-slot` names that its docstring promises. */
const CONTROLS: [name: string, element: ReactElement, slots: string][] = [
  ['Button', <C.Button key="0">Save</C.Button>, 'button button-face'],
  ['Button, blocked', <C.Button key="1" disabledReason="Later" />, 'button button-face tip'],
  [
    'IconButton',
    <C.IconButton key="2" label="Star">
      <Star />
    </C.IconButton>,
    'button-face icon-button tip',
  ],
  [
    'Link',
    <C.Link key="3" href="/">
      Start
    </C.Link>,
    'link',
  ],
  [
    'Link without an address',
    <C.Link key="4" href={null}>
      Start
    </C.Link>,
    'link-text',
  ],
  ['CopyButton', <C.CopyButton key="5" text="x" />, 'button-face copy-button live-region'],
  [
    'ShowMore',
    <C.ShowMore key="6" shown={1} total={2} refusal="No" />,
    'button button-face show-more show-more-count show-more-refusal',
  ],
  [
    'Tabs',
    <C.Tabs key="7" items={two}>
      <C.TabsList label="T" />
      <C.TabsPanel value="a" />
    </C.Tabs>,
    'tabs tabs-count tabs-list tabs-panel tabs-trigger',
  ],
  [
    'SegmentedControl',
    <C.SegmentedControl key="8" label="S" options={two} />,
    'segmented-control segmented-field segmented-option',
  ],
  [
    'Select',
    <C.Select key="9" label="S" options={two} hint="H" error="E" />,
    'field field-box field-error field-hint field-input field-label select-chevron',
  ],
  ['Select of one', <C.Select key="10" label="S" options={two.slice(1)} />, 'select-only select-text'],
  [
    'Checkbox',
    <C.Checkbox key="11" label="C" hint="H" />,
    'checkbox checkbox-box checkbox-hint checkbox-input checkbox-label',
  ],
  ['TextField', <C.TextField key="12" label="T" />, 'field field-box field-input field-label'],
  ['NumberField', <C.NumberField key="13" label="N" />, 'field field-box field-input field-label'],
  [
    'DateField',
    <C.DateField key="14" label="D" />,
    'button-face date-picker-button field field-box field-input field-label tip',
  ],
  [
    'Card',
    <C.Card key="15" title="T" note="N" actions="A">
      <C.CardBody />
    </C.Card>,
    'card card-actions card-body card-header card-note card-title',
  ],
  ['Badge', <C.Badge key="16">B</C.Badge>, 'badge'],
  [
    'Chip',
    <C.Chip key="17" mark="-" value="1" onRemove={() => {}}>
      C
    </C.Chip>,
    'chip chip-mark chip-remove chip-value',
  ],
  [
    'DefinitionList',
    <C.DefinitionList key="18" items={[{ label: 'L', value: 'V', explanation: 'E' }]} />,
    'definition definition-label definition-list definition-value info-tip info-tip-button tip',
  ],
  [
    'Notice',
    <C.Notice key="19" action="A">
      N
    </C.Notice>,
    'notice notice-action notice-text',
  ],
  ['Skeleton', <C.Skeleton key="20" lines={2} />, 'skeleton'],
  ['Spinner', <C.Spinner key="21" />, 'spinner'],
  ['ErrorState', <C.ErrorState key="22" onRetry={() => {}} />, 'button button-face error-state'],
  ['EmptyState', <C.EmptyState key="23" />, 'empty-state'],
  [
    'AccessPrompt',
    <C.AccessPrompt key="24" verdict={{ kind: 'needAccess', code: 'need_get_access' }} />,
    'access-prompt access-prompt-text link',
  ],
  [
    'GatedButton',
    <C.GatedButton key="25" action="watchlist" onAllowed={() => {}}>
      W
    </C.GatedButton>,
    'button button-face gated-button gated-prompt',
  ],
  ['LockedChip', <C.LockedChip key="26" state="sent" />, 'locked-chip'],
  ['VisuallyHidden', <C.VisuallyHidden key="27">V</C.VisuallyHidden>, 'visually-hidden'],
]

describe.each(CONTROLS)('%s', (_name, element, slots) => {
  test('has the parts that it promises', () => {
    const { container } = renderWithUi(element)
    const found = [...container.querySelectorAll('[data-slot]')].map(part => part.getAttribute('data-slot'))
    expect([...new Set(found)].sort()).toEqual(slots.split(' '))
  })

  test('has one root, which is marked as ours', () => {
    const { container } = renderWithUi(element)
    expect(container.firstElementChild).toHaveAttribute('data-ui')
  })

  test('renders on the server', () => {
    const html = renderToString(<UiProvider labels={english}>{element}</UiProvider>)
    expect(html).toContain('data-slot=')
    expect(html).not.toMatch(/\{\{\w+\}\}/)
  })
})
