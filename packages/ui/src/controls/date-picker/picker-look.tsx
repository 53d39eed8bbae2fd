/** As wide as what is written in it, however little room a row has; a reason below it wraps rather than widens it. */
export const PICKER_LOOK =
  'relative w-fit min-w-34 max-w-full max-desk:min-w-36 [&_[data-slot=field-error]]:w-0 [&_[data-slot=field-error]]:min-w-full'
