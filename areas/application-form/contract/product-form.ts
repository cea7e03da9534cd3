// The form under the addresses of sale projects: the same form, drafts and rules, with the form's id in the path. An id that
// is not the draft's own form is not found.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { getNewAdult } from './co-applicant.ts'
import { getApplicationForm, householdSave, newPerson, savedPerson } from './fill-in.ts'
import { credentials, filledPart, filledPerson, wishedObject } from './form-shapes.ts'

const base = '/api/v1/product-form/:id/update/:slug/:token'
export const productParams = credentials.extend({ id })
const personParams = productParams.extend({ personKey: id })

export const getProductForm = endpoint({
  method: 'GET',
  path: `${base}/`,
  summary: 'The form with the answers so far; 404 for a wrong key or another form.',
  params: productParams,
  response: getApplicationForm.response,
})

export const saveProductForm = endpoint({
  method: 'POST',
  path: `${base}/`,
  summary:
    "Saves answers of the household; 409 with the newer answers when another device was quicker, 422 when a finished step isn't.",
  params: productParams,
  body: householdSave,
  response: filledPart,
})

export const getProductObjects = endpoint({
  method: 'GET',
  path: `${base}/object-list/:objectType`,
  summary:
    'The published, free objects of a type that this form is for, at most a hundred, in the order of their titles.',
  params: productParams.extend({ objectType: z.enum(objectKinds) }),
  response: z.object({ objects: z.array(wishedObject) }),
})

const people = z.object({ people: z.array(filledPerson) })

const listed = (path: string, who: string) =>
  endpoint({
    method: 'GET',
    path: `${base}/${path}/`,
    summary: `The ${who} of the household with their answers so far, in their order.`,
    params: productParams,
    response: people,
  })

const one = (path: string, who: string) =>
  endpoint({
    method: 'GET',
    path: `${base}/${path}/:personKey/`,
    summary: `One ${who} with the answers so far; 404 for somebody of another household.`,
    params: personParams,
    response: filledPerson,
  })

const removed = (path: string, who: string) =>
  endpoint({
    method: 'DELETE',
    path: `${base}/${path}/:personKey/`,
    summary: `Takes one ${who} and what they handed in out of the household.`,
    params: personParams,
    response: done,
  })

const added = (path: string, who: string) =>
  endpoint({
    method: 'POST',
    path: `${base}/${path}/`,
    summary: `Adds one ${who} to the household, at first with few answers or none.`,
    params: productParams,
    body: newPerson,
    response: filledPerson,
  })

const changed = (path: string, who: string) =>
  endpoint({
    method: 'POST',
    path: `${base}/${path}/:personKey/`,
    summary: `Saves answers of one ${who}; 409 with the newer answers when another device was quicker.`,
    params: personParams,
    body: savedPerson,
    response: filledPerson,
  })

export const listProductAdults = listed('adult', 'adults')
export const addProductAdult = added('adult', 'adult')
export const getProductAdult = one('adult', 'adult')
export const saveProductAdult = changed('adult', 'adult')
export const removeProductAdult = removed('adult', 'adult')
export const listProductChildren = listed('child', 'children')
export const addProductChild = added('child', 'child')
export const getProductChild = one('child', 'child')
export const saveProductChild = changed('child', 'child')
export const removeProductChild = removed('child', 'child')

export const getProductNewAdult = endpoint({
  method: 'GET',
  path: `${base}/new-adult/`,
  summary:
    "The questions for one more adult; by a co-applicant's link the own answers with them, and nothing of the others.",
  params: productParams,
  response: getNewAdult.response,
})

export const addProductNewAdult = endpoint({
  method: 'POST',
  path: `${base}/new-adult/`,
  summary: "Adds one more adult; by a co-applicant's link it saves the own person.",
  params: productParams,
  body: newPerson.extend({ version: version.nullable().default(null) }),
  response: filledPerson,
})
