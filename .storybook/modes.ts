import { VIEWPORTS } from './viewports.ts'

/** The themes and widths in which Chromatic captures every story; high contrast and other widths have their own stories. */
const THEMES = ['light', 'dark'] as const
const WIDTHS = ['desk', 'phone'] as const

/** A theme of the toolbar, and a window in pixels. */
export type Mode = { theme: (typeof THEMES)[number]; viewport: { width: number; height: number } }

/** Every theme at every width: `light-desk`, `light-phone`, `dark-desk`, `dark-phone`. */
export const MODES: Record<string, Mode> = Object.fromEntries(
  THEMES.flatMap(theme =>
    WIDTHS.map((width): [string, Mode] => {
      const { styles } = VIEWPORTS[width]
      const viewport = {
        width: Number.parseInt(styles.width, 10),
        height: Number.parseInt(styles.height, 10),
      }
      return [`${theme}-${width}`, { theme, viewport }]
    }),
  ),
)
