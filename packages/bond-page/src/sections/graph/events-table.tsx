'use client'
import { type FlagsModel, FlagTable } from '@accrue/ui/charts'
import { Button } from '@accrue/ui/controls'
import { useLabel, useVerdict } from '@accrue/ui/foundation'
import { useId, useState } from 'react'

/** The bond's events as a table, on demand: the flags of the chart for those who do not see them, and the days outside of it (X5, C22). */
export function EventsTable({ flags }: { flags: FlagsModel }) {
  const label = useLabel()
  const id = useId()
  const [open, setOpen] = useState(false)
  const seen = useVerdict('seeExtendedChart').kind === 'allowed'
  if (!seen || flags.kinds.length === 0) return null
  return (
    <div>
      <Button
        variant="link"
        size="s"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label(open ? 'events_table_hide' : 'events_table_show')}
      </Button>
      {open ? <FlagTable id={id} model={flags} className="mt-2" /> : null}
    </div>
  )
}
