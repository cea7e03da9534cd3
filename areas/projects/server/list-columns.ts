// Columns of the list of projects.

import { francsOrNull } from '#platform/rules/amounts/money.ts'
import type { ListColumn } from '#platform/server/table/declaration.ts'
import { percentText } from '../rules/percent-text.ts'
import { projectPath } from '../rules/project-address.ts'
import { projectStateText } from '../rules/project-state.ts'
import { grossYieldSql, type FoundProject } from './list-row.ts'

type Column = ListColumn<FoundProject>

/** A key date, sortable. */
const dated = (
  key: string,
  column: string,
  value: (found: FoundProject) => string | null,
  more: Partial<Column> = {},
): Column => ({ key, title: `projects_field_${key}`, cell: 'date', sort: { sql: column }, value, ...more })

export const projectColumns: readonly Column[] = [
  {
    key: 'title',
    title: 'projects_field_title',
    cell: 'text',
    fixed: true,
    sort: { sql: 't.title collate "de-x-icu"' },
    value: ({ id, title }) => ({ value: title, href: projectPath(id) }),
  },
  {
    key: 'state',
    title: 'projects_column_state',
    cell: 'state',
    value: ({ state }, ctx) => ({ value: `project.${state}`, displayName: ctx.t(projectStateText(state)) }),
  },
  {
    key: 'city',
    title: 'projects_field_city',
    cell: 'text',
    sort: { sql: 't.city collate "de-x-icu"' },
    value: ({ city, canton }) => [city, canton].filter(Boolean).join(' '),
  },
  {
    key: 'propertyUses',
    title: 'projects_field_propertyUses',
    cell: 'text',
    value: ({ propertyUses }, ctx) => propertyUses.map((use) => ctx.t(`projects_use_${use}`)).join(', '),
  },
  {
    key: 'price',
    title: 'projects_field_price',
    cell: 'money',
    sort: { sql: 't.price' },
    value: ({ price }) => francsOrNull(price),
  },
  {
    key: 'grossYield',
    title: 'projects_figure_gross_yield',
    cell: 'text',
    textAlign: 'right',
    tooltip: 'projects_figure_gross_yield_how',
    sort: { sql: grossYieldSql },
    value: ({ grossYield }) => (grossYield === null ? null : percentText(grossYield)),
  },
  dated('nboDate', 't.nbo_due', ({ nboDue }) => nboDue, { tooltip: 'projects_offers_bind_nobody' }),
  dated('boDate', 't.bo_due', ({ boDue }) => boDue, { tooltip: 'projects_offers_bind_nobody' }),
  dated('signingDate', 't.signing_on', ({ signingOn }) => signingOn, { visible: false }),
  dated('closingDate', 't.closing_on', ({ closingOn }) => closingOn, { visible: false }),
  { key: 'owner', title: 'projects_field_owner', cell: 'text', visible: false, value: ({ owner }) => owner },
  {
    key: 'refNumber',
    title: 'projects_field_refNumber',
    cell: 'text',
    visible: false,
    sort: { sql: 't.reference_number' },
    value: ({ referenceNumber }) => referenceNumber,
  },
  {
    key: 'transactionType',
    title: 'projects_field_transactionType',
    cell: 'text',
    visible: false,
    value: ({ transactionType }, ctx) => ctx.t(`projects_transaction_${transactionType}`),
  },
  dated('publishedAt', 't.published_at', ({ publishedAt }) => publishedAt?.toISOString() ?? null, { visible: false }),
  dated('updatedAt', 't.updated_at', ({ updatedAt }) => updatedAt.toISOString(), { visible: false }),
  { key: 'detail', title: 'table_detail', cell: 'detail', fixed: true, buttons: ['detail'] },
]
