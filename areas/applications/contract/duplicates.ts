// Applications that may be of the same household.

import { z } from 'zod'
import { mailWords } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { bulkAnswer, bulkRequest } from '#platform/contract/table.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { applicationStates } from '../rules/application-state.ts'
import { duplicateReasons, duplicateVerdicts } from '../rules/duplicates.ts'
import { verdict } from './offers.ts'

export const duplicateView = z.object({
  applicationId: id,
  version,
  number: z.number(),
  contactName: z.string(),
  progress_state: z.enum(applicationStates),
  stateTitle: z.string(),
  createdAt: z.string(),
  reasons: z.array(z.object({ key: z.enum(duplicateReasons), title: z.string() })),
  /** Null until a staff member has decided. */
  verdict: z.enum(duplicateVerdicts).nullable(),
  decidedBy: z.string().nullable(),
  canBeDeactivated: verdict,
})
export type DuplicateView = z.infer<typeof duplicateView>

export const getDuplicates = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/duplicates',
  summary:
    'Other applications, not inactive, with the same e-mail, phone, or name and birth date, and what was said of them.',
  params: idParam,
  response: z.object({ duplicates: z.array(duplicateView) }),
})

const pair = z.object({ id, otherId: id })

export const compareDuplicates = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/duplicates/:otherId',
  summary: 'Two applications side by side, line by line, with a mark where they agree.',
  params: pair,
  response: z.object({
    own: duplicateView,
    other: duplicateView,
    lines: z.array(z.object({ label: z.string(), own: z.string(), other: z.string(), same: z.boolean() })),
  }),
})

export const judgeDuplicates = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/duplicates/:otherId',
  summary: 'Says whether two applications are of one household; the verdict stays and can be changed.',
  params: pair,
  body: z.object({ verdict: z.enum(duplicateVerdicts, { error: 'general_field_is_required' }) }),
  response: z.object({ notify: z.array(notice).optional() }),
})

export const changeRelatedApplications = endpoint({
  method: 'POST',
  path: '/api/v1/objects/:id/related-applications',
  summary:
    'A deed of the applications list on applications that wish for this object; others are skipped with the reason. A denial is of this object alone.',
  params: idParam,
  body: bulkRequest.extend({
    targets: z.array(id).min(1, 'table_nothing_selected').max(1000),
    /** Only for a denial: replaces the text of the default mail. */
    mail: mailWords.optional(),
    /** Only for a denial: ends the applications that have no other open wish. The others continue. */
    endWithoutOtherWish: z.boolean().default(false),
  }),
  response: bulkAnswer,
})
