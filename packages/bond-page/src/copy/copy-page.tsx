'use client'
import { CopyButton, Menu, useAnnounce, useCopy } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Check, ChevronDown, FileText } from '@accrue/ui/foundation/icons'
import { useRef, useState } from 'react'
import type { BondPagePorts } from '../ports.ts'
import type { WholePageModel } from '../print/use-whole-page.ts'
import { USAGE_LOG } from '../rules/usage-log.ts'
import { LeftOutNote } from './left-out-note.tsx'
import { logCopyFailure } from './log-copy-failure.ts'
import { usePageCopy } from './use-page-copy.ts'

export type CopyPageProps = {
  ports: Pick<BondPagePorts, 'actionLogged'>
  /** The sections that the page has. */
  sections: readonly { id: string; name: string }[]
  whole: WholePageModel
}

/**
 * Copies what the page shows, as text and tables, or as Markdown (P10). What is withheld is not on the page, so it is not copied.
 * What the copy does not hold is named, here and at its end.
 */
export function CopyPage({ ports, sections, whole }: CopyPageProps) {
  const label = useLabel()
  const place = useRef<HTMLSpanElement>(null)
  const page = usePageCopy(place, sections, whole.events)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [announce, region] = useAnnounce()
  const log = () => void ports.actionLogged({ actionId: USAGE_LOG.copyPage })
  // made with the press, and once for it: the log is about what was wanted
  const logged = (make: () => Promise<string>) => () => {
    log()
    setMissing([])
    return make()
  }
  const nameMissing = async () => {
    const lines = await page.missing()
    setMissing(lines)
    if (lines.length > 0) announce([label('copy_page_left_out'), ...lines].join('. '))
  }
  return (
    <span ref={place} className="relative inline-flex items-center gap-1">
      <CopyButton
        slow
        text={logged(page.text)}
        html={page.html}
        onCopied={nameMissing}
        onFailure={logCopyFailure}
        className="max-desk:px-3"
      >
        <span className="max-desk:sr-text">{label('copy_page')}</span>
      </CopyButton>
      <CopyMarkdown make={logged(page.markdown)} onCopied={nameMissing} />
      {missing.length > 0 ? <LeftOutNote lines={missing} onClose={() => setMissing([])} /> : null}
      {region}
    </span>
  )
}

/** The second choice: the same as Markdown, for notes and chats. */
function CopyMarkdown({ make, onCopied }: { make: () => Promise<string>; onCopied: () => void }) {
  const label = useLabel()
  const [announce, region] = useAnnounce()
  const { state, events } = useCopy({
    text: make,
    onCopied: () => {
      announce(label('copied'))
      onCopied()
    },
    onFailure: fault => {
      logCopyFailure(fault)
      announce(label('copy_failed'))
    },
  })
  return (
    <>
      <Menu
        iconOnly
        align="end"
        label={label('copy_page_more')}
        icon={state.phase === 'copied' ? <Check className="text-up" /> : <ChevronDown />}
        pending={state.phase === 'copying'}
        items={[{ id: 'markdown', label: label('copy_page_markdown'), icon: <FileText /> }]}
        onSelect={events.copy}
      />
      {region}
    </>
  )
}
