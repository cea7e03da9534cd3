// Smallest values that fit a contract, for tests that walk all endpoints.

import { z } from 'zod'

interface Schema {
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  type?: string
  format?: string
  pattern?: string
  minimum?: number
  minItems?: number
  minLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** The smallest value that the schema accepts; texts with a pattern are not supported. */
export const exampleOf = (shape: z.ZodType): unknown =>
  // The JSON schema of zod has more keys than `Schema`; these are the ones read here.
  exampleFor(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema)

function exampleFor(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return exampleFor(choice)
  if (schema.type === 'object') return exampleObject(schema)
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => exampleFor(schema.items ?? {}))
  if (schema.type === 'string') return exampleText(schema)
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1)
  return null
}

function exampleObject({ properties = {}, required = [] }: Schema): object {
  return Object.fromEntries(required.map((key) => [key, exampleProperty(key, properties[key] ?? {})]))
}

/** E-mail addresses are checked by a refinement, which a JSON schema does not contain. */
function exampleProperty(key: string, schema: Schema): unknown {
  return /email$/i.test(key) && schema.type === 'string' ? 'anna@example.ch' : exampleFor(schema)
}

function exampleText({ format, minLength = 1 }: Schema): string {
  if (format === 'uuid') return '0199a000-0000-7000-8000-000000000000'
  if (format === 'date') return '2026-12-01'
  return 'x'.repeat(minLength)
}
