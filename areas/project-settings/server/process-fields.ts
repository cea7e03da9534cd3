// Fields that other areas add to the process settings: a switch, or a whole number within limits. The page draws them,
// and the area reads its own field typed.

import { z } from 'zod'
import type { ProjectType } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { ShownField } from '../contract/process.ts'

interface FieldBase {
  /** Texts: `project_settings_field_` + key, and `project_settings_` + key + `_hint` with `least` and `most`. */
  key: string
  /** A section of the page, or one of its own with the title `project_settings_part_` + section. */
  section: string
  /** Position among the added fields. */
  order: number
  /** Project types with this field; all if absent. */
  only?: readonly ProjectType[]
}

export interface SwitchField extends FieldBase {
  kind: 'switch'
  default: boolean
}

export interface NumberField extends FieldBase {
  kind: 'number'
  default: number
  /** Both included. */
  least: number
  most: number
  /** True if the number counts days. */
  isInDays?: true
}

export type ProcessField = SwitchField | NumberField

export const processFields = extensionPoint<ProcessField>('project-settings.process-fields')

const shapeOf = (field: ProcessField) =>
  field.kind === 'switch'
    ? z.boolean().default(field.default)
    : z.int().min(field.least).max(field.most).default(field.default)

const fieldsFor = ({ workspace }: Context): ProcessField[] =>
  processFields
    .all()
    .filter(({ only }) => !only || only.includes(workspace.projectType))
    .toSorted((a, b) => a.order - b.order)

/** Returns the stored value of a field; its default if none was saved. */
export function readProcessField(ctx: Context, field: SwitchField): Promise<boolean>
export function readProcessField(ctx: Context, field: NumberField): Promise<number>
export async function readProcessField(ctx: Context, field: ProcessField): Promise<boolean | number> {
  const stored = await readSetting(ctx, 'process', z.object({ [field.key]: shapeOf(field) }))
  return stored[field.key] ?? field.default
}

/** Values of the added fields, by key. */
export const readProcessFields = (ctx: Context) =>
  readSetting(ctx, 'process', z.object(Object.fromEntries(fieldsFor(ctx).map((one) => [one.key, shapeOf(one)]))))

/** Takes the added fields from a request; fields that are missing keep their stored value. */
export async function takeProcessFields(ctx: Context, given: Readonly<Record<string, unknown>>) {
  const stored = await readProcessFields(ctx)
  return Object.fromEntries(
    fieldsFor(ctx).map((field) => {
      const read = shapeOf(field).safeParse(given[field.key] ?? stored[field.key])
      if (!read.success) throw fieldRefusal(field.key, 'general_value_not_valid')
      return [field.key, read.data]
    }),
  )
}

/** Description of the added fields for the page. */
export const shownFields = (ctx: Context): ShownField[] =>
  fieldsFor(ctx).map(({ key, section, ...field }) =>
    field.kind === 'switch'
      ? { key, section, kind: field.kind }
      : { key, section, kind: field.kind, least: field.least, most: field.most, isInDays: field.isInDays ?? false },
  )
