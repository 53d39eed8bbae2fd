import type { Config } from 'tailwindcss'
import workspace from '../tailwind.config.ts'

/** With the stories and the examples, which no package ships. */
export default {
  presets: [workspace],
  content: { relative: true, files: ['../packages/*/src/**/*.tsx'] },
} satisfies Config
