import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { mergeConfig } from 'vite'

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: base =>
    mergeConfig(base, {
      plugins: [tailwindcss()],
      // found late otherwise, and the first run would start over
      optimizeDeps: { include: ['@tanstack/react-query'] },
      resolve: { conditions: ['@accrue/source', 'module', 'browser', 'development|production'] },
    }),
}

export default config
