// Correction by staff of a request's answers besides the criteria, with the questions of the form version that was
// used.

import { z } from 'zod'
import { answers, formPage } from '#areas/application-form/contract/form-shapes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'

const path = '/api/v1/waitlist/applications/:id/answers'

export const getRequestAnswers = endpoint({
  method: 'GET',
  path,
  summary:
    'The form by which somebody on the waitlist was asked, with all that is known of the answers by their keys; to be corrected are those beside the criteria.',
  params: idParam,
  response: formPage.pick({ form: true, formsSettings: true }).extend({ version, answers }),
})

export const correctRequestAnswers = endpoint({
  method: 'POST',
  path,
  summary:
    'Corrects answers beside the criteria, by the rules of the form; those left out stay. 422 names each question that is not answered as it must be, a stale version answers 409.',
  params: idParam,
  body: z.object({ version, answers }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})
