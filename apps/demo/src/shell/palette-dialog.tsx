/** A file of its own, which comes when the palette is first wanted. */
export { CommandPalette } from '@accrue/ui/blocks'
