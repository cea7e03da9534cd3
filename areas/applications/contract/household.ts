// The people of an application as staff see and correct them.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, email, id, idParam, line, option, version } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { answerSection } from './application.ts'
import { verdict } from './offers.ts'

const orNothing = (max: number) => z.string().trim().max(max, 'general_text_too_long').nullable()

export const adultData = z.object({
  title: orNothing(40),
  first_name: line(100),
  last_name: line(100),
  date_of_birth: day.nullable(),
  email: email.nullable(),
  phone: orNothing(40),
  tenant_type: orNothing(60),
  nation: orNothing(60),
  occupation: orNothing(200),
})
export type AdultData = z.infer<typeof adultData>

export const childData = z.object({
  first_name: line(100),
  last_name: line(100),
  date_of_birth: day.nullable(),
  days_present: z.int().min(0).max(7),
})
export type ChildData = z.infer<typeof childData>

const person = z.object({
  id,
  applicationId: id,
  version,
  /** The household must keep at least one adult, and the adults named in the contract. */
  canBeDeleted: verdict,
  canEdit: z.boolean(),
  sections: z.array(answerSection),
})

export const getAdultEdit = endpoint({
  method: 'GET',
  path: '/api/v1/adults/:id/edit',
  summary: 'One adult of an application with what they answered in the form.',
  params: idParam,
  response: person.extend({
    data: adultData.extend({ email: z.string().nullable() }),
    choices: z.object({ title: z.array(option), tenant_type: z.array(option) }),
  }),
})

const saved = z.object({ version, notify: z.array(notice).optional() })

export const saveAdultEdit = endpoint({
  method: 'POST',
  path: '/api/v1/adults/:id/edit',
  summary: 'Corrects an adult; a stale version answers 409 with what stands now.',
  params: idParam,
  body: adultData.extend({ version }),
  response: saved,
})

const household = idParam
const added = z.object({ id, notify: z.array(notice).optional() })

export const getNewAdult = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/new-adult',
  summary: 'Whether an adult can be added to an application, and what there is to choose from.',
  params: household,
  response: z.object({
    contactName: z.string(),
    allowed: verdict,
    choices: z.object({ title: z.array(option), tenant_type: z.array(option) }),
  }),
})

export const addAdult = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/new-adult',
  summary: 'Adds an adult to an application; 409 once the agreement is out.',
  params: household,
  body: adultData,
  response: added,
})

export const addChild = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/new-child',
  summary: 'Adds a child to an application.',
  params: household,
  body: childData,
  response: added,
})

export const deleteAdult = endpoint({
  method: 'DELETE',
  path: '/api/v1/adults/:id/edit',
  summary:
    'Takes an adult out of the household; the last one stays, and so does everybody once the agreement is out: 409.',
  params: idParam,
  response: done,
})

export const getChildEdit = endpoint({
  method: 'GET',
  path: '/api/v1/children/:id/edit',
  summary: 'One child of an application.',
  params: idParam,
  /** An expected child without a name is shown by its month. */
  response: person.extend({ data: childData, shownName: z.string() }),
})

export const saveChildEdit = endpoint({
  method: 'POST',
  path: '/api/v1/children/:id/edit',
  summary: 'Corrects a child; a stale version answers 409 with what stands now.',
  params: idParam,
  body: childData.extend({ version }),
  response: saved,
})

export const deleteChild = endpoint({
  method: 'DELETE',
  path: '/api/v1/children/:id/edit',
  summary: 'Takes a child out of the household.',
  params: idParam,
  response: done,
})
