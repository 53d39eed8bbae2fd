// biome-ignore-all assist/source/organizeImports: in the order of a table of contents

// actions
export * from './button/button.tsx'
export * from './icon-button/icon-button.tsx'
export * from './link/link.tsx'
export * from './copy-button/copy-button.tsx'
export * from './copy-button/copy.reducer.ts'
export * from './copy-button/use-copy.ts'
export * from './show-more/show-more.tsx'
export * from './link-list/link-list.tsx'
export type { LinkListItem } from './link-list/link-list.view-model.ts'
export * from './fullscreen-toggle/fullscreen-toggle.tsx'
export * from './fullscreen-toggle/use-fullscreen.ts'
export type { FullscreenState } from './fullscreen-toggle/fullscreen.reducer.ts'
export * from './menu/menu.tsx'
export type { MenuItem } from './menu/menu.view-model.ts'
export * from './context-menu/context-menu.tsx'

// choice
export * from './tabs/tabs.tsx'
export * from './tabs/tabs-list.tsx'
export * from './tabs/tabs-trigger.tsx'
export * from './tabs/tabs-panel.tsx'
export * from './tabs/tab-bar.tsx'
export * from './tabs/use-tabs.ts'
export { activeTab, type TabItem, type TabsVariant, visibleTabs } from './tabs/tabs.view-model.ts'
export * from './segmented-control/segmented-control.tsx'
export type { SegmentOption } from './segmented-control/segmented-control.view-model.ts'
export * from './select/select.tsx'
export type { SelectOption } from './select/select.view-model.ts'
export * from './combobox/combobox.tsx'
export type { ItemSearch, ItemSource } from './combobox/use-combobox-items.ts'
export * from './multi-select/multi-select.tsx'
export * from './checkbox/checkbox.tsx'
export * from './switch/switch.tsx'
export * from './radio-group/radio-group.tsx'
export { type PageItem, type PageRange, pageRange } from './paginator/page-range.ts'
export * from './paginator/paginator.tsx'

// fields
export type { FieldProps, LabelAs } from './field/field-props.ts'
export * from './text-field/text-field.tsx'
export * from './number-field/number-field.tsx'
export * from './number-field/number-field.reducer.ts'
export * from './number-field/use-number-field.ts'
export * from './slider/slider.tsx'
export * from './slider/range-slider.tsx'
export type { SliderMark, SliderOptions } from './slider/slider-field.tsx'
export { DatePicker, type DatePickerProps } from './date-picker/date-picker.tsx'
export { type DatePickerModel, type DatePickerOptions, useDatePicker } from './date-picker/use-date-picker.ts'
export { DateRange, type DateRangeProps } from './date-picker/date-range.tsx'
export {
  DateRangeFields,
  type DateRangeFieldsProps,
  type OpenEnds,
} from './date-picker/date-range-fields.tsx'
export {
  type DateRangeModel,
  type DateRangeOptions,
  useDateRange,
} from './date-picker/use-date-range.ts'
export type { PickerModel } from './date-picker/use-picker.ts'
export type { PickerActions, PickerGetters } from './date-picker/use-picker-field.ts'
export type { CalendarProps, PickerViewModel } from './date-picker/picker.view-model.ts'
export type {
  CalendarAction,
  InputError,
  InputErrorCode,
  PickerState,
  RangeSide,
} from './date-picker/picker.reducer.ts'
export type { StampRange } from './date-picker/picker-range.ts'
export type { CustomShortcut } from './date-picker/shortcuts.ts'
export type { PickerLimits } from './date-picker/picker-limits.ts'
export type { PickerType } from './date-picker/picker-type.ts'
export { PickerField, type PickerFieldProps } from './date-picker/picker-field.tsx'
export { PickerPopup, type PickerPopupProps } from './date-picker/picker-popup.tsx'
export { CalendarPanel, type CalendarPanelProps } from './date-picker/calendar-panel.tsx'
export { RangePanels, type RangePanelsProps } from './date-picker/range-panels.tsx'
export {
  defaultExportRange,
  type ExportDates,
  type ExportRange,
  exportDates,
} from './date-picker/export-dates.ts'
export { dayValue } from './date-picker/day-value.ts'
export type { Panel, ShownMonth } from './date-picker/calendar-view.ts'
export type { PickerValue, RangeValue, ValueConverter, ValueType } from './date-picker/picker-value.ts'

// surfaces
export * from './card/card.tsx'
export * from './card/card-header.tsx'
export * from './accordion/accordion.tsx'
export * from './dialog/dialog.tsx'
export { lazyDialog, type OpenedProps } from './dialog/lazy-dialog.tsx'
export * from './popover/popover.tsx'
export * from './popover/popover-trigger.tsx'
export * from './popover/popover-anchor.tsx'
export * from './popover/popover-content.tsx'
export * from './badge/badge.tsx'
export * from './change/change.tsx'
export * from './change/change-styles.tsx'
export * from './chip/chip.tsx'
export * from './definition-list/definition-list.tsx'
export type { DefinitionItem } from './definition-list/definition.tsx'
export * from './info-tip/info-tip.tsx'
export * from './tooltip/tooltip.tsx'

// states
export * from './notice/notice.tsx'
export * from './notice/retry-notice.tsx'
export * from './toast/alert-box.tsx'
export * from './toast/toast-region.tsx'
export * from './toast/use-toasts.ts'
export { ALERT_MS, TOAST_MS, type ToastOrder, type ToastTone } from './toast/toast.reducer.ts'
export * from './progress/progress.tsx'
export * from './skeleton/skeleton.tsx'
export * from './skeleton/lazy-with-placeholder.tsx'
export * from './skeleton/placeholder.tsx'
export * from './spinner/spinner.tsx'
export * from './error-state/error-state.tsx'
export * from './empty-state/empty-state.tsx'

// access
export * from './access-prompt/access-prompt.tsx'
export * from './access-prompt/use-gate.ts'
export * from './access-prompt/gate-prompt.tsx'
export * from './access-prompt/gated-button.tsx'
export * from './locked-chip/locked-chip.tsx'
export type { LockedState } from './locked-chip/locked-chip.view-model.ts'
export * from './asterisk/asterisk-teaser.tsx'
export type { AsteriskState } from './asterisk/asterisk.view-model.ts'

// for assistive tech
export * from './visually-hidden/visually-hidden.tsx'
export * from './live-region/live-region.tsx'
export * from './live-region/use-announce.tsx'
