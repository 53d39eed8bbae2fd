import type { KnipConfig } from 'knip'

/** What is published is used: knip takes the files that `exports` of a package.json reach as entries. So are tests and stories. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['tests/tools/*.d.mts'],
      stryker: ['tests/proof/mutation/stryker.config.mjs'],
      vitest: ['vitest.config.ts', 'tests/proof/mutation/vitest.config.ts'],
      project: [
        '**/*.{ts,tsx,mts,mjs,mdx,css}',
        // projects of their own, which tests/consumers/run.mjs copies to another place and installs there
        '!examples/**',
        '!tests/consumers/{next-widgets,node,parts,vite-plain,vite-tailwind}/**',
        // texts that the codemods are tried on
        '!tests/contract/codemods/**',
      ],
      // tests/consumers runs its command, attw, by path
      ignoreDependencies: ['@arethetypeswrong/cli'],
    },
    'packages/ui': {
      entry: ['codemods/*.mjs', 'scripts/*.mjs', 'src/charts/network-graph/layout-worker.ts'],
      ignoreDependencies: [
        // only those who import @accrue/ui/testing need it
        '@testing-library/react',
      ],
    },
    'packages/api-client': {
      // openapi-ts writes its whole runtime, whatever of it the API needs
      ignore: ['src/generated/**'],
    },
    'packages/bond-page': {},
    'apps/demo': { entry: ['server/{dev,main}.ts', 'server/page/page-worker.ts', 'bin/*.mjs'] },
    'tests/bench': { entry: ['{table,chart,network}/*.{js,jsx}'] },
  },
  compilers: {
    css: text => [...text.matchAll(/@import "[^"]+"/g)].map(([rule]) => rule.slice(1)).join('\n'),
  },
}

export default config
