// Picks where answers are kept: a draft takes anything, what was sent changes only while nobody has decided about it.

import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { standingOf, takesPapers } from '#areas/applications/rules/after-sending.ts'
import { applicationKeeper } from './application-keeper.ts'
import type { ApplicationRow } from '../later/credentials.ts'
import type { Dossier } from '../documents/dossier.ts'
import { draftKeeper } from '../later/draft-keeper.ts'
import { isOpen, type Keeper } from '../filling/keeper.ts'

/** Papers may still come when the answers are closed, such as an extract that the offer asks for. */
export function paperKeeperOf(ctx: Context, dossier: Dossier): Keeper {
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

/** Whoever has the form open in a second window is to know what happened in the first. */
const closedSince = (application: ApplicationRow): AppError =>
  new AppError(
    standingOf(application) === 'withdrawn' ? 'application_form_closed_withdrawn' : 'application_form_closed',
  )
