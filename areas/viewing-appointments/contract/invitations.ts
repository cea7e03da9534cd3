// Invitations to an appointment: to all that match, to chosen people, or to those drawn by lot.

import { z } from 'zod'
import { drawMethods } from '#areas/draws/rules/draw-state.ts'
import { mailWords, shownMail } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, line } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { targets } from '#platform/contract/table.ts'
import { drawGroupKeys, sizeGroupKeys } from '../rules/draw-groups.ts'

/**
 * `matching` are interested people and applications that wish for one of the objects; `targets` are rows of a list;
 * `draw` are those drawn by a confirmed draw.
 */
export const recipients = z.discriminatedUnion('from', [
  z.object({ from: z.literal('matching'), kinds: z.array(z.enum(['interested', 'application'])).min(1) }),
  z.object({ from: z.literal('targets'), kind: z.enum(['interested', 'application']), targets }),
  z.object({ from: z.literal('draw'), drawId: id }),
])
export type Recipients = z.infer<typeof recipients>
/** People who are chosen without a draw. */
export type ChosenRecipients = z.infer<(typeof recipients.options)[0]> | z.infer<(typeof recipients.options)[1]>

const inviting = z.object({
  recipients,
  /** Leaves out people who were absent from an earlier appointment. */
  withoutAbsent: z.boolean(),
  mail: mailWords.optional(),
})

const leftOut = z.object({ name: z.string(), reason: z.string() })
const path = '/api/v1/appointments/:id'

export const inviteToAppointment = endpoint({
  method: 'POST',
  path: `${path}/invite`,
  summary:
    'Mails each recipient an own invitation; whoever cannot be invited is named with the reason. At most 10,000.',
  params: idParam,
  body: inviting,
  response: z.object({ invited: z.number(), leftOut: z.array(leftOut), notify: z.array(notice).optional() }),
})

export const previewInvitation = endpoint({
  method: 'POST',
  path: `${path}/invite-preview`,
  summary:
    'The invitation to the first recipient without its link, how many are invited, and who is left out. Writes nothing.',
  params: idParam,
  body: inviting,
  response: z.object({ mail: shownMail.nullable(), invited: z.number(), leftOut: z.array(leftOut) }),
})

export const startViewingDraw = endpoint({
  method: 'POST',
  path: `${path}/draw`,
  summary:
    'Freezes the candidates of a draw for the seats of an appointment, and publishes it if the method is given. People drawn before for the same object are left out.',
  params: idParam,
  body: z.object({
    recipients: z.union([recipients.options[0], recipients.options[1]]),
    /** People to draw, by group: one with the key `all`, or groups by size of flat. */
    groups: z
      .array(z.object({ key: z.enum(drawGroupKeys), count: z.int().min(1).max(10_000) }))
      .min(1)
      .max(10),
    withoutAbsent: z.boolean(),
    /** Publishes the draw at once; without it, the draw is published on its own page. */
    method: z.enum(drawMethods).optional(),
    /** The public value that will decide, and when it becomes known; only for `public_value`. */
    source: line(300).optional(),
    knownAt: z.iso.datetime('general_date_not_valid').optional(),
    /** Reason to draw although there may be duplicates among the candidates. */
    signed: line(500).optional(),
  }),
  response: z.object({
    drawId: id,
    candidates: z.number(),
    leftOut: z.array(leftOut),
    notify: z.array(notice).optional(),
  }),
})

export const getViewingDraws = endpoint({
  method: 'GET',
  path: `${path}/draws`,
  summary: 'Draws for an appointment, newest first, and how many people to draw by size of flat.',
  params: idParam,
  response: z.object({
    /** Proposed people to draw by size of flat, for the sizes that are seen; empty without objects. */
    proposal: z.array(z.object({ key: z.enum(sizeGroupKeys), count: z.number() })),
    items: z.array(
      z.object({
        drawId: id,
        number: z.number(),
        stateTitle: z.string(),
        isDecided: z.boolean(),
        candidates: z.number(),
        drawn: z.number(),
      }),
    ),
  }),
})
