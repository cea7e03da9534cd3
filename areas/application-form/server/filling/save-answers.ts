// Saves the household's answers: incomplete ones in a draft, valid ones when a step is finished or after submission.

import { staleVersion } from '#platform/server/app-error.ts'
import { merged, type Answers } from '#areas/forms/rules/answers.ts'
import { problemsOfChange } from '../../rules/changing-sent.ts'
import type { StepKey } from '#areas/forms/rules/form-definition.ts'
import { problemsOfStep, shapeProblems, type Problem } from '#areas/forms/rules/validity.ts'
import { findDoor } from '../later/credentials.ts'
import { entryOf, readDossier, type Dossier } from '../documents/dossier.ts'
import { keeperOf } from '../sending/find-keeper.ts'
import { problemsAsTold } from '../later/own-parts.ts'
import { refuseProblems } from '../sending/refusals.ts'
import { asksForWishes, availabilityProblems, foreignWishes, wishesOf } from '../sending/wishes-to-be-had.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/fill-in.ts'

export const saveApplicationForm = publicHandler(contract.saveApplicationForm, {}, async (ctx, { params, body }) => {
  const dossier = await readDossier(ctx, await findDoor(ctx, params, 'change'))
  const keeper = keeperOf(ctx, dossier)
  if (body.version !== dossier.household.version) throw staleVersion(dossier.household)
  refuseProblems(ctx, shapeProblems(dossier.form, 'household', body.answers))
  if (dossier.door.kind === 'draft') {
    refuseProblems(ctx, foreignWishes(dossier.form, body.answers, dossier.door.draft.objectIds))
  }
  const answers = merged(dossier.household.answers, body.answers)
  refuseProblems(ctx, problemsAsTold(dossier, problemsToSolve(dossier, answers, body.finishes)))
  return keeper.saveHousehold(answers)
})

function problemsToSolve(dossier: Dossier, answers: Answers, finishes: StepKey | undefined): Problem[] {
  const judged = { form: dossier.form, world: dossier.world, entry: { ...entryOf(dossier), answers } }
  if (dossier.door.kind === 'draft') {
    if (!finishes) return []
    const wished = wishesOf({ ...dossier, household: { ...dossier.household, answers } })
    const gone = asksForWishes(dossier.form, finishes) ? availabilityProblems(wished) : []
    return [...gone, ...problemsOfStep(judged, finishes)]
  }
  return problemsOfChange(judged, dossier.household.answers)
}
