// User types that are admitted to calls and screens that name none.

import type { UserType } from './permissions.ts'

export const backOffice: readonly UserType[] = ['melon']
