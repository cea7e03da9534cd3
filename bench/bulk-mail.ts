// Creates a bulk mail to this many households, prepared and confirmed like by a member of staff; none of its mails is
// written yet.

import { prepareBulkMail } from '#areas/communication/server/bulk/bulk.ts'
import { onBehalfOf } from '#areas/communication/server/inbox/on-behalf.ts'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { followTaskJob, changeTask, writeTaskJob } from '#areas/tasks/server/task-actions.ts'
import type { Services, Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { sendMailJob } from '#platform/server/mail/outbox.ts'
import { staffUser } from '#platform/server/session/tables.ts'

/** Queues of a process that only enqueues: the measured product runs the jobs. */
export const queues = new Map(
  [sendMailJob, writeTaskJob, followTaskJob].map((name) => [name, { run: async () => {}, together: 1 }]),
)

const words = {
  de: {
    subject: 'Besichtigung Lindenhofstrasse 12, [place_application_id]',
    body: '<p>[place_letter_salutation]</p><p>Gerne zeigen wir Ihnen die Wohnung am nächsten Samstag zwischen zehn und zwölf Uhr.</p>',
  },
}
const atOnce = 500
/** Higher than the number of any existing household. */
const firstNumber = 1_000_000
/** Milliseconds. Longer than the half minute in which a bulk mail can be recalled, so that it is sent at once. */
const confirmedAgo = 60_000

export async function confirmBulkMail(
  { services, home }: { services: Services; home: Workspace },
  mails: number,
): Promise<void> {
  const applicationIds: string[] = []
  for (let first = 0; first < mails; first += atOnce) {
    const households = Array.from({ length: Math.min(atOnce, mails - first) }, (_, index) => household(first + index))
    applicationIds.push(...(await plantApplications({ services }, home, households)))
  }
  await asSystem(services, home, async (ctx) => {
    const id = newId()
    const person = { firstName: 'Rita', lastName: 'Baumann', email: `${id}@quartier.example`, username: id }
    await ctx.db
      .insert(staffUser)
      .values({ workspaceId: home.id, id, ...person, language: 'de', role: 'superuser', userType: 'melon' })
    const staff = await onBehalfOf({ ...ctx, now: new Date(ctx.now.getTime() - confirmedAgo) }, id)
    if (!staff) throw new Error('the person was not made')
    const body = { applicationIds, words, attachments: [], isNews: false, withLetters: false }
    const { task } = await prepareBulkMail.run(staff, { params: {}, query: {}, body })
    await changeTask.run(staff, {
      params: { id: task.id, deed: 'confirm' },
      query: {},
      body: { version: task.version },
    })
  })
}

const household = (place: number) => ({
  number: firstNumber + place,
  contactName: `Empfängerin ${place}`,
  contactEmail: `to-${place}@post.example`,
})
