// Address in the data of a job that mails a new link. The lookup happens in the job, so neither the response nor its
// duration reveals if the address is known. Job data is outside row security, so the address is sealed.

import { z } from 'zod'
import type { Context } from '../context.ts'

const jobData = z.object({ address: z.string() })
const placeOf = ({ workspace }: Context): string => `address in job ${workspace.id}`

export const sealAddress = (ctx: Context, email: string): z.infer<typeof jobData> => ({
  address: ctx.services.secrets.seal(email.toLowerCase(), placeOf(ctx)),
})

/** In lower case; null if the server's secret has changed since. */
export const openAddress = (ctx: Context, data: unknown): string | null =>
  ctx.services.secrets.open(jobData.parse(data).address, placeOf(ctx))
