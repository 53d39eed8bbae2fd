import type { Config } from 'tailwindcss'

/**
 * Where the sheets of this workspace find their class names: in what a page draws, not in its stories, tests and examples.
 * Tokens and breakpoints are CSS variables in packages/ui/src/styles/theme.css, which goes to other pages as well.
 */
export default {
  content: {
    relative: true,
    files: [
      './packages/*/src/**/*.tsx',
      './apps/*/src/**/*.tsx',
      '!./**/*.stories.tsx',
      '!./**/*.test.tsx',
      '!./**/examples/**',
    ],
  },
} satisfies Config
