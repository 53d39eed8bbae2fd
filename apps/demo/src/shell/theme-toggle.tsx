import { IconButton } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Moon, Sun } from '@accrue/ui/foundation/icons'
import { useSyncExternalStore } from 'react'
import { otherTheme, setTheme, shownTheme, watchTheme } from '../theme.ts'

/** From light to dark and back, at once. */
export function ThemeToggle({ className }: { className?: string }) {
  const label = useLabel()
  const next = otherTheme(useSyncExternalStore(watchTheme, shownTheme))
  return (
    <IconButton
      className={className}
      label={label(next === 'dark' ? 'theme_dark' : 'theme_light')}
      onClick={() => setTheme(next)}
    >
      {next === 'dark' ? <Moon /> : <Sun />}
    </IconButton>
  )
}
