import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { lastingProcesses } from './lasting-processes.ts'

const conditions = ['@accrue/source', 'module', 'node', 'development|production']
const properties = fileURLToPath(new URL('../../properties.ts', import.meta.url))

/** The pure tests of the packages, for Stryker. */
export default defineConfig({
  plugins: [
    {
      name: 'lasting-processes',
      // here, because Stryker's option replaces the pool of a configuration
      configureVitest({ project }) {
        project.config.pool = lastingProcesses.name
        project.config.poolRunner = lastingProcesses
      },
    },
  ],
  resolve: { conditions, alias: [{ find: /^fast-check$/, replacement: properties }] },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    isolate: false,
    include: ['packages/*/src/**/*.test.ts'],
    // whole calls of the client: seconds for each mutant of a decoder, and they test that nothing breaks, not which facts arrive
    exclude: ['**/node_modules/**', 'packages/api-client/src/*.test.ts'],
    setupFiles: ['tests/proof/mutation/setup.ts', 'tests/setup.ts'],
    testTimeout: 60_000,
  },
})
