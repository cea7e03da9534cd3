// Points that a form gives for its options, line by line, and whether it gives any.

import { and, asc, eq, sql } from 'drizzle-orm'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { formPointLines, givesPoints, sumOf } from '#areas/forms/rules/form-points.ts'
import type { Context } from '#platform/server/context.ts'
import type { ApplicationView } from '../../contract/application.ts'
import { recordIn, saidIn, staffLabel } from '../details/answers.ts'
import type { ApplicationRow } from '../details/application-row.ts'
import { adult, application, child } from '../tables.ts'

/** Null if the form gives no points. */
export async function readFormPoints(
  ctx: Context,
  row: ApplicationRow,
  form: FormDefinition,
): Promise<ApplicationView['formPoints']> {
  if (!givesPoints(form)) return null
  const adults = await ctx.db
    .select({ first: adult.firstName, last: adult.lastName, answers: adult.answers })
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, row.id)))
    .orderBy(asc(adult.position), asc(adult.id))
  const children = await ctx.db
    .select({ first: child.firstName, last: child.lastName, answers: child.answers })
    .from(child)
    .where(and(eq(child.workspaceId, ctx.workspace.id), eq(child.applicationId, row.id)))
    .orderBy(asc(child.position), asc(child.id))
  const people = { adult: adults, child: children, household: [] }
  const lines = formPointLines(form, {
    household: recordIn(row.answers),
    adults: adults.map(({ answers }) => recordIn(answers)),
    children: children.map(({ answers }) => recordIn(answers)),
  })
  return {
    total: row.formPoints ?? sumOf(lines),
    lines: lines.map(({ of, place, field, option, points }) => {
      const person = people[of][place]
      return {
        label: staffLabel(ctx, field),
        person: person ? `${person.first} ${person.last}` : null,
        answer: saidIn(ctx, option.label, option.values),
        points,
      }
    }),
  }
}

/** Minimum and maximum over all applications; null if none has points from its form. */
export async function rangeOfFormPoints(ctx: Context): Promise<{ min: number; max: number } | null> {
  const [found] = await ctx.db
    .select({
      min: sql<number | null>`min(${application.formPoints})`,
      max: sql<number | null>`max(${application.formPoints})`,
    })
    .from(application)
    .where(eq(application.workspaceId, ctx.workspace.id))
  return found && found.min !== null && found.max !== null ? { min: found.min, max: found.max } : null
}
