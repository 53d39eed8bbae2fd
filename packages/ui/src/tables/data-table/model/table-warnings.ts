'use client'
import type { RowData } from '@tanstack/react-table'
import { useEffect } from 'react'
import { CHECKED, firstDuplicate, isShallowEqual, warnOnce } from '../../../foundation/dev-warnings.ts'
import { listOf } from '../../../foundation/list-of.ts'
import { useUnstableWarning } from '../../../foundation/use-unstable-warning.ts'
import { columnId, type DataTableColumnDef } from '../columns/columns.ts'
import type { DataTableOptions } from './table-options.ts'

/** Warning for developers about ids of rows; null if they are unique. */
export function rowIdWarning<Row extends RowData>(
  data: readonly Row[],
  getRowId: ((row: Row, index: number) => string) | undefined,
): string | null {
  if (!getRowId) return null
  const twice = firstDuplicate(data.slice(0, CHECKED).map((row, at) => String(getRowId(row, at))))
  return (
    twice &&
    `DataTable: rows ${twice.first} and ${twice.second} of \`data\` have the same id "${twice.id}". Return a unique id for each row from \`getRowId\`.`
  )
}

/** Warning for developers about ids of columns; null if they are unique. */
export function columnIdWarning<Row extends RowData>(
  columns: readonly DataTableColumnDef<Row>[],
): string | null {
  const twice = firstDuplicate(columns.slice(0, CHECKED).map(columnId))
  return (
    twice &&
    `DataTable: columns ${twice.first} and ${twice.second} have the same id "${twice.id}", and only the first one is drawn. Give each column its own \`id\`.`
  )
}

/** Warns developers about duplicate ids of rows and columns, and about arrays that change on every render. */
export function useTableWarnings<Row extends RowData>(
  options: Pick<DataTableOptions<Row>, 'data' | 'columns' | 'getRowId'>,
): void {
  const { getRowId } = options
  const [data, columns] = [listOf(options.data), listOf(options.columns)]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for the same rows returns the same ids
  useEffect(() => {
    const text = rowIdWarning(data, getRowId)
    if (text) warnOnce(text)
  }, [data])
  useEffect(() => {
    const text = columnIdWarning(columns)
    if (text) warnOnce(text)
  }, [columns])
  useUnstableWarning(data, { text: unstableText('data'), isSame: isShallowEqual })
  useUnstableWarning(columns, { text: unstableText('columns'), isSame: isSameColumn })
}

function unstableText(name: string): string {
  return `DataTable: \`${name}\` is a new array with the same content on every render. Move it out of the component, or keep it in \`useMemo\` or \`useState\`.`
}

function isSameColumn<Row extends RowData>(
  one: DataTableColumnDef<Row>,
  other: DataTableColumnDef<Row>,
): boolean {
  return columnId(one) === columnId(other)
}
