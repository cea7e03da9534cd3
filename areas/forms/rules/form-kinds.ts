// Kinds of forms. Each kind of object has its form; the criteria of a waiting list have their own.

import { z } from 'zod'

export const formKinds = ['apartment', 'parking', 'business', 'sale', 'waitlist_criteria'] as const
export const formKind = z.enum(formKinds)
export type FormKind = (typeof formKinds)[number]

export const formTemplates = ['default', 'lsz'] as const
export type FormTemplate = (typeof formTemplates)[number]

/** True if the form is used to apply; such forms have people and a summary. */
export const isForApplications = (kind: FormKind): boolean => kind !== 'waitlist_criteria'

export interface AppliedFor {
  kind: string
  isForSale: boolean
}

/** Kind of form for several objects together: the most demanding one. */
export function kindForObjects(objects: readonly AppliedFor[]): FormKind {
  const kinds = objects.map(kindOfObject)
  return (['apartment', 'sale', 'business', 'parking'] as const).find((kind) => kinds.includes(kind)) ?? 'apartment'
}

function kindOfObject({ kind, isForSale }: AppliedFor): FormKind {
  if (isForSale) return 'sale'
  if (kind === 'parkingspace') return 'parking'
  return kind === 'craft' ? 'business' : 'apartment'
}
