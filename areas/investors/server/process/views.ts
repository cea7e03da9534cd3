// Investors in projects as staff see them, with the match of search profile and project, and what may be done now.

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { b2bProject, findProject, type ProjectRow } from '#areas/projects/server/public.ts'
import { openStates } from '#areas/projects/rules/project-state.ts'
import { francsOf, francsOrNull } from '#platform/rules/amounts/money.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { spokenActions } from '#platform/server/permit.ts'
import * as contract from '../../contract/process.ts'
import type { ApplyView } from '../../contract/process.ts'
import { applyActions, applyCan } from '../../rules/apply-can.ts'
import { applyStateText } from '../../rules/apply-state.ts'
import { grossYieldOf } from '../../rules/gross-yield.ts'
import { byMatch, matchOf, type Match, type OfferedProject, type SearchProfile } from '../../rules/matching.ts'
import { isGeneralNdaInForce } from '../../rules/nda.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { investorApplication, investorNda, investorOffer } from '../process-tables.ts'
import { findInvestor, type InvestorRow } from '../record/investor-row.ts'
import { investor } from '../tables.ts'
import { filePath } from './files.ts'
import { joinedWhere, standingOf, stranger, type Pair } from './apply-row.ts'

const mostSuggestions = 30

export const getInvestorProjects = handler(
  contract.getInvestorProjects,
  { permission: 'permit' },
  async (ctx, { params }) => {
    const row = await findInvestor(ctx, params.id)
    const applies = await joinedWhere(ctx, eq(investorApplication.investorId, row.id))
    const known = new Set(applies.map(({ project }) => project.id))
    const open = await ctx.db
      .select()
      .from(b2bProject)
      .where(and(eq(b2bProject.workspaceId, ctx.workspace.id), inArray(b2bProject.state, [...openStates])))
    const fresh = row.progressState === 'active' && !row.optedOutAt ? open.filter(({ id }) => !known.has(id)) : []
    return answer(
      ctx,
      applies,
      fresh.map((project) => stranger(row, project)),
    )
  },
)

export const getProjectInvestors = handler(
  contract.getProjectInvestors,
  { permission: 'permit' },
  async (ctx, { params }) => {
    const project = await findProject(ctx, params.id)
    const applies = await joinedWhere(ctx, eq(investorApplication.projectId, project.id))
    const known = new Set(applies.map((one) => one.investor.id))
    const active =
      project.state === 'sold'
        ? []
        : await ctx.db
            .select()
            .from(investor)
            .where(
              and(
                eq(investor.workspaceId, ctx.workspace.id),
                eq(investor.progressState, 'active'),
                isNull(investor.optedOutAt),
              ),
            )
    return answer(
      ctx,
      applies,
      active.filter(({ id }) => !known.has(id)).map((row) => stranger(row, project)),
    )
  },
)

async function answer(ctx: StaffContext, applies: readonly Pair[], strangers: readonly Pair[]) {
  const papers = await papersOf(
    ctx,
    applies.flatMap(({ apply }) => apply?.id ?? []),
  )
  const suiting = strangers
    .map((pair) => ({ pair, match: matchOfPair(pair) }))
    .filter(({ match }) => match.suits)
    .toSorted((a, b) => byMatch(a.match, b.match))
  return {
    canWrite: ctx.can(writesInvestors),
    applies: applies.map((pair) => viewOf(ctx, pair, papers)),
    suggestions: suiting.slice(0, mostSuggestions).map(({ pair }) => viewOf(ctx, pair, papers)),
    suggestionsTotal: suiting.length,
  }
}

const profileFor = (row: InvestorRow): SearchProfile => ({
  cantons: row.cantons,
  postalCodes: row.postalCodes,
  uses: row.propertyUses,
  zones: row.buildingZones,
  propertyStates: row.propertyStates,
  dealTypes: row.dealTypes,
  volumeFrom: row.volumeFrom,
  volumeTo: row.volumeTo,
  yieldFrom: row.yieldFrom,
})

const offeredOf = (project: ProjectRow): OfferedProject => ({
  canton: project.canton,
  postalCode: project.postalCode || null,
  uses: project.propertyUses,
  zones: project.buildingZones,
  propertyState: propertyStateOf(project),
  dealTypes: [project.transactionType],
  volume: project.price,
  grossYield: grossYieldOf(project.targetRent, project.price),
})

/** Years after which a building counts as existing. */
const yearsNew = 3

function propertyStateOf({ propertyUses, facts, createdAt }: ProjectRow): OfferedProject['propertyState'] {
  if (propertyUses.length > 0 && propertyUses.every((use) => use === 'land')) return 'plot'
  const year = facts.constructionYear
  if (!year) return null
  return year > createdAt.getUTCFullYear() - yearsNew ? 'new' : 'existing'
}

const matchOfPair = ({ investor: row, project }: Pair): Match => matchOf(profileFor(row), offeredOf(project))

interface Papers {
  ndas: ReadonlyMap<string, typeof investorNda.$inferSelect>
  offers: readonly (typeof investorOffer.$inferSelect)[]
}

async function papersOf(ctx: StaffContext, applyIds: readonly string[]): Promise<Papers> {
  if (applyIds.length === 0) return { ndas: new Map(), offers: [] }
  const ndas = await ctx.db
    .select()
    .from(investorNda)
    .where(and(eq(investorNda.workspaceId, ctx.workspace.id), inArray(investorNda.applicationId, [...applyIds])))
  const offers = await ctx.db
    .select()
    .from(investorOffer)
    .where(
      and(
        eq(investorOffer.workspaceId, ctx.workspace.id),
        inArray(investorOffer.applicationId, [...applyIds]),
        isNull(investorOffer.replacedAt),
      ),
    )
    .orderBy(sql`${investorOffer.kind} desc`)
  return { ndas: new Map(ndas.map((row) => [row.applicationId, row])), offers }
}

function viewOf(ctx: StaffContext, pair: Pair, papers: Papers): ApplyView {
  const { apply, investor: row, project } = pair
  const nda = apply && papers.ndas.get(apply.id)
  const match = matchOfPair(pair)
  const standing = standingOf(ctx, pair)
  return {
    id: apply?.id ?? null,
    version: apply?.version ?? null,
    investor: {
      id: row.id,
      number: row.number,
      company: row.company,
      type: row.investorType,
      contactName: row.contactName,
      state: row.progressState,
      isOptedOut: row.optedOutAt !== null,
    },
    project: {
      id: project.id,
      slug: project.slug,
      title: project.title,
      state: project.state,
      nboDue: project.nboDue,
      boDue: project.boDue,
    },
    state: apply?.state ?? null,
    stateTitle: ctx.t(apply ? applyStateText(apply.state) : 'investors_apply_none'),
    isFavourite: apply?.isFavourite ?? false,
    reason: apply?.reason ?? null,
    proposedAt: apply?.proposedAt?.toISOString() ?? null,
    updatedAt: apply?.updatedAt.toISOString() ?? null,
    nda: nda
      ? {
          method: nda.method,
          name: nda.signedName,
          signedAt: nda.signedAt.toISOString(),
          version: nda.version,
          file: nda.fileId && filePath(nda.fileId),
        }
      : null,
    hasGeneralNda: isGeneralNdaInForce(row, dayOf(ctx.now)),
    offers: papers.offers
      .filter(({ applicationId }) => applicationId === apply?.id)
      .map(({ kind, amount, amountTo }) => ({
        kind,
        amount: francsOf(amount),
        amountTo: francsOrNull(amountTo),
      })),
    match: {
      ...match,
      reasons: match.reasons.map(({ criterion, fit }) => ({
        criterion,
        fit,
        text: ctx.t(`investors_match_${criterion}_${fit}`),
      })),
    },
    actions: spokenActions(ctx, applyActions, (key) => applyCan[key](standing)),
  }
}
