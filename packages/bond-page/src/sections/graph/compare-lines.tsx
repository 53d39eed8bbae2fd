/** A lazy file: the table component is large, and few users compare. */
export { CompareTable } from '@accrue/ui/blocks'
