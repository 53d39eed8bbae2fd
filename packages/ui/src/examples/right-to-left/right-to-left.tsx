'use client'
import { Paginator } from '@accrue/ui/controls'
import { type Labels, mergeLabels, UiProvider } from '@accrue/ui/foundation'
import en from '@accrue/ui/labels/en.json'
import { createColumns, DataTable } from '@accrue/ui/tables'
import { useState } from 'react'

/** A language without labels in Accrue: your own labels over English ones, so that no key is shown. */
const ARABIC: Labels = {
  paginator: 'الصفحات',
  paginator_ellipsis: 'الانتقال إلى صفحة … من {pages}',
  paginator_jump: 'الانتقال إلى صفحة',
  paginator_jump_go: 'انتقال',
  paginator_jump_of: 'من {pages}',
  paginator_jump_refused: 'أدخل رقم صفحة من 1 إلى {pages}',
  paginator_next: 'الصفحة التالية',
  paginator_page: 'الصفحة {page}',
  paginator_previous: 'الصفحة السابقة',
  paginator_status: '{from}–{to} من {total}، صفحة {page} من {pages}',
  table_column_of: '{at} من {of}',
}
const LABELS = mergeLabels(en, ARABIC)

const column = createColumns<{ name: string; coupon: number; price: number }>()
const COLUMNS = [
  column.text('name', { header: 'السند' }),
  column.number('coupon', { header: 'الكوبون', unit: '%', decimals: 3 }),
  column.number('price', { header: 'السعر', unit: '%', decimals: 2 }),
]
const BONDS = [
  { name: 'UST 4 3/8% 2034', coupon: 4.375, price: 101.09 },
  { name: 'سندات الخزانة 2029', coupon: 4.25, price: 100.72 },
]

/** A right-to-left part of a page. If the whole page is right-to-left, set `dir` and `lang` on `<html>`. */
export function RightToLeft() {
  const [page, setPage] = useState(2)
  return (
    <UiProvider labels={LABELS}>
      <div dir="rtl" lang="ar" className="grid gap-3 text-ink">
        <DataTable caption="سندات" columns={COLUMNS} data={BONDS} />
        <Paginator page={page} total={383} onPageChange={setPage} />
      </div>
    </UiProvider>
  )
}
