import { mergeConfig } from 'vite'
import documented from './vite.config.ts'

/** The project of the documentation, with another page of its own. */
export default mergeConfig(documented, {
  build: { outDir: 'dist-widgets', rollupOptions: { input: 'widgets.html' } },
})
