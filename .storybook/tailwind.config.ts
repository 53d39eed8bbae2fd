import type { Config } from 'tailwindcss'
import workspace from '../tailwind.config.ts'

/** Includes the stories and examples, which no package ships. */
export default {
  presets: [workspace],
  content: { relative: true, files: ['../packages/*/src/**/*.tsx'] },
} satisfies Config
