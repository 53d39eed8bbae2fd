import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** One widget alone; React in a file of its own, so that what the widget costs can be weighed. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist-paginator',
    rolldownOptions: {
      input: 'paginator.html',
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
})
