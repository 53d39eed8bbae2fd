// biome-ignore-all assist/source/organizeImports: in the order of a table of contents

// actions
export * from './button/button.tsx'
export * from './icon-button/icon-button.tsx'
export * from './link/link.tsx'
export * from './copy-button/copy-button.tsx'
export * from './copy-button/copy.model.ts'
export * from './copy-button/use-copy.ts'
export * from './show-more/show-more.tsx'

// choice
export * from './tabs/tabs.tsx'
export * from './tabs/tabs-list.tsx'
export * from './tabs/tabs-trigger.tsx'
export * from './tabs/tabs-panel.tsx'
export * from './tabs/tab-bar.tsx'
export * from './tabs/use-tabs.ts'
export { activeTab, type TabItem, type TabsLook, visibleTabs } from './tabs/tabs.shape.ts'
export * from './segmented-control/segmented-control.tsx'
export type { SegmentOption } from './segmented-control/segmented-control.model.ts'
export * from './select/select.tsx'
export type { SelectOption } from './select/select.shape.ts'
export * from './checkbox/checkbox.tsx'
export * from './paginator/paginator.tsx'

// fields
export type { FieldProps, LabelAs } from './field/field-props.ts'
export * from './text-field/text-field.tsx'
export * from './number-field/number-field.tsx'
export * from './number-field/number-field.model.ts'
export * from './number-field/use-number-field.ts'
export * from './date-field/date-field.tsx'
export * from './date-field/date-field.model.ts'
export * from './date-field/use-date-field.ts'

// surfaces
export * from './card/card.tsx'
export * from './card/card-header.tsx'
export * from './dialog/dialog.tsx'
export * from './badge/badge.tsx'
export * from './chip/chip.tsx'
export * from './definition-list/definition-list.tsx'
export type { DefinitionItem } from './definition-list/definition.tsx'
export * from './info-tip/info-tip.tsx'

// states
export * from './notice/notice.tsx'
export * from './skeleton/skeleton.tsx'
export * from './spinner/spinner.tsx'
export * from './error-state/error-state.tsx'
export * from './empty-state/empty-state.tsx'

// access
export * from './access-prompt/access-prompt.tsx'
export * from './access-prompt/use-gate.ts'
export * from './access-prompt/gate-prompt.tsx'
export * from './access-prompt/gated-button.tsx'
export * from './locked-chip/locked-chip.tsx'
export type { LockedState } from './locked-chip/locked-chip.shape.ts'

// for assistive tech
export * from './visually-hidden/visually-hidden.tsx'
export * from './live-region/live-region.tsx'
export * from './live-region/use-announce.tsx'
