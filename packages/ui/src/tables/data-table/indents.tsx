/**
 * How far a row of a tree is moved in: the lines under a heading line by `--table-header-indent`, every level below
 * by `--table-cell-indent` more (shared-blocks §9: 10 and 4 px).
 */
export const INDENTS: readonly string[] = [
  '',
  'ps-(--table-header-indent,10px)',
  'ps-[calc(var(--table-header-indent,10px)+var(--table-cell-indent,4px))]',
  'ps-[calc(var(--table-header-indent,10px)+2*var(--table-cell-indent,4px))]',
  'ps-[calc(var(--table-header-indent,10px)+3*var(--table-cell-indent,4px))]',
  'ps-[calc(var(--table-header-indent,10px)+4*var(--table-cell-indent,4px))]',
  'ps-[calc(var(--table-header-indent,10px)+5*var(--table-cell-indent,4px))]',
]
