// Answers besides the criteria: read with the form version that was used, and corrected by staff according to its
// rules.

import { pageParts, refuseProblems, worldOf } from '#areas/application-form/server/public.ts'
import type { Answers } from '#areas/forms/rules/answers.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { AppError, staleVersion } from '#platform/server/app-error.ts'
import { placesAnswer } from '../rules/criteria-answers.ts'
import { countingAnswers, problemsOfCriteria } from '../rules/criteria-problems.ts'
import { ownQuestions } from '../rules/own-questions.ts'
import { requestCan } from '../rules/request-can.ts'
import { answersKnown, answersSaid, formAsked } from './asked-form.ts'
import { changeRequest, findRequest, lockRequest, subjectOf, type RequestRow } from './request-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/request-answers.ts'

export const getRequestAnswers = handler(
  contract.getRequestAnswers,
  { permission: 'waitlist' },
  async (ctx, { params }) => {
    const row = await findRequest(ctx, params.id)
    const asked = await formAsked(ctx, row)
    const { form, formsSettings } = await pageParts(ctx, { ...asked, objects: [], world: await worldOf(ctx, []) })
    return { form, formsSettings, version: row.version, answers: knownOf(row, asked) }
  },
)

const knownOf = (row: RequestRow, { form }: Awaited<ReturnType<typeof formAsked>>): Answers => ({
  ...answersKnown(row, form),
  places: placesAnswer(row.places),
})

export const correctRequestAnswers = handler(
  contract.correctRequestAnswers,
  { permission: 'waitlist' },
  async (ctx, { params, body }) => {
    const row = await lockRequest(ctx, params.id)
    assertAllowed(requestCan.edit(row))
    if (row.filledAt === null) throw new AppError('waitlist_reason_sent')
    const asked = await formAsked(ctx, row)
    if (body.version !== row.version) throw staleVersion({ version: row.version, answers: knownOf(row, asked) })
    const own = ownQuestions(asked.form)
    const among = (answers: Answers, isWanted: (key: string) => boolean): Answers =>
      Object.fromEntries(Object.entries(answers).filter(([key]) => isWanted(key)))
    const isOwn = (key: string) => own.has(key)
    const answers = { ...knownOf(row, asked), ...among(body.answers, isOwn) }
    const filled = { form: asked.form, answers, world: await worldOf(ctx, []) }
    // Ignores problems in questions that are not part of this correction.
    refuseProblems(
      ctx,
      problemsOfCriteria(filled).filter(({ path }) => isOwn(path)),
    )
    const kept = among(row.answers, (key) => !isOwn(key))
    const now = { ...row, answers: { ...kept, ...among(countingAnswers(filled), isOwn) } }
    const changes = await changesBetween(ctx, row, now)
    if (changes.length === 0) return { version: row.version }
    const version = await changeRequest(ctx, row, { answers: now.answers })
    ctx.record({ event: 'waitlist.corrected', subject: subjectOf(row), changes })
    return { version, notify: [{ type: 'success', title: ctx.t('waitlist_done_corrected', { number: row.number }) }] }
  },
)

/** Changes by question text, each with the old and the new answer as displayed. */
async function changesBetween(ctx: StaffContext, before: RequestRow, after: RequestRow) {
  const [old, now] = [await answersSaid(ctx, before), await answersSaid(ctx, after)]
  const valueIn = (lines: typeof old, key: string) => lines.find((line) => line.key === key)?.value ?? null
  return [...new Map([...old, ...now].map(({ key, label }) => [key, label]))]
    .map(([key, field]) => ({ field, old: valueIn(old, key), new: valueIn(now, key) }))
    .filter((change) => change.old !== change.new)
}
