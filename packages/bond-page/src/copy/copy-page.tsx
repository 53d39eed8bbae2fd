'use client'
import { CopyButton, Menu, useAnnounce, useCopy } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Check, ChevronDown, Copy, FileText } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { BondPagePorts } from '../ports.ts'
import type { WholePageModel } from '../print/use-whole-page.ts'
import { USAGE_LOG } from '../rules/usage-log.ts'
import { LeftOutNote } from './left-out-note.tsx'
import { logCopyFailure } from './log-copy-failure.ts'
import { usePageCopy } from './use-page-copy.ts'

export type CopyPageOptions = {
  ports: Pick<BondPagePorts, 'actionLogged'>
  sections: readonly { id: string; name: string }[]
  whole: WholePageModel
}

/**
 * Copies the page as text and tables, or as Markdown (P10). Withheld values are not on the page, so they are not copied. Missing content
 * is listed in a note and at the end of the copy. `place` is the ref of an element inside `main`; it renders `notes`.
 */
export function useCopyPage({ ports, sections, whole }: CopyPageOptions) {
  const label = useLabel()
  const place = useRef<HTMLSpanElement>(null)
  const page = usePageCopy(place, sections, whole.events)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [announce, region] = useAnnounce()
  // logged once per press, whether or not the copy succeeds
  const logged = (make: () => Promise<string>) => () => {
    void ports.actionLogged({ actionId: USAGE_LOG.copyPage })
    setMissing([])
    return make()
  }
  const nameMissing = async () => {
    const lines = await page.missing()
    setMissing(lines)
    if (lines.length > 0) announce([label('copy_page_left_out'), ...lines].join('. '))
  }
  const events = {
    onCopied: () => {
      announce(label('copied'))
      void nameMissing()
    },
    onFailure: (error: unknown) => {
      logCopyFailure(error)
      announce(label('copy_failed'))
    },
  }
  const asText = { text: logged(page.text), html: page.html }
  const text = useCopy({ ...asText, ...events })
  const markdown = useCopy({ text: logged(page.markdown), ...events })
  const notes: ReactNode = (
    <>
      {missing.length > 0 ? <LeftOutNote lines={missing} onClose={() => setMissing([])} /> : null}
      {region}
    </>
  )
  return { place, asText, nameMissing, text, markdown, notes }
}

export type CopyPageModel = ReturnType<typeof useCopyPage>

/** The copy button, with a menu for Markdown. */
export function CopyPage({ asText, nameMissing, markdown }: CopyPageModel) {
  const label = useLabel()
  return (
    <span className="inline-flex items-center">
      <CopyButton
        slow
        text={asText.text}
        html={asText.html}
        onCopied={() => void nameMissing()}
        onFailure={logCopyFailure}
        className="max-wide:px-2"
      >
        <span className="max-wide:sr-text">{label('copy_page')}</span>
      </CopyButton>
      <Menu
        iconOnly
        align="end"
        label={label('copy_page_more')}
        icon={markdown.state.phase === 'copied' ? <Check className="text-up" /> : <ChevronDown />}
        pending={markdown.state.phase === 'copying'}
        items={[{ id: 'markdown', label: label('copy_page_markdown'), icon: <FileText /> }]}
        onSelect={markdown.events.copy}
      />
    </span>
  )
}

/** The same actions as menu items. */
export const copyItems = (label: (key: string) => string) => [
  { id: 'copy', label: label('copy_page'), icon: <Copy /> },
  { id: 'markdown', label: label('copy_page_markdown'), icon: <FileText /> },
]
