/** The box of everything in the row that can be pressed. Ten of them fit side by side on a phone of 390 px. */
export const targetLook =
  'focus-ring grid min-h-8 min-w-8 place-items-center rounded-field px-1.5 max-desk:min-h-11 max-desk:w-full max-desk:px-0.5'

/** Its place in the row: on a phone as wide as there is room, 44 px at most. */
export const itemLook = 'max-desk:max-w-11 max-desk:flex-1'
