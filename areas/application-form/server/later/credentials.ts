// Access to drafts and applications: the applicant's own key opens the whole, a link opens one thing only. A wrong
// slug and a wrong token give the same 404.

import { and, eq, inArray, ne } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import { application } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { applicationDraft, applicationLink } from '../tables.ts'

export type DraftRow = typeof applicationDraft.$inferSelect
export type ApplicationRow = typeof application.$inferSelect
export type LinkRow = typeof applicationLink.$inferSelect

/** Result of resolving credentials. With purpose `change` the row is locked until the end of the transaction. */
export type Door = { kind: 'draft'; draft: DraftRow } | { kind: 'application'; application: ApplicationRow }
export type Purpose = 'read' | 'change'

const noSuchLink = () => notFound('application_form_link_not_valid')

/** Looks up the draft or application by the household's credentials, or by a key from a later mail about it. */
export async function findDoor(ctx: Context, { slug, token }: Credentials, purpose: Purpose): Promise<Door> {
  const draft = await lookForDraft(ctx, eq(applicationDraft.slug, slug), purpose)
  // Checked after the draft: a draft submitted while this query waited for its row lock is now an application.
  const sent = draft ? undefined : await lookForApplication(ctx, eq(application.slug, slug), purpose)
  const door = doorOf(draft, sent)
  if (!door) return findDoorOf(ctx, await findLink(ctx, { slug, token }, 'own_page'), purpose)
  if (!isToken(token, rowOf(door).tokenHash)) throw noSuchLink()
  return door
}

/**
 * The drafts behind these keys by their slugs, held until the end of the transaction. Whom somebody else holds just now, what was
 * sent already and what a key does not open is left out.
 */
export async function lockDrafts(ctx: Context, keys: readonly Credentials[]): Promise<Map<string, DraftRow>> {
  const tokenBySlug = new Map(keys.map(({ slug, token }) => [slug, token]))
  const rows = await ctx.db
    .select()
    .from(applicationDraft)
    .where(
      and(eq(applicationDraft.workspaceId, ctx.workspace.id), inArray(applicationDraft.slug, [...tokenBySlug.keys()])),
    )
    .orderBy(applicationDraft.id)
    .for('update', { skipLocked: true })
  const opened = rows.filter(
    (one) => one.expiresAt > ctx.now && isToken(tokenBySlug.get(one.slug) ?? '', one.tokenHash),
  )
  return new Map(opened.map((one) => [one.slug, one]))
}

/** Looks up a link that was issued for one purpose. */
export async function findLink(
  ctx: Context,
  { slug, token }: Credentials,
  purpose: LinkRow['purpose'],
): Promise<LinkRow> {
  const [link] = await ctx.db
    .select()
    .from(applicationLink)
    .where(
      and(
        eq(applicationLink.workspaceId, ctx.workspace.id),
        eq(applicationLink.slug, slug),
        eq(applicationLink.purpose, purpose),
      ),
    )
  if (!isToken(token, link?.tokenHash) || !link || isOver(ctx, link)) throw noSuchLink()
  return link
}

/** A co-applicant's link does not expire once it has been used. */
export const isOver = (ctx: Context, { purpose, expiresAt, usedAt }: LinkRow): boolean =>
  expiresAt !== null && expiresAt <= ctx.now && !(purpose === 'co_applicant' && usedAt)

/** Returns the draft or application of a link. Throws 404 if neither exists. */
export async function findDoorOf(
  ctx: Context,
  { draftId, applicationId }: Pick<LinkRow, 'draftId' | 'applicationId'>,
  purpose: Purpose,
): Promise<Door> {
  const draft = draftId ? await lookForDraft(ctx, eq(applicationDraft.id, draftId), purpose) : undefined
  const sent = applicationId ? await lookForApplication(ctx, eq(application.id, applicationId), purpose) : undefined
  const door = doorOf(draft, sent)
  if (!door) throw noSuchLink()
  return door
}

export interface Entrance {
  door: Door
  /** Set for a co-applicant: the link limits access to one person. */
  link: LinkRow | null
}

/** Accepts household and co-applicant credentials, for actions that both share, such as uploading documents. */
export async function findEntrance(ctx: Context, credentials: Credentials, purpose: Purpose): Promise<Entrance> {
  const [link] = await ctx.db
    .select({ id: applicationLink.id })
    .from(applicationLink)
    .where(
      and(
        eq(applicationLink.workspaceId, ctx.workspace.id),
        eq(applicationLink.slug, credentials.slug),
        ne(applicationLink.purpose, 'own_page'),
      ),
    )
  if (!link) return { door: await findDoor(ctx, credentials, purpose), link: null }
  const found = await findLink(ctx, credentials, 'co_applicant')
  return { door: await findDoorOf(ctx, found, purpose), link: found }
}

async function lookForDraft(
  ctx: Context,
  which: ReturnType<typeof eq>,
  purpose: Purpose,
): Promise<DraftRow | undefined> {
  const query = ctx.db
    .select()
    .from(applicationDraft)
    .where(and(eq(applicationDraft.workspaceId, ctx.workspace.id), which))
  const [draft] = await (purpose === 'change' ? query.for('update') : query)
  return draft && draft.expiresAt > ctx.now ? draft : undefined
}

async function lookForApplication(
  ctx: Context,
  which: ReturnType<typeof eq>,
  purpose: Purpose,
): Promise<ApplicationRow | undefined> {
  const query = ctx.db
    .select()
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), which))
  const [row] = await (purpose === 'change' ? query.for('update') : query)
  return row
}

function doorOf(draft: DraftRow | undefined, sent: ApplicationRow | undefined): Door | undefined {
  if (draft) return { kind: 'draft', draft }
  return sent && { kind: 'application', application: sent }
}

const rowOf = (door: Door): DraftRow | ApplicationRow => (door.kind === 'draft' ? door.draft : door.application)

const noHash = Buffer.alloc(32)

/** Takes the same time for a wrong token and a missing row. */
function isToken(token: string, hash: Buffer | undefined): boolean {
  return timingSafeEqual(hashOf(token), hash ?? noHash) && hash !== undefined
}
