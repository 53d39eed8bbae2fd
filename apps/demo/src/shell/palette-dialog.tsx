import { CommandPalette, type CommandPaletteModel, type GlobalSearchKind } from '@accrue/ui/blocks'
import { type OpenedProps, ToastRegion, useToasts } from '@accrue/ui/controls'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { sectionLinks, siteCommands } from '../site-commands.ts'
import { chosenTheme, setTheme } from '../theme.ts'
import type { AccountProps } from './account.tsx'

export type PaletteDialogProps = AccountProps &
  OpenedProps & {
    palette: CommandPaletteModel
    kinds: readonly GlobalSearchKind[]
  }

/** The command palette. Its commands are those of the page when it opens. */
export function PaletteDialog({ palette, open, session, kinds, ...acts }: PaletteDialogProps) {
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
        palette={palette}
        kinds={kinds}
        commands={commands}
        placeholder={label('command_palette_hint')}
        tooShort={label('command_palette_too_short')}
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
