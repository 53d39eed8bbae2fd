import { defineConfig } from '@hey-api/openapi-ts'

export default defineConfig({
  input: './openapi.yaml',
  output: { path: process.env.ACCRUE_GENERATED ?? './src/generated', clean: true },
  plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk', 'valibot'],
})
