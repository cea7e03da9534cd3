// A settings page: one versioned document, read and saved as a whole; changes are recorded with old and new value.

import { and, eq } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { staleVersion } from '#platform/server/app-error.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { changesBetween } from './changes.ts'
import { readSettingHistory } from './history.ts'

export interface SettingPage<Data extends object> {
  /** Key of the stored document; its title is the text `project_settings_page_` + key, with `_` for `-`. */
  key: string
  read: (ctx: StaffContext) => Promise<Data>
  /** Returns the document to store; data stored elsewhere is written here. Throws if the data cannot be stored. */
  documentOf: (ctx: StaffContext, data: Data) => Promise<object>
  words?: (ctx: StaffContext, field: string, value: unknown) => string | undefined
}

const subjectOf = (ctx: StaffContext, key: string) => ({ kind: `setting.${key}`, id: ctx.workspace.id })

const rowOf = (ctx: StaffContext, key: string) =>
  and(eq(projectSetting.workspaceId, ctx.workspace.id), eq(projectSetting.key, key))

export const readPage =
  <Data extends object>({ key, read, words }: SettingPage<Data>) =>
  async (ctx: StaffContext) => {
    const [row] = await ctx.db.select({ version: projectSetting.version }).from(projectSetting).where(rowOf(ctx, key))
    const history = await readSettingHistory(ctx, {
      ...subjectOf(ctx, key),
      fields: 'project_settings_field_',
      ...(words && { words: (field, value) => words(ctx, field, value) }),
    })
    return { version: row?.version ?? 0, data: await read(ctx), history }
  }

export const savePage =
  <Data extends object>({ key, read, documentOf }: SettingPage<Data>) =>
  async (ctx: StaffContext, { body }: { body: Data & { version: number } }) => {
    const [held] = await ctx.db
      .select({ version: projectSetting.version })
      .from(projectSetting)
      .where(rowOf(ctx, key))
      .for('update')
    const stands = held?.version ?? 0
    const before = await read(ctx)
    const { version: seen, ...data } = body
    const changes = changesBetween(before, data)
    if (changes.length === 0) return { version: stands }
    if (stands !== seen) throw staleVersion({ version: stands, data: before })
    const value = await documentOf(ctx, body)
    const version = seen + 1
    const [saved] = await ctx.db
      .insert(projectSetting)
      .values({ workspaceId: ctx.workspace.id, key, value, version, updatedAt: ctx.now })
      .onConflictDoUpdate({
        target: [projectSetting.workspaceId, projectSetting.key],
        set: { value, version, updatedAt: ctx.now },
        setWhere: eq(projectSetting.version, seen),
      })
      .returning({ version: projectSetting.version })
    // Two people may save a page for the first time at once: there is no row to lock yet, so the second insert fails.
    if (!saved) throw staleVersion({ version: seen + 1, data: await read(ctx) })
    const title = ctx.t(`project_settings_page_${key.replaceAll('-', '_')}`)
    ctx.record({ event: 'setting.changed', subject: { ...subjectOf(ctx, key), title }, changes })
    return {
      version: saved.version,
      notify: [{ type: 'success' as const, title: ctx.t('project_settings_saved', { page: title }) }],
    }
  }
