import type { Config } from 'tailwindcss'

/** Tokens live as CSS variables in packages/ui/src/styles/theme.css; this file holds what CSS cannot say: breakpoints by name. */
export default {
  theme: {
    extend: {
      screens: {
        // shared-blocks §9: the mobile layout is at 680 px or less, so "desk" starts one pixel above
        desk: '681px',
        wide: '1100px',
      },
    },
  },
} satisfies Config
