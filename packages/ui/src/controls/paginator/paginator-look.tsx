/** The box of everything in the row that can be pressed. */
export const targetLook =
  'focus-ring grid min-h-8 min-w-8 place-items-center rounded-field px-1.5 max-desk:min-h-11 max-desk:min-w-9'
