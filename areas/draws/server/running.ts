// The steps of a draw: published, value entered or secret revealed, confirmed by a second person.

import { createHash, randomBytes } from 'node:crypto'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../contract/draw.ts'
import { drawCan } from '../rules/draw-can.ts'
import { lineOf } from '../rules/list-text.ts'
import { changeDraw, lockDraw, subjectOf, type DrawRow } from './draw-row.ts'
import { drawDecided, drawPublished, tellOwner } from './owners.ts'
import { keepOrder } from './ordering.ts'
import { askSecondPerson } from './staff-news.ts'

export const asked = (ctx: StaffContext) => ({ userId: ctx.user.id, now: ctx.now })

const success = (ctx: StaffContext, title: string) => ({ notify: [{ type: 'success' as const, title: ctx.t(title) }] })

export const publishDraw = handler(contract.publishDraw, { permission: 'viewing' }, async (ctx, { params, body }) => {
  const row = await lockDraw(ctx, params.id)
  assertAllowed(drawCan('publish', row, asked(ctx)))
  const decider = body.method === 'public_value' ? publicSource(ctx, body) : newCommitment(ctx, row)
  const published = await changeDraw(ctx, row, {
    ...decider,
    method: body.method,
    state: 'published',
    publishedBy: ctx.user.id,
    publishedAt: ctx.now,
  })
  ctx.record({
    event: 'draw.published',
    subject: subjectOf(row),
    changes: [
      { field: 'method', old: null, new: ctx.t(`draws_method_${body.method}`) },
      ...(published.source ? [{ field: 'source', old: null, new: published.source }] : []),
      ...(published.commitment ? [{ field: 'commitment', old: null, new: published.commitment }] : []),
    ],
  })
  await tellOwner(ctx, drawPublished, published)
  return success(ctx, 'draws_done_published')
})

interface NamedSource {
  source?: string | undefined
  knownAt?: string | undefined
}

function publicSource(ctx: StaffContext, { source, knownAt }: NamedSource) {
  if (!source) throw fieldRefusal('source', 'general_field_is_required')
  if (!knownAt) throw fieldRefusal('knownAt', 'general_field_is_required')
  const known = new Date(knownAt)
  if (known <= ctx.now) throw fieldRefusal('knownAt', 'draws_value_must_be_future')
  return { source: lineOf(source), knownAt: known }
}

/** The secret is written as hexadecimal digits; the commitment is the hash of these digits. */
function newCommitment(ctx: StaffContext, { id }: DrawRow) {
  const secret = randomBytes(32).toString('hex')
  return { commitment: commitmentOf(secret), sealedSecret: ctx.services.secrets.seal(secret, placeOfSecret(id)) }
}

const commitmentOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
const placeOfSecret = (id: string): string => `draw ${id}`

export const enterDrawValue = handler(
  contract.enterDrawValue,
  { permission: 'viewing' },
  async (ctx, { params, body }) => {
    const row = await lockDraw(ctx, params.id)
    assertAllowed(drawCan('enterValue', row, asked(ctx)))
    await enterValue(ctx, row, { value: lineOf(body.value), reference: lineOf(body.reference) })
    return success(ctx, 'draws_done_value_entered')
  },
)

export const revealDraw = handler(contract.revealDraw, { permission: 'viewing' }, async (ctx, { params }) => {
  const row = await lockDraw(ctx, params.id)
  assertAllowed(drawCan('reveal', row, asked(ctx)))
  const value = row.sealedSecret && ctx.services.secrets.open(row.sealedSecret, placeOfSecret(row.id))
  // The secret of the installation was changed since: only a second run helps.
  if (!value || commitmentOf(value) !== row.commitment) throw new AppError('draws_secret_lost')
  await enterValue(ctx, row, { value, reference: null })
  return success(ctx, 'draws_done_revealed')
})

/** Requires a row lock. */
async function enterValue(ctx: StaffContext, row: DrawRow, read: { value: string; reference: string | null }) {
  await changeDraw(ctx, row, {
    state: 'value_entered',
    value: read.value,
    valueReference: read.reference,
    enteredBy: ctx.user.id,
    enteredAt: ctx.now,
  })
  ctx.record({
    event: row.method === 'commit_reveal' ? 'draw.revealed' : 'draw.value_entered',
    subject: subjectOf(row),
    changes: [
      { field: 'value', old: row.value, new: read.value },
      ...(read.reference ? [{ field: 'reference', old: row.valueReference, new: read.reference }] : []),
    ],
  })
  await askSecondPerson(ctx, row, 'draw_to_confirm')
}

export const confirmDraw = handler(contract.confirmDraw, { permission: 'viewing' }, async (ctx, { params }) => {
  const row = await lockDraw(ctx, params.id)
  assertAllowed(drawCan('confirm', row, asked(ctx)))
  await keepOrder(ctx, row)
  const decided = await changeDraw(ctx, row, { state: 'confirmed', confirmedBy: ctx.user.id, confirmedAt: ctx.now })
  ctx.record({
    event: 'draw.confirmed',
    subject: subjectOf(row),
    changes: [{ field: 'value', old: null, new: row.value }],
  })
  await tellOwner(ctx, drawDecided, decided)
  return success(ctx, 'draws_done_confirmed')
})
