import { defineConfig } from 'tsdown'
import { packageBuild } from '../../tsdown.base.config.ts'

export default defineConfig(
  packageBuild(import.meta.dirname, {
    alsoFrom: ['src/charts/network-graph/layout-worker.ts'],
    neverBundle: [/labels\/en\.json$/],
  }),
)
