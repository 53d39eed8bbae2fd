import { IconButton } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { otherTheme, setTheme, shownTheme } from '../theme.ts'

/** From light to dark and back, at once. */
export function ThemeToggle() {
  const label = useLabel()
  const [theme, show] = useState(shownTheme)
  const next = otherTheme(theme)
  return (
    <IconButton
      label={label(next === 'dark' ? 'theme_dark' : 'theme_light')}
      onClick={() => {
        setTheme(next)
        show(next)
      }}
    >
      {next === 'dark' ? <Moon /> : <Sun />}
    </IconButton>
  )
}
