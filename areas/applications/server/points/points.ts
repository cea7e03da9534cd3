// Points of one application, with an explanation of every line.

import type { Context } from '#platform/server/context.ts'
import { pointsOf, type PointLine } from '../../rules/points.ts'
import { firstLookIsHidden } from '../../rules/second-look.ts'
import { findApplication } from '../details/application-row.ts'
import { optionWord } from '../details/answers.ts'
import { judging } from '../evaluation/evaluation.ts'
import { lookFirstWish, pointFactsOf } from '../evaluation/known-facts.ts'
import { pointRulesOf } from './point-rules.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/points.ts'

export const getPoints = handler(contract.getPoints, { permission: 'applications_read' }, async (ctx, { params }) => {
  const row = await findApplication(ctx, params.id)
  const { judge, process } = await judging(ctx)
  const isHidden = firstLookIsHidden(row, judge, process)
  const { versionNumber, rules } = await pointRulesOf(ctx, row.pointsVersion)
  // The line of the overall grade would disclose the hidden first verdict.
  const shown = isHidden ? rules.filter(({ fact }) => fact !== 'overall_evaluation') : rules
  const { total, max, lines } = pointsOf(shown, pointFactsOf(row, { object: await lookFirstWish(ctx, row) }))
  return {
    total,
    max,
    rulesVersion: versionNumber,
    isFixed: row.pointsVersion !== null,
    isHidden,
    items: lines.map((line) => ({
      key: line.fact,
      label: ctx.t(`applications_fact_${line.fact}`),
      reason: reasonOf(ctx, line),
      points: line.points,
      weight: line.weight,
      counted: line.counted,
      most: line.most,
    })),
  }
})

/** Returns the value of the fact and the step it reached, in words. */
function reasonOf(ctx: Context, { fact, value, step }: PointLine): string {
  if (value === null) return ctx.t('applications_points_unknown')
  const is = typeof value === 'number' ? ctx.t(`applications_points_is_${fact}`, { value }) : wordOf(ctx, fact, value)
  if (!step) return ctx.t('applications_points_no_step', { is })
  return 'from' in step ? ctx.t('applications_points_from', { is, from: step.from }) : is
}

function wordOf(ctx: Context, fact: string, value: string): string {
  if (fact === 'household_type') return optionWord(ctx, 'household_type', value)
  if (fact === 'overall_evaluation') return ctx.t('general_grade', { grade: value })
  return ctx.t(fact === 'pets' ? `general_${value}` : `applications_${fact}_${value}`)
}
