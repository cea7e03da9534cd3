// What a form is for. Objects of a kind are applied for with its forms; the criteria of a waiting list have a form of their own.

import { z } from 'zod'

export const formKinds = ['apartment', 'parking', 'business', 'sale', 'waitlist_criteria'] as const
export const formKind = z.enum(formKinds)
export type FormKind = (typeof formKinds)[number]

export const formTemplates = ['default', 'lsz'] as const
export type FormTemplate = (typeof formTemplates)[number]

/** Whether people apply with it: then it has people and a summary. */
export const isForApplications = (kind: FormKind): boolean => kind !== 'waitlist_criteria'

export interface AppliedFor {
  kind: string
  isForSale: boolean
}

/** Which kind of form asks for these objects together: the one that asks the most. */
export function kindForObjects(objects: readonly AppliedFor[]): FormKind {
  const kinds = objects.map(kindOfObject)
  return (['apartment', 'sale', 'business', 'parking'] as const).find((kind) => kinds.includes(kind)) ?? 'apartment'
}

function kindOfObject({ kind, isForSale }: AppliedFor): FormKind {
  if (isForSale) return 'sale'
  if (kind === 'parkingspace') return 'parking'
  return kind === 'craft' ? 'business' : 'apartment'
}
