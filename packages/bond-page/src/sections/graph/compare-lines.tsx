/** In a file of its own: it brings the tables with it, and few readers compare. */
export { CompareTable } from '@accrue/ui/blocks'
