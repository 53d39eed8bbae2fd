'use client'
import { CopyButton, Menu, useAnnounce, useCopy } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Check, ChevronDown, FileText } from '@accrue/ui/foundation/icons'
import { useRef } from 'react'
import type { BondPagePorts } from '../ports.ts'
import type { WholePageModel } from '../print/use-whole-page.ts'
import { USAGE_LOG } from '../rules/usage-log.ts'
import { logCopyFailure } from './log-copy-failure.ts'
import { usePageCopy } from './use-page-copy.ts'

export type CopyPageProps = {
  ports: Pick<BondPagePorts, 'actionLogged'>
  /** The sections that the page has. */
  sections: readonly { id: string }[]
  whole: WholePageModel
}

/** Copies what the page shows, as text and tables, or as Markdown (P10). What is withheld is not on the page, so it is not copied. */
export function CopyPage({ ports, sections, whole }: CopyPageProps) {
  const label = useLabel()
  const place = useRef<HTMLSpanElement>(null)
  const page = usePageCopy(place, sections, whole.events)
  const log = () => void ports.actionLogged({ actionId: USAGE_LOG.copyPage })
  // made with the press, and once for it: the log is about what was wanted
  const logged = (make: () => Promise<string>) => () => {
    log()
    return make()
  }
  return (
    <span ref={place} className="inline-flex items-center gap-1">
      <CopyButton
        slow
        text={logged(page.text)}
        html={page.html}
        onFailure={logCopyFailure}
        className="max-desk:px-3"
      >
        <span className="max-desk:sr-text">{label('copy_page')}</span>
      </CopyButton>
      <CopyMarkdown make={logged(page.markdown)} />
    </span>
  )
}

/** The second choice: the same as Markdown, for notes and chats. */
function CopyMarkdown({ make }: { make: () => Promise<string> }) {
  const label = useLabel()
  const [announce, region] = useAnnounce()
  const { state, events } = useCopy({
    text: make,
    onCopied: () => announce(label('copied')),
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
