// Composes an advertising report: which objects are advertised since when, and the applications that they received.

import { getTableName } from 'drizzle-orm'
import { application, applicationWish } from '#areas/applications/server/public.ts'
import { building } from '#areas/buildings/server/public.ts'
import { stateTextOf, type NextState, type ObjectState } from '#areas/buildings/rules/object-state.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { ReportRefusal } from '../../rules/report.ts'
import { writtenNumber, type Value } from '../../rules/written-values.ts'
import type { ReportDocument, ReportSection } from '../document/report-document.ts'
import { frameOf, type Authored } from '../document/report-frame.ts'

interface Advertised {
  building: string
  title: string
  heading: string | null
  progressState: ObjectState
  nextState: NextState | null
  isPublished: boolean
  start: string | null
  end: string | null
  received: number
  open: number
  ownerId: string | null
}

export async function composeAdvertising(
  ctx: Context,
  { row, author, fileNames }: Authored & { fileNames: readonly string[] },
): Promise<ReportDocument> {
  const objects = await advertisedOf(ctx, row.options.objects)
  if (objects.length === 0) throw new ReportRefusal('no_objects')
  return {
    ...(await frameOf(ctx, { row, author })),
    sections: [advertsSection(ctx, objects), ...filesSection(ctx, fileNames)],
    figures: null,
    ownerIds: [...new Set(objects.flatMap(({ ownerId }) => ownerId ?? []))],
  }
}

const [objectTable, buildings, wishes, applications] = [propertyObject, building, applicationWish, application].map(
  getTableName,
)

const counted = (where: string) => `(select count(*)::int from ${wishes} w
  join ${applications} a on a.workspace_id = w.workspace_id and a.id = w.application_id
  where w.workspace_id = t.workspace_id and w.object_id = t.id ${where})`

async function advertisedOf(ctx: Context, ids: readonly string[]): Promise<Advertised[]> {
  const { rows } = await ctx.client.query<Advertised>(
    `select b.title as building, t.title, t.tender_title as heading, t.progress_state as "progressState",
        t.next_state as "nextState", t.is_published as "isPublished", t.publication_start::text as start,
        t.publication_end::text as end, t.owner_id as "ownerId", ${counted('')} as received,
        ${counted(`and a.progress_state not in ('assigned', 'inactive')`)} as open
      from ${objectTable} t join ${buildings} b on b.workspace_id = t.workspace_id and b.id = t.building_id
      where t.workspace_id = $1 and t.id = any($2::uuid[])
      order by b.title collate "de-x-icu", b.id, t.sort_key, t.id`,
    [ctx.workspace.id, [...ids]],
  )
  return rows
}

function advertsSection(ctx: Context, all: readonly Advertised[]): ReportSection {
  const published = all.filter(({ isPublished }) => isPublished).length
  const received = all.reduce((sum, one) => sum + one.received, 0)
  return {
    title: ctx.t('reporting_section_adverts'),
    tiles: [
      { label: ctx.t('reporting_figure_objects'), value: writtenNumber(all.length) },
      { label: ctx.t('reporting_adv_published'), value: writtenNumber(published) },
      { label: ctx.t('reporting_adv_wishes'), value: writtenNumber(received) },
    ],
    tables: [
      {
        isGrouped: true,
        columns: [
          { title: ctx.t('reporting_column_building'), share: 0, width: 36 },
          { title: ctx.t('reporting_column_object'), share: 26, width: 40 },
          { title: ctx.t('reporting_column_state'), share: 15, width: 22 },
          { title: ctx.t('reporting_column_published'), share: 13, width: 14 },
          { title: ctx.t('reporting_column_from'), share: 15, width: 14 },
          { title: ctx.t('reporting_column_until'), share: 15, width: 14 },
          { title: ctx.t('reporting_column_received'), share: 16, width: 16, isNumber: true },
          { title: ctx.t('reporting_column_open'), share: 9, width: 14, isNumber: true },
        ],
        rows: all.map((one): Value[] => [
          one.building,
          one.title,
          ctx.t(stateTextOf(one)),
          ctx.t(one.isPublished ? 'general_yes' : 'general_no'),
          one.start === null ? null : { day: one.start },
          one.end === null ? null : { day: one.end },
          one.received,
          one.open,
        ]),
      },
    ],
    note: ctx.t('reporting_note_adverts'),
  }
}

function filesSection(ctx: Context, names: readonly string[]): ReportSection[] {
  if (names.length === 0) return []
  return [
    {
      title: ctx.t('reporting_section_files'),
      text: ctx.t('reporting_files_text'),
      tables: [
        {
          columns: [
            { title: ctx.t('reporting_column_nr'), share: 10, width: 8, isNumber: true },
            { title: ctx.t('reporting_column_file'), share: 90, width: 60 },
          ],
          rows: names.map((name, index): Value[] => [index + 1, name]),
        },
      ],
    },
  ]
}
