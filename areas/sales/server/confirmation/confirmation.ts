// Staff read, record and correct the buying confirmation of an application.

import { applicationCan } from '#areas/applications/rules/application-can.ts'
import { findApplication, lockApplication, papersOf, wishedObjects } from '#areas/applications/server/public.ts'
import { stateTextOf } from '#areas/buildings/rules/object-state.ts'
import { francsOrNull } from '#platform/rules/amounts/money.ts'
import { staleVersion } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import * as contract from '../../contract/confirmation.ts'
import { mostObjects } from '../../contract/confirmation-data.ts'
import { confirmationCan } from '../../rules/confirmation/confirmation-can.ts'
import { stateAfterConfirmation } from '../../rules/confirmation/state-after.ts'
import { offeredPrices } from '../prices/sale-price.ts'
import { findConfirmation, readConfirmedObjects } from './confirmation-row.ts'
import { proofCategory } from './proofs.ts'
import { readForSale, readObjectTitles, offeredObjectOf, saleObjectOf } from './sale-objects.ts'
import { saveConfirmation } from './saving.ts'
import { toldConfirmation } from './told-confirmation.ts'

export const getConfirmationPrios = handler(
  contract.getConfirmationPrios,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const application = await findApplication(ctx, params.id)
    const wishes = await wishedObjects(ctx, application.id)
    const offers = await offeredPrices(
      ctx,
      application.id,
      wishes.map(({ object }) => object.id),
    )
    return {
      applicationId: application.id,
      version: application.version,
      canEdit: spoken(ctx, applicationCan.havePrioritiesChanged(application)),
      most: mostObjects,
      objects: wishes.map((wish, index) => ({
        ...saleObjectOf(wish, offers.get(wish.object.id)),
        rank: wish.rank ?? index + 1,
        progress_state: wish.object.progressState,
        stateTitle: ctx.t(stateTextOf(wish.object)),
      })),
    }
  },
)

export const getConfirmationInfo = handler(
  contract.getConfirmationInfo,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const application = await findApplication(ctx, params.id)
    const row = await findConfirmation(ctx, application.id)
    const nameOf = await staffNames(ctx, [row?.recordedBy ?? null])
    const { projectType } = ctx.workspace
    const isOpen = row?.linkUntil && row.linkUntil > ctx.now && confirmationCan.beFilledIn(application).allowed
    const papers = (await papersOf(ctx, application.id)).filter(({ document }) => document.category === proofCategory)
    const confirmed = await readConfirmedObjects(ctx, application.id)
    const confirmedIds = confirmed.map(({ objectId }) => objectId)
    const objectById = await readObjectTitles(ctx, confirmedIds)
    const offers = await offeredPrices(ctx, application.id, confirmedIds)
    return {
      applicationId: application.id,
      version: row?.version ?? null,
      progress_state: application.progressState,
      sentAt: row?.sentAt?.toISOString() ?? null,
      linkUntil: (isOpen && row.linkUntil?.toISOString()) || null,
      confirmedAt: row?.confirmedAt?.toISOString() ?? null,
      recordedBy: row?.recordedBy ? nameOf(row.recordedBy).name : null,
      data: await toldConfirmation(ctx, application),
      confirmed: confirmed.map(({ objectId, price }) => ({
        id: objectId,
        title: objectById.get(objectId)?.title ?? '',
        price: francsOrNull(price),
        priceNow: francsOrNull(offers.get(objectId)?.price ?? null),
      })),
      choices: (await readForSale(ctx, application.id, { onlyPublished: false })).map(offeredObjectOf),
      proofs: papers.map(({ document, file }) => ({
        id: document.id,
        key: document.id,
        displayName: file.name,
        contentType: file.contentType,
        size: file.size,
        url: `/api/v1/applications/${application.id}/documents/${file.id}`,
        createdAt: document.createdAt.toISOString(),
      })),
      canBeSent: spoken(ctx, confirmationCan.beSent(application, projectType)),
      canBeRecorded: spoken(ctx, confirmationCan.beRecorded(application, projectType)),
    }
  },
)

export const updateConfirmation = handler(
  contract.updateConfirmation,
  { permission: 'applications_write' },
  async (ctx, { params, body: { version: known, ...data } }) => {
    const application = await lockApplication(ctx, params.id)
    assertAllowed(confirmationCan.beRecorded(application, ctx.workspace.projectType))
    const row = await findConfirmation(ctx, application.id)
    const version = row?.version ?? null
    if (known !== version) throw staleVersion({ version, data: await toldConfirmation(ctx, application) })
    const saved = await saveConfirmation(ctx, application, {
      data,
      choices: await readForSale(ctx, application.id, { onlyPublished: false }),
      event: 'application.buying_confirmation_recorded',
      columns: { confirmedAt: row?.confirmedAt ?? ctx.now, recordedBy: ctx.user.id },
    })
    return {
      version: saved ?? version ?? 1,
      progress_state: stateAfterConfirmation(application.progressState),
      notify: [{ type: 'success', title: ctx.t('sales_done_recorded') }],
    }
  },
)
