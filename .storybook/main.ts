import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { mergeConfig } from 'vite'
import { componentDocs } from './component-docs.ts'

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'storybook-addon-tag-badges',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // the highlighter reads all styles after each change of a story, a tenth of the tests' time; each of the others wraps the story
  features: process.env.STORYBOOK_FOR_TESTS
    ? { highlight: false, backgrounds: false, measure: false, outline: false }
    : {},
  viteFinal: base =>
    mergeConfig(base, {
      plugins: [tailwindcss(), componentDocs()],
      // otherwise Vite finds these late, and the first run restarts
      optimizeDeps: { include: ['@tanstack/react-query'] },
      resolve: { conditions: ['@accrue/source', 'module', 'browser', 'development|production'] },
    }),
}

export default config
