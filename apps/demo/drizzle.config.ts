import { defineConfig } from 'drizzle-kit'

/** `npm run generate -w @accrue/demo` writes a migration for what changed in the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
})
