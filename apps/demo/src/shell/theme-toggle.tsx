import { IconButton } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { MonitorSmartphone, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { chosenTheme, nextTheme, setTheme, systemTheme, watchTheme } from '../theme.ts'
import { useThemeOfMarkup } from '../visit.ts'

const ICONS = { light: <Sun />, dark: <Moon />, system: <MonitorSmartphone /> } as const

/** Cycles through the other theme, the first one, and the system's; its label names the next step. */
export function ThemeToggle({ className }: { className?: string }) {
  const label = useLabel()
  const markup = useThemeOfMarkup()
  const chosen = useSyncExternalStore(watchTheme, chosenTheme, () => markup)
  const system = useSyncExternalStore(watchTheme, systemTheme, systemOnServer)
  const next = nextTheme(chosen, system)
  return (
    <IconButton className={className} label={label(`theme_${next}`)} onClick={() => setTheme(next)}>
      {ICONS[next]}
    </IconButton>
  )
}

const systemOnServer = () => 'light' as const
