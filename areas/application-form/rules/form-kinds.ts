// What a form is for. Objects of a kind are applied for with its forms; the criteria of a waiting list have a form of their own.

import { z } from 'zod'

export const formKinds = ['apartment', 'parking', 'business', 'sale', 'waitlist_criteria'] as const
export const formKind = z.enum(formKinds)
export type FormKind = (typeof formKinds)[number]

export const formTemplates = ['default', 'lsz'] as const
export type FormTemplate = (typeof formTemplates)[number]

/** Whether people apply with it: then it has people and a summary. */
export const isForApplications = (kind: FormKind): boolean => kind !== 'waitlist_criteria'
