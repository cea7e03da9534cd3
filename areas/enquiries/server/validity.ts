// Occupancy limits of the wished objects of an application, beside its number of people.

import { readOccupancyValidity } from '#areas/application-form/server/public.ts'
import { findApplication } from '#areas/applications/server/public.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/means.ts'

export const getValidity = handler(
  contract.getValidity,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const application = await findApplication(ctx, params.id)
    const { adults, children } = application
    return { ...(await readOccupancyValidity(ctx, application)), adults, children }
  },
)
