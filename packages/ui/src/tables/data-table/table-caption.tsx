type TableCaptionProps = { id: string; caption: string; showCaption: boolean; dimension: string | undefined }

/** The table's name, visible or not, and the unit of its numbers. `data-slot` table-caption. */
export function TableCaption({ id, caption, showCaption, dimension }: TableCaptionProps) {
  return (
    <caption
      id={id}
      data-slot="table-caption"
      className={showCaption || dimension ? 'px-5 pb-1 text-start max-desk:px-4' : 'sr-text'}
    >
      <span className="sticky start-5 max-desk:start-4">
        <span className={showCaption ? 'text-14 font-heavy' : 'sr-text'}>{caption}</span>{' '}
        {dimension && <span className="text-12 text-ink-3">{dimension}</span>}
      </span>
    </caption>
  )
}
