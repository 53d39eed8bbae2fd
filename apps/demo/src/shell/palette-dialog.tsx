import { CommandPalette, type CommandPaletteModel, type GlobalSearchPorts } from '@accrue/ui/blocks'
import { type OpenedProps, ToastRegion, useToasts } from '@accrue/ui/controls'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { sectionLinks, siteCommands } from '../site-commands.ts'
import { chosenTheme, setTheme } from '../theme.ts'
import type { AccountProps } from './account.tsx'
import { SEARCHED, STOPPED_STATUSES } from './searched.ts'

export type PaletteDialogProps = AccountProps &
  OpenedProps & {
    palette: CommandPaletteModel
    suggest: GlobalSearchPorts
  }

/** The command palette. Its commands are those of the page when it opens. */
export function PaletteDialog({ palette, open, session, suggest, ...acts }: PaletteDialogProps) {
  const label = useLabel()
  const lang = useLang()
  const toasts = useToasts()
  const { onSettings, onSignIn, onSignOut } = acts
  const signedIn = session.userId > 0
  const { show } = toasts.events
  const commands = useMemo(() => {
    if (!open) return []
    const { search } = window.location
    const facts = { label, lang, signedIn, search, theme: chosenTheme(), sections: sectionLinks(document) }
    return siteCommands(facts, {
      showTheme: setTheme,
      openSettings: onSettings,
      signIn: onSignIn,
      signOut: onSignOut,
      copyAddress: () =>
        void copyAddress().then(
          () => show({ message: label('copied') }),
          () => show({ message: label('copy_failed'), tone: 'down' }),
        ),
    })
  }, [open, label, lang, signedIn, onSettings, onSignIn, onSignOut, show])
  return (
    <>
      <CommandPalette
        {...suggest}
        withoutStatuses={STOPPED_STATUSES}
        palette={palette}
        commands={commands}
        hrefOf={({ kind, id }) => SEARCHED[kind](id)}
      />
      <ToastRegion model={toasts} />
    </>
  )
}

/** A browser without a clipboard API counts as a refusal. */
async function copyAddress(): Promise<void> {
  if (!navigator.clipboard) throw new Error('The clipboard is not available on this page.')
  await navigator.clipboard.writeText(window.location.href)
}
