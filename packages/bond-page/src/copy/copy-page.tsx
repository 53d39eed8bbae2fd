'use client'
import { CopyButton, IconButton, Menu, useAnnounce, useCopy } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Check, ChevronDown, Copy, FileText, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { BondPagePorts } from '../ports.ts'
import type { WholePageModel } from '../print/use-whole-page.ts'
import { USAGE_LOG } from '../rules/usage-log.ts'
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

type LeftOutNoteProps = { lines: readonly string[]; onClose: () => void }

/** Lists what the copy leaves out. It overlays the page; Escape or a press outside closes it. */
function LeftOutNote({ lines, onClose }: LeftOutNoteProps) {
  const label = useLabel()
  const note = useRef<HTMLDivElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const onPress = (event: PointerEvent) => {
      if (!(event.target instanceof Node && note.current?.contains(event.target))) latest.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) latest.current()
    }
    document.addEventListener('pointerdown', onPress, { signal })
    document.addEventListener('keydown', onKey, { signal })
    return () => abort.abort()
  }, [])
  return (
    <div
      ref={note}
      data-slot="copy-page-left-out"
      className="absolute end-0 top-full z-20 mt-2 w-80 rounded-card max-desk:fixed max-desk:inset-x-4 max-desk:top-auto max-desk:bottom-[calc(1rem+var(--occupied-end,0px))] max-desk:w-auto border border-line bg-surface-raised p-3 pe-10 text-12 text-ink-2 shadow-pop print:hidden"
    >
      <p className="font-medium text-ink">{label('copy_page_left_out')}</p>
      <ul className="mt-1 grid gap-1">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <IconButton
        size="s"
        tip={false}
        label={label('close')}
        className="absolute end-1 top-1"
        onClick={onClose}
      >
        <X />
      </IconButton>
    </div>
  )
}
