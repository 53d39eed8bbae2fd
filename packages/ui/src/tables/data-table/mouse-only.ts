/** What a button in a copy for eyes has: a press on it works, but focus stays where it is, for assistive tech does not know the copy. */
export const MOUSE_ONLY = {
  tabIndex: -1,
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
}
