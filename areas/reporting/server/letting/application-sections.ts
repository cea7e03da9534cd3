// Section of a letting report about applications. Sources and household types with
// few applications are summed up as «others».

import { smallest } from '#areas/analytics/rules/masking.ts'
import { optionWord } from '#areas/applications/server/public.ts'
import { applicationStates, applicationStateText } from '#areas/applications/rules/application-state.ts'
import type { Context } from '#platform/server/context.ts'
import { maskedGroups, type Group } from '../../rules/masked-groups.ts'
import { percentOf } from '../../rules/letting-figures.ts'
import type { Value } from '../../rules/written-values.ts'
import { barFigures } from '../document/charts.ts'
import type { ReportSection, ReportTable } from '../document/report-document.ts'
import type { CountedApplications } from './letting-applications.ts'

export function applicationSections(ctx: Context, applications: CountedApplications): ReportSection[] {
  const { total, byState, bySource, byHousehold } = applications
  const inOrder = applicationStates.flatMap((state) => byState.filter(({ value }) => value === state))
  const states = { title: ctx.t('reporting_column_state'), groups: inOrder, word: applicationWord(ctx) }
  return [
    {
      title: ctx.t('reporting_section_applications'),
      text: ctx.t('reporting_applications_total', { count: total }),
      ...counted(ctx, total, states),
    },
    {
      title: ctx.t('reporting_section_sources'),
      ...counted(ctx, total, masked(ctx, bySource, 'source')),
      note: ctx.t('reporting_note_masked', { count: smallest }),
    },
    {
      title: ctx.t('reporting_section_households'),
      ...counted(ctx, total, masked(ctx, byHousehold, 'household_type')),
      note: ctx.t('reporting_note_masked', { count: smallest }),
    },
  ].filter(({ tables }) => tables.some(({ rows }) => rows.length > 0))
}

interface Counted {
  title: string
  groups: readonly Group[]
  word: (value: string) => string
}

const applicationWord = (ctx: Context) => (state: string) => ctx.t(applicationStateText(state))

const others = 'others'

function masked(ctx: Context, groups: readonly Group[], option: 'source' | 'household_type'): Counted {
  const { shown, others: rest } = maskedGroups(groups)
  return {
    title: ctx.t(`reporting_column_${option}`),
    groups: [...shown, ...(rest === null ? [] : [{ value: others, count: rest }])],
    word: (value) => (value === others ? ctx.t('reporting_others') : optionWord(ctx, option, value)),
  }
}

const counted = (ctx: Context, total: number, groups: Counted) => ({
  figures: figuresOf(ctx, groups),
  tables: [tableOf(ctx, total, groups)],
})

function figuresOf(ctx: Context, { title, groups, word }: Counted) {
  const rows = groups.map(({ value, count }) => ({ label: word(value), value: count }))
  const told = rows.map(({ label, value }) => `${label} ${value}`).join(', ')
  return barFigures({ alt: `${title}: ${told}`, label: ctx.t('reporting_column_number'), rows })
}

function tableOf(ctx: Context, total: number, { title, groups, word }: Counted): ReportTable {
  return {
    columns: [
      { title, share: 60, width: 40 },
      { title: ctx.t('reporting_column_number'), share: 20, width: 12, isNumber: true },
      { title: ctx.t('reporting_column_percent'), share: 20, width: 12, isNumber: true },
    ],
    rows: groups.map(({ value, count }): Value[] => {
      const percent = percentOf({ part: count, whole: total })
      return [word(value), count, percent === null ? null : { percent }]
    }),
  }
}
