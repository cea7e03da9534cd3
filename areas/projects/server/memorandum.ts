// Memorandum and pitch for admitted investors and for colleagues. Opening is reported by a call of its own, because
// reading changes nothing.

import { serveOpen } from '#areas/files/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/public.ts'
import { memorandumGate, type MemorandumPage } from './extension-points.ts'
import { drawMemorandum } from './memorandum-document.ts'
import { memorandumOf } from './memorandum-view.ts'
import { findProjectFile } from './project-files.ts'
import { lookProjectBySlug, type ProjectRow } from './project-row.ts'

const reading = { permission: 'permit', userTypes: ['melon', 'b2b'] } as const

export const getMemorandumPage = handler(contract.getMemorandumPage, reading, async (ctx, { params }) =>
  memorandumOf(ctx, await findReadable(ctx, params.slug)),
)

export const getMemorandumPagePitch = handler(contract.getMemorandumPagePitch, reading, async (ctx, { params }) =>
  memorandumOf(ctx, await findReadable(ctx, params.slug)),
)

export const openMemorandum = handler(contract.openMemorandum, reading, async (ctx, { params, body }) => {
  await tell(ctx, await findReadable(ctx, params.slug), body.page)
  return {}
})

export const printMemorandum = fileHandler(contract.printMemorandum, reading, async (ctx, { params }) => {
  const row = await findReadable(ctx, params.slug)
  await tell(ctx, row, 'pdf')
  return {
    name: `${ctx.t('projects_memorandum')} ${row.title}.pdf`,
    contentType: 'application/pdf',
    content: await drawMemorandum(ctx, row),
  }
})

export const getMemorandumFile = fileHandler(contract.getMemorandumFile, reading, async (ctx, { params, query }) => {
  const row = await findReadable(ctx, params.slug)
  return serveOpen(ctx, await findProjectFile(ctx, row.id, params.file), query.size)
})

/** Colleagues read drafts, too; investors read open projects that the gate opens to them. */
async function findReadable(ctx: StaffContext, slug: string): Promise<ProjectRow> {
  const isColleague = ctx.user.userType === 'melon'
  const row = await lookProjectBySlug(ctx, slug, { isAnyState: isColleague })
  if (!row) throw notFound('projects_not_found')
  if (isColleague) return row
  const [gate] = memorandumGate.all()
  const access = gate ? await gate.mayRead(ctx, row) : ({ allowed: false, because: 'not_admitted' } as const)
  if (!access.allowed) throw new AppError(`projects_memorandum_${access.because}`, { status: 403 })
  return row
}

/** Visits of colleagues are not counted. */
async function tell(ctx: StaffContext, row: ProjectRow, page: MemorandumPage): Promise<void> {
  if (ctx.user.userType === 'melon') return
  for (const gate of memorandumGate.all()) await gate.opened(ctx, row, page)
}
