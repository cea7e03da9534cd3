// Actions on templates from their list: set default, copy, activate or deactivate, delete.

import { and, isNull } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { TemplateAction } from '../contract/templates.ts'
import { changeTemplate, lockTemplate, readWords, type TemplateRow } from './template-row.ts'
import { mailTemplate } from './tables.ts'
import { clearDefault, createTemplate, freeTitle, ofKind, subjectOf } from './templates.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/templates.ts'

const actions: Record<TemplateAction, (ctx: StaffContext, row: TemplateRow) => Promise<void>> = {
  async set_default(ctx, row) {
    if (!row.isActive) throw new AppError('mail_templates_is_off', { values: { title: row.title } })
    if (row.isDefault) return
    await clearDefault(ctx, row.kind)
    await changeTemplate(ctx, row, { isDefault: true })
    record(ctx, row, { event: 'mail_template.made_default' })
  },
  async unset_default(ctx, row) {
    if (!row.isDefault) return
    await changeTemplate(ctx, row, { isDefault: false })
    record(ctx, row, { event: 'mail_template.no_more_default' })
  },
  async duplicate(ctx, { id, kind, title }) {
    const others = await ctx.db
      .select({ title: mailTemplate.title })
      .from(mailTemplate)
      .where(and(ofKind(ctx, kind), isNull(mailTemplate.deletedAt)))
    const copy = freeTitle(ctx.t('mail_templates_copy_of', { title }).slice(0, 95), others)
    await createTemplate(ctx, { body: { ...(await readWords(ctx, id)), kind, title: copy, isDefault: false } })
  },
  async activate(ctx, row) {
    await changeTemplate(ctx, row, { isActive: true })
    record(ctx, row, { event: 'mail_template.activated' })
  },
  async deactivate(ctx, row) {
    await changeTemplate(ctx, row, { isActive: false, isDefault: false })
    record(ctx, row, { event: 'mail_template.deactivated' })
  },
  async delete(ctx, row) {
    await changeTemplate(ctx, row, { isDefault: false, deletedAt: ctx.now })
    record(ctx, row, { event: 'mail_template.deleted' })
  },
}

const record = (ctx: StaffContext, row: TemplateRow, { event }: { event: string }) =>
  ctx.record({ event, subject: subjectOf(row) })

export const changeMailTemplates = handler(
  contract.changeMailTemplates,
  { permission: 'admin' },
  async (ctx, { body }) => {
    const targets = [...new Set(body.targets)].toSorted((a, b) => (a < b ? -1 : 1))
    for (const id of targets) await actions[body.bulkAction](ctx, await lockTemplate(ctx, id))
    const title = ctx.t(`mail_templates_done_${body.bulkAction}`, { count: targets.length })
    return { notify: [{ type: 'success', title }] }
  },
)
