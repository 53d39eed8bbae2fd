import type { Config } from 'tailwindcss'

/**
 * What every style sheet of this workspace reads: the package's own, the demo's, which adds its own files by `@source`, and the
 * Storybook's, which adds stories and examples. Tokens and breakpoints are CSS variables in packages/ui/src/styles/theme.css, which
 * goes to other pages as well.
 */
export default {
  /** Where the class names of the widgets are found. */
  content: {
    relative: true,
    files: [
      './packages/ui/src/**/*.tsx',
      '!./packages/ui/src/**/*.stories.tsx',
      '!./packages/ui/src/**/*.test.tsx',
      '!./packages/ui/src/examples/**',
    ],
  },
  /** Names in the code that are names of utilities as well. */
  blocklist: ['container', 'blur', 'outline', 'ring', 'static', 'transform', 'visible'],
} satisfies Config
