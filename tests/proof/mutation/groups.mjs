/** The pure code by kind: the globs of each group's files. */
export const GROUPS = {
  rules: ['packages/*/src/**/*.rules.ts', 'packages/bond-page/src/rules/!(*.test).ts'],
  reducers: ['packages/*/src/**/*.reducer.ts'],
  'view models': ['packages/*/src/**/*.view-model.ts'],
  decoders: ['packages/api-client/src/decode/!(*.test).ts'],
  access: ['packages/api-client/src/access/!(*.test).ts', 'packages/ui/src/foundation/access/!(*.test).ts'],
}
