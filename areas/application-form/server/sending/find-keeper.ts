// Chooses the keeper that stores answers: a draft accepts any change, a submitted application only until staff act on
// it.

import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { standingOf, takesPapers } from '#areas/applications/rules/after-sending.ts'
import { applicationKeeper } from './application-keeper.ts'
import type { ApplicationRow } from '../later/credentials.ts'
import type { Dossier } from '../documents/dossier.ts'
import { draftKeeper } from '../later/draft-keeper.ts'
import { isOpen, type Keeper } from '../filling/keeper.ts'

/** Documents are accepted even after answers are closed, e.g. an extract required by the offer. */
export function documentKeeperOf(ctx: Context, dossier: Dossier): Keeper {
  const { door } = dossier
  if (door.kind === 'application' && takesPapers(door.application.progressState)) {
    return applicationKeeper(ctx, door.application, dossier)
  }
  return keeperOf(ctx, dossier)
}

export function keeperOf(ctx: Context, dossier: Dossier): Keeper {
  const { door } = dossier
  if (door.kind === 'draft') return draftKeeper(ctx, door.draft)
  if (!isOpen(door.application.progressState)) throw closedSince(door.application)
  return applicationKeeper(ctx, door.application, dossier)
}

/** States the reason: the form may be open in a second window. */
const closedSince = (application: ApplicationRow): AppError =>
  new AppError(
    standingOf(application) === 'withdrawn' ? 'application_form_closed_withdrawn' : 'application_form_closed',
  )
