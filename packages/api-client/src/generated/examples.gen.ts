// This file is written from openapi.yaml by scripts/write-tables.mjs

import type { OperationId } from './operations.gen.ts'

/** Example answers of each operation by name; the first is the usual one. */
export const exampleAnswers: Partial<Record<OperationId, Record<string, unknown>>> = {}

/** Example request bodies of each operation by name. */
export const exampleRequests: Partial<Record<OperationId, Record<string, unknown>>> = {}
