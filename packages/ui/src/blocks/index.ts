// biome-ignore-all assist/source/organizeImports: in the order of a table of contents

export * from './compare-search/compare-search.tsx'
export * from './compare-search/use-compare-search.ts'
export * from './compare-search/compare-search.model.ts'
export * from './compare-search/compare-search.shape.ts'
